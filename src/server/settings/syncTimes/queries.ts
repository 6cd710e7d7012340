import { asc, desc, eq } from 'drizzle-orm';
import type { SyncTimeType } from '../../../domain/settings/schema';
import type { SyncTime } from '../../../domain/settings/types';
import type { Db } from '../../db/connection';
import { syncTimes } from '../../db/schema/settings';

const { id, type, sync_time, active } = syncTimes;
const columns = { id, type, sync_time, active };

/** Every sync time: profile before post, shortest first. */
export function findSyncTimes(db: Db): Promise<SyncTime[]> {
  return db.select(columns).from(syncTimes).orderBy(desc(syncTimes.type), asc(syncTimes.sync_time));
}

/** The options of a group, locked in one order so that two choices come one after the other. */
export function lockSyncTimes(db: Db, type: SyncTimeType): Promise<SyncTime[]> {
  return db.select().from(syncTimes).where(eq(syncTimes.type, type)).orderBy(asc(syncTimes.id)).for('update');
}

/** Makes one option the active one of its group; no moment has two. */
export async function activateSyncTimeRow(db: Db, { id, type }: SyncTime): Promise<void> {
  await db.update(syncTimes).set({ active: false }).where(eq(syncTimes.type, type));
  await db.update(syncTimes).set({ active: true }).where(eq(syncTimes.id, id));
}
