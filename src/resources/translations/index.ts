import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import type { Keyword } from '../../domain/translations/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'translations',
  list: late(() =>
    withWords(['translations', 'conflict'], import('./TranslationList')).then((module) => ({
      default: module.TranslationList,
    })),
  ),
  icon: TranslateIcon,
  recordRepresentation: ({ key }: Keyword) => key,
};
