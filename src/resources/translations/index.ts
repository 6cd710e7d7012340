import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import { lazy } from 'react';
import type { Keyword } from '../../domain/translations/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'translations',
  list: lazy(() =>
    withWords(['translations', 'conflict'], import('./TranslationList')).then((module) => ({
      default: module.TranslationList,
    })),
  ),
  icon: TranslateIcon,
  recordRepresentation: ({ key }: Keyword) => key,
};
