import type { BuiltInLanguage } from '../domain/languages/rules';
import type { Catalogue } from '../domain/locales/catalogue';
import enCampaigns from '../domain/locales/en/campaigns.json';
import enCommon from '../domain/locales/en/common.json';
import enError from '../domain/locales/en/error.json';
import enSite from '../domain/locales/en/publicSite.json';
import enDocument from '../domain/locales/en/reportDocument.json';
import enReports from '../domain/locales/en/reports.json';
import enSocial from '../domain/locales/en/social.json';
import { type Translate, translatorOf } from '../domain/locales/translator';
import viCampaigns from '../domain/locales/vi/campaigns.json';
import viCommon from '../domain/locales/vi/common.json';
import viError from '../domain/locales/vi/error.json';
import viSite from '../domain/locales/vi/publicSite.json';
import viDocument from '../domain/locales/vi/reportDocument.json';
import viReports from '../domain/locales/vi/reports.json';
import viSocial from '../domain/locales/vi/social.json';

const catalogues: Record<BuiltInLanguage, Catalogue> = {
  vi: {
    ...{ campaigns: viCampaigns, common: viCommon, social: viSocial },
    ...{ publicSite: viSite, reportDocument: viDocument, reports: viReports },
  },
  en: {
    ...{ campaigns: enCampaigns, common: enCommon, social: enSocial },
    ...{ publicSite: enSite, reportDocument: enDocument, reports: enReports },
  },
};

/** The words pages are drawn with; they travel in the page, never as a script. */
export const words: Record<BuiltInLanguage, Translate> = {
  vi: translatorOf(catalogues.vi),
  en: translatorOf(catalogues.en),
};

/** The part of the words an island says, under the keys it has in the whole. */
export function wordsOfIsland(language: BuiltInLanguage, area: 'verify' | 'passcode' | 'featured'): Catalogue {
  const site = { vi: viSite, en: enSite }[language];
  return { publicSite: { [area]: site[area] } };
}

/** What the cart says, and why a KOL cannot be added to it. */
export function wordsOfCart(language: BuiltInLanguage): Catalogue {
  const { site, error } = { vi: { site: viSite, error: viError }, en: { site: enSite, error: enError } }[language];
  const { kols_added, cart_is_full } = error;
  return { publicSite: { cart: site.cart }, error: { kols_added, cart_is_full } };
}

/** Refusals and faults a form of the site may meet. */
const formErrors = [
  ...['field_required', 'invalid_value', 'invalid_date', 'email_is_incorrect', 'phone_number_is_incorrect'],
  ...[
    'text_too_long',
    'end_date_before_start',
    'start_date_in_past',
    'at_least_1',
    'positive_number_required',
    'integer_required',
  ],
  ...['number_unreadable', 'number_unclear', 'number_too_large', 'too_many_files', 'file_too_large'],
  ...[
    'picture_type_invalid',
    'picture_too_large',
    'file_type_invalid',
    'exceeded_upload_limit_for_today',
    'too_many_kols',
    'kol_not_exist',
    'captcha_missing',
  ],
  ...['captcha_failed', 'validation_failed', 'invalid_request', 'request_timeout'],
] as const satisfies (keyof typeof viError)[];

/** What a form says: its own words, those all forms share, and of what can be wrong. */
export function wordsOfForm(language: BuiltInLanguage, area: 'request' | 'contact'): Catalogue {
  const { site, error } = { vi: { site: viSite, error: viError }, en: { site: enSite, error: enError } }[language];
  return {
    publicSite: { forms: site.forms, [area]: site[area] },
    error: Object.fromEntries(formErrors.map((code) => [code, error[code]])),
  };
}
