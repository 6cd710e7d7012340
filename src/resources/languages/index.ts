import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import { lazy } from 'react';
import type { Language } from '../../domain/languages/types';

export default {
  name: 'languages',
  list: lazy(() => import('./LanguageList').then((module) => ({ default: module.LanguageList }))),
  create: lazy(() => import('./LanguageCreate').then((module) => ({ default: module.LanguageCreate }))),
  edit: lazy(() => import('./LanguageEdit').then((module) => ({ default: module.LanguageEdit }))),
  icon: LanguageIcon,
  recordRepresentation: ({ language }: Language) => language,
};
