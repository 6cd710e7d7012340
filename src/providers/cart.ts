import { type CartEntry, readEntries } from '../domain/cart/entries';
import type { ErrorCode } from '../domain/errors';
import { cartLimit } from '../domain/limits';

const storageKey = 'kols-cart';
const listeners = new Set<() => void>();
let known: { text: string | null; entries: readonly CartEntry[] } = { text: null, entries: [] };
/** What could not be stored: the cart then lasts as long as the page. */
let unstored: readonly CartEntry[] | null = null;

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The chosen KOLs, the same array until they change, whichever tab changed them. */
export function getCart(): readonly CartEntry[] {
  if (unstored) return unstored;
  const text = storedText();
  if (text !== known.text) known = { text, entries: readEntries(text) };
  return known.entries;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function heard(event: StorageEvent): void {
  // No key: everything was cleared.
  if (event.key === storageKey || event.key === null) tell();
}

/** Calls the listener whenever this or another tab changes the cart. */
export function subscribeCart(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', heard);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', heard);
  };
}

function keep(entries: readonly CartEntry[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(entries));
    unstored = null;
  } catch {
    unstored = entries;
  }
  tell();
}

/** Puts a KOL into the cart; the refusal where it is there already, or where no more fit (spec 2 §5). */
export function addToCart({ id, stage_name, avatar, code }: CartEntry): ErrorCode | null {
  const cart = getCart();
  if (cart.some((entry) => entry.id === id)) return 'kols_added';
  if (cart.length >= cartLimit) return 'cart_is_full';
  keep([...cart, { id, stage_name, avatar, code }]);
  return null;
}

/** Takes these KOLs out of the cart. */
export function removeFromCart(ids: readonly string[]): void {
  keep(getCart().filter(({ id }) => !ids.includes(id)));
}

/** Puts KOLs that were taken out back where they stood, beside what came since. */
export function returnToCart(removed: readonly { entry: CartEntry; position: number }[]): void {
  const cart = [...getCart()];
  for (const { entry, position } of removed) {
    if (cart.length < cartLimit && !cart.some(({ id }) => id === entry.id)) cart.splice(position, 0, entry);
  }
  keep(cart);
}
