import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './connection';
import { arrayOf } from './list';

/** How many KOLs have a status, kept and not counted; the states follow. */
export const keptTotal = 'select coalesce(sum(change), 0)::int as total from kol_counts where status';

/** How many KOLs have one of these states of kol_facets. */
export function keptTotalOf(states: readonly string[]): SQL {
  return sql`${sql.raw(keptTotal)} = any(${arrayOf(states, 'text')})`;
}

/**
 * What lists of KOLs read: `stamp` is the same only while it is the same, so that within one snapshot it tells whether
 * what was counted earlier still holds; and how many `kols` there are.
 */
export const stampOfKols =
  'select coalesce(sum(stamp), 0)::text as stamp, coalesce(sum(change), 0)::int as kols from kol_counts';

/** Puts the changes of these counts together, so that there is one for each state. */
export async function foldKolCounts(db: Db): Promise<void> {
  await db.execute(sql`with gone as (delete from kol_counts returning status, change)
    insert into kol_counts (status, change) select status, sum(change) from gone group by status`);
}
