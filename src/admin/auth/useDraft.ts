import { useState } from 'react';

const drafts = new Map<string, string>();

/**
 * A text that survives the change of language and of page, which mount the forms anew; gone with the page load.
 * Never for passwords or codes. `given` wins over what was typed, `fallback` fills an empty field.
 */
export function useDraft(name: string, given?: string | null, fallback = ''): [string, (value: string) => void] {
  const [value, setValue] = useState(() => given || (drafts.get(name) ?? fallback));
  const change = (next: string) => {
    drafts.set(name, next);
    setValue(next);
  };
  return [value, change];
}

/** Whoever signs in leaves nothing typed to the next person. */
export function forgetDrafts(): void {
  drafts.clear();
}
