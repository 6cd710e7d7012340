import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './connection';
import { arrayOf } from './list';

/** How many KOLs have a status, kept and not counted; the states follow. */
export const keptTotal = 'select coalesce(sum(change), 0)::int as total from kol_counts where status';

/** How many KOLs have one of these states of kol_facets. */
export function keptTotalOf(states: readonly string[]): SQL {
  return sql`${sql.raw(keptTotal)} = any(${arrayOf(states, 'text')})`;
}

/** Puts the changes of these counts together, so that there is one for each state. */
export async function foldKolCounts(db: Db): Promise<void> {
  await db.execute(sql`with gone as (delete from kol_counts returning status, change)
    insert into kol_counts (status, change) select status, sum(change) from gone group by status`);
}
