import { firstLanguage } from '../domain/languages/prefix';
import { builtInLanguages, defaultLanguage, languageTag } from '../domain/languages/rules';
import type { Language } from '../domain/languages/types';

/** A language people may choose; without an id it is one the product itself brings, the server not having said yet. */
export type Choice = Pick<Language, 'code' | 'language'> & { id?: string };

const storageKey = 'lang';
const names: Record<(typeof builtInLanguages)[number], string> = { vi: 'Tiếng Việt', en: 'English' };
const listeners = new Set<() => void>();
let current = firstLanguage(localStorage.getItem(storageKey), window.location.pathname);
let choices: readonly Choice[] = builtInLanguages.map((code) => ({ code, language: names[code] }));
let isTold = false;

function tell(): void {
  for (const listener of listeners) listener();
}

export function getLocale(): string {
  return current;
}

/** The languages people may choose, the default one first. */
export function getChoices(): readonly Choice[] {
  return choices;
}

export function mayChoose(code: string): boolean {
  return choices.some((choice) => choice.code === code);
}

/** Keeps the chosen language and tells everyone who draws words; no page load is needed. */
export function setLocale(code: string): void {
  // Before the server has told its languages any might be one of them.
  if (!languageTag.test(code) || (isTold && !mayChoose(code))) return;
  localStorage.setItem(storageKey, code);
  if (code === current) return;
  current = code;
  tell();
}

/** Takes the languages that are enabled; whoever reads one that is not any more reads the default one. */
export function setChoices(enabled: readonly Choice[]): void {
  isTold = true;
  choices = enabled;
  if (!mayChoose(current)) {
    current = defaultLanguage;
    localStorage.setItem(storageKey, current);
  }
  tell();
}

export function subscribeLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
