import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PendingEdit } from '../../domain/approvals/types';
import type { Changes } from '../audit/changes';
import type { Db } from '../db/connection';
import { isoInstant, personJson } from '../db/fragments';
import { arrayOf, selectRows } from '../db/list';
import { pendingChanges } from '../db/schema/kols';

/** What can wait for approval. */
export type PendingEntity = (typeof pendingChanges.$inferSelect)['entity'];

/** An edit that waits: each field's value when the edit was made, and the one asked for. */
export interface HeldEdit {
  id: string;
  change: Changes;
  /** Null where a KOL without a user made it. */
  created_by: string | null;
}

const openOf = (entity: PendingEntity, id: string) =>
  and(eq(pendingChanges.entity, entity), eq(pendingChanges.entity_id, id), isNull(pendingChanges.decided_at));

/** The edit that waits beside a record; null if there is none. Its record's lock keeps it as it is. */
export async function findHeld(db: Db, entity: PendingEntity, id: string): Promise<HeldEdit | null> {
  const [row] = await db
    .select({ id: pendingChanges.id, change: pendingChanges.change, created_by: pendingChanges.created_by })
    .from(pendingChanges)
    .where(openOf(entity, id));
  return row ? { ...row, change: row.change as Changes } : null;
}

/** Who made the edits that wait beside these records, by record; those without are absent. */
export async function findHeldAuthors(
  db: Db,
  entity: PendingEntity,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await selectRows<{ entity_id: string; created_by: string | null }>(
    db,
    sql`select entity_id, created_by from pending_changes
      where entity = ${entity} and entity_id = any(${arrayOf(ids, 'uuid')}) and decided_at is null`,
  );
  return new Map(rows.map(({ entity_id, created_by }) => [entity_id, created_by]));
}

/** The edit that waits beside a record, with its editor, as it is shown. */
export async function findHeldShown(
  db: Db,
  entity: PendingEntity,
  id: string,
): Promise<{ change: Changes; by: NonNullable<PendingEdit['by']> | null; at: string } | null> {
  const rows = await selectRows<{ change: Changes; by: NonNullable<PendingEdit['by']> | null; at: string }>(
    db,
    sql`select p.change, case when u.id is null then null else ${personJson('u')} end as by, ${isoInstant(sql`p.created_at`)} as at
      from pending_changes p left join users u on u.id = p.created_by
      where p.entity = ${entity} and p.entity_id = ${id} and p.decided_at is null`,
  );
  return rows[0] ?? null;
}

/** Holds an edit. */
export async function insertHeld(db: Db, held: typeof pendingChanges.$inferInsert): Promise<void> {
  await db.insert(pendingChanges).values(held);
}

/** Puts a later edit of the same person in place of the one that waits. */
export async function replaceHeld(db: Db, id: string, change: Changes, base_version: number): Promise<void> {
  await db
    .update(pendingChanges)
    .set({ change, base_version, created_at: new Date() })
    .where(eq(pendingChanges.id, id));
}

/** Lets an edit wait again that was ended with its record. */
export async function reopenHeld(db: Db, id: string): Promise<void> {
  await db
    .update(pendingChanges)
    .set({ decided_at: null, decided_by: null, approved: null, reason: null })
    .where(eq(pendingChanges.id, id));
}

/** Ends the wait of the edit beside a record, if one waits. */
export async function closeHeld(
  db: Db,
  entity: PendingEntity,
  id: string,
  decision: { decided_by: string | null; approved: boolean; reason: string | null },
): Promise<void> {
  await db
    .update(pendingChanges)
    .set({ ...decision, decided_at: new Date() })
    .where(openOf(entity, id));
}
