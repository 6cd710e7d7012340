import { useMemo } from 'react';
import type { BrandOverlap } from '../../../domain/campaigns/overlaps';
import { idLimit } from '../../../domain/limits';
import { useMayCall, useReducedView } from '../access/useAccess';
import { useRead } from '../data/useRead';

export type Overlaps = ReadonlyMap<string, readonly BrandOverlap[]>;

const none: Overlaps = new Map();

/** Which of these KOLs lately worked for a competitor of the brand, by KOL; of nobody where that is not told, or not known yet. */
export function useOverlaps(brandId: string | undefined, kolIds: readonly string[]): Overlaps {
  const reduced = useReducedView();
  const enabled = useMayCall('campaignOverlaps') && !reduced && brandId !== undefined && kolIds.length > 0;
  const ids = [...kolIds].sort().slice(0, idLimit);
  const query = { brand_id: brandId ?? '', ids };
  const { data } = useRead<BrandOverlap[]>('campaignOverlaps', { query }, { enabled, staleTime: 60_000 });
  return useMemo(() => {
    if (!enabled || !data) return none;
    const byKol = new Map<string, BrandOverlap[]>();
    for (const overlap of data) byKol.set(overlap.kol_id, [...(byKol.get(overlap.kol_id) ?? []), overlap]);
    return byKol;
  }, [enabled, data]);
}
