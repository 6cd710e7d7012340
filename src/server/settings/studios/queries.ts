import { eq, sql } from 'drizzle-orm';
import type { Studio } from '../../../domain/settings/types';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';
import { departments, studios } from '../../db/schema/settings';

/** Whether there is such a department; while the transaction lasts it is not deleted. */
export async function holdDepartment(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: departments.id }).from(departments).where(eq(departments.id, id)).for('key share');
  return rows.length > 0;
}

/** A studio, locked so that nobody puts a user into it meanwhile; null if there is none. */
export async function lockStudio(db: Db, id: string): Promise<Studio | null> {
  const [row] = await db
    .select({
      id: studios.id,
      name: studios.name,
      department_id: studios.department_id,
      version: studios.version,
    })
    .from(studios)
    .where(eq(studios.id, id))
    .for('update');
  return row ?? null;
}

/** Adds a studio. */
export async function insertStudio(db: Db, row: { id: string; department_id: string; name: string }): Promise<void> {
  await db.insert(studios).values(row);
}

/** Renames a studio, one version further. */
export async function renameStudioRow(db: Db, id: string, name: string): Promise<void> {
  await db.update(studios).set({ name, version: sql`version + 1`, updated_at: new Date() }).where(eq(studios.id, id));
}

/** Whether the studio has users; removed ones do not count. */
export async function hasStudioUsers(db: Db, id: string): Promise<boolean> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from users where studio_id = ${id} and deleted_at is null limit 1`,
  );
  return rows.length > 0;
}

/** Deletes a studio; removed users forget that they were in it. */
export async function deleteStudioRow(db: Db, id: string): Promise<void> {
  await db.execute(sql`update users set studio_id = null where studio_id = ${id} and deleted_at is not null`);
  await db.delete(studios).where(eq(studios.id, id));
}
