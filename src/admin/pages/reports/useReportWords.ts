import { useTranslate } from 'react-admin';
import { builtInFor } from '../../../domain/languages/rules';
import en from '../../../domain/locales/en/reportDocument.json';
import type { Translate } from '../../../domain/locales/translator';
import { translatorOf } from '../../../domain/locales/translator';
import vi from '../../../domain/locales/vi/reportDocument.json';
import { useLanguage } from '../../../ui/plain/language';

const documents = { vi: translatorOf({ reportDocument: vi }), en: translatorOf({ reportDocument: en }) };

/** The words of the console, and those a report has in every form of it: they come with this page alone. */
export function useReportWords(): Translate {
  const translate = useTranslate();
  const language = useLanguage();
  const ofDocument = documents[builtInFor(language)];
  return (key, values) => (key.startsWith('reportDocument.') ? ofDocument(key, values) : translate(key, values));
}
