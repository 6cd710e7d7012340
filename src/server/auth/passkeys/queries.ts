import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { passkeyLimits } from '../../../domain/limits';
import type { Db } from '../../db/connection';
import { passkeyChallenges, passkeys } from '../../db/schema/secondFactors';

/** The passkeys of a user, the oldest first. */
export function findPasskeys(db: Db, userId: string) {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.created_at), asc(passkeys.id));
}

/** How many passkeys a user has. */
export async function countPasskeys(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.user_id, userId));
  return row?.total ?? 0;
}

/** A user's passkey as its authenticator calls it, locked so that of two uses the second sees the first; null if there is none. */
export async function lockPasskey(db: Db, userId: string, credentialId: string) {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.user_id, userId), eq(passkeys.credential_id, credentialId)))
    .for('update');
  return row ?? null;
}

/** Adds a passkey; false where one is called so already, whoever has it. */
export async function insertPasskey(db: Db, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const added = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return added.length > 0;
}

/** Notes a use of a passkey. */
export async function notePasskeyUse(db: Db, id: string, counter: number): Promise<void> {
  await db.update(passkeys).set({ counter, last_used_at: sql`now()` }).where(eq(passkeys.id, id));
}

/** Removes a passkey of a user; its name, null where there is none. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<string | null> {
  const [row] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.user_id, userId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name });
  return row?.name ?? null;
}

/** Removes every passkey of a user; how many there were. */
export async function deletePasskeys(db: Db, userId: string): Promise<number> {
  return (await db.delete(passkeys).where(eq(passkeys.user_id, userId)).returning({ id: passkeys.id })).length;
}

/** Keeps what a passkey is to sign, in place of what the same holder asked before. */
export async function keepChallenge(db: Db, holder: string, user_id: string, challenge: string): Promise<void> {
  const asked = { user_id, challenge, expires_at: new Date(Date.now() + passkeyLimits.seconds * 1000) };
  await db
    .insert(passkeyChallenges)
    .values({ holder, ...asked })
    .onConflictDoUpdate({ target: passkeyChallenges.holder, set: asked });
}

/** What the holder's passkey was to sign, for this one try; null where nothing was asked, or it is over. */
export async function takeChallenge(db: Db, holder: string): Promise<string | null> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.holder, holder), gt(passkeyChallenges.expires_at, sql`now()`)))
    .returning({ challenge: passkeyChallenges.challenge });
  return row?.challenge ?? null;
}
