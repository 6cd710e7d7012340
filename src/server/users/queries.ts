import { sql } from 'drizzle-orm';
import type { PersonRef } from '../../domain/campaigns/types';
import type { Page } from '../../domain/lists';
import type { EmployeeQuery } from '../../domain/lookups';
import type { Me } from '../../domain/users/types';
import type { Db } from '../db/connection';
import { allOf, arrayOf, containing, listPage, pictureUrl, selectRows } from '../db/list';
import { users } from '../db/schema/identity';

/** The user's own record as `GET /users/me` answers it; null where the user is gone. */
export async function findMe(db: Db, userId: string): Promise<Me | null> {
  const rows = await selectRows<Me>(
    db,
    sql`
    select u.id, u.username, u.fullname, u.email, u.phone, u.code, u.type, u.version,
      ${pictureUrl(sql`u.avatar_file_id`)} as full_avatar,
      array(select r.name from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id order by ur.position) as roles,
      coalesce((select json_agg(json_build_object('role', json_build_object('name', r.name, 'name_display', r.name_display,
        'description', r.description)) order by ur.position)
        from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id), '[]'::json) as "userRoles",
      (select json_build_object('id', d.id, 'name', d.name) from departments d where d.id = u.department_id) as department,
      (select json_build_object('id', s.id, 'name', s.name) from studios s where s.id = u.studio_id) as studio,
      (select json_build_object('id', l.id, 'code', l.code) from languages l where l.id = u.language_id) as language
    from users u where u.id = ${userId} and u.deleted_at is null`,
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
