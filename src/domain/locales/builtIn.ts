import type { BuiltInLanguage } from '../languages/rules';
import { catalogues } from '.';
import type { Catalogue } from './catalogue';

/** A built-in word in the languages it is shipped in: both, but for plural forms only one of them has. */
export type BuiltInWord = Partial<Record<BuiltInLanguage, string>>;

function* flat(node: Catalogue, prefix = ''): Generator<[string, string]> {
  for (const [name, value] of Object.entries(node)) {
    const key = prefix + name;
    if (typeof value === 'string') yield [key, value];
    else yield* flat(value, `${key}.`);
  }
}

function collected(): Map<string, BuiltInWord> {
  const words = new Map<string, BuiltInWord>([...flat(catalogues.vi)].map(([key, word]) => [key, { vi: word }]));
  for (const [key, word] of flat(catalogues.en)) words.set(key, { ...words.get(key), en: word });
  return words;
}

/** Every word of the console by its dotted key. */
export const builtInWords: ReadonlyMap<string, BuiltInWord> = collected();
