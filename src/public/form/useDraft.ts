import { useEffect, useState } from 'react';
import { draftDays } from '../../domain/limits';

interface Draft<Form> {
  form: Form;
  /** The step it was left at, from 0. */
  at: number;
}

/** What was entered in a form on this device, kept with every change; asleep until the page has come to life. */
export function useDraft<Form extends Record<string, string>>(key: string, empty: Form) {
  const [draft, setDraft] = useState<Draft<Form>>({ form: empty, at: 0 });
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const found = read(key, empty);
    if (found) setDraft(found);
    setAwake(true);
  }, [key, empty]);
  const change = (next: Draft<Form>) => {
    setDraft(next);
    write(key, { ...next, kept: Date.now() });
  };
  return { draft, isAwake, change, drop: () => write(key, null) };
}

function read<Form extends Record<string, string>>(key: string, empty: Form): Draft<Form> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!stored || Date.now() - stored.kept > draftDays * 86_400_000) return null;
    const entries = Object.keys(empty).map((name) => [name, String(stored.form?.[name] ?? '')]);
    return { form: Object.fromEntries(entries) as Form, at: Number(stored.at) || 0 };
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
