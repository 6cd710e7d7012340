import type { KolListQuery } from '../../../domain/kols/listSchema';
import { largestNumber, paging } from '../../../domain/limits';
import type { Viewer } from '../../context';
import { hasGrams, nameColumn, type Reach, visibleStates } from './matches';
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

/** The text asked for where nothing else is asked. */
export function nameAlone(viewer: Viewer | null, query: KolListQuery): string | undefined {
  const { page: _page, size: _size, sort: _sort, count: _count, stage_name: name, ...others } = query;
  if (!name || !hasGrams(name) || viewer?.type === 'kol') return undefined;
  return Object.values(others).every((value) => value === undefined) ? name : undefined;
}

/** The newest of those whose name has the text, with their number. */
export function newestByName(name: string, viewer: Viewer | null, query: KolListQuery): Prepared {
  const bound = query.count === 'none' ? fewMatches + 1 : (countBound(query) ?? largestNumber);
  const column = nameColumn(viewer);
  return {
    name: `kols_by_${column}_${viewer ? 'signed' : 'anybody'}`,
    text: byName(`k.${column}`, viewer),
    values: [name, visibleStates(viewer), bound, query.size, (query.page - 1) * query.size],
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
  const { network, sector, least, most, hidden } = reach;
  const bound = query.count === 'none' ? fewMatches + 1 : countBound(query);
  const page = [query.size, (query.page - 1) * query.size];
  const name = `kols_by_reach_${viewer ? 'signed' : 'anybody'}`;
  return { name, text: byReach(viewer), values: [network, sector, least, most, hidden, bound, ...page] };
}

const inReach = `k.social_type = $1 and k.sector_id = $2::uuid and k.below < $3 and k.hidden <= $5`;
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
