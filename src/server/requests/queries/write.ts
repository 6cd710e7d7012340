import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { allOf, arrayOf, selectRows } from '../../db/list';
import { campaignRequests, requestFiles, requestKols } from '../../db/schema/requests';

type Row = typeof campaignRequests.$inferInsert;

/** Adds a request with its KOLs in their order and its documents. */
export async function insertRequest(
  db: Db,
  request: Row,
  kols: readonly string[],
  files: readonly string[],
): Promise<void> {
  await db.insert(campaignRequests).values(request);
  const request_id = request.id;
  if (kols.length > 0) {
    await db.insert(requestKols).values(kols.map((kol_id, position) => ({ request_id, kol_id, position })));
  }
  if (files.length > 0) await db.insert(requestFiles).values(files.map((file_id) => ({ request_id, file_id })));
}

/** Changes a request, one version further. */
export async function updateRequestRow(
  db: Db,
  id: string,
  changes: Pick<Row, 'request_status' | 'person_in_charge_id' | 'campaign_id'>,
): Promise<void> {
  await db
    .update(campaignRequests)
    .set({ ...changes, version: sql`${campaignRequests.version} + 1`, updated_at: new Date() })
    .where(eq(campaignRequests.id, id));
}

/** Which of these KOLs can be asked for, by a guest those that are public; they stay so until the transaction ends. */
export async function lockActiveKols(db: Db, ids: readonly string[], isGuest: boolean): Promise<Set<string>> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from kols where ${allOf(
      sql`id = any(${arrayOf(ids, 'uuid')}) and status = 'active' and deleted_at is null`,
      isGuest && sql`public`,
    )}
      order by id for share`,
  );
  return new Set(rows.map(({ id }) => id));
}
