/** The language everything exists in: never switched off (spec 1 §1). */
export const defaultLanguage = 'vi';

/** How a language's code is written: `ja`, `zh-TW`. No page's path begins like this. */
export const languageTag = /^[a-z]{2}(-[A-Z]{2})?$/;

/** Languages the product ships its words in, the second one being what missing words fall back to first. */
export const builtInLanguages = ['vi', 'en'] as const;
export type BuiltInLanguage = (typeof builtInLanguages)[number];

/** Whether the product ships this language: it keeps its code and is never deleted. */
export function isBuiltInLanguage(code: string): code is BuiltInLanguage {
  return (builtInLanguages as readonly string[]).includes(code);
}

/** The built-in language whose words the product itself says to a reader of this one: the first of its fallbacks. */
export function builtInFor(code: string): BuiltInLanguage {
  return code === defaultLanguage ? defaultLanguage : 'en';
}

/** Where a word is looked for: the language itself, then English, then Vietnamese (spec 2 §7). */
export function fallbacksOf(code: string): string[] {
  return [...new Set([code, 'en', defaultLanguage])];
}

const firstIndicator = 0x1f1e6;

/** The flag of a country by its two letters, in whatever case (spec 1 §3 Language). */
export function flagOf(country: string): string {
  const places = [...country.toUpperCase()].map((letter) => letter.charCodeAt(0) - 'A'.charCodeAt(0));
  return String.fromCodePoint(...places.map((place) => firstIndicator + place));
}

/** The flag a typed text means: two letters are those of a country, anything else is as it was typed. */
export function flagTyped(text: string): string {
  const typed = text.trim();
  return /^[a-z]{2}$/i.test(typed) ? flagOf(typed) : typed;
}
