import type { BuiltInLanguage } from '../../../domain/languages/rules';
import { en } from '../../../domain/locales/en';
import enDocument from '../../../domain/locales/en/reportDocument.json';
import { type Translate, translatorOf } from '../../../domain/locales/translator';
import { vi } from '../../../domain/locales/vi';
import viDocument from '../../../domain/locales/vi/reportDocument.json';

/** The words the files of a report are written in. */
export const fileWords: Record<BuiltInLanguage, Translate> = {
  vi: translatorOf({ ...vi, reportDocument: viDocument }),
  en: translatorOf({ ...en, reportDocument: enDocument }),
};
