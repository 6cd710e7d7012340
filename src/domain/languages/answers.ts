import type { Language } from './types';

/** What the calls of languages answer. */
export interface LanguageAnswers {
  languages: Language;
  languageDetail: Language;
  languageCreate: Language;
  languageUpdate: Language;
  languageStatus: Language;
}
