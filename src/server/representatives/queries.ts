import { type SQL, sql } from 'drizzle-orm';
import type { RepresentedType } from '../../domain/representatives/schema';
import type { Representative } from '../../domain/representatives/types';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { allOf, arrayOf, selectRows } from '../db/list';
import { ownBrands, ownCustomers } from '../db/rowScope';

/** A customer or brand somebody stands for. */
export interface Represented {
  type: RepresentedType;
  objectId: string;
}

const tableOf = (type: RepresentedType) => sql.raw(`${type}s`);
const keyOf = (type: RepresentedType) => sql.raw(`${type}_id`);

/** The condition that the customer or brand of alias `o` exists for this viewer. */
function objectVisible(viewer: Viewer, type: RepresentedType): SQL {
  const own = type === 'customer' ? ownCustomers(viewer, sql`o.id`) : ownBrands(viewer, sql`o.id`, sql`o.customer_id`);
  return allOf(sql`o.deleted_at is null`, viewer.reduced && sql`o.status = 'active'`, own);
}

/** Who stands for a customer or brand the viewer has, the newest first; one user alone where one is named. */
export function findRepresentatives(
  db: Db,
  viewer: Viewer,
  { type, objectId }: Represented,
  userId?: string,
): Promise<Representative[]> {
  return selectRows<Representative>(
    db,
    sql`select u.id, u.fullname, u.phone, u.email, u.position, u.username, u.version, p.active and u.active as active,
      array(select r.name from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id
        order by ur.position) as roles,
      (select r.name_display from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id
        order by ur.position limit 1) as "roleName",
      o.id as "objectId", p.type
    from representatives p join users u on u.id = p.user_id join ${tableOf(type)} o on o.id = p.${keyOf(type)}
    where ${allOf(
      sql`p.deleted_at is null and u.deleted_at is null and o.id = ${objectId}`,
      objectVisible(viewer, type),
      userId && sql`u.id = ${userId}`,
    )} order by p.created_at desc, p.id desc`,
  );
}

/** How many stand for the customer or brand of this id. */
export function representativeCount(type: RepresentedType, id: SQL): SQL {
  return sql`(select count(*) from representatives p join users u on u.id = p.user_id
    where p.${keyOf(type)} = ${id} and p.deleted_at is null and u.deleted_at is null)`;
}

/** Whether somebody may stand for it: neither gone nor rejected. Nobody removes it until this transaction ends. */
export async function canBeRepresented(db: Db, { type, objectId }: Represented): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from ${tableOf(type)} where id = ${objectId} and deleted_at is null and status <> 'reject' for share`,
  );
  return rows.length > 0;
}

/** The role a representative has where none is named. */
export async function findRoleOf(db: Db, type: RepresentedType): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(db, sql`select id from roles where name = ${type}`);
  return rows.map(({ id }) => id);
}

/** Ids of the users who stand for a customer or brand. */
export async function findRepresenting(db: Db, { type, objectId }: Represented): Promise<string[]> {
  const rows = await selectRows<{ user_id: string }>(
    db,
    sql`select distinct p.user_id from representatives p join users u on u.id = p.user_id
      where p.${keyOf(type)} = ${objectId} and p.deleted_at is null and u.deleted_at is null order by p.user_id`,
  );
  return rows.map(({ user_id }) => user_id);
}

/** What a user stands for, and whether each link is switched on. */
export function findLinks(db: Db, userId: string): Promise<(Represented & { active: boolean })[]> {
  return selectRows(
    db,
    sql`select type, coalesce(customer_id, brand_id) as "objectId", active from representatives
      where user_id = ${userId} and deleted_at is null`,
  );
}

/** Switches a link on or off. */
export async function switchLink(db: Db, userId: string, { type, objectId }: Represented, active: boolean) {
  await db.execute(sql`update representatives set active = ${active}, version = version + 1, updated_at = now()
    where user_id = ${userId} and ${keyOf(type)} = ${objectId} and deleted_at is null`);
}

/** Ends a link; answers its id. */
export async function endLink(
  db: Db,
  userId: string,
  { type, objectId }: Represented,
  reason: string,
): Promise<string | null> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`update representatives set deleted_at = now(), delete_reason = ${reason}, version = version + 1, updated_at = now()
      where user_id = ${userId} and ${keyOf(type)} = ${objectId} and deleted_at is null returning id`,
  );
  return rows[0]?.id ?? null;
}

/** Whose links these are, in order. */
export async function findLinkUsers(db: Db, links: readonly string[]): Promise<LinkUser[]> {
  return selectRows<LinkUser>(
    db,
    sql`select p.id as link, u.id, u.fullname, u.deleted_at is not null as gone
      from representatives p join users u on u.id = p.user_id
      where p.id = any(${arrayOf(links, 'uuid')}) order by u.id for update of u`,
  );
}

/** The user of an ended link, and whether it was removed. */
export interface LinkUser {
  link: string;
  id: string;
  fullname: string;
  gone: boolean;
}

/** Lets links that ended hold again, switched on or off as they were. */
export async function resumeLinks(db: Db, links: readonly string[]): Promise<void> {
  await db.execute(sql`update representatives set deleted_at = null, delete_reason = null, version = version + 1,
    updated_at = now() where id = any(${arrayOf(links, 'uuid')})`);
}
