import LinkIcon from '@mui/icons-material/LinkOutlined';
import type { Shortener } from '../../domain/shorteners/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'shorteners',
  list: late(() =>
    withWords(['shorteners'], import('./list/ShortenerList')).then((module) => ({ default: module.ShortenerList })),
  ),
  show: late(() =>
    withWords(['shorteners'], import('./detail/ShortenerShow')).then((module) => ({ default: module.ShortenerShow })),
  ),
  icon: LinkIcon,
  recordRepresentation: ({ label, slug }: Shortener) => label ?? `/s/${slug}`,
};
