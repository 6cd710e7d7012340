import { builtInLanguages } from '../../domain/languages/rules';
import type { Language } from '../../domain/languages/types';
import { builtInWords } from '../../domain/locales/builtIn';
import type { Keyword, Translation, TranslationProgress } from '../../domain/translations/types';
import type { StoredKeyword, WrittenWord } from './queries';

/**
 * Keywords as they are shown: in the order of the languages, and wherever no word was written with the one that counts
 * from a `former` key or else the built-in one.
 */
export function presentKeywords(
  stored: readonly StoredKeyword[],
  languages: readonly Language[],
  former: readonly WrittenWord[],
): Keyword[] {
  return stored.map(shownIn(languages, former));
}

/** One keyword as it is shown among others. */
export function presentKeyword(
  stored: StoredKeyword,
  languages: readonly Language[],
  former: readonly WrittenWord[],
): Keyword {
  return shownIn(languages, former)(stored);
}

function shownIn(languages: readonly Language[], former: readonly WrittenWord[]): (stored: StoredKeyword) => Keyword {
  const builtIn = builtInLanguages.flatMap((code) => {
    const language = languages.find((one) => one.code === code);
    return language ? [{ code, language_id: language.id }] : [];
  });
  const place = new Map(languages.map(({ id }, index) => [id, index]));
  const byLanguage = (a: Translation, b: Translation) =>
    (place.get(a.language_id) ?? 0) - (place.get(b.language_id) ?? 0);
  return ({ id, key, version, translations }) => {
    const word = builtInWords.get(key);
    const passedOn = languages.flatMap(({ id, code }) =>
      former
        .filter((one) => one.key === key && one.code === code)
        .map(({ text }) => ({ language_id: id, translation: text })),
    );
    const shipped = builtIn.flatMap(({ code, language_id }) => {
      const translation = word?.[code];
      return translation === undefined ? [] : [{ language_id, translation }];
    });
    const shown: Translation[] = [...translations];
    for (const { language_id, translation } of [...passedOn, ...shipped]) {
      if (shown.some((one) => one.language_id === language_id)) continue;
      shown.push({ translateId: null, language_id, translation, version: null });
    }
    return {
      id,
      key,
      version,
      built_in: word !== undefined,
      translations: shown.sort(byLanguage),
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
