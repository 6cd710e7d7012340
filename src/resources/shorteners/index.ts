import LinkIcon from '@mui/icons-material/LinkOutlined';
import { lazy } from 'react';
import type { Shortener } from '../../domain/shorteners/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'shorteners',
  list: lazy(() =>
    withWords(['shorteners'], import('./list/ShortenerList')).then((module) => ({ default: module.ShortenerList })),
  ),
  show: lazy(() =>
    withWords(['shorteners'], import('./detail/ShortenerShow')).then((module) => ({ default: module.ShortenerShow })),
  ),
  icon: LinkIcon,
  recordRepresentation: ({ label, slug }: Shortener) => label ?? `/s/${slug}`,
};
