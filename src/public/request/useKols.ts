import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CartEntry } from '../../domain/cart/entries';
import { cartLimit } from '../../domain/limits';
import { getCart, subscribeCart } from '../../providers/cart';
import { call } from '../answer';

const none: readonly CartEntry[] = [];

interface Chosen {
  kols: readonly CartEntry[];
  /** Ids of those among them that can be asked for no more. */
  gone: ReadonlySet<string>;
  /** Notes that these cannot. */
  miss: (ids: readonly string[]) => void;
}

/** The KOLs in the cart, whichever page or tab changes it; asks whether each can still be asked for. */
export function useKols(address: string): Chosen {
  const kols = useSyncExternalStore(subscribeCart, getCart, () => none);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const ids = kols.map(({ id }) => id).join(',');
  useEffect(() => {
    let isStale = false;
    void missingOf(address, ids ? ids.split(',') : []).then((missing) => {
      if (!isStale && missing) setGone(new Set(missing));
    });
    return () => {
      isStale = true;
    };
  }, [address, ids]);
  return { kols, gone, miss: (missing) => setGone((known) => new Set([...known, ...missing])) };
}

/** Those of the ids the server names no KOL for; null where it did not answer: it checks again what is sent. */
async function missingOf(address: string, ids: readonly string[]): Promise<string[] | null> {
  if (ids.length === 0) return [];
  const query = new URLSearchParams([['size', String(cartLimit)], ...ids.map((id) => ['ids', id])]);
  const answer = await call<{ data: { id: string }[] }>(`${address}?${query}`);
  if (answer.is !== 'answered') return null;
  const known = new Set(answer.data.data.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
