import { useEffect, useState } from 'react';
import { type BuiltInLanguage, builtInFor } from '../../domain/languages/rules';
import { draftDays } from '../../domain/limits';

/** What was entered in a form so far. */
export interface Draft<Form> {
  form: Form;
  /** In which language it was typed: numbers are read by it. */
  language: BuiltInLanguage;
  /** The step it was left at, from 0. */
  at: number;
}

/** What was entered in a form on this device, kept with every change; asleep until the page has come to life. */
export function useDraft<Form extends Record<string, string>>(key: string, empty: Form, language: BuiltInLanguage) {
  const [draft, setDraft] = useState<Draft<Form>>({ form: empty, language, at: 0 });
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const found = read(key, empty, language);
    if (found) setDraft(found);
    setAwake(true);
  }, [key, empty, language]);
  const change = (next: Draft<Form>) => {
    setDraft(next);
    write(key, { ...next, kept: Date.now() });
  };
  return { draft, isAwake, change, drop: () => write(key, null) };
}

function read<Form extends Record<string, string>>(
  key: string,
  empty: Form,
  language: BuiltInLanguage,
): Draft<Form> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!stored || Date.now() - stored.kept > draftDays * 86_400_000) return null;
    const entries = Object.keys(empty).map((name) => [name, String(stored.form?.[name] ?? '')]);
    const typedIn = builtInFor(String(stored.language ?? language));
    return { form: Object.fromEntries(entries) as Form, language: typedIn, at: Number(stored.at) || 0 };
  } catch {
    return null;
  }
}

// What cannot be stored lasts as long as the page.
function write(key: string, value: object | null): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // The page itself still holds it.
  }
}
