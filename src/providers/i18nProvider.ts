import { createInstance, type InitOptions } from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider } from 'react-admin';
import { formatNumber } from '../domain/format';
import { builtInFor } from '../domain/languages/rules';
import type { Catalogue } from '../domain/locales/catalogue';
import { sayMissing } from '../domain/locales/missing';
import { setLocale } from './locale';
import { followPageWords } from './pageWords';

/**
 * react-admin's words in one language; changing it remounts the router with another catalogue. The built-in words are
 * given once more under their own language, as another one may have other forms of the plural.
 */
export async function createI18nProvider(locale: string, words: Catalogue, base: Catalogue): Promise<I18nProvider> {
  const fallback = builtInFor(locale);
  const options: InitOptions = {
    lng: locale,
    fallbackLng: fallback,
    resources: { [fallback]: { translation: base }, [locale]: { translation: words } },
    saveMissing: true,
    // Whoever asks with another text in hand shows that one.
    missingKeyHandler: (_languages, _namespace, key, _fallback, _isUpdate, { defaultValue }) => {
      if (defaultValue === undefined) sayMissing(key);
    },
    // A number in a sentence is written as everywhere on the page.
    interpolation: {
      escapeValue: false,
      alwaysFormat: true,
      format: (value: string | number) => (typeof value === 'number' ? formatNumber(value, locale) : value),
    },
  };
  const instance = createInstance();
  const provider = await getI18nProvider(instance, options, []);
  // Without overwriting: an administrator's words are there already.
  followPageWords(fallback, (more) => void instance.addResourceBundle(fallback, 'translation', more, true, false));
  return { ...provider, changeLocale: async (chosen) => setLocale(chosen) };
}
