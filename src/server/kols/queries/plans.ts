import type { KolListQuery } from '../../../domain/kols/listSchema';
import { largestNumber, paging } from '../../../domain/limits';
import type { Viewer } from '../../context';
import { keptTotal } from '../../db/kolCounts';
import { hasGrams, kolStates, nameColumn, type Reach, statesOf } from './matches';
import { scoreText } from './scores';

/** A statement each connection prepares once; its plan is the same for all values. */
interface Prepared {
  name: string;
  text: string;
  values: unknown[];
}

const fewMatches = 500;

/** A KOL of the page `m` as lists read it, and what that is joined of; visitors are told no scorecards. */
export function entries(viewer: Viewer | null): { entry: string; joined: string } {
  const joined = 'join kol_cards c on c.kol_id = m.kol_id';
  if (!viewer) return { entry: `json_build_object('card', c.card)`, joined };
  return {
    entry: `json_build_object('card', c.card, 'score', ${scoreText})`,
    joined: `${joined} join kol_scores score on score.kol_id = m.kol_id`,
  };
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
  const { entry, joined } = entries(viewer);
  const page = 'order by k.created_at desc, k.kol_id desc limit $2::int offset $3::int';
  return `
  with counted as materialized (${keptTotal} = any($1::text[])),
  m as (
    (select k.kol_id, k.created_at from kol_facets k
      where (select total from counted) <= ${fewMatches} and k.status = any($1::text[]) ${page})
    union all
    (select k.kol_id, k.created_at from kol_facets k
      where (select total from counted) > ${fewMatches} and k.status <> all($4::text[]) ${page})
  )
  select (select total from counted) as total, (
    select coalesce(json_agg(${entry} order by m.created_at desc, m.kol_id desc), '[]'::json)
    from m ${joined}) as data`;
}

/** The newest of those whose name has the text, with their number. */
export function newestByName(name: string, viewer: Viewer | null, query: KolListQuery): Prepared {
  const bound = query.count === 'none' ? fewMatches + 1 : (countBound(query) ?? largestNumber);
  const column = nameColumn(viewer);
  return {
    name: `kols_by_${column}_${viewer ? 'signed' : 'anybody'}`,
    text: byName(`k.${column}`, viewer),
    values: [name, statesOf(viewer, query), bound, query.size, (query.page - 1) * query.size],
  };
}

// Few matches are sorted; many, of which a page soon has enough, are met from the newest on.
function byName(column: string, viewer: Viewer | null): string {
  const { entry, joined } = entries(viewer);
  const bearing = `k.status = any($2::text[]) and strpos(${column}, (select name from asked)) <> 0`;
  return `
  with asked as materialized (select normalise_text($1) as name),
  found as materialized (select k.kol_id, k.created_at from kol_facets k
    where ${bearing} and search_grams(${column}) @> (select search_grams(name) from asked) limit $3::bigint),
  counted as materialized (select count(*) as total from found),
  m as (
    (select kol_id, created_at from found where (select total from counted) < $3::bigint
      order by created_at desc, kol_id desc limit $4::int offset $5::int)
    union all
    (select k.kol_id, k.created_at from kol_facets k where (select total from counted) >= $3::bigint and ${bearing}
      order by k.created_at desc, k.kol_id desc limit $4::int offset $5::int)
  )
  select (select total::int from counted) as total, (
    select coalesce(json_agg(${entry} order by m.created_at desc, m.kol_id desc), '[]'::json)
    from m ${joined}) as data`;
}

/** The newest within a reach, with their number. */
export function newestByReach(reach: Reach, viewer: Viewer | null, query: KolListQuery): Prepared {
  const { network, sector, least, most, states } = reach;
  const bound = query.count === 'none' ? fewMatches + 1 : countBound(query);
  const page = [query.size, (query.page - 1) * query.size];
  const name = `kols_by_reach_${viewer ? 'signed' : 'anybody'}`;
  return { name, text: byReach(viewer), values: [network, sector, least, most, states, bound, ...page] };
}

const inReach = `k.social_type = $1 and k.sector_id = $2::uuid and k.below < $3 and k.state = any($5::smallint[])`;
const newestPage = 'order by k.created_at desc, k.kol_id desc limit $7::int offset $8::int';

// The count, made first, says whether to sort few matches or to walk from the newest. `+ 0` keeps the walk from being
// planned as a search by followers.
function byReach(viewer: Viewer | null): string {
  const { entry, joined } = entries(viewer);
  return `
  with counted as materialized (select count(*)::int as total from (
    select 1 from kol_reach k where ${inReach} and k.followers between $3 and $4 limit $6::int) bounded),
  m as (
    (select k.kol_id, k.created_at from kol_reach k where (select total from counted) <= ${fewMatches}
      and ${inReach} and k.followers between $3 and $4 ${newestPage})
    union all
    (select k.kol_id, k.created_at from kol_reach k where (select total from counted) > ${fewMatches}
      and ${inReach} and k.followers + 0 between $3 and $4 ${newestPage})
  )
  select (select total from counted) as total, (
    select coalesce(json_agg(${entry} order by m.created_at desc, m.kol_id desc), '[]'::json)
    from m ${joined}) as data`;
}
