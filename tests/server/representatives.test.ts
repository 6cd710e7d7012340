import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representatives } from '../../src/server/db/schema/customers';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildCustomer } from '../support/factories';
import { roleIds, signIn, trailOf, word } from '../support/people';
import { addRepresentative, codeOf, nobody } from './companies.fixtures';

let test: TestApp;
type Person = Awaited<ReturnType<typeof signIn>>;
let manager: Person;
let executive: Person;
let roles: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp({ DEMO: '1' });
  manager = await signIn(test, ['manager']);
  executive = await signIn(test, ['senior_account_executive']);
  roles = await roleIds(test);
});
afterAll(() => test.close());

type Object = { objectId: string; type: 'customer' | 'brand' };
const customerObject = async (): Promise<Object> => ({
  objectId: (await buildCustomer(test.database.db)).id,
  type: 'customer',
});
const brandObject = async (): Promise<Object> => ({ objectId: (await buildBrand(test.database.db)).id, type: 'brand' });
const add = (object: object, changes: object = {}, token = executive.token) =>
  addRepresentative(test, token, object, changes);
const post = (body: object, token = executive.token) => test.call('POST', '/representatives', { token, body });
const put = (id: string, body: object, token = executive.token) =>
  test.call('PUT', `/representatives/${id}`, { token, body });
const end = (id: string, body: object, token = manager.token) =>
  test.call('PATCH', `/representatives/${id}/delete`, { token, body });
const get = (id: string, { objectId, type }: Object, token = executive.token) =>
  test.call('GET', `/representatives/${id}?object_id=${objectId}&type=${type}`, { token });
const person = (changes: object = {}) => ({
  fullname: 'Lê Thị Mai',
  phone: '0912345678',
  email: `${word()}@example.test`,
  ...changes,
});

describe('adding a representative', () => {
  it.each([
    ['customer', customerObject],
    ['brand', brandObject],
  ])('makes a user who stands for the %s, is mailed a link, and sees only its rows', async (type, make) => {
    const object = await make();
    const other = await make();
    const representative = await add(object);
    expect(representative).toMatchObject({
      ...object,
      fullname: 'Lê Thị Mai',
      phone: '(028) 3822-1234',
      position: 'Giám đốc',
      active: true,
      username: representative.email,
      roles: [type],
      roleName: expect.any(String),
    });
    expect((await get(representative.id, object)).json().data).toEqual(representative);
    const mail = test.services.mail.kept()?.find(({ to }) => to === representative.email);
    const token = /#password_token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const password = { email: representative.email, password: 'Nhãn-hàng&Lam71', password_token: token };
    expect((await test.call('PUT', '/auth/set-password', { body: password })).statusCode).toBe(204);
    const session = await test.call('POST', '/auth/login', {
      body: { username: representative.email, password: 'Nhãn-hàng&Lam71' },
    });
    const own = session.json().data.access_token;
    expect((await test.call('GET', `/${type}s/${object.objectId}`, { token: own })).statusCode).toBe(200);
    expect((await test.call('GET', `/${type}s/${other.objectId}`, { token: own })).statusCode).toBe(404);
    if (type === 'brand') await buildCampaign(test.database.db, { brand_id: object.objectId });
    await buildCampaign(test.database.db);
    const campaigns = (await test.call('GET', '/campaigns?count=exact', { token: own })).json();
    expect(campaigns.total).toBe(type === 'brand' ? 1 : 0);
    expect((await trailOf(test, object.objectId)).at(-1)).toMatchObject({
      action: 'add_representative',
      entity: type,
      actor_id: executive.id,
    });
  });

  it('may begin switched off', async () => {
    const object = await customerObject();
    const { id, active } = await add(object, { active: false });
    expect(active).toBe(false);
    expect((await test.call('GET', '/users/me', { token: await test.tokenOf(id) })).statusCode).toBe(403);
  });

  it.each([
    ['no name', { fullname: '' }, 'fullname', 'field_required'],
    ['no phone', { phone: '' }, 'phone', 'field_required'],
    ['a phone with letters', { phone: 'abc' }, 'phone', 'phone_number_is_incorrect'],
    ['no e-mail', { email: '' }, 'email', 'field_required'],
    ['an e-mail that is none', { email: 'mai@' }, 'email', 'email_is_incorrect'],
    ['no object', { objectId: undefined }, 'objectId', 'field_select_required'],
    ['another kind of object', { type: 'kol' }, 'type', 'invalid_value'],
  ])('refuses %s', async (_what, changes, property, message) => {
    const answer = await post({ ...person(), ...(await customerObject()), ...changes });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ property, message }]]);
  });

  it('refuses an e-mail that is taken, a role of others, and what cannot be stood for', async () => {
    const object = await customerObject();
    const { email } = await add(object);
    expect(codeOf(await post({ ...person({ email }), ...object }))).toEqual([409, 'user_email_already_exist']);
    for (const role of [roles.admin, roles.staff, roles.brand]) {
      const { errors } = (await post({ ...person({ role }), ...object })).json();
      expect(errors).toEqual([
        { property: 'roles', message: role === roles.admin ? 'permission_denied' : 'role_type_mismatch' },
      ]);
    }
    expect((await post({ ...person({ roles: [roles.client] }), ...object })).json().data.roles).toEqual(['client']);
    const rejected = await buildCustomer(test.database.db, { status: 'reject' });
    for (const objectId of [nobody, rejected.id]) {
      expect(codeOf(await post({ ...person(), objectId, type: 'customer' }))).toEqual([404, 'customer_not_exist']);
    }
    expect(codeOf(await post({ ...person(), ...object, type: 'brand' }))).toEqual([404, 'brand_not_exist']);
  });

  it('lets one of two with the same e-mail win', async () => {
    const object = await customerObject();
    const body = { ...person(), ...object };
    const answers = await Promise.all([post(body), post(body)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('changing a representative', () => {
  it('changes what is given, by the rules of users', async () => {
    const object = await brandObject();
    const { id, version } = await add(object);
    const answer = await put(id, { ...object, fullname: 'Trần An', position: '', version });
    expect(answer.json().data).toMatchObject({ fullname: 'Trần An', position: null, phone: '(028) 3822-1234' });
    expect(codeOf(await put(id, { ...object, fullname: 'x', version }))).toEqual([409, 'record_was_changed']);
    const taken = await add(object);
    expect(codeOf(await put(id, { ...object, email: taken.email }))).toEqual([409, 'user_email_already_exist']);
    expect(codeOf(await put(id, { ...object, role: roles.admin }))).toEqual([409, 'not_allowed_update_to_admin_role']);
    expect((await put(id, { ...object, role: roles.customer })).json().errors).toEqual([
      { property: 'roles', message: 'role_type_mismatch' },
    ]);
    const session = await test.tokenOf(id);
    const email = `${word()}@example.test`;
    expect((await put(id, { ...object, email })).json().data).toMatchObject({ email, username: email });
    expect((await test.call('GET', '/users/me', { token: session })).statusCode).toBe(401);
  });

  it('reaches nobody through a customer or brand they do not stand for', async () => {
    const [object, other] = [await customerObject(), await customerObject()];
    const { id } = await add(object);
    expect((await get(id, other)).statusCode).toBe(404);
    expect((await get(manager.id, object)).statusCode).toBe(404);
    const calls = [
      await put(id, { ...other, fullname: 'x' }),
      await put(manager.id, { ...object, fullname: 'x' }),
      await end(id, { ...other, reason: 'x' }),
      await end(manager.id, { ...object, reason: 'x' }),
    ];
    expect(calls.map(codeOf)).toEqual(calls.map(() => [404, 'representative_not_exist']));
  });
});

describe('switching a representative', () => {
  const me = (token: string) => test.call('GET', '/users/me', { token });

  it('off ends the sessions, on lets in again', async () => {
    const object = await customerObject();
    const { id } = await add(object);
    const session = await test.tokenOf(id);
    expect((await put(id, { ...object, active: false })).json().data.active).toBe(false);
    expect((await me(session)).statusCode).toBe(401);
    expect((await put(id, { ...object, active: false })).json().data.active).toBe(false);
    expect((await put(id, { ...object, active: true })).json().data.active).toBe(true);
    expect((await me(await test.tokenOf(id))).statusCode).toBe(200);
    expect((await trailOf(test, id)).map(({ action }) => action)).toEqual(['create', 'deactivate', 'activate']);
  });

  it('off for one of two takes that one only', async () => {
    const [object, other] = [await customerObject(), await customerObject()];
    const { id } = await add(object);
    await test.database.db
      .insert(representatives)
      .values({ id: newId(), user_id: id, type: 'customer', customer_id: other.objectId });
    const token = await test.tokenOf(id);
    await put(id, { ...object, active: false });
    expect((await test.call('GET', `/customers/${object.objectId}`, { token })).statusCode).toBe(404);
    expect((await test.call('GET', `/customers/${other.objectId}`, { token })).statusCode).toBe(200);
  });

  it('does not let in who was suspended as a user, but by those who may', async () => {
    const object = await customerObject();
    const { id } = await add(object);
    await test.call('PUT', `/users/active/${id}`, { token: manager.token, body: { active: false } });
    expect((await get(id, object)).json().data.active).toBe(false);
    expect(codeOf(await put(id, { ...object, active: true }))).toEqual([403, 'permission_denied']);
    expect((await put(id, { ...object, active: true }, manager.token)).json().data.active).toBe(true);
  });
});

describe('removing a representative', () => {
  it('needs a reason and the right; who stands for nothing more is removed, and may be added again', async () => {
    const object = await customerObject();
    const { id, email } = await add(object);
    const session = await test.tokenOf(id);
    expect((await end(id, object)).json().errors).toEqual([{ property: 'reason', message: 'field_required' }]);
    expect((await end(id, { ...object, reason: 'x' }, executive.token)).statusCode).toBe(403);
    expect((await end(id, { ...object, reason: 'Nghỉ việc' })).statusCode).toBe(204);
    expect((await test.call('GET', '/users/me', { token: session })).statusCode).toBe(401);
    expect(codeOf(await end(id, { ...object, reason: 'x' }))).toEqual([404, 'representative_not_exist']);
    expect((await post({ ...person({ email }), ...object })).statusCode).toBe(200);
    expect((await trailOf(test, object.objectId)).map(({ action }) => action)).toContain('remove_representative');
  });

  it('leaves a user who stands for another one', async () => {
    const [object, other] = [await customerObject(), await customerObject()];
    const { id } = await add(object);
    await test.database.db
      .insert(representatives)
      .values({ id: newId(), user_id: id, type: 'customer', customer_id: other.objectId });
    const token = await test.tokenOf(id);
    expect((await end(id, { ...object, reason: 'Chuyển việc' })).statusCode).toBe(204);
    expect((await test.call('GET', `/customers/${object.objectId}`, { token })).statusCode).toBe(404);
    expect((await test.call('GET', `/customers/${other.objectId}`, { token })).statusCode).toBe(200);
    expect((await trailOf(test, id)).at(-1)).toMatchObject({
      action: 'update',
      changes: { reason: { after: 'Chuyển việc' } },
    });
  });
});

it('is the matter of staff, whatever a group was given', async () => {
  await test.database.pool.query(
    "insert into role_permissions (role_id, scope, action) select id, 'user_management', a from roles, unnest(array['c_representative', 'u_representative', 'd_representative']) a where name = 'client'",
  );
  const object = await customerObject();
  const { id } = await add(object);
  const client = await signIn(test, ['client'], { type: 'customer' });
  await test.database.db
    .insert(representatives)
    .values({ id: newId(), user_id: client.id, type: 'customer', customer_id: object.objectId });
  expect((await get(id, object, client.token)).statusCode).toBe(404);
  const calls = [
    await post({ ...person(), ...object }, client.token),
    await put(id, { ...object, fullname: 'x' }, client.token),
    await end(id, { ...object, reason: 'x' }, client.token),
  ];
  expect(calls.map(codeOf)).toEqual(calls.map(() => [403, 'permission_denied']));
});

describe('the rights of representatives', () => {
  async function groupOf(...grants: string[]) {
    const name = word();
    await test.database.pool.query(
      `with added as (insert into roles (id, name, name_display, type, priority) values ($1, $2, $2, 'staff', 900) returning id)
       insert into role_permissions (role_id, scope, action)
       select id, split_part(g, '.', 1), split_part(g, '.', 2) from added, unnest($3::text[]) g`,
      [newId(), name, grants],
    );
    return (await signIn(test, [name])).token;
  }

  it('are one each on users; reading follows the company', async () => {
    const object = await customerObject();
    const { id } = await add(object);
    const statuses = async (token: string) =>
      [
        await get(id, object, token),
        await post({ ...person(), ...object }, token),
        await put(id, { ...object, fullname: 'Lê Thị Mai' }, token),
        await end(id, { ...object }, token),
      ].map(({ statusCode }) => statusCode);
    expect(await statuses(await groupOf('customer_management.r_detail'))).toEqual([200, 403, 403, 403]);
    expect(await statuses(await groupOf('brand_management.r_detail'))).toEqual([403, 403, 403, 403]);
    const old = ['r', 'c', 'u', 'd'].map((letter) => `customer_management.${letter}_representative`);
    expect(await statuses(await groupOf(...old))).toEqual([403, 403, 403, 403]);
    expect(await statuses(await groupOf('customer_management.r_detail', 'user_management.c_representative'))).toEqual([
      200, 200, 403, 403,
    ]);
    expect(await statuses(await groupOf('customer_management.r_detail', 'user_management.u_representative'))).toEqual([
      200, 403, 200, 403,
    ]);
    // Refused for the missing reason, not for the right.
    expect(await statuses(await groupOf('user_management.d_representative'))).toEqual([403, 403, 403, 400]);
  });
});
