import { type SQL, sql } from 'drizzle-orm';
import type { PersonRef } from '../../domain/campaigns/types';
import type { Page } from '../../domain/lists';
import type { EmployeeQuery } from '../../domain/lookups';
import type { UserListQuery } from '../../domain/users/schema';
import type { Me, UserDetail, UserRow } from '../../domain/users/types';
import { hasSecondFactor, needsSecondFactor } from '../auth/secondFactor/queries';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { companyJson, isoInstant, kolJson } from '../db/fragments';
import { allOf, arrayOf, containing, listPage, pictureUrl, selectRows } from '../db/list';
import { users } from '../db/schema/identity';

const who = sql`u.id, u.username, u.fullname, u.email, u.phone, u.code, u.type, u.version,
  ${pictureUrl(sql`u.avatar_file_id`)} as full_avatar,
  array(select r.name from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id order by ur.position) as roles,
  coalesce((select json_agg(json_build_object('role', json_build_object('id', r.id, 'name', r.name, 'name_display',
    r.name_display, 'description', r.description)) order by ur.position)
    from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id), '[]'::json) as "userRoles",
  (select json_build_object('id', d.id, 'name', d.name) from departments d where d.id = u.department_id) as department,
  (select json_build_object('id', s.id, 'name', s.name) from studios s where s.id = u.studio_id) as studio`;

const person = sql`u.gender, u.birthday, u.address, u.job, u.must_change_password,
  (select json_build_object('id', l.id, 'code', l.code) from languages l where l.id = u.language_id and l.enable) as language`;

const state = sql`u.active, ${hasSecondFactor(sql`u.id`)} as second_factor, u.verified_at is not null as verified, ${isoInstant(sql`u.created_at`)} as created_at,
  ${isoInstant(sql`u.activated_at`)} as activated_at`;

/** Users a caller has at all: staff everybody, others themselves (CONTRACT.md §3). */
export function userVisible(viewer: Viewer): SQL {
  return allOf(sql`u.deleted_at is null`, viewer.type !== 'staff' && sql`u.id = ${viewer.id}`);
}

/** The user's own record as `GET /users/me` answers it; null where the user is gone. */
export async function findMe(db: Db, userId: string): Promise<Me | null> {
  const rows = await selectRows<Me>(
    db,
    sql`select ${who}, ${person}, json_build_object('on', ${hasSecondFactor(sql`u.id`)},
      'required', ${needsSecondFactor(sql`u.id`)}) as second_factor
      from users u where u.id = ${userId} and u.deleted_at is null`,
  );
  return rows[0] ?? null;
}

/** A page of users (spec 2 §7 lists). */
export function findUsers(db: Db, viewer: Viewer, query: UserListQuery): Promise<Page<UserRow>> {
  const { name, role, type, department_id, studio_id, active } = query;
  return listPage(db, query, {
    columns: sql`${who}, ${state}`,
    from: sql`from users u`,
    where: allOf(
      userVisible(viewer),
      name && sql`u.search like ${containing(name)}`,
      type && sql`u.type = any(${arrayOf(type, 'text')})`,
      department_id && sql`u.department_id = any(${arrayOf(department_id, 'uuid')})`,
      studio_id && sql`u.studio_id = any(${arrayOf(studio_id, 'uuid')})`,
      active !== undefined && sql`u.active = ${active}`,
      role &&
        sql`exists (select 1 from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id
          and (r.name = any(${arrayOf(role, 'text')}) or r.id::text = any(${arrayOf(role, 'text')})))`,
    ),
    order: { name: sql`u.search`, date: sql`u.created_at`, id: sql`u.id` },
  });
}

/** What a user represents and which KOL it is; the alias of the user is `u`. */
function represented(table: 'customers' | 'brands', column: 'customer_id' | 'brand_id'): SQL {
  return sql`coalesce((select json_agg(${companyJson('o')} order by o.name) from representatives p
    join ${sql.raw(table)} o on o.id = p.${sql.raw(column)} and o.deleted_at is null
    where p.user_id = u.id and p.deleted_at is null), '[]'::json)`;
}

/** A user as `GET /users/detail/{id}` answers it; null where the caller has none of that id. */
export async function findUserDetail(db: Db, viewer: Viewer, id: string): Promise<UserDetail | null> {
  const rows = await selectRows<UserDetail>(
    db,
    sql`select ${who}, ${person}, ${state}, u.position, ${isoInstant(sql`u.updated_at`)} as updated_at,
      ${represented('customers', 'customer_id')} as customers, ${represented('brands', 'brand_id')} as brands,
      (select ${kolJson('k')} from kols k where k.user_id = u.id and k.deleted_at is null) as kol
    from users u where ${allOf(userVisible(viewer), sql`u.id = ${id}`)}`,
  );
  return rows[0] ?? null;
}

/** Active staff for pickers: id, code, fullname, picture. */
export function findEmployees(db: Db, query: EmployeeQuery): Promise<Page<PersonRef & { code: string }>> {
  return listPage(db, query, {
    columns: sql`u.id, u.code, u.fullname, ${pictureUrl(sql`u.avatar_file_id`)} as avatar`,
    from: sql`from users u`,
    where: allOf(
      sql`u.type = 'staff' and u.active and u.deleted_at is null`,
      query.name && sql`u.search like ${containing(query.name)}`,
    ),
    order: { name: sql`u.search`, date: sql`u.created_at`, id: sql`u.id` },
  });
}

/** Whether a username or a code is taken, in any case. */
export async function isUserTaken(db: Db, username: string, code: string): Promise<boolean> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from users where lower(username) = lower(${username}) or upper(code) = upper(${code})`,
  );
  return rows.length > 0;
}

/** Adds a user with its roles in order. */
export async function insertUser(db: Db, user: typeof users.$inferInsert, roleNames: readonly string[]): Promise<void> {
  await db.insert(users).values(user);
  await db.execute(sql`insert into user_roles (user_id, role_id, position)
    select ${user.id}, r.id, array_position(${arrayOf(roleNames, 'text')}, r.name) - 1
    from roles r where r.name = any(${arrayOf(roleNames, 'text')})`);
}

/** Whether another user than `exceptId` has the code, in any case. */
export async function isCodeTaken(db: Db, code: string, exceptId: string | null): Promise<boolean> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from users where upper(code) = upper(${code}) and id is distinct from ${exceptId}::uuid`,
  );
  return rows.length > 0;
}
