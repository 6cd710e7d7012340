import { type SQL, sql } from 'drizzle-orm';
import type { KolListQuery } from '../../../domain/kols/schema';
import type { KolListItem } from '../../../domain/kols/types';
import { paging } from '../../../domain/limits';
import type { Page } from '../../../domain/lists';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { estimatedRows, selectRows } from '../../db/list';
import { selectPrepared } from '../../db/prepared';
import { rememberedByDatabase } from '../../remembered';
import { foreseen, matchesOf, nameOf, ofFacets, reachOf, visibleStates } from './matches';
import { countBound, nameAlone, newestByName, newestByReach } from './plans';

/** A page of cards; `total` null = not counted, counted up to the bound asked for. */
interface Found {
  data: KolListItem[];
  total: number | null;
}

/** Totals that are estimates anyway need not be made anew for every page. */
const estimatesOf = rememberedByDatabase<number>(60_000, 1_000);

/**
 * KOLs the viewer may see, filtered and sorted; filters on withheld fields are ignored for reduced viewers, and names
 * they are not told are neither searched nor sorted by.
 * One statement finds the page and its total; `count=none` leaves the total out.
 */
export async function findKols(db: Db, viewer: Viewer | null, query: KolListQuery): Promise<Page<KolListItem>> {
  const { page, size, sort: _sort, count, ...filters } = query;
  const estimates = estimatesOf(db);
  const key = JSON.stringify([visibleStates(viewer), viewer?.kolId, filters]);
  const known = count ? undefined : estimates.get(key);
  const { data, total } = await search(db, viewer, known ? { ...query, count: 'none' } : query);
  if (known) return { data, page, size, total: known, estimated: true };
  if (count === 'none' || total === null) return { data, page, size };
  if (count === 'exact' || total <= paging.exactCount) return { data, page, size, total };
  const { from, where } = matchesOf(viewer, query, false, foreseen);
  const estimate = Math.max(total, await estimatedRows(db, sql`select 1 from ${from} where ${where}`));
  estimates.set(key, estimate);
  return { data, page, size, total: estimate, estimated: true };
}

async function search(db: Db, viewer: Viewer | null, query: KolListQuery): Promise<Found> {
  const rows = await rowsOf(db, viewer, query);
  return rows[0] ?? { data: [], total: null };
}

function rowsOf(db: Db, viewer: Viewer | null, query: KolListQuery): Promise<Found[]> {
  const reach = reachOf(viewer, query);
  const name = nameAlone(viewer, query);
  const newestFirst = !query.sort || query.sort === 'DATEDESC';
  const inReach = reach && newestFirst && !ofFacets(viewer, query) && newestByReach(reach, query);
  const prepared = inReach || (name && newestFirst && newestByName(name, viewer, query));
  if (prepared) return selectPrepared<Found>(db, prepared.name, prepared.text, prepared.values);
  return selectRows<Found>(db, query.stage_name ? once(viewer, query) : twice(viewer, query));
}

/** Page and count each by the plan that suits it: for filters that leave many. */
function twice(viewer: Viewer | null, query: KolListQuery): SQL {
  const { key, order, byName } = orderOf(viewer, query);
  const { from, where } = matchesOf(viewer, query, byName);
  const counted = sql`select count(*)::int from (select 1 from ${from} where ${where} limit ${countBound(query)}) counted`;
  return sql`with m as (select k.kol_id, ${key} as key from ${from} where ${where}
      order by ${order} limit ${query.size} offset ${(query.page - 1) * query.size})
    select (${cardsOf(viewer, query)}) as data, ${query.count === 'none' ? sql`null` : sql`(${counted})`} as total`;
}

/** Page and count from one pass: a text is dear to look up and leaves few. */
function once(viewer: Viewer | null, query: KolListQuery): SQL {
  const { key, order, byName } = orderOf(viewer, query);
  const { from, where } = matchesOf(viewer, query, byName);
  const offset = (query.page - 1) * query.size;
  const bound = countBound(query);
  return sql`with found as materialized (select k.kol_id, ${key} as key from ${from} where ${where}
      order by ${order} limit ${bound === null ? null : Math.max(bound, offset + query.size)}),
    m as (select * from found limit ${query.size} offset ${offset})
    select (${cardsOf(viewer, query)}) as data, (select count(*)::int from found) as total`;
}

/** How a list is ordered: by what of `k`, and which way; the id breaks ties. */
export function orderOf(viewer: Viewer | null, { sort }: Pick<KolListQuery, 'sort'>) {
  const byName = sort?.startsWith('NAME') === true;
  const key = byName ? nameOf(viewer) : sql`k.created_at`;
  const direction = sort?.endsWith('ASC') ? sql`asc` : sql`desc`;
  return { key, order: sql`${key} ${direction}, k.kol_id ${direction}`, direction, byName };
}

/** The cards of the page `m`, as one JSON list. */
function cardsOf(viewer: Viewer | null, query: KolListQuery): SQL {
  const { direction } = orderOf(viewer, query);
  return sql`select coalesce(json_agg(c.card order by m.key ${direction}, m.kol_id ${direction}), '[]'::json)
    from m join kol_cards c on c.kol_id = m.kol_id`;
}
