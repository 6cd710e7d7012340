import type { KolListQuery } from '../../../domain/kols/listSchema';
import { largestNumber, paging } from '../../../domain/limits';
import type { Viewer } from '../../context';
import { keptTotal, stampOfKols } from '../../db/kolCounts';
import { hasGrams, kolStates, nameColumn, type Reach, statesOf } from './matches';
import { scoreText } from './scores';
import type { Foreknown } from './totals';

/** A statement each connection prepares once; its plan is the same for all values. */
interface Prepared {
  name: string;
  text: string;
  values: unknown[];
}

const fewMatches = 500;

/**
 * Value `n` in a way the planner cannot look into. PostgreSQL plans a prepared statement anew at each call for as long as
 * knowing its values seems worth it, which a limit always does; planning takes longer than any of these statements.
 */
const given = (n: number, type: string) => `(select $${n}::${type})`;
/** The newest of a page whose size and start are values `n` and the one after it. */
const newestPage = (n: number) =>
  `order by created_at desc, kol_id desc limit ${given(n, 'int')} offset ${given(n + 1, 'int')}`;

/** The row a table has of a KOL of the page `m`: looked up, where a join of tables so small would read all of one. */
const rowOf = (table: string, name: string) =>
  `cross join lateral (select * from ${table} where ${table}.kol_id = m.kol_id limit 1) ${name}`;

/**
 * The JSON text of a KOL of the page `m` as lists read it, and what that is joined of; visitors are told no scorecards.
 * Texts are put together as they are: a card is an object, and taking it apart to add a field takes longer than the rest.
 */
export function entries(viewer: Viewer | null): { entry: string; joined: string } {
  const joined = rowOf('kol_cards', 'c');
  if (!viewer) return { entry: 'c.card::text', joined };
  return {
    entry: `'{"score":' || coalesce((${scoreText})::text, 'null') || ',' || substr(c.card::text, 2)`,
    joined: `${joined} ${rowOf('kol_scores', 'score')}`,
  };
}

/** Entries put together as the text of one JSON list. */
export const listOf = (entry: string, order: string) =>
  `'[' || coalesce(string_agg(${entry}, ',' order by ${order}), '') || ']'`;

/** The total of a plan, and what tells whether it holds the next time. */
const totalAndStamp =
  '(select total from counted) as total, (select stamp from kept) as stamp, (select kols from kept) as kols';

/** The cards and scorecards of the page `m`, as the text of one JSON list, and what is `told` beside them. */
function answerOf(viewer: Viewer | null, told: string): string {
  const { entry, joined } = entries(viewer);
  return `select ${told}, (select ${listOf(entry, 'm.created_at desc, m.kol_id desc')} from m ${joined}) as data`;
}

/** How far matches are counted; null = all of them. */
export function countBound({ count }: KolListQuery): number | null {
  if (count === 'exact') return null;
  return count === 'none' ? 0 : paging.exactCount + 1;
}

/** The text asked for where nothing but a status is asked besides. */
export function nameAlone(viewer: Viewer | null, { stage_name: name, ...query }: KolListQuery): string | undefined {
  return name && hasGrams(name) && isOfStates(viewer, query) ? name : undefined;
}

/** Whether nothing but a status is asked for, by somebody who may see all that have it. */
export function isOfStates(viewer: Viewer | null, query: KolListQuery): boolean {
  const { page: _page, size: _size, sort: _sort, count: _count, status: _status, ...others } = query;
  return viewer?.type !== 'kol' && Object.values(others).every((value) => value === undefined);
}

/** The newest of some states, with their number. */
export function newestOfStates(viewer: Viewer | null, query: KolListQuery): Prepared {
  const name = `kols_of_states_${viewer ? 'signed' : 'anybody'}`;
  const states = statesOf(viewer, query);
  const rest = kolStates.filter((state) => !states.includes(state));
  const values = [states, query.size, (query.page - 1) * query.size, rest];
  return { name, text: ofStates(viewer), values };
}

// The number says whether to sort few or to walk from the newest, leaving out the rest.
function ofStates(viewer: Viewer | null): string {
  return `
  with counted as materialized (${keptTotal} = any(${given(1, 'text[]')}::text[])),
  m as (
    (select k.kol_id, k.created_at from kol_facets k
      where (select total from counted) <= ${fewMatches} and k.status = any(${given(1, 'text[]')}::text[])
      ${newestPage(2)})
    union all
    (select k.kol_id, k.created_at from kol_facets k
      where (select total from counted) > ${fewMatches} and k.status <> all(${given(4, 'text[]')}::text[])
      ${newestPage(2)})
  )
  ${answerOf(viewer, '(select total from counted) as total')}`;
}

/** The total told before with its stamp, as values `n` and the one after it, or what `counting` counts. */
const knownOr = (n: number, counting: string) =>
  `case when (select stamp from kept) = ${given(n, 'text')} then ${given(n + 1, 'int')} else (${counting}) end`;

/** Its stamp and number, where it is known. */
const valuesOf = (known: Foreknown) => (known === 'many' ? [null, null] : [known?.stamp, known?.total]);

/** The newest of those whose name has the text, with their number. */
export function newestByName(name: string, viewer: Viewer | null, query: KolListQuery, known: Foreknown): Prepared {
  const asked = query.count === 'none' ? fewMatches + 1 : (countBound(query) ?? largestNumber);
  // Of many none is looked up: there are more than that.
  const bound = known === 'many' ? 0 : asked;
  const column = nameColumn(viewer);
  return {
    name: `kols_by_${column}_${viewer ? 'signed' : 'anybody'}`,
    text: byName(`k.${column}`, viewer),
    values: [name, statesOf(viewer, query), bound, query.size, (query.page - 1) * query.size, ...valuesOf(known)],
  };
}

// Few matches are sorted; many, of which a page soon has enough, are met from the newest on. Of a total that is known all
// matches are looked up only where that is less than walking until the page is full.
function byName(column: string, viewer: Viewer | null): string {
  const bearing = `k.status = any(${given(2, 'text[]')}::text[]) and strpos(${column}, (select name from asked)) <> 0`;
  const bound = given(3, 'bigint');
  const isKnown = `stamp = ${given(6, 'text')} and total::float * total > (${given(4, 'int')} + ${given(5, 'int')})::float * kols`;
  return `
  with asked as materialized (select normalise_text($1) as name),
  kept as materialized (${stampOfKols}),
  found as materialized (select k.kol_id, k.created_at from kol_facets k
    where ${bearing} and search_grams(${column}) @> (select search_grams(name) from asked) limit ${bound}),
  counted as materialized (select ${knownOr(6, 'select count(*)::int from found')} as total),
  way as materialized (select total >= ${bound} or coalesce(${isKnown}, false) as walks from counted, kept),
  m as (
    (select kol_id, created_at from found where not (select walks from way) ${newestPage(4)})
    union all
    (select k.kol_id, k.created_at from kol_facets k where (select walks from way) and ${bearing}
      ${newestPage(4)})
  )
  ${answerOf(viewer, totalAndStamp)}`;
}

/** The newest within a reach, with their number. */
export function newestByReach(reach: Reach, viewer: Viewer | null, query: KolListQuery, known: Foreknown): Prepared {
  const { network, sector, least, most, states } = reach;
  const bound = query.count === 'none' ? fewMatches + 1 : countBound(query);
  const page = [query.size, (query.page - 1) * query.size];
  const name = `kols_by_reach_${viewer ? 'signed' : 'anybody'}`;
  const values = [network, sector, least, most, states, bound, ...page, ...valuesOf(known)];
  return { name, text: byReach(viewer), values };
}

const inReach = `k.social_type = $1 and k.sector_id = $2::uuid and k.below < $3 and k.state = any($5::smallint[])`;

// The count, made first, says whether to sort few matches or to walk from the newest. `+ 0` keeps the walk from being
// planned as a search by followers.
function byReach(viewer: Viewer | null): string {
  const counting = `select count(*)::int from (
    select 1 from kol_reach k where ${inReach} and k.followers between $3 and $4 limit $6::int) bounded`;
  return `
  with kept as materialized (${stampOfKols}),
  counted as materialized (select ${knownOr(9, counting)} as total),
  m as (
    (select k.kol_id, k.created_at from kol_reach k where (select total from counted) <= ${fewMatches}
      and ${inReach} and k.followers between $3 and $4 ${newestPage(7)})
    union all
    (select k.kol_id, k.created_at from kol_reach k where (select total from counted) > ${fewMatches}
      and ${inReach} and k.followers + 0 between $3 and $4 ${newestPage(7)})
  )
  ${answerOf(viewer, totalAndStamp)}`;
}
