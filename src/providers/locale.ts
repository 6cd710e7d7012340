/** Languages with a built-in catalogue; the first is the default and has no path prefix (spec 1 §2). */
export const locales = ['vi', 'en'] as const;
export type Locale = (typeof locales)[number];
const defaultLocale: Locale = locales[0];

const storageKey = 'lang';
const listeners = new Set<() => void>();
let current: Locale = stored() ?? splitPrefix(window.location.pathname).locale;

function stored(): Locale | null {
  const value = localStorage.getItem(storageKey);
  return locales.find((locale) => locale === value) ?? null;
}

export function getLocale(): Locale {
  return current;
}

/** Keeps the chosen language and tells everyone who draws words; no page load is needed. */
export function setLocale(locale: string): void {
  const known = locales.find((entry) => entry === locale);
  if (!known) return;
  localStorage.setItem(storageKey, known);
  if (known === current) return;
  current = known;
  for (const listener of listeners) listener();
}

export function subscribeLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `/en` for English, nothing for the default language: the router's basename. */
export function prefixOf(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** Takes the language prefix off a path: `/en/kols` → en and `/kols`. */
function splitPrefix(path: string): { locale: Locale; path: string } {
  const first = path.split('/')[1];
  const locale = locales.find((entry) => entry === first);
  if (!locale) return { locale: defaultLocale, path };
  return { locale, path: path.slice(locale.length + 1) || '/' };
}

/** The same page's path under another language. */
export function withPrefix(path: string, locale: Locale): string {
  return `${prefixOf(locale)}${splitPrefix(path).path}`;
}
