import type { KolCategory, PublicKol } from '../kols/types';
import type { Network } from '../networks';

/** From how many followers on a network on the site's list can be narrowed. */
export const followerSteps = [10_000, 100_000, 500_000, 1_000_000] as const;

/** What the list of the site is asked for, as its address says; empty where it is not. */
export interface AskedKols {
  q: string;
  sector: string;
  network: Network | '';
  /** At least so many followers; 0 = any. */
  size: number;
  page: number;
}

/** The site's list: a page of KOLs, how many there are, and the sectors they can be narrowed to. */
export interface FoundKols {
  asked: AskedKols;
  kols: PublicKol[];
  total: number;
  /** Whether the total is the planner's, near the truth. */
  estimated: boolean;
  pages: number;
  sectors: Pick<KolCategory, 'id' | 'name'>[];
}

/** The query that asks for this, without `?`; what is not asked is left out. */
export function queryOfKols({ q, sector, network, size, page }: AskedKols): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (sector) query.set('sector', sector);
  if (network) query.set('network', network);
  if (size) query.set('size', String(size));
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
