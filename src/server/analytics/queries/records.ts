import { type SQL, sql } from 'drizzle-orm';
import { type Period, periodBefore } from '../../../domain/analytics/period';
import type { CountTotals, SectorCount } from '../../../domain/analytics/types';
import type { Db } from '../../db/connection';
import { createdIn } from '../../db/fragments';
import { allOf, arrayOf, selectRows } from '../../db/list';

/** Records of one kind as their list finds them, and where their sectors stand. */
export interface Listed {
  from: SQL;
  where: SQL;
  id: SQL;
  created_at: SQL;
  /** The table that links them to sectors, and its column. */
  links: { table: SQL; key: SQL };
  /** Whether one has any of the sectors in an array. */
  ofSectors: (ids: SQL) => SQL;
}

const until = (listed: Listed, { end_date }: Period) =>
  sql`select ${listed.id} as id, ${listed.created_at} as created_at from ${listed.from}
    where ${allOf(listed.where, createdIn(listed.created_at, { created_to: end_date }))}`;

/** How many were there at the end of a period, and how many of them came in it and in as many days before. */
export async function countTotals(db: Db, listed: Listed, period: Period): Promise<CountTotals> {
  const before = periodBefore(period);
  const cameIn = (days: Period) =>
    createdIn(sql`created_at`, { created_from: days.start_date, created_to: days.end_date });
  const [row] = await selectRows<CountTotals>(
    db,
    sql`select count(*) as total, count(*) filter (where ${cameIn(period)}) as added,
      count(*) filter (where ${cameIn(before)}) as before from (${until(listed, period)}) record`,
  );
  return row ?? { total: 0, added: 0, before: 0 };
}

/** How many were there of each sector at the end of a period, and how many of none; the most first. */
export function countBySector(db: Db, listed: Listed, period: Period): Promise<SectorCount[]> {
  const { table, key } = listed.links;
  return selectRows<SectorCount>(
    db,
    sql`with counted as (
      select link.sector_id, count(*) as count from (${until(listed, period)}) record
        left join ${table} link on link.${key} = record.id group by link.sector_id)
    select ${sectorOrNull}, counted.count from counted left join sectors sector on sector.id = counted.sector_id
      order by sector.id is null, counted.count desc, sector.position`,
  );
}

/** How many of those there at the end of a period have any of these sectors, each counted once. */
export async function countOfSectors(db: Db, listed: Listed, period: Period, ids: readonly string[]): Promise<number> {
  const created = createdIn(listed.created_at, { created_to: period.end_date });
  const ofAny = listed.ofSectors(arrayOf(ids, 'uuid'));
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`select count(*) as count from ${listed.from} where ${allOf(listed.where, created, ofAny)}`,
  );
  return row?.count ?? 0;
}

/** Sector `sector` beside what is counted of it; null where there is none. */
export const sectorOrNull: SQL = sql`case when sector.id is not null then
  json_build_object('id', sector.id, 'name', sector.name, 'un_name', sector.un_name) end as sector`;
