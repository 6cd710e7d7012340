import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../src/server/ids';
import { insertUser } from '../../src/server/users/queries';
import { startTestApp, type TestApp } from '../support/app';
import { buildKol } from '../support/factories';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function tokenWith(type: 'staff' | 'customer', role: string): Promise<string> {
  const id = newId();
  const username = `${role}.${type}@example.test`;
  const person = { username, email: username, fullname: role, code: `${role}${type}`, type };
  await insertUser(test.database.db, { id, ...person, verified_at: new Date() }, [role]);
  return test.tokenOf(id);
}

it('gives staff without the KOL rights what anybody gets: no prices, no pending KOLs', async () => {
  const kol = await buildKol(test.database.db, {
    booking_price_from: 777_000_777,
    booking_price_to: 888_000_888,
    note: 'CANARYNOTE',
  });
  await buildKol(test.database.db, { status: 'pending' });
  await test.database.pool.query(
    "delete from role_permissions where scope = 'kol_management' and role_id = (select id from roles where name = 'staff')",
  );
  const stripped = await tokenWith('staff', 'staff');
  const list = (await test.call('GET', '/kols', { token: stripped })).json();
  const whole = (await test.call('GET', `/kols/${kol.id}`, { token: stripped })).json();
  expect(list.total).toBe(1);
  expect(JSON.stringify([list, whole])).not.toMatch(/777000777|888000888|CANARYNOTE|booking_price/);
  const entitled = await tokenWith('staff', 'account_manager');
  expect((await test.call('GET', `/kols/${kol.id}`, { token: entitled })).json().data.booking_price_from).toBe(
    777_000_777,
  );
});

it('lets nobody but staff run the house, whatever a permission group was given', async () => {
  await test.database.pool.query(`
    insert into role_permissions (role_id, scope, action)
    select (select id from roles where name = 'customer'), scope, action from role_permissions
    where role_id = (select id from roles where name = 'admin') on conflict do nothing`);
  const token = await tokenWith('customer', 'customer');
  for (const path of ['/audit', '/permission', `/role/${newId()}`, '/users/employees']) {
    expect((await test.call('GET', path, { token })).json(), path).toEqual({
      statusCode: 403,
      message: 'permission_denied',
    });
  }
  const role = { name: 'mine', name_display: 'Mine', status: true, priority: 1 };
  expect((await test.call('POST', '/role', { token, body: role })).statusCode).toBe(403);
  const rights = (await test.call('GET', '/permission/access-right', { token })).json().data;
  expect(rights.permission_management).toBeUndefined();
  expect(rights.setting).toBeUndefined();
  for (const action of ['c', 'u', 'd', 'u_active', 'r_template_file', 'r_employees']) {
    expect(rights.user_management[action], action).toBeUndefined();
  }
});
