import { and, eq, isNull, sql } from 'drizzle-orm';
import type { UserType } from '../../../domain/roles';
import { adminRole } from '../../../domain/roles/rules';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';
import { representatives } from '../../db/schema/customers';
import { oneTimeTokens, otps, userRoles, users } from '../../db/schema/identity';

type UserRow = typeof users.$inferSelect;

/** A user with everything that is linked to it, as verbs compare and change it. */
export interface StoredUser extends UserRow {
  /** Ids in order, and the names of the same. */
  roles: string[];
  role_names: string[];
  customer_ids: string[];
  brand_ids: string[];
  kol_id: string | null;
}

/** A user, locked so that two edits come one after the other; null if there is none. */
export async function lockUser(db: Db, id: string): Promise<StoredUser | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
    .for('update');
  if (!user) return null;
  const [links] = await selectRows<Omit<StoredUser, keyof UserRow>>(
    db,
    sql`select
      array(select ur.role_id from user_roles ur where ur.user_id = ${id} order by ur.position) as roles,
      array(select r.name from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = ${id}
        order by ur.position) as role_names,
      array(select customer_id from representatives where user_id = ${id} and customer_id is not null
        and deleted_at is null order by customer_id) as customer_ids,
      array(select brand_id from representatives where user_id = ${id} and brand_id is not null
        and deleted_at is null order by brand_id) as brand_ids,
      (select k.id from kols k where k.user_id = ${id} and k.deleted_at is null) as kol_id`,
  );
  return links ? { ...user, ...links } : null;
}

/** Users by code in capitals, each as by `lockUser`. */
export async function lockUsersByCode(db: Db, codes: readonly string[]): Promise<Map<string, StoredUser>> {
  const asked = arrayOf([...new Set(codes.map((code) => code.toUpperCase()))], 'text');
  const found = await selectRows<{ id: string }>(
    db,
    sql`select id from users where deleted_at is null and upper(code) = any(${asked}) order by id`,
  );
  const users = new Map<string, StoredUser>();
  for (const { id } of found) {
    const user = await lockUser(db, id);
    if (user) users.set(user.code.toUpperCase(), user);
  }
  return users;
}

const adminLock = 7_305_003;

/** How many active admins there are beside this user; nobody else can change that before this transaction ends. */
export async function countOtherAdmins(db: Db, userId: string): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(${adminLock})`);
  const [row] = await selectRows<{ total: number }>(
    db,
    sql`select count(*) as total from users u where u.id <> ${userId} and u.active and u.deleted_at is null
      and exists (select 1 from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = u.id and r.name = ${adminRole})`,
  );
  return row?.total ?? 0;
}

/** Changes a user, one version further. */
export async function updateUserRow(db: Db, id: string, values: Partial<typeof users.$inferInsert>): Promise<void> {
  await db
    .update(users)
    .set({ ...values, version: sql`version + 1`, updated_at: new Date() })
    .where(eq(users.id, id));
}

/** Adds users. */
export async function insertUsers(db: Db, rows: readonly (typeof users.$inferInsert)[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 1_000) {
    await db.insert(users).values(rows.slice(start, start + 1_000));
  }
}

/** Gives a user these roles in order, instead of those it has. */
export async function replaceRoles(db: Db, userId: string, roleIds: readonly string[]): Promise<void> {
  await db.delete(userRoles).where(eq(userRoles.user_id, userId));
  await insertRoles(
    db,
    roleIds.map((role_id, position) => ({ user_id: userId, role_id, position })),
  );
}

/** Adds roles of users. */
export async function insertRoles(db: Db, rows: readonly (typeof userRoles.$inferInsert)[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 1_000) {
    await db.insert(userRoles).values(rows.slice(start, start + 1_000));
  }
}

/** Adds links of users to what they represent. */
export async function insertRepresentatives(
  db: Db,
  rows: readonly (typeof representatives.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += 1_000) {
    await db.insert(representatives).values(rows.slice(start, start + 1_000));
  }
}

/** Ends a user's links to what is not in these lists. */
export async function removeRepresentatives(
  db: Db,
  userId: string,
  keep: { customer_ids: readonly string[]; brand_ids: readonly string[] },
): Promise<void> {
  await db.execute(sql`update representatives set deleted_at = now(), version = version + 1, updated_at = now()
    where user_id = ${userId} and deleted_at is null
      and not coalesce(customer_id = any(${arrayOf(keep.customer_ids, 'uuid')}), false)
      and not coalesce(brand_id = any(${arrayOf(keep.brand_ids, 'uuid')}), false)`);
}

/** Links a KOL to its user; false where the KOL is gone or has a user by now. */
export async function linkKol(db: Db, kolId: string, userId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`update kols set user_id = ${userId}, updated_at = now()
    where id = ${kolId} and user_id is null and deleted_at is null`);
  return rowCount === 1;
}

/** Whether a name or code of a removed user is another one's by now. */
export async function isTakenByAnother(
  db: Db,
  { id, username, email, code }: Pick<UserRow, 'id' | 'username' | 'email' | 'code'>,
): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from users where id <> ${id} and (lower(username) in (lower(${username}), lower(${email}))
      or lower(email) in (lower(${username}), lower(${email})) or upper(code) = upper(${code})) limit 1`,
  );
  return rows.length > 0;
}

/** Which of these roles there are, in the order given. */
export async function findRolesLeft(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(db, sql`select id from roles where id = any(${arrayOf(ids, 'uuid')})`);
  const left = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => left.has(id));
}

/** Frees every KOL of a user. */
export async function unlinkKols(db: Db, userId: string): Promise<void> {
  await db.execute(sql`update kols set user_id = null, updated_at = now() where user_id = ${userId}`);
}

/** Keeps the hashes of links to choose a password with; earlier ones of the same names end. */
export async function insertPasswordTokens(
  db: Db,
  rows: readonly { token_hash: string; username: string; expires_at: Date }[],
): Promise<void> {
  const purpose = 'password' as const;
  const names = arrayOf(
    rows.map(({ username }) => username),
    'text',
  );
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.purpose, purpose), sql`username = any(${names})`));
  for (let start = 0; start < rows.length; start += 1_000) {
    await db.insert(oneTimeTokens).values(rows.slice(start, start + 1_000).map((row) => ({ ...row, purpose })));
  }
}

/** Ends every link and code that was mailed to a name. */
export async function forgetMailed(db: Db, username: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.username, username.toLowerCase()));
  await db.delete(otps).where(eq(otps.username, username.toLowerCase()));
}

/** What users refer to and whom they would collide with, looked up for any number of them at once. */
export interface Surroundings {
  roles: { id: string; name: string; name_display: string; type: UserType; status: boolean }[];
  departments: { id: string; name: string }[];
  studios: { id: string; name: string; department_id: string }[];
  languages: { id: string; code: string }[];
  customers: { id: string; code: string }[];
  brands: { id: string; code: string }[];
  kols: { id: string; code: string; user_id: string | null }[];
  taken: { id: string; username: string; email: string; code: string }[];
}

/** What to look up; customers, brands and KOLs by id or by code. */
export interface Wanted {
  emails: readonly string[];
  codes: readonly string[];
  customers: readonly string[];
  brands: readonly string[];
  kols: readonly string[];
}

/** Looks up the surroundings of users to be written. */
export async function findSurroundings(db: Db, wanted: Wanted): Promise<Surroundings> {
  const named = (keys: readonly string[]) => {
    const given = arrayOf(
      keys.map((key) => key.toUpperCase()),
      'text',
    );
    return sql`deleted_at is null and (upper(code) = any(${given}) or upper(id::text) = any(${given}))`;
  };
  const emails = arrayOf(
    wanted.emails.map((email) => email.toLowerCase()),
    'text',
  );
  const codes = arrayOf(
    wanted.codes.map((code) => code.toUpperCase()),
    'text',
  );
  const [roles, departments, studios, languages] = [
    await selectRows<Surroundings['roles'][number]>(
      db,
      sql`select id, name, name_display, type, status from roles order by priority, name`,
    ),
    await selectRows<Surroundings['departments'][number]>(db, sql`select id, name from departments order by name`),
    await selectRows<Surroundings['studios'][number]>(
      db,
      sql`select id, name, department_id from studios order by name`,
    ),
    await selectRows<{ id: string; code: string }>(db, sql`select id, code from languages where enable`),
  ];
  const customers = await selectRows<{ id: string; code: string }>(
    db,
    sql`select id, code from customers where ${named(wanted.customers)}`,
  );
  const brands = await selectRows<{ id: string; code: string }>(
    db,
    sql`select id, code from brands where ${named(wanted.brands)}`,
  );
  const kols = await selectRows<Surroundings['kols'][number]>(
    db,
    sql`select id, code, user_id from kols where ${named(wanted.kols)}`,
  );
  const taken = await selectRows<Surroundings['taken'][number]>(
    db,
    sql`select id, lower(username) as username, lower(email) as email, upper(code) as code from users
      where lower(username) = any(${emails}) or lower(email) = any(${emails}) or upper(code) = any(${codes})`,
  );
  return { roles, departments, studios, languages, customers, brands, kols, taken };
}

/** The user with this username, in any case; null if there is none. */
export async function findUserId(db: Db, username: string): Promise<string | null> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from users where lower(username) = lower(${username}) and deleted_at is null`,
  );
  return rows[0]?.id ?? null;
}

/** Code of a language people may choose; null if it is not one. */
export async function findLanguageCode(db: Db, id: string): Promise<string | null> {
  const rows = await selectRows<{ code: string }>(db, sql`select code from languages where id = ${id} and enable`);
  return rows[0]?.code ?? null;
}
