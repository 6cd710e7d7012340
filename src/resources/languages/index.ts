import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import type { Language } from '../../domain/languages/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'languages',
  list: late(() =>
    withWords(['languages'], import('./LanguageList')).then((module) => ({ default: module.LanguageList })),
  ),
  create: late(() =>
    withWords(['languages'], import('./LanguageCreate')).then((module) => ({ default: module.LanguageCreate })),
  ),
  edit: late(() =>
    withWords(['languages'], import('./LanguageEdit')).then((module) => ({ default: module.LanguageEdit })),
  ),
  icon: LanguageIcon,
  recordRepresentation: ({ language }: Language) => language,
};
