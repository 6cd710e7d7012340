import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { apiKeyLimits } from '../../../domain/limits';
import type { Db } from '../../db/connection';
import { apiKeys } from '../../db/schema/apiKeys';

/** The keys of a user that were not revoked, the newest first; also those whose time is over. */
export function findApiKeys(db: Db, userId: string) {
  return db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.user_id, userId), isNull(apiKeys.revoked_at)))
    .orderBy(desc(apiKeys.created_at), desc(apiKeys.id));
}

/** How many keys of a user still open something. */
export async function countApiKeys(db: Db, userId: string): Promise<number> {
  const live = and(eq(apiKeys.user_id, userId), isNull(apiKeys.revoked_at), gt(apiKeys.expires_at, sql`now()`));
  const [row] = await db.select({ total: count() }).from(apiKeys).where(live);
  return row?.total ?? 0;
}

/** Adds a key that lives so many days, and answers it as it is kept. */
export async function insertApiKey(
  db: Db,
  { days, ...key }: Omit<typeof apiKeys.$inferInsert, 'expires_at'> & { days: number },
) {
  const expires_at = sql`now() + make_interval(days => ${days})`;
  const [row] = await db
    .insert(apiKeys)
    .values({ ...key, expires_at })
    .returning();
  return row as typeof apiKeys.$inferSelect;
}

/** Revokes keys of a user, the one named or all; their names. */
export async function revokeApiKeys(db: Db, userId: string, only?: string): Promise<string[]> {
  const rows = await db
    .update(apiKeys)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(apiKeys.user_id, userId), isNull(apiKeys.revoked_at), only ? eq(apiKeys.id, only) : undefined))
    .returning({ name: apiKeys.name });
  return rows.map(({ name }) => name);
}

/** Notes that a key has called, unless that was noted a short while ago. */
export async function noteApiKeyUse(db: Db, id: string): Promise<void> {
  const lately = sql`${apiKeys.last_used_at} > now() - make_interval(secs => ${apiKeyLimits.usedSeconds})`;
  await db
    .update(apiKeys)
    .set({ last_used_at: sql`now()` })
    .where(and(eq(apiKeys.id, id), sql`${lately} is not true`));
}
