import { isBuiltInLanguage } from '../../domain/languages/rules';
import { builtInWords } from '../../domain/locales/builtIn';
import type { Db } from '../db/connection';
import { fillsIn } from './guards';
import { findWordsUnder, type WrittenWord } from './queries';

const other = '_other';

// What the product has no longer, but forms of the plural of instead.
const formerKeys: readonly string[] = [...builtInWords.keys()]
  .filter((key) => key.endsWith(other))
  .map((key) => key.slice(0, -other.length))
  .filter((key) => !builtInWords.has(key));

const isFormer = new Set(formerKeys);

/**
 * What words written under a key the product has no longer count for: its forms of the plural, as far as the language has
 * them. A form's own word goes before. Forms call the number `count` that many keys called `total`; a word that asks for
 * anything else the form does not know counts for none.
 */
export function formsOfFormer(words: readonly WrittenWord[]): WrittenWord[] {
  return words
    .filter(({ key }) => isFormer.has(key))
    .flatMap(({ key, code, text }) =>
      [`${key}_one`, `${key}${other}`].flatMap((form) => {
        const built = builtInWords.get(form);
        if (!built || (isBuiltInLanguage(code) && built[code] === undefined)) return [];
        const fitting = [text, text.replace(/\{\{\s*total\s*\}\}/g, '{{count}}')].find((one) => fillsIn(form, one));
        return fitting === undefined ? [] : [{ key: form, code, text: fitting }];
      }),
    );
}

/** The words forms of the plural have from the keys they were before. */
export async function findFormerWords(db: Db): Promise<WrittenWord[]> {
  return formsOfFormer(await findWordsUnder(db, formerKeys));
}
