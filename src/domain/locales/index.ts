import type { Catalogue } from './catalogue';
import { en } from './en';
import { en as enOfPages } from './pages/en';
import { vi as viOfPages } from './pages/vi';
import { vi } from './vi';

/** Every built-in word: what the product says before an administrator changes a translation (spec 1 §1). */
export const catalogues: Record<'vi' | 'en', Catalogue> = {
  vi: { ...vi, ...viOfPages },
  en: { ...en, ...enOfPages },
};
