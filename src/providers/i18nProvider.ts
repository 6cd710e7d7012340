import { createInstance } from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider } from 'react-admin';
import type { Catalogue } from '../domain/locales/catalogue';
import { type Locale, setLocale } from './locale';

const names: { locale: Locale; name: string }[] = [
  { locale: 'vi', name: 'Tiếng Việt' },
  { locale: 'en', name: 'English' },
];

/** react-admin's words in one language; changing it remounts the router with another catalogue. */
export async function createI18nProvider(locale: Locale, catalogue: Catalogue): Promise<I18nProvider> {
  const options = {
    lng: locale,
    fallbackLng: false as const,
    resources: { [locale]: { translation: catalogue } },
    interpolation: { escapeValue: false },
  };
  const provider = await getI18nProvider(createInstance(), options, names);
  return { ...provider, changeLocale: async (chosen) => setLocale(chosen) };
}
