import { sql } from 'drizzle-orm';
import type { Instant } from '../../../domain/units';
import type { Db } from '../../db/connection';
import { isoInstant } from '../../db/fragments';
import { keptTotalOf } from '../../db/kolCounts';
import { selectRows } from '../../db/list';
import { kolVisible, visibleStates } from './matches';

/** A KOL whose page anybody may find, and when it was last written. */
export interface ListedKol {
  id: string;
  updated_at: Instant;
}

const shown = kolVisible(null, sql`k.kol_id`);

/** How many KOLs anybody may find. */
export async function countListedKols(db: Db): Promise<number> {
  const [row] = await selectRows<{ total: number }>(db, keptTotalOf(visibleStates(null)));
  return row?.total ?? 0;
}

/** At most so many of them in the order of their ids: those after one, or from a place on. */
export function findListedKols(
  db: Db,
  from: { after: string } | { place: number },
  most: number,
): Promise<ListedKol[]> {
  const [beyond, skip] = 'after' in from ? [sql`k.kol_id > ${from.after}::uuid`, 0] : [sql`true`, from.place];
  return selectRows<ListedKol>(
    db,
    sql`select k.kol_id as id, ${isoInstant(sql`kols.updated_at`)} as updated_at
    from (select k.kol_id from kol_facets k where ${shown} and ${beyond} order by k.kol_id limit ${most} offset ${skip}) k
    join kols on kols.id = k.kol_id order by k.kol_id`,
  );
}
