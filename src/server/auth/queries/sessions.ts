import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { isoInstant } from '../../db/fragments';
import { selectRows } from '../../db/list';
import { refreshTokens, sessions, users } from '../../db/schema/identity';
import { tellUser } from '../../db/userEvents';

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
      created_at: sessions.created_at,
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

/** Notes that whoever holds the session has shown whose it is. */
export async function markProven(db: Db, session_id: string): Promise<void> {
  await db.update(sessions).set({ proved_at: sql`now()` }).where(eq(sessions.id, session_id));
}

/** Whether a session may still call. */
export async function isSessionLive(db: Db, id: string): Promise<boolean> {
  const live = and(eq(sessions.id, id), isNull(sessions.revoked_at), gt(sessions.expires_at, sql`now()`));
  return (await db.select({ id: sessions.id }).from(sessions).where(live)).length > 0;
}

/** Ends a session: its access tokens stop working at the next request. */
export async function revokeSession(db: Db, session_id: string): Promise<void> {
  const ended = await db
    .update(sessions)
    .set({ revoked_at: new Date() })
    .where(and(eq(sessions.id, session_id), isNull(sessions.revoked_at)))
    .returning({ user_id: sessions.user_id });
  for (const { user_id } of ended) await tellUser(db, user_id);
}

/** Ends every session of a user at once; API keys end by `endWaysIn`. */
export async function endSessions(db: Db, user_id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: new Date() })
    .where(and(eq(sessions.user_id, user_id), isNull(sessions.revoked_at)));
  await tellUser(db, user_id);
}

/** Whether the user of this name signed in or chose a password from this address in the last 90 days. */
export async function isKnownAt(db: Db, username: string, address: string): Promise<boolean> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select s.id from sessions s join users u on u.id = s.user_id
      where lower(u.username) = ${username.toLowerCase()} and s.address = ${address}
        and s.created_at > now() - interval '90 days'
      union all
      select a.id from audit_log a join users u on u.id = a.entity_id
      where lower(u.username) = ${username.toLowerCase()} and a.address = ${address} and a.entity = 'user'
        and a.action in ('change_password', 'set_password') and a.at > now() - interval '90 days'
      limit 1`,
  );
  return rows.length > 0;
}

/** A live session as its owner is told of it. */
export interface LiveSession {
  id: string;
  user_agent: string | null;
  address: string | null;
  created_at: string;
  last_used_at: string;
}

/** The sessions of a user that may still call, the last used first. */
export function findLiveSessions(db: Db, userId: string): Promise<LiveSession[]> {
  const used = sql`coalesce((select max(t.created_at) from refresh_tokens t where t.session_id = s.id), s.created_at)`;
  return selectRows<LiveSession>(
    db,
    sql`select s.id, s.user_agent, s.address, ${isoInstant(sql`s.created_at`)} as created_at,
      ${isoInstant(used)} as last_used_at
      from sessions s where s.user_id = ${userId} and s.revoked_at is null and s.expires_at > now()
      order by ${used} desc, s.id desc`,
  );
}

/** Ends sessions of a user that may still call: the one named, or all but one. Answers what they were. */
export async function endLiveSessions(db: Db, userId: string, which: { only: string } | { butFor: string }) {
  const named = 'only' in which ? eq(sessions.id, which.only) : ne(sessions.id, which.butFor);
  const ended = await db
    .update(sessions)
    .set({ revoked_at: new Date() })
    .where(and(eq(sessions.user_id, userId), isNull(sessions.revoked_at), gt(sessions.expires_at, sql`now()`), named))
    .returning({ user_agent: sessions.user_agent, address: sessions.address });
  if (ended.length > 0) await tellUser(db, userId);
  return ended;
}
