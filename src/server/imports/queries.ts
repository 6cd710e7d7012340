import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connection';
import { importRunRows, importRuns } from '../db/schema/tracking';

/** Holds the target for this transaction; false where another import holds it. Never waits. */
export async function lockTarget(db: Db, kind: string, targetId: string): Promise<boolean> {
  const { rows } = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${kind}:${targetId}`}, 0)) as locked`,
  );
  return rows[0]?.locked === true;
}

/** Records one commit of an uploaded workbook. */
export async function insertRun(db: Db, run: typeof importRuns.$inferInsert): Promise<void> {
  await db.insert(importRuns).values(run);
}

/** The numbers of the rows a commit of this user wrote; none of a commit that is another's or none. */
export async function findWrittenRows(db: Db, runId: string, userId: string): Promise<Set<number>> {
  const rows = await db
    .select({ row: importRunRows.row })
    .from(importRunRows)
    .innerJoin(importRuns, eq(importRuns.id, importRunRows.run_id))
    .where(and(eq(importRuns.id, runId), eq(importRuns.created_by, userId)));
  return new Set(rows.map(({ row }) => row));
}

/** Records what one commit wrote. */
export async function insertRunRows(
  db: Db,
  run_id: string,
  rows: readonly Omit<typeof importRunRows.$inferInsert, 'run_id'>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += 1_000) {
    await db.insert(importRunRows).values(rows.slice(start, start + 1_000).map((row) => ({ ...row, run_id })));
  }
}
