import { useSyncExternalStore } from 'react';
import type { CartEntry } from '../../domain/cart/entries';
import { getCart, subscribeCart } from '../../providers/cart';

/** The chosen KOLs, drawn anew when this or another tab changes them. */
export function useCart(): readonly CartEntry[] {
  return useSyncExternalStore(subscribeCart, getCart);
}

/** Whether the KOL is among them; drawn anew only when that changes. */
export function useIsChosen(kolId: string): boolean {
  return useSyncExternalStore(subscribeCart, () => getCart().some(({ id }) => id === kolId));
}
