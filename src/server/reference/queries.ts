import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connection';
import { roles } from '../db/schema/identity';
import { syncTimes } from '../db/schema/settings';

const referenceLock = 7_305_002;

/** Lets one transaction at a time write reference data; the lock ends with the transaction. */
export async function lockReferenceData(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${referenceLock})`);
}

/** Whether there is any role yet. */
export async function hasRoles(db: Db): Promise<boolean> {
  const found = await db.select({ id: roles.id }).from(roles).limit(1);
  return found.length > 0;
}

/** Whether one of a type's sync times is already the active one. */
export async function hasActiveSyncTime(db: Db, type: 'profile' | 'post'): Promise<boolean> {
  const active = and(eq(syncTimes.type, type), eq(syncTimes.active, true));
  const found = await db.select({ id: syncTimes.id }).from(syncTimes).where(active);
  return found.length > 0;
}
