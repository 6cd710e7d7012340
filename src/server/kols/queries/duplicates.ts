import { sql } from 'drizzle-orm';
import type { LikelyDuplicate } from '../../../domain/kols/types';
import type { Db } from '../../db/connection';
import { pictureUrl, selectRows } from '../../db/list';

/** A KOL to look for: its names and the canonical addresses of its accounts; `id` where it is stored itself. */
export interface Candidate {
  id: string | null;
  names: string[];
  birthdate: string | null;
  urls: string[];
}

/** How alike names must be, from 0 to 1 by the three-letter parts they share, to be near-same on one birthday. */
const alike = 0.5;
const shown = 10;

// One column each: with both in one condition there is nothing to join by, and each candidate meets every KOL.
const sameName = (column: 'un_stage_name' | 'un_fullname') =>
  sql`select n.place, k.id, 'name', 3 from named n join kols k on k.${sql.raw(column)} = n.name
        where n.birthdate is null or k.birthdate is null`;

/**
 * For each candidate the KOLs that are likely the same: an account of both; near-same names, accents aside, and one
 * birthday; or the same name where a birthday is unknown. By place in the list, the surest first, at most ten each.
 */
export async function findDuplicates(
  db: Db,
  candidates: readonly Candidate[],
): Promise<Map<number, LikelyDuplicate[]>> {
  const asked = JSON.stringify(candidates.map((candidate, place) => ({ ...candidate, place })));
  const rows = await selectRows<LikelyDuplicate & { place: number }>(
    db,
    sql`with asked as materialized (
      select a.place, a.id, a.birthdate, a.urls, array(select normalise_text(name) from unnest(a.names) name) as names
      from jsonb_to_recordset(${asked}::jsonb) as a(place int, id uuid, birthdate date, urls text[], names text[])
    ), named as materialized (
      select distinct a.place, a.birthdate, name from asked a cross join unnest(a.names) name
    ), signs as (
      select a.place, s.kol_id, 'social' as sign, 1 as rank from asked a join socials s on s.is_linked and s.url = any(a.urls)
      union
      select n.place, k.id, 'name_and_birthdate', 2 from named n join kols k on k.birthdate = n.birthdate
        where similarity(n.name, k.un_stage_name) >= ${alike} or similarity(n.name, k.un_fullname) >= ${alike}
      union
      ${sameName('un_stage_name')}
      union
      ${sameName('un_fullname')}
    ), found as (
      select g.place, g.kol_id, json_agg(g.sign order by g.rank) as why, min(g.rank) as rank from signs g
        join asked a on a.place = g.place where g.kol_id is distinct from a.id group by g.place, g.kol_id
    ), placed as (
      select f.place, f.kol_id, f.why, row_number() over (partition by f.place order by f.rank, k.created_at desc, k.id) as number
      from found f join kols k on k.id = f.kol_id and k.deleted_at is null
    )
    select p.place, p.why, json_build_object('id', k.id, 'code', k.code, 'stage_name', k.stage_name, 'fullname', k.fullname,
      'birthdate', k.birthdate, 'avatar', ${pictureUrl(sql`k.avatar_file_id`)}, 'status', k.status) as kol
    from placed p join kols k on k.id = p.kol_id where p.number <= ${shown} order by p.place, p.number`,
  );
  const found = new Map<number, LikelyDuplicate[]>();
  for (const { place, kol, why } of rows) found.set(place, [...(found.get(place) ?? []), { kol, why }]);
  return found;
}

/** Two candidates that are likely the same, by their places in the list: the later one, and an earlier one. */
interface LikelyPair {
  place: number;
  other: number;
  sign: 'name_and_birthdate' | 'name';
}

/**
 * Which of the candidates are likely the same as each other, by the names and birthdays of `findDuplicates`: of each at
 * most so many, the surest first. Of many with one name each is told to be the same as the first.
 */
export function findDuplicatesAmong(db: Db, candidates: readonly Candidate[], most: number): Promise<LikelyPair[]> {
  const asked = JSON.stringify(candidates.map(({ names, birthdate }, place) => ({ place, names, birthdate })));
  return selectRows<LikelyPair>(
    db,
    sql`with asked as materialized (
      select a.place, a.birthdate, array(select normalise_text(name) from unnest(a.names) name) as names
      from jsonb_to_recordset(${asked}::jsonb) as a(place int, birthdate date, names text[])
    ), named as materialized (
      select place, birthdate, name, min(place) over (partition by name) as first
      from (select distinct a.place, a.birthdate, name from asked a cross join unnest(a.names) name) each_name
    ), signs as (
      select b.place, a.place as other, 'name_and_birthdate' as sign from asked a
        join asked b on b.birthdate = a.birthdate and b.place > a.place
        where exists (select from unnest(a.names) x cross join unnest(b.names) y where similarity(x, y) >= ${alike})
      union
      select n.place, f.place, 'name' from named n
        join named f on f.name = n.name and f.place = n.first
        where n.place > n.first and (n.birthdate is null or f.birthdate is null)
    ), numbered as (
      select place, other, sign, row_number() over (partition by place order by sign desc, other) as number from signs
    )
    select place, other, sign from numbered where number <= ${most} order by place, number`,
  );
}
