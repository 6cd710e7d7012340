import { eq, sql } from 'drizzle-orm';
import { type Grant, toAccessMap } from '../../domain/access';
import type { RoleListQuery } from '../../domain/roles/schema';
import type { Role, RoleDetail } from '../../domain/roles/types';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { allOf, arrayOf, containing, oneOf, selectRows } from '../db/list';
import { roles } from '../db/schema/identity';

const columns = sql`r.id, r.name, r.name_display, r.description, r.status, r.priority, r.type, r.second_factor_required, r.version`;

/** Roles by priority; a caller who is not staff finds its own. */
export function findRoles(db: Db, viewer: Viewer, query: RoleListQuery): Promise<Role[]> {
  const { name, status, type } = query;
  return selectRows<Role>(
    db,
    sql`select ${columns} from roles r where ${allOf(
      viewer.type !== 'staff' && sql`r.name = any(${arrayOf(viewer.roles, 'text')})`,
      oneOf(sql`r.id`, query),
      name && sql`normalise_text(r.name || ' ' || r.name_display) like ${containing(name)}`,
      status !== undefined && sql`r.status = ${status}`,
      type && sql`r.type = ${type}`,
    )} order by r.priority, r.name`,
  );
}

/** A role with its rights and the number of its users; null if there is none of that id. */
export async function findRole(db: Db, id: string): Promise<RoleDetail | null> {
  const rows = await selectRows<Role & { grants: { scope: string; action: string }[]; user_total: number }>(
    db,
    sql`select ${columns},
      coalesce((select json_agg(json_build_object('scope', p.scope, 'action', p.action)) from role_permissions p
        where p.role_id = r.id), '[]'::json) as grants,
      (select count(*) from user_roles ur where ur.role_id = r.id) as user_total
    from roles r where r.id = ${id}`,
  );
  const [row] = rows;
  if (!row) return null;
  const { grants, user_total, ...role } = row;
  const permissions = toAccessMap(grants.map(({ scope, action }) => `${scope}.${action}`));
  return { ...role, permissions, user_total };
}

/** A role, locked so that two edits of it come one after the other; null if there is none. */
export async function lockRole(db: Db, id: string) {
  const [row] = await db.select().from(roles).where(eq(roles.id, id)).for('update');
  return row ?? null;
}

/** Id and name of every role, locked as above. */
export async function lockRoles(db: Db): Promise<{ id: string; name: string }[]> {
  return db.select({ id: roles.id, name: roles.name }).from(roles).orderBy(roles.id).for('update');
}

/** Whether another role has the name, in any case. */
export async function isRoleNameTaken(db: Db, name: string, exceptId: string | null): Promise<boolean> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from roles where lower(name) = lower(${name}) and id is distinct from ${exceptId}::uuid`,
  );
  return rows.length > 0;
}

/** Adds a role. */
export async function insertRole(db: Db, role: typeof roles.$inferInsert): Promise<void> {
  await db.insert(roles).values(role);
}

/** Changes a role, one version further. */
export async function updateRoleRow(db: Db, id: string, values: Partial<typeof roles.$inferInsert>): Promise<void> {
  await db
    .update(roles)
    .set({ ...values, version: sql`version + 1`, updated_at: new Date() })
    .where(eq(roles.id, id));
}

/** Whether any user has the role. */
export async function isRoleUsed(db: Db, id: string): Promise<boolean> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select user_id as id from user_roles where role_id = ${id} limit 1`,
  );
  return rows.length > 0;
}

/** Deletes a role and its rights. */
export async function deleteRoleRow(db: Db, id: string): Promise<void> {
  await db.delete(roles).where(eq(roles.id, id));
}

/** Every right of every role. */
export function findGrants(db: Db): Promise<{ role: string; grant: Grant }[]> {
  return selectRows(
    db,
    sql`select r.name as role, p.scope || '.' || p.action as grant
      from role_permissions p join roles r on r.id = p.role_id order by r.priority, r.name`,
  );
}

/** A right of a role to give or take. */
export interface RoleGrant {
  role_id: string;
  scope: string;
  action: string;
}

const listOf = (grants: readonly RoleGrant[]) =>
  sql`json_to_recordset(${JSON.stringify(grants)}::json) as given(role_id uuid, scope text, action text)`;

/** Gives rights; answers those that were not there before. */
export function giveGrants(db: Db, grants: readonly RoleGrant[]): Promise<RoleGrant[]> {
  return selectRows(
    db,
    sql`insert into role_permissions (role_id, scope, action) select role_id, scope, action from ${listOf(grants)}
      on conflict do nothing returning role_id, scope, action`,
  );
}

/** Takes rights; answers those that were there. */
export function takeGrants(db: Db, grants: readonly RoleGrant[]): Promise<RoleGrant[]> {
  return selectRows(
    db,
    sql`delete from role_permissions p using ${listOf(grants)}
      where p.role_id = given.role_id and p.scope = given.scope and p.action = given.action
      returning p.role_id, p.scope, p.action`,
  );
}
