import { type SQL, sql } from 'drizzle-orm';
import type { KolListQuery } from '../../../domain/kols/listSchema';
import type { KolListItem } from '../../../domain/kols/types';
import { paging } from '../../../domain/limits';
import type { ListQuery, Page } from '../../../domain/lists';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { keptTotalOf, stampOfKols } from '../../db/kolCounts';
import { estimatedRows, type PageAsText, selectRows } from '../../db/list';
import { selectPrepared } from '../../db/prepared';
import { rememberedByDatabase } from '../../remembered';
import { type Beside, foreseen, matchesOf, nameOf, ofFacets, reachOf, statesOf, withScores } from './matches';
import {
  countBound,
  entries,
  isOfStates,
  listOf,
  nameAlone,
  newestByName,
  newestByReach,
  newestOfStates,
} from './plans';
import { ofScores, scoreKey } from './scores';
import { type Foreknown, filterKey, isShorterWalk, totalKey, totalsOf } from './totals';
import { mostWithin, withinOf } from './within';

/** A page of KOLs, as the text of a JSON list; `total` null = not counted, counted up to the bound asked for. */
interface Found {
  data: string;
  total: number | null;
  /** What the total holds by, where it was counted. */
  stamp?: string | null;
  kols?: number;
}

/** Totals that are estimates anyway need not be made anew for every page. */
const estimatesOf = rememberedByDatabase<number>(60_000, 1_000);
/** Which filters left too many to be gathered need not be found out anew either. */
const tooManyOf = rememberedByDatabase<true>(60_000, 1_000);

/**
 * KOLs the viewer may see, filtered and sorted; filters on withheld fields are ignored for reduced viewers, and names
 * they are not told are neither searched nor sorted by, nor what our own work costs.
 * What a scorecard does not know is last both ways.
 * One statement finds the page and its total; `count=none` leaves the total out.
 */
export async function findKols(db: Db, viewer: Viewer | null, query: KolListQuery): Promise<Page<KolListItem>> {
  const { data, ...page } = await findKolsAsText(db, viewer, query);
  return { ...page, data: JSON.parse(data) as KolListItem[] };
}

/** The same as the database made it, for who is shown all of it. */
export async function findKolsAsText(db: Db, viewer: Viewer | null, query: KolListQuery): Promise<PageAsText> {
  const { page, size, count } = query;
  const estimates = estimatesOf(db);
  const key = filterKey(viewer, query);
  const known = count ? undefined : estimates.get(key);
  if (known) {
    const [found] = await rowsOf(db, viewer, { ...query, count: 'none' }, 'many');
    return { data: found?.data ?? '[]', page, size, total: known, estimated: true };
  }
  const { data, total } = await search(db, viewer, query);
  if (count === 'none' || total === null) return { data, page, size };
  const isExact = count === 'exact' || total <= paging.exactCount || isOfStates(viewer, query);
  if (isExact) return { data, page, size, total };
  const { from, where } = matchesOf(viewer, query, null, foreseen);
  const estimate = Math.max(total, await estimatedRows(db, sql`select 1 from ${from} where ${where}`));
  estimates.set(key, estimate);
  return { data, page, size, total: estimate, estimated: true };
}

async function search(db: Db, viewer: Viewer | null, query: KolListQuery): Promise<Found> {
  const key = totalKey(viewer, query);
  const [found] = await rowsOf(db, viewer, query, key === undefined ? undefined : totalsOf(db).get(key));
  if (!found) return { data: '[]', total: null };
  const { total, stamp, kols } = found;
  if (key !== undefined && total !== null && stamp && kols !== undefined) totalsOf(db).set(key, { stamp, total, kols });
  return found;
}

/** `known` is the total told the last time; the database tells whether it holds. */
async function rowsOf(db: Db, viewer: Viewer | null, query: KolListQuery, known: Foreknown): Promise<Found[]> {
  const reach = reachOf(viewer, query);
  const name = nameAlone(viewer, query);
  const newestFirst = !query.sort || query.sort === 'DATEDESC';
  const isPlain = !ofFacets(viewer, query) && !ofScores(viewer, query);
  const inReach = reach && newestFirst && isPlain && newestByReach(reach, viewer, query, known);
  const inStates = newestFirst && isOfStates(viewer, query) && newestOfStates(viewer, query);
  const prepared = inReach || inStates || (name && newestFirst && newestByName(name, viewer, query, known));
  if (prepared) return selectPrepared<Found>(db, prepared.name, prepared.text, prepared.values);
  const within = !reach && orderOf(viewer, query).beside !== 'name' && withinOf(viewer, query);
  const key = filterKey(viewer, query);
  if (within && !tooManyOf(db).get(key) && !isShorterWalk(known, query)) {
    const rows = await selectRows<Found & { too_many: boolean }>(db, few(viewer, query, within));
    if (!rows[0]?.too_many) return rows;
    tooManyOf(db).set(key, true);
  }
  return selectRows<Found>(db, query.stage_name ? once(viewer, query) : twice(viewer, query, known));
}

/** Page and count of those within reach, unless there are too many of them. */
function few(viewer: Viewer | null, query: KolListQuery, within: SQL): SQL {
  const { key, again, beside } = orderOf(viewer, query);
  const all = { from: sql`within k`, where: sql`(select count(*) from within) <= ${mostWithin}` };
  const { from, where } = withScores(viewer, query, beside, all);
  return sql`with within as materialized (${within}),
    found as materialized (select distinct k.kol_id, ${key} as key from ${from} where ${where}),
    m as (select * from found m order by ${sql.raw(again)} limit ${query.size} offset ${(query.page - 1) * query.size})
    select (select count(*) from within) > ${mostWithin} as too_many, (${cardsOf(viewer, query)}) as data,
      (select count(*)::int from found) as total, kept.stamp, kept.kols from (${sql.raw(stampOfKols)}) kept`;
}

/** Page and count each by the plan that suits it: for filters that leave many. */
function twice(viewer: Viewer | null, query: KolListQuery, known: Foreknown): SQL {
  const { key, order, beside } = orderOf(viewer, query);
  const { from, where } = matchesOf(viewer, query, beside);
  const offset = (query.page - 1) * query.size;
  const bound = countBound(query);
  // Beyond the last match there is nothing to walk to.
  const isBeyond = sql`(select total <= ${offset} and ${bound === null ? sql`true` : sql`total < ${bound}`} from counted)`;
  return sql`with kept as materialized (${sql.raw(stampOfKols)}),
    counted as materialized (select ${totalOf(viewer, query, known)} as total from kept),
    m as (select k.kol_id, ${key} as key from ${from} where ${isBeyond} is not true and ${where}
      order by ${order} limit ${query.size} offset ${offset})
    select (${cardsOf(viewer, query)}) as data, counted.total, kept.stamp, kept.kols from kept, counted`;
}

function totalOf(viewer: Viewer | null, query: KolListQuery, known: Foreknown): SQL {
  if (query.count === 'none') return sql`null::int`;
  if (isOfStates(viewer, query)) return sql`(${keptTotalOf(statesOf(viewer, query))})`;
  const counted = sql`(${countOf(viewer, query)})`;
  return known && known !== 'many'
    ? sql`case when kept.stamp = ${known.stamp} then ${known.total}::int else ${counted} end`
    : counted;
}

function countOf(viewer: Viewer | null, query: KolListQuery): SQL {
  const { from, where } = matchesOf(viewer, query);
  return sql`select count(*)::int from (select 1 from ${from} where ${where} limit ${countBound(query)}) counted`;
}

/** Page and count from one pass: a text is dear to look up and leaves few. */
function once(viewer: Viewer | null, query: KolListQuery): SQL {
  const { key, order, beside } = orderOf(viewer, query);
  const { from, where } = matchesOf(viewer, query, beside);
  const offset = (query.page - 1) * query.size;
  const bound = countBound(query);
  return sql`with found as materialized (select k.kol_id, ${key} as key from ${from} where ${where}
      order by ${order} limit ${bound === null ? null : Math.max(bound, offset + query.size)}),
    m as (select * from found limit ${query.size} offset ${offset})
    select (${cardsOf(viewer, query)}) as data, (select count(*)::int from found) as total`;
}

/** How a list is ordered: by what of its matches, and which way; the id breaks ties. */
export interface Order {
  key: SQL;
  order: SQL;
  /** The same order of the page `m`, as text of a statement. */
  again: string;
  ascending: boolean;
  beside: Beside;
}

/** The order a query asks for, as far as this viewer may; the newest first where it asks for none. */
export function orderOf(viewer: Viewer | null, { sort }: Pick<ListQuery, 'sort'>): Order {
  const byName = sort?.startsWith('NAME') === true;
  const score = scoreKey(viewer, sort);
  const key = score ?? (byName ? nameOf(viewer) : sql`k.created_at`);
  const isKept = score !== undefined || byName || sort?.startsWith('DATE') === true;
  const ascending = isKept && sort?.endsWith('ASC') === true;
  const ways = `${ascending ? 'asc' : 'desc'}${score ? ' nulls last' : ''}`;
  const way = sql.raw(ways);
  return {
    key,
    order: sql`${key} ${way}, k.kol_id ${way}`,
    again: `m.key ${ways}, m.kol_id ${ways}`,
    ascending,
    beside: score ? 'score' : byName ? 'name' : null,
  };
}

/** The cards and scorecards of the page `m`, as the text of one JSON list. */
function cardsOf(viewer: Viewer | null, query: KolListQuery): SQL {
  const { entry, joined } = entries(viewer);
  const { again } = orderOf(viewer, query);
  return sql.raw(`select ${listOf(entry, again)} from m ${joined}`);
}
