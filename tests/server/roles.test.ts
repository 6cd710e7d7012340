import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsByScope, allGrants, scopes } from '../../src/domain/access';
import { defaultGrants, roleNames } from '../../src/domain/roles';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildPlace, roleIds, signIn, trailOf, word } from '../support/people';
import { callDuring } from '../support/race';

let test: TestApp;
let roles: Record<string, string>;
let admin: Awaited<ReturnType<typeof signIn>>;
let manager: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  roles = await roleIds(test);
  admin = await signIn(test, ['admin']);
  manager = await signIn(test, ['manager']);
});
afterAll(() => test.close());

const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  test.call(method, path, { token: admin.token, ...(body !== undefined && { body }) });
const said = (answer: Awaited<ReturnType<typeof asAdmin>>) => [answer.statusCode, answer.json().message];

async function madeRole(changes: object = {}): Promise<{ id: string; name: string; version: number }> {
  return (await asAdmin('POST', '/role', { name: word(), ...changes })).json().data;
}

describe('roles', () => {
  it('are listed by priority, found by name, and only their own to others than staff', async () => {
    const { data, total } = (await asAdmin('GET', '/role')).json();
    expect(data.map(({ name }: { name: string }) => name)).toEqual(roleNames);
    expect(total).toBe(roleNames.length);
    expect((await asAdmin('GET', '/role?name=ACCOUNT sup')).json().data).toMatchObject([
      { name: 'account_supervisor' },
    ]);
    expect((await asAdmin('GET', '/role?type=kol')).json().data).toMatchObject([{ name: 'KOL' }]);
    const brand = await signIn(test, ['brand'], { type: 'brand' });
    const own = await test.call('GET', '/role', { token: brand.token });
    expect(own.json().data).toMatchObject([{ name: 'brand' }]);
    expect((await test.call('GET', '/role')).statusCode).toBe(401);
  });

  it('are made, changed and deleted, each with its trail', async () => {
    const role = await madeRole({ name_display: 'Trợ lý', description: 'Giúp việc', priority: 7 });
    expect(role).toMatchObject({ name_display: 'Trợ lý', status: true, priority: 7, type: 'staff', permissions: {} });
    const changed = await asAdmin('PUT', `/role/${role.id}`, { description: null, status: false, version: 1 });
    expect(changed.json().data).toMatchObject({ name_display: 'Trợ lý', description: null, status: false, version: 2 });
    expect(said(await asAdmin('PUT', `/role/${role.id}`, { priority: 1, version: 1 }))).toEqual([
      409,
      'record_was_changed',
    ]);
    expect((await asAdmin('DELETE', `/role/${role.id}`)).statusCode).toBe(204);
    expect(said(await asAdmin('GET', `/role/${role.id}`))).toEqual([404, 'role_not_exist']);
    expect(said(await asAdmin('DELETE', `/role/${role.id}`))).toEqual([404, 'role_not_exist']);
    const trail = await trailOf(test, role.id);
    expect(trail.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    expect(trail[1]?.changes).toEqual({
      description: { before: 'Giúp việc', after: null },
      status: { before: true, after: false },
    });
  });

  it('refuse bad input and names that are taken', async () => {
    const bad = await asAdmin('POST', '/role', { name: ' ', priority: -1, type: 'robot' });
    expect(bad.json().errors).toEqual([
      { property: 'name', message: 'field_required' },
      { property: 'priority', message: 'positive_number_required' },
      { property: 'type', message: 'invalid_value' },
    ]);
    expect(said(await asAdmin('POST', '/role', { name: 'MANAGER' }))).toEqual([409, 'role_already_exists']);
    const role = await madeRole();
    expect(said(await asAdmin('PUT', `/role/${role.id}`, { name: 'Staff' }))).toEqual([409, 'role_already_exists']);
    const name = word();
    const twins = await Promise.all([asAdmin('POST', '/role', { name }), asAdmin('POST', '/role', { name })]);
    expect(twins.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('are not two of one name when renamed at the same time', async () => {
    const [first, second, name] = [await madeRole(), await madeRole(), word()];
    const answer = await callDuring(test, [['update roles set name = $2 where id = $1', [first.id, name]]], () =>
      asAdmin('PUT', `/role/${second.id}`, { name: name.toUpperCase() }),
    );
    expect(answer.json()).toMatchObject({
      statusCode: 409,
      message: 'role_already_exists',
      errors: [{ property: 'name', message: 'role_already_exists' }],
    });
  });

  it('deleted at the same moment are given to nobody', async () => {
    const gone = (id: string): [string, unknown[]][] => [['delete from roles where id = $1', [id]]];
    const refusal = { statusCode: 404, message: 'role_not_exist', errors: [{ property: 'roles' }] };
    const place = await buildPlace(test);
    const [first, second] = [await madeRole(), await madeRole()];
    const code = word();
    const person = { code, fullname: 'Nguyễn Văn An', email: `${code}@example.test`, phone: '0912345678' };
    const home = { department_id: place.department_id, studio_id: place.studio_id };
    const created = await callDuring(test, gone(first.id), () =>
      asAdmin('POST', '/users', { ...person, ...home, roles: [first.id] }),
    );
    expect(created.json()).toMatchObject(refusal);
    const { id } = await signIn(test, ['staff'], home);
    const updated = await callDuring(test, gone(second.id), () =>
      asAdmin('PUT', `/users/update-user/${id}`, { roles: [second.id] }),
    );
    expect(updated.json()).toMatchObject(refusal);
  });

  it('are not deleted while in use, and those of the system keep name and being', async () => {
    const role = await madeRole();
    await signIn(test, [role.name]);
    expect(said(await asAdmin('DELETE', `/role/${role.id}`))).toEqual([409, 'role_is_being_used']);
    expect((await asAdmin('GET', `/role/${role.id}`)).json().data.user_total).toBe(1);
    for (const name of ['admin', 'customer', 'brand', 'KOL']) {
      expect(said(await asAdmin('DELETE', `/role/${roles[name]}`))).toEqual([409, 'role_is_fixed']);
      expect(said(await asAdmin('PUT', `/role/${roles[name]}`, { name: word() }))).toEqual([409, 'role_is_fixed']);
    }
    expect(said(await asAdmin('PUT', `/role/${roles.admin}`, { status: false }))).toEqual([409, 'role_is_fixed']);
    expect((await asAdmin('PUT', `/role/${roles.admin}`, { name: 'admin', name_display: 'Quản trị' })).statusCode).toBe(
      200,
    );
  });

  it('are written by those who may, read by the manager too', async () => {
    const token = manager.token;
    expect((await test.call('GET', `/role/${roles.staff}`, { token })).statusCode).toBe(200);
    expect((await test.call('GET', '/permission', { token })).statusCode).toBe(200);
    const permissions = [{ scope: 'setting', action: 'r_setting', allowed: true }];
    for (const answer of [
      await test.call('POST', '/role', { token, body: { name: word() } }),
      await test.call('PUT', `/role/${roles.staff}`, { token, body: { priority: 1 } }),
      await test.call('DELETE', `/role/${roles.staff}`, { token }),
      await test.call('PUT', '/role-permission', { token, body: { role_id: roles.manager, permissions } }),
      await test.call('POST', '/permission/group', { token, body: { group: 'setting', apis: [] } }),
      await test.call('PUT', '/permission/group', { token, body: { group: 'setting', apis: [] } }),
    ]) {
      expect(said(answer)).toEqual([403, 'permission_denied']);
    }
  });
});

describe('rights', () => {
  it('are answered by module and action, with the roles that may', async () => {
    const { data } = (await asAdmin('GET', '/permission')).json();
    expect(data.map(({ group }: { group: string }) => group)).toEqual(scopes);
    for (const { group, apis } of data as {
      group: keyof typeof actionsByScope;
      apis: { action: string; roles: string[] }[];
    }[]) {
      expect(apis.map(({ action }) => action)).toEqual(actionsByScope[group]);
      for (const { action, roles: allowed } of apis) {
        const expected = roleNames.filter((name) =>
          (defaultGrants[name] as readonly string[]).includes(`${group}.${action}`),
        );
        expect(allowed, `${group}.${action}`).toEqual(expected);
      }
    }
  });

  it('count at the next request of a user who is signed in', async () => {
    const role = await madeRole();
    const { token } = await signIn(test, [role.name]);
    const list = async () => (await test.call('GET', '/users/lists', { token })).statusCode;
    const set = (allowed: boolean) =>
      asAdmin('PUT', '/role-permission', {
        role_id: role.id,
        permissions: [{ scope: 'user_management', action: 'r', allowed }],
      });
    expect(await list()).toBe(403);
    expect((await set(true)).json().data.permissions).toEqual({ user_management: { r: 1 } });
    expect(await list()).toBe(200);
    await asAdmin('PUT', `/role/${role.id}`, { status: false });
    expect(await list()).toBe(403);
    await asAdmin('PUT', `/role/${role.id}`, { status: true });
    expect(await list()).toBe(200);
    await set(false);
    expect(await list()).toBe(403);
    const trail = await trailOf(test, role.id);
    expect(trail.find(({ action }) => action === 'update_permissions')?.changes).toEqual({
      'user_management.r': { before: false, after: true },
    });
  });

  it('go with a role that is taken from its user', async () => {
    const { id, token } = await signIn(test, ['manager']);
    expect((await test.call('GET', '/users/lists', { token })).statusCode).toBe(200);
    await test.database.pool.query('delete from user_roles where user_id = $1', [id]);
    expect((await test.call('GET', '/users/lists', { token })).json().message).toBe('permission_denied');
  });

  it('of admin are everything and stay so', async () => {
    const permissions = [{ scope: 'user_management', action: 'r', allowed: false }];
    expect(said(await asAdmin('PUT', '/role-permission', { role_id: roles.admin, permissions }))).toEqual([
      409,
      'role_is_fixed',
    ]);
    await asAdmin('PUT', '/permission/group', {
      group: 'user_management',
      apis: [{ action: 'd', roles: ['manager'] }],
    });
    const map = (await asAdmin('GET', '/permission/access-right')).json().data as Record<string, object>;
    expect(Object.values(map).flatMap((flags) => Object.keys(flags))).toHaveLength(allGrants.length);
  });

  it('of a module are set to exactly these roles, or these too', async () => {
    const role = await madeRole();
    const group = (apis: object[]) => ({ group: 'hashtags_management', apis });
    const may = async () => {
      const { data } = (await asAdmin('GET', '/permission')).json();
      const found = data.find((one: { group: string }) => one.group === 'hashtags_management');
      return found.apis.find(({ action }: { action: string }) => action === 'u_setting').roles;
    };
    const before = await may();
    await asAdmin('POST', '/permission/group', group([{ action: 'u_setting', roles: [role.name] }]));
    expect((await may()).sort()).toEqual([...before, role.name].sort());
    const answer = await asAdmin('PUT', '/permission/group', [
      group([{ action: 'u_setting', roles: [role.id, 'admin'] }]),
    ]);
    expect(answer.statusCode).toBe(200);
    expect((await may()).sort()).toEqual(['admin', role.name].sort());
  });

  it('refuse what there is not', async () => {
    const set = (body: object) => asAdmin('PUT', '/role-permission', body);
    const flag = (scope: string, action: string) => ({
      role_id: roles.staff,
      permissions: [{ scope, action, allowed: true }],
    });
    expect((await set(flag('user_management', 'fly'))).json().errors).toEqual([
      { property: 'permissions.0.action', message: 'invalid_value' },
    ]);
    expect((await set(flag('moon', 'r'))).json().errors).toMatchObject([{ property: 'permissions.0.scope' }]);
    expect(said(await set({ ...flag('setting', 'r_setting'), role_id: newId() }))).toEqual([404, 'role_not_exist']);
    const put = (body: unknown) => asAdmin('PUT', '/permission/group', body);
    expect((await put({ group: 'setting', apis: [{ action: 'fly', roles: [] }] })).statusCode).toBe(400);
    expect(said(await put({ group: 'setting', apis: [{ action: 'r_setting', roles: ['nobody'] }] }))).toEqual([
      404,
      'role_not_exist',
    ]);
    expect((await put([])).statusCode).toBe(400);
    expect((await put({})).statusCode).toBe(400);
  });
});
