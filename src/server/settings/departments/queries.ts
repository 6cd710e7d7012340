import { eq, sql } from 'drizzle-orm';
import type { Department } from '../../../domain/settings/types';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';
import { departments } from '../../db/schema/settings';

/** A department, locked so that nobody puts a studio or a user into it meanwhile; null if there is none. */
export async function lockDepartment(db: Db, id: string): Promise<Department | null> {
  const [row] = await db
    .select({ id: departments.id, name: departments.name, version: departments.version })
    .from(departments)
    .where(eq(departments.id, id))
    .for('update');
  return row ?? null;
}

/** Adds a department. */
export async function insertDepartment(db: Db, row: { id: string; name: string }): Promise<void> {
  await db.insert(departments).values(row);
}

/** Renames a department, one version further. */
export async function renameDepartmentRow(db: Db, id: string, name: string): Promise<void> {
  await db
    .update(departments)
    .set({ name, version: sql`version + 1`, updated_at: new Date() })
    .where(eq(departments.id, id));
}

/** Whether the department has studios, and whether it has users; removed users do not count. */
export async function findDepartmentUse(db: Db, id: string): Promise<{ studios: boolean; users: boolean }> {
  const [use] = await selectRows<{ studios: boolean; users: boolean }>(
    db,
    sql`select exists (select 1 from studios where department_id = ${id}) as studios,
      exists (select 1 from users where department_id = ${id} and deleted_at is null) as users`,
  );
  return use ?? { studios: false, users: false };
}

/** Deletes a department; removed users forget that they were in it. */
export async function deleteDepartmentRow(db: Db, id: string): Promise<void> {
  await db.execute(sql`update users set department_id = null where department_id = ${id} and deleted_at is not null`);
  await db.delete(departments).where(eq(departments.id, id));
}
