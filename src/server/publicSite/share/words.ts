import type { BuiltInLanguage } from '../../../domain/languages/rules';
import enCommon from '../../../domain/locales/en/common.json';
import enSite from '../../../domain/locales/en/publicSite.json';
import { type Translate, translatorOf } from '../../../domain/locales/translator';
import viCommon from '../../../domain/locales/vi/common.json';
import viSite from '../../../domain/locales/vi/publicSite.json';

/** The words of the site that stand in its pictures. */
export const shareWords: Record<BuiltInLanguage, Translate> = {
  vi: translatorOf({ common: viCommon, publicSite: viSite }),
  en: translatorOf({ common: enCommon, publicSite: enSite }),
};
