import { sql } from 'drizzle-orm';
import type { TrashKind } from '../../domain/trash/rules';
import { forgottenOfKols, trashDays } from '../../domain/trash/rules';
import type { Db } from './connection';
import { arrayOf, selectRows } from './list';
import { trash } from './schema/trash';

/** A user who ended with the last thing it stood for, as it was. */
export interface ErasedUser {
  id: string;
  fullname: string;
  username: string;
  email: string;
  code: string;
  phone: string | null;
  birthday: string | null;
  address: string | null;
  password_hash: string | null;
  active: boolean;
  /** Roles in order: ids, and the names of the same. */
  roles: string[];
  role_names: string[];
}

/** What ended with a deleted record and comes back with it. */
export interface Along {
  /** The edit that waited beside it. */
  held?: string;
  /** The user a KOL was linked to. */
  user_id?: string | null;
  /** Accounts whose owner's consent was revoked, by address. */
  consents?: string[];
  /** Links of those who stood for a customer or brand. */
  links?: string[];
  users?: ErasedUser[];
  /** Requests a campaign was made from. */
  requests?: string[];
  /** Whose brand a campaign was of. */
  customer_id?: string;
}

/** A record in the trash, as its restoring needs it. */
export interface Trashed {
  id: string;
  code: string;
  name: string;
  along: Along;
}

/** Notes that a record was deleted: by whom, why, and what ended with it. */
export async function insertTrashed(db: Db, row: Trashed & Omit<typeof trash.$inferInsert, 'along'>): Promise<void> {
  await db.insert(trash).values(row);
}

/** A record of the trash that may still be restored, its row kept until the transaction ends; null where there is none. */
export async function lockTrashed(db: Db, kind: TrashKind, id: string): Promise<Trashed | null> {
  const rows = await selectRows<Trashed>(
    db,
    sql`select id, code, name, along from trash where id = ${id} and kind = ${kind} and ${isRestorable} for update`,
  );
  return rows[0] ?? null;
}

/** The condition that a row of the trash, of alias `trash`, is not gone for good. */
export const isRestorable = sql`trash.deleted_at > now() - make_interval(days => ${trashDays})`;

/** Takes a record out of the trash. */
export async function deleteTrashed(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from trash where id = ${id}`);
}

/** Which of these records are in the trash and may still be restored, locked against their own restoring. */
export async function findTrashed(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from trash where id = any(${arrayOf(ids, 'uuid')}) and ${isRestorable}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** What is kept of these users who ended with something in the trash, by their ids. */
export async function findErased(db: Db, userIds: readonly string[]): Promise<Map<string, ErasedUser>> {
  const rows = await selectRows<{ person: ErasedUser }>(
    db,
    sql`select person from trash, jsonb_array_elements(trash.along -> 'users') person
      where person ->> 'id' = any(${arrayOf(userIds, 'text')})`,
  );
  return new Map(rows.map(({ person }) => [person.id, person]));
}

/**
 * Forgets what can be restored no longer: with its place what was kept of people who ended with it and, of a KOL, what its
 * record, its trail, the edits that were held and the workbooks it came by say of the person.
 */
export async function forgetOldTrash(db: Db): Promise<void> {
  const fields = arrayOf(forgottenOfKols, 'text');
  const empty = sql.join(
    forgottenOfKols.map((field) => sql`${sql.identifier(field)} = null`),
    sql`, `,
  );
  await db.execute(sql`
    with gone as (delete from trash where not ${isRestorable} returning id, kind),
    people as (select id from gone where kind = 'kol'),
    records as (update kols set ${empty} from people where kols.id = people.id),
    trail as (update audit_log a set changes = a.changes - ${fields} from people where a.entity_id = people.id),
    edits as (update pending_changes e set change = e.change - ${fields} from people where e.entity_id = people.id)
    update import_run_rows r set before = r.before - ${fields}, after = r.after - ${fields} from people
      where r.entity_id = people.id`);
}
