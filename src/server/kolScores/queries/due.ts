import { sql } from 'drizzle-orm';
import { startOfDay } from '../../../domain/dates';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';

/** KOLs whose score was last computed before a day (`YYYY-MM-DD`) began, and those whose never was. */
export async function findUnscored(db: Db, day: string): Promise<string[]> {
  const rows = await selectRows<{ kol_id: string }>(
    db,
    sql`select s.kol_id from kol_scores s join kols k on k.id = s.kol_id and k.deleted_at is null
      where s.computed_at is null or s.computed_at < ${startOfDay(day).toISOString()} order by s.kol_id`,
  );
  return rows.map(({ kol_id }) => kol_id);
}

/** The KOLs of campaigns. */
export async function findKolsOf(db: Db, campaignIds: readonly string[]): Promise<string[]> {
  const rows = await selectRows<{ kol_id: string }>(
    db,
    sql`select distinct kol_id from sows where campaign_id = any(${arrayOf(campaignIds, 'uuid')}) order by kol_id`,
  );
  return rows.map(({ kol_id }) => kol_id);
}

/** Keeps KOLs for the caller until its transaction ends, in the order everybody does. */
export async function lockKols(db: Db, ids: readonly string[]): Promise<void> {
  await db.execute(sql`select from kols where id = any(${arrayOf(ids, 'uuid')}) order by id for no key update`);
}
