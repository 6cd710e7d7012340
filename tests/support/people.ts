import { asc, eq } from 'drizzle-orm';
import { auditLog } from '../../src/server/db/partitioned';
import { roles, type users } from '../../src/server/db/schema/identity';
import { departments, studios } from '../../src/server/db/schema/settings';
import { newId } from '../../src/server/ids';
import { insertUser } from '../../src/server/users/queries';
import type { TestApp } from './app';

let named = 0;

/** A word no other test of this process has used; letters and digits only. */
export function word(): string {
  named += 1;
  return `word${named}x`;
}

/** Somebody with these roles, signed in: an id and an access token. */
export async function signIn(
  test: TestApp,
  roleNames: readonly string[],
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<{ id: string; token: string; username: string }> {
  const id = newId();
  const name = word();
  const username = changes.username ?? `${name}@example.test`;
  const person = { username, email: username, fullname: `Người ${name}`, code: name, phone: '0912345678' };
  const state = { type: 'staff' as const, verified_at: new Date(), activated_at: new Date() };
  await insertUser(test.database.db, { id, ...person, ...state, ...changes }, roleNames);
  return { id, token: await test.tokenOf(id), username };
}

/** Ids of the roles there are, by name. */
export async function roleIds(test: TestApp): Promise<Record<string, string>> {
  const rows = await test.database.db.select({ id: roles.id, name: roles.name }).from(roles);
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]));
}

/** A department with one studio. */
export async function buildPlace(test: TestApp): Promise<{ department_id: string; studio_id: string; name: string }> {
  const name = `Phòng ${word()}`;
  const [department_id, studio_id] = [newId(), newId()];
  await test.database.db.insert(departments).values({ id: department_id, name });
  await test.database.db.insert(studios).values({ id: studio_id, department_id, name: `Studio ${name}` });
  return { department_id, studio_id, name };
}

/** What the trail says of a record, oldest first. */
export function trailOf(test: TestApp, entityId: string) {
  return test.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entity_id, entityId))
    .orderBy(asc(auditLog.at), asc(auditLog.id));
}
