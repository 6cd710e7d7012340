import type { TranslationProgress } from './types';

/** Names of the values a word leaves open: `{{total}}`. */
function placeholdersOf(word: string): string[] {
  return [...word.matchAll(/\{\{[\s-]*(\w+)/g)].map(([, name = '']) => name);
}

/** Whether a translation asks for no value its originals do not have. */
export function hasKnownPlaceholders(translation: string, originals: readonly string[]): boolean {
  const known = new Set(originals.flatMap(placeholdersOf));
  return placeholdersOf(translation).every((name) => known.has(name));
}

/** The keys a dotted key lies under: `a.b.c` → `a`, `a.b`. */
export function parentsOf(key: string): string[] {
  const parts = key.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** Percent of the keywords that have a word in a language, to one decimal, never rounded up to 100; null if unknown. */
export function shareOf({ total, languages }: TranslationProgress, languageId: string): number | null {
  const language = languages.find(({ id }) => id === languageId);
  if (!language || total === 0) return null;
  return Math.floor((language.translated / total) * 1000) / 10;
}
