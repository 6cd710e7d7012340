import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { users } from '../../db/schema/identity';
import { languages } from '../../db/schema/settings';

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

const accountColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  fullname: users.fullname,
  password_hash: users.password_hash,
  active: users.active,
  verified_at: users.verified_at,
  deleted_at: users.deleted_at,
  language: languages.code,
};

/** The account with this username, else with this e-mail, deleted ones included because they keep their name. */
export async function findAccount(db: Db, address: string): Promise<Account | null> {
  const name = address.toLowerCase();
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(languages, eq(languages.id, users.language_id))
    .where(or(eq(sql`lower(${users.username})`, name), eq(sql`lower(${users.email})`, name)))
    .orderBy(sql`lower(${users.username}) = ${name} desc`)
    .limit(1);
  return row ?? null;
}

/** The account that signs in with this account of Google; null if none has yet. */
export async function findByGoogle(db: Db, subject: string): Promise<Account | null> {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(languages, eq(languages.id, users.language_id))
    .where(eq(users.google_subject, subject));
  return row ?? null;
}

/** Keeps the account of Google a user signs in with from now on; answers false where there is another one already. */
export async function bindGoogle(db: Db, id: string, subject: string): Promise<boolean> {
  const bound = await db
    .update(users)
    .set({ google_subject: subject })
    .where(and(eq(users.id, id), isNull(users.google_subject)))
    .returning({ id: users.id });
  return bound.length > 0;
}

/** Lets another account of Google be the user's. */
export async function forgetGoogle(db: Db, id: string): Promise<void> {
  await db.update(users).set({ google_subject: null }).where(eq(users.id, id));
}

/** A user that is there, locked so that two changes of its ways to sign in come one after the other; null if there is none. */
export async function lockForOwner(db: Db, id: string): Promise<Account | null> {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(languages, eq(languages.id, users.language_id))
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
    .for('update', { of: users });
  return row ?? null;
}

/** Whether the user has ever chosen a password. */
export async function hasPassword(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, id));
  return Boolean(row?.password_hash);
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
