import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { toAccessMap } from '../../domain/access';
import { isReduced, type UserType, usableGrants } from '../../domain/roles';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { selectRows } from '../db/list';
import { oneTimeTokens, refreshTokens, sessions, users } from '../db/schema/identity';
import { languages } from '../db/schema/settings';
import { tellUser } from '../db/userEvents';

/** What signing in needs to know of a user, found by username in any case; null if there is none. */
export async function findCredentials(db: Db, username: string) {
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      password_hash: users.password_hash,
      active: users.active,
      verified_at: users.verified_at,
    })
    .from(users)
    .where(and(eq(sql`lower(${users.username})`, username.toLowerCase()), isNull(users.deleted_at)));
  return row ?? null;
}

/** The same of a user that is there, by id, locked against changes until the transaction ends; null if there is none. */
export async function lockAccount(db: Db, id: string) {
  const [row] = await db
    .select({
      username: users.username,
      email: users.email,
      password_hash: users.password_hash,
      active: users.active,
    })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
    .for('share');
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
  const ended = await db
    .update(sessions)
    .set({ revoked_at: new Date() })
    .where(and(eq(sessions.id, session_id), isNull(sessions.revoked_at)))
    .returning({ user_id: sessions.user_id });
  for (const { user_id } of ended) await tellUser(db, user_id);
}

/** Ends every session of a user at once: after a password change, a reset, a deactivation or a removal. */
export async function endSessions(db: Db, user_id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: new Date() })
    .where(and(eq(sessions.user_id, user_id), isNull(sessions.revoked_at)));
  await tellUser(db, user_id);
}

type ViewerRow = {
  username: string;
  fullname: string;
  type: UserType;
  active: boolean;
  roles: string[];
  grants: string[];
  customer_ids: string[];
  brand_ids: string[];
  kol_id: string | null;
};

/**
 * The user of a live session with rights and rows as they are now, in one query.
 * Null where the user or the session is gone, ended or revoked.
 */
export async function findViewer(
  db: Db,
  userId: string,
  sessionId: string,
): Promise<{ viewer: Viewer; active: boolean } | null> {
  const rows = await selectRows<ViewerRow>(
    db,
    sql`
    select u.username, u.fullname, u.type, u.active,
      array(select r.name from user_roles ur join roles r on r.id = ur.role_id
            where ur.user_id = u.id and r.status order by ur.position) as roles,
      array(select distinct p.scope || '.' || p.action from user_roles ur join roles r on r.id = ur.role_id
            join role_permissions p on p.role_id = r.id where ur.user_id = u.id and r.status) as grants,
      array(select customer_id from representatives
            where user_id = u.id and customer_id is not null and active and deleted_at is null) as customer_ids,
      array(select brand_id from representatives
            where user_id = u.id and brand_id is not null and active and deleted_at is null) as brand_ids,
      (select k.id from kols k where k.user_id = u.id and k.deleted_at is null) as kol_id
    from users u join sessions s on s.user_id = u.id
    where u.id = ${userId} and u.deleted_at is null
      and s.id = ${sessionId} and s.revoked_at is null and s.expires_at > now()`,
  );
  const row = rows[0];
  if (!row) return null;
  const viewer: Viewer = {
    id: userId,
    username: row.username,
    fullname: row.fullname,
    type: row.type,
    roles: row.roles,
    access: toAccessMap(usableGrants(row.type, row.grants)),
    reduced: isReduced(row),
    customerIds: row.customer_ids,
    brandIds: row.brand_ids,
    kolId: row.kol_id,
    sessionId,
  };
  return { viewer, active: row.active };
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

/** An account as the ways to a new password and back in see it. */
export interface Account {
  id: string;
  username: string;
  email: string;
  fullname: string;
  password_hash: string | null;
  active: boolean;
  verified_at: Date | null;
  deleted_at: Date | null;
  /** Code of the language the user chose; null if none. */
  language: string | null;
}

/** The account with this username, else with this e-mail, deleted ones included because they keep their name. */
export async function findAccount(db: Db, address: string): Promise<Account | null> {
  const name = address.toLowerCase();
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      fullname: users.fullname,
      password_hash: users.password_hash,
      active: users.active,
      verified_at: users.verified_at,
      deleted_at: users.deleted_at,
      language: languages.code,
    })
    .from(users)
    .leftJoin(languages, eq(languages.id, users.language_id))
    .where(or(eq(sql`lower(${users.username})`, name), eq(sql`lower(${users.email})`, name)))
    .orderBy(sql`lower(${users.username}) = ${name} desc`)
    .limit(1);
  return row ?? null;
}

/** Keeps a new password; whoever can set it has shown that the e-mail is theirs. */
export async function updatePassword(db: Db, user_id: string, password_hash: string): Promise<void> {
  await db
    .update(users)
    .set({
      password_hash,
      must_change_password: false,
      verified_at: sql`coalesce(verified_at, now())`,
      updated_at: new Date(),
    })
    .where(eq(users.id, user_id));
}

/** Marks the user's e-mail as theirs. */
export async function verifyUser(db: Db, user_id: string): Promise<void> {
  await db
    .update(users)
    .set({ verified_at: sql`coalesce(verified_at, now())`, updated_at: new Date() })
    .where(eq(users.id, user_id));
}

type OneTimeToken = typeof oneTimeTokens.$inferInsert;

/** Keeps a single-use token by its hash; the name's earlier ones for the same purpose end. */
export async function insertOneTimeToken(db: Db, token: OneTimeToken): Promise<void> {
  const { purpose, username } = token;
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.purpose, purpose), eq(oneTimeTokens.username, username)));
  await db.insert(oneTimeTokens).values(token);
}

/** Spends a single-use token; null if there is none of this hash, purpose and name, or it was spent. */
export async function spendOneTimeToken(
  db: Db,
  { token_hash, purpose, username }: Pick<OneTimeToken, 'token_hash' | 'purpose' | 'username'>,
): Promise<{ expires_at: Date } | null> {
  const [row] = await db
    .update(oneTimeTokens)
    .set({ spent_at: new Date() })
    .where(
      and(
        eq(oneTimeTokens.token_hash, token_hash),
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.username, username),
        isNull(oneTimeTokens.spent_at),
      ),
    )
    .returning({ expires_at: oneTimeTokens.expires_at });
  return row ?? null;
}
