import type { KolListQuery } from '../../../domain/kols/listSchema';
import type { Viewer } from '../../context';
import { rememberedByDatabase } from '../../remembered';
import { visibleStates } from './matches';
import { ofScores } from './scores';

/** A total as it was counted: it holds for as long as `stampOfKols` has the same stamp. */
export interface KnownTotal {
  stamp: string;
  total: number;
  /** How many KOLs there were. */
  kols: number;
}

/** What is known of a total before it is asked for: that, or only that it is beyond `paging.exactCount`. */
export type Foreknown = KnownTotal | 'many' | undefined;

/** Letters of a key that is kept: filters may name thousands of records, which are soon counted. */
const longestKey = 1_000;

/** Who turns pages or sorts anew asks for the same total again. */
export const totalsOf = rememberedByDatabase<KnownTotal>(600_000, 2_000);

/** The same for all who are shown the same of the same filters. */
export function filterKey(
  viewer: Viewer | null,
  { page: _page, size: _size, sort: _sort, count: _count, ...filters }: KolListQuery,
): string {
  return JSON.stringify([visibleStates(viewer), viewer?.kolId, filters]);
}

/**
 * Under which a total is kept; undefined where it is not counted, where many records are named, or where more than facets
 * of KOLs decide: scorecards, and what an import wrote.
 */
export function totalKey(viewer: Viewer | null, query: KolListQuery): string | undefined {
  if (query.count === 'none' || query.import_ids || ofScores(viewer, query)) return undefined;
  const key = `${query.count ?? 'bounded'} ${filterKey(viewer, query)}`;
  return key.length <= longestKey ? key : undefined;
}

/**
 * Whether walking all KOLs in order until a page is full meets fewer of them than looking up each match would; `byName`
 * of plans says the same in SQL.
 */
export function isShorterWalk(known: Foreknown, { page, size }: KolListQuery): boolean {
  return known === 'many' || (known !== undefined && known.total ** 2 > page * size * known.kols);
}
