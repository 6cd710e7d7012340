import { useState } from 'react';
import type { KolListItem } from '../../../domain/kols/types';
import { idLimit } from '../../../domain/limits';
import { useRead } from '../data/useRead';

export interface ChosenFigures {
  /** The KOL as lists have it; undefined while it is not known, or where it is gone. */
  of: (id: string) => KolListItem | undefined;
  /** Remembers a KOL that is about to be chosen: its figures are there before they are read. */
  note: (kol: KolListItem) => void;
  /** Some are still on their way. */
  isReading: boolean;
  /** Why some of them could not be read; null where all are known, or on their way. */
  error: unknown;
  retry: () => void;
}

/** What lists know of chosen KOLs: a cart and a draft keep no more than their names. */
export function useChosenFigures(chosen: readonly string[]): ChosenFigures {
  const [noted, setNoted] = useState<ReadonlyMap<string, KolListItem>>(new Map());
  // In one order: to be moved within the choice is nothing to read anew.
  const ids = [...chosen].sort().slice(0, idLimit);
  const enabled = ids.length > 0;
  const query = { ids, size: ids.length, count: 'none' };
  const {
    data = [],
    isFetching,
    error,
    refetch,
  } = useRead<KolListItem[]>('kolList', { query }, { enabled, staleTime: 60_000 });
  const of = (id: string) => data.find((kol) => kol.id === id) ?? noted.get(id);
  const isPartial = ids.some((id) => !of(id));
  return {
    of,
    note: (kol) => setNoted((before) => new Map(before).set(kol.id, kol)),
    isReading: isFetching && isPartial,
    error: !isFetching && isPartial ? error : null,
    retry: () => void refetch(),
  };
}
