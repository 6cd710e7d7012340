import { eq, getTableColumns, sql } from 'drizzle-orm';
import { type SowField, type SowInput, sowFields } from '../../../domain/campaigns/sowSchema';
import type { Db } from '../../db/connection';
import { campaigns, sows } from '../../db/schema/campaigns';
import { chunksOf } from './chunks';

/** A stored SOW with its own fields. */
export type StoredSow = SowInput & { id: string; kol_id: string; post_count: number; number: number; position: number };

const sowColumns = Object.keys(sowFields) as SowField[];
const sowColumnNames = sql.raw(sowColumns.join(', '));

/** Every SOW of a campaign. */
export function findStoredSows(db: Db, campaignId: string): Promise<(StoredSow & { version: number })[]> {
  const fields = getTableColumns(sows);
  const wanted = Object.fromEntries(sowColumns.map((column) => [column, fields[column]])) as Pick<
    typeof fields,
    SowField
  >;
  return db
    .select({
      id: sows.id,
      kol_id: sows.kol_id,
      number: sows.number,
      position: sows.position,
      version: sows.version,
      ...wanted,
    })
    .from(sows)
    .where(eq(sows.campaign_id, campaignId))
    .orderBy(sows.position, sows.number);
}

/** The highest number a SOW of a campaign ever had, 0 before the first; also of a campaign that is about to be added. */
export async function findLastSowNumber(db: Db, campaignId: string): Promise<number> {
  const rows = await db.select({ last: campaigns.last_sow_number }).from(campaigns).where(eq(campaigns.id, campaignId));
  return rows[0]?.last ?? 0;
}

/** Writes new SOWs of a campaign, whose numbers are given to no other one from then on. */
export async function insertSows(db: Db, campaignId: string, rows: readonly StoredSow[]): Promise<void> {
  if (rows.length === 0) return;
  const last = rows.reduce((most, { number }) => Math.max(most, number), 0);
  await db.execute(
    sql`update campaigns set last_sow_number = greatest(last_sow_number, ${last}) where id = ${campaignId}`,
  );
  for (const some of chunksOf(rows)) {
    await db.execute(sql`insert into sows (id, kol_id, campaign_id, number, position, ${sowColumnNames})
      select id, kol_id, ${campaignId}::uuid, number, position, ${sowColumnNames}
      from json_populate_recordset(null::sows, ${JSON.stringify(some)}::json)`);
  }
}

/** Replaces the fields of stored SOWs, one version further. */
export async function updateSows(db: Db, rows: readonly StoredSow[]): Promise<void> {
  const assignments = sql.raw(['position', ...sowColumns].map((column) => `${column} = given.${column}`).join(', '));
  for (const some of chunksOf(rows)) {
    await db.execute(sql`update sows set ${assignments}, version = sows.version + 1, updated_at = now()
      from json_populate_recordset(null::sows, ${JSON.stringify(some)}::json) given
      where sows.id = given.id`);
  }
}
