import { createHash } from 'node:crypto';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import { builtInWords } from '../../domain/locales/builtIn';
import { normalise } from '../../domain/text';

const searchable = [...builtInWords].map(([key, { vi = '', en = '' }]) => ({
  key,
  vi: normalise(vi),
  en: normalise(en),
}));

export const builtInKeys: readonly string[] = [...builtInWords.keys()];

/** Changes when another release knows other keys. */
export const builtInMark = createHash('sha256').update(builtInKeys.join('\n')).digest('base64url').slice(0, 8);

/** Keys whose built-in word in a language contains the text, without regard to case and accents. */
export function builtInKeysContaining(text: string, language: BuiltInLanguage): string[] {
  const wanted = normalise(text);
  return searchable.filter((word) => word[language].includes(wanted)).map(({ key }) => key);
}
