import { type ListSetup, parseSetup } from './savedViews';
import { getAccount } from './session';

const listeners = new Set<() => void>();
const read = new Map<string, { text: string | null; setup: ListSetup }>();

// By person: others who sign in on the device have their own, and theirs are there again.
const keyOf = (list: string) => `list-setup:${getAccount()?.me.id ?? ''}:${list}`;

/** What the signed-in person keeps of a list; the same object until it changes. */
export function getListSetup(list: string): ListSetup {
  const key = keyOf(list);
  const text = localStorage.getItem(key);
  const known = read.get(key);
  if (known && known.text === text) return known.setup;
  const setup = parseSetup(text);
  read.set(key, { text, setup });
  return setup;
}

export function setListSetup(list: string, change: Partial<ListSetup>): void {
  localStorage.setItem(keyOf(list), JSON.stringify({ ...getListSetup(list), ...change }));
  for (const listener of listeners) listener();
}

export function subscribeListSetups(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
