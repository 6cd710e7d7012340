import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import { lazy } from 'react';
import type { Language } from '../../domain/languages/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'languages',
  list: lazy(() =>
    withWords(['languages'], import('./LanguageList')).then((module) => ({ default: module.LanguageList })),
  ),
  create: lazy(() =>
    withWords(['languages'], import('./LanguageCreate')).then((module) => ({ default: module.LanguageCreate })),
  ),
  edit: lazy(() =>
    withWords(['languages'], import('./LanguageEdit')).then((module) => ({ default: module.LanguageEdit })),
  ),
  icon: LanguageIcon,
  recordRepresentation: ({ language }: Language) => language,
};
