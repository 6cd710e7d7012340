import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/connection';
import { refreshTokens, sessions, users } from '../db/schema/identity';

/** What signing in needs to know of a user, found by username in any case; null if there is none. */
export async function findCredentials(db: Db, username: string) {
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      password_hash: users.password_hash,
      active: users.active,
      verified_at: users.verified_at,
    })
    .from(users)
    .where(and(eq(sql`lower(${users.username})`, username.toLowerCase()), isNull(users.deleted_at)));
  return row ?? null;
}

/** Starts a session. */
export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Adds a refresh token to a session. */
export async function insertRefreshToken(db: Db, token_hash: string, session_id: string): Promise<void> {
  await db.insert(refreshTokens).values({ token_hash, session_id });
}

/** The token with its session and user, locked so that two exchanges of it cannot both be the first. */
export async function lockRefreshToken(db: Db, token_hash: string) {
  const [row] = await db
    .select({
      used_at: refreshTokens.used_at,
      session_id: sessions.id,
      keep_login: sessions.keep_login,
      expires_at: sessions.expires_at,
      revoked_at: sessions.revoked_at,
      user_id: users.id,
      username: users.username,
      active: users.active,
      deleted_at: users.deleted_at,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(refreshTokens.token_hash, token_hash))
    .for('update', { of: refreshTokens });
  return row ?? null;
}

/** Marks a refresh token spent. */
export async function spendRefreshToken(db: Db, token_hash: string): Promise<void> {
  await db.update(refreshTokens).set({ used_at: new Date() }).where(eq(refreshTokens.token_hash, token_hash));
}

/** Moves a session's end. */
export async function extendSession(db: Db, session_id: string, expires_at: Date): Promise<void> {
  await db.update(sessions).set({ expires_at }).where(eq(sessions.id, session_id));
}

/** Ends a session: its access tokens stop working at the next request. */
export async function revokeSession(db: Db, session_id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: new Date() })
    .where(and(eq(sessions.id, session_id), isNull(sessions.revoked_at)));
}
