import { useTranslate } from 'react-admin';
import { builtInFor } from '../../../domain/languages/rules';
import en from '../../../domain/locales/en/reportMails.json';
import type { Translate } from '../../../domain/locales/translator';
import { translatorOf } from '../../../domain/locales/translator';
import vi from '../../../domain/locales/vi/reportMails.json';
import { useLanguage } from '../../../ui/plain/language';

const mails = { vi: translatorOf({ reportMails: vi }), en: translatorOf({ reportMails: en }) };

/** The words of the console, and those of the mails of a campaign, which come with their drawer alone. */
export function useMailWords(): Translate {
  const translate = useTranslate();
  const ofMails = mails[builtInFor(useLanguage())];
  return (key, values) => (key.startsWith('reportMails.') ? ofMails(key, values) : translate(key, values));
}
