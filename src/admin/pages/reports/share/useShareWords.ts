import { builtInFor } from '../../../../domain/languages/rules';
import en from '../../../../domain/locales/en/reportShare.json';
import { type Translate, translatorOf } from '../../../../domain/locales/translator';
import vi from '../../../../domain/locales/vi/reportShare.json';
import { useLanguage } from '../../../../ui/plain/language';
import { useReportWords } from '../useReportWords';

const own = { vi: translatorOf({ reportShare: vi }), en: translatorOf({ reportShare: en }) };

/** The words of the report, and those of freezing and sharing it: they come with their drawer alone. */
export function useShareWords(): Translate {
  const translate = useReportWords();
  const say = own[builtInFor(useLanguage())];
  return (key, values) => (key.startsWith('reportShare.') ? say(key, values) : translate(key, values));
}
