import { builtInLanguages } from '../../domain/languages/rules';
import type { Language } from '../../domain/languages/types';
import { builtInWords } from '../../domain/locales/builtIn';
import type { Keyword, Translation, TranslationProgress } from '../../domain/translations/types';
import type { StoredKeyword } from './queries';

/** Keywords as they are shown: in the order of the languages, with the built-in word wherever none was written. */
export function presentKeywords(stored: readonly StoredKeyword[], languages: readonly Language[]): Keyword[] {
  return stored.map(shownIn(languages));
}

/** One keyword as it is shown among others. */
export function presentKeyword(stored: StoredKeyword, languages: readonly Language[]): Keyword {
  return shownIn(languages)(stored);
}

function shownIn(languages: readonly Language[]): (stored: StoredKeyword) => Keyword {
  const builtIn = builtInLanguages.flatMap((code) => {
    const language = languages.find((one) => one.code === code);
    return language ? [{ code, language_id: language.id }] : [];
  });
  const place = new Map(languages.map(({ id }, index) => [id, index]));
  const byLanguage = (a: Translation, b: Translation) =>
    (place.get(a.language_id) ?? 0) - (place.get(b.language_id) ?? 0);
  return ({ id, key, version, translations }) => {
    const word = builtInWords.get(key);
    const shipped = builtIn.flatMap(({ code, language_id }) => {
      const translation = word?.[code];
      const isReplaced = translations.some((one) => one.language_id === language_id);
      return translation === undefined || isReplaced
        ? []
        : [{ translateId: null, language_id, translation, version: null }];
    });
    return {
      id,
      key,
      version,
      built_in: word !== undefined,
      translations: [...translations, ...shipped].sort(byLanguage),
    };
  };
}

/** How far each language is, of `total` keywords; `lacking` counts those without a word, by id of the language. */
export function presentProgress(
  languages: readonly Language[],
  total: number,
  areas: string[],
  lacking: ReadonlyMap<string, number>,
): TranslationProgress {
  return {
    total,
    areas,
    languages: languages.map(({ id, code, language, flag, enable }) => ({
      id,
      code,
      language,
      flag,
      enable,
      translated: total - (lacking.get(id) ?? 0),
    })),
  };
}
