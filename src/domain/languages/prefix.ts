import { defaultLanguage, languageTag } from './rules';

/** A path's language prefix, null where there is none, and the path without it: `/en/kols` → en, `/kols` (spec 1 §2). */
export function splitPrefix(path: string): { prefix: string | null; path: string } {
  const first = path.split('/')[1] ?? '';
  if (!languageTag.test(first)) return { prefix: null, path };
  return { prefix: first, path: path.slice(first.length + 1) || '/' };
}

/** What stands before every path in a language: `/en`, nothing in the default one. */
export function prefixOf(language: string): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/** The same page's path in another language. */
export function withPrefix(path: string, language: string): string {
  return prefixOf(language) + splitPrefix(path).path;
}

/** The language to begin with: the stored one, else that of the path, else the default (spec 1 §2). */
export function firstLanguage(stored: string | null, path: string): string {
  if (stored && languageTag.test(stored)) return stored;
  return splitPrefix(path).prefix ?? defaultLanguage;
}
