import { readFileSync } from 'node:fs';
import type { QueryResultRow } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allGrants } from '../../src/domain/access';
import { defaultGrants, roleNames } from '../../src/domain/roles';
import { ensureReferenceData } from '../../src/server/reference/seed';
import { createTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  // Two processes starting together.
  await Promise.all([ensureReferenceData(database.db), ensureReferenceData(database.db)]);
});
afterAll(() => database.drop());

async function rowsOf<Row extends QueryResultRow>(statement: string): Promise<Row[]> {
  return (await database.pool.query<Row>(statement)).rows;
}

async function count(from: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(`select count(*) as count from ${from}`);
  return row?.count ?? -1;
}

describe('reference data', () => {
  it('gives every role its default grants, in the order of the roles', async () => {
    const rows = await rowsOf<{
      name: string;
      grants: string[];
    }>(`select r.name, array(select p.scope || '.' || p.action from role_permissions p where p.role_id = r.id) as grants
        from roles r order by r.priority`);
    expect(rows.map((row) => row.name)).toEqual(roleNames);
    for (const name of roleNames) {
      const grants = rows.find((row) => row.name === name)?.grants ?? [];
      expect([...grants].sort()).toEqual([...defaultGrants[name]].sort());
    }
    expect(rows[0]?.grants.length).toBe(allGrants.length);
  });

  it('gives roles of before what they could do until then by other rights, and takes nothing', async () => {
    const older = await createTestDatabase();
    await ensureReferenceData(older.db);
    const grantsOf = async (name: string) => {
      const { rows } = await older.pool.query<{ right: string }>(
        `select p.scope || '.' || p.action as right from role_permissions p join roles r on r.id = p.role_id
         where r.name = $1 order by 1`,
        [name],
      );
      return rows.map(({ right }) => right);
    };
    const now = Object.fromEntries(await Promise.all(roleNames.map(async (name) => [name, await grantsOf(name)])));
    const moved = `('c_representative', 'u_representative', 'd_representative')`;
    await older.pool.query(
      `update role_permissions set scope = 'customer_management' where scope = 'user_management' and action in ${moved};
       delete from role_permissions where scope = 'campaigns_management' and action = 'c_import_review';
       delete from role_permissions where scope = 'language_management' and action = 'r_detail'
         and role_id = (select id from roles where name = 'manager')`,
    );
    const before = Object.fromEntries(await Promise.all(roleNames.map(async (name) => [name, await grantsOf(name)])));
    const file = new URL('../../src/server/db/migrations/0019_representatives_rights.sql', import.meta.url);
    for (let times = 0; times < 2; times++) await older.pool.query(readFileSync(file, 'utf8'));
    for (const name of roleNames) {
      expect(await grantsOf(name), name).toEqual([...new Set([...before[name], ...now[name]])].sort());
    }
    expect(now.account).toContain('user_management.u_representative');
    await older.drop();
  });

  it('has both languages, all lists, and one active sync time per type', async () => {
    const languages = await rowsOf(`select code from languages order by created_at, id`);
    expect(languages).toEqual([{ code: 'vi' }, { code: 'en' }]);
    expect(await count("sectors where type = 'kol'")).toBe(14);
    expect(await count("sectors where type = 'customer_brand'")).toBe(7);
    expect(await count("sectors where type = 'industry'")).toBe(4);
    expect(await count('jobs')).toBe(18);
    expect(await count("reasons where code = 'other'")).toBe(3);
    const active = await rowsOf(`select type, sync_time from sync_times where active order by type`);
    expect(active).toEqual([
      { type: 'post', sync_time: 6 },
      { type: 'profile', sync_time: 24 },
    ]);
    expect(await count('sync_times')).toBe(8);
  });

  it('leaves what was changed as it is and adds only what is missing', async () => {
    await database.pool.query(`delete from role_permissions p using roles r
      where r.id = p.role_id and r.name = 'staff' and p.scope = 'kol_management' and p.action = 'r'`);
    await database.pool.query(`delete from roles where name = 'junior_account_executive'`);
    await database.pool.query(`update sectors set name = 'Sắc đẹp' where type = 'kol' and code = 'beauty'`);
    await database.pool.query(`delete from sectors where type = 'kol' and code = 'food'`);
    await database.pool.query(`update sync_times set active = false where type = 'post'`);
    await database.pool.query(`update sync_times set active = true where type = 'post' and sync_time = 12`);
    await database.pool.query(`delete from sync_times where type = 'post' and sync_time = 6`);
    await ensureReferenceData(database.db);
    expect(
      await count(`role_permissions p join roles r on r.id = p.role_id
        where r.name = 'staff' and p.scope = 'kol_management' and p.action = 'r'`),
    ).toBe(0);
    expect(await count('roles')).toBe(roleNames.length - 1);
    expect(await count("sectors where name = 'Sắc đẹp'")).toBe(1);
    expect(await count("sectors where type = 'kol'")).toBe(14);
    expect(await count("sync_times where type = 'post' and active and sync_time = 12")).toBe(1);
    expect(await count("sync_times where type = 'post'")).toBe(5);
  });
});
