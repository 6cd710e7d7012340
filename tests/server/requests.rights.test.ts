import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app';
import { roleIds, signIn } from '../support/people';
import { codeOf } from './companies.fixtures';
import { buildClients, requestFields, sendRequest } from './requests.fixtures';

let test: TestApp;
let own: Awaited<ReturnType<typeof buildClients>>;
let others: Awaited<ReturnType<typeof buildClients>>;
let staff: Awaited<ReturnType<typeof signIn>>;
const ids: Record<'ofCustomer' | 'ofBrand' | 'ofOther' | 'ofGuest' | 'foreign', string> = {
  ofCustomer: '',
  ofBrand: '',
  ofOther: '',
  ofGuest: '',
  foreign: '',
};

beforeAll(async () => {
  test = await startTestApp();
  own = await buildClients(test);
  others = await buildClients(test);
  staff = await signIn(test, ['manager']);
  ids.ofCustomer = await sendRequest(test, own.forCustomer.token);
  ids.ofBrand = await sendRequest(test, own.forBrand.token);
  ids.ofOther = await sendRequest(test, own.forCustomer.token, { brand_id: own.other.id });
  ids.ofGuest = await sendRequest(test, staff.token);
  ids.foreign = await sendRequest(test, others.forCustomer.token, { brand_id: others.brand.id });
  const body = { request_status: 'on_going', person_in_charge: { id: staff.id } };
  for (const id of Object.values(ids)) await test.call('PUT', `/campaigns/request/${id}`, { token: staff.token, body });
});
afterAll(() => test.close());

const listOf = async (token: string) => {
  const answer = await test.call('GET', '/campaigns/request?size=200', { token });
  const rows: { id: string }[] = answer.json().data;
  return { ids: rows.map(({ id }) => id).sort(), total: answer.json().total, rows };
};
const detail = (token: string, id: string) => test.call('GET', `/campaigns/request/${id}`, { token });

describe('rows', () => {
  it('are those of the customers and brands a client represents, and all for staff', async () => {
    const cases = [
      [own.forCustomer, ['ofCustomer', 'ofBrand', 'ofOther']],
      [own.forBrand, ['ofBrand']],
      [others.forCustomer, ['foreign']],
      [others.forBrand, ['foreign']],
      [staff, ['ofCustomer', 'ofBrand', 'ofOther', 'ofGuest', 'foreign']],
    ] as const;
    for (const [{ token }, seen] of cases) {
      const list = await listOf(token);
      expect(list.ids).toEqual(seen.map((name) => ids[name]).sort());
      expect(list.total).toBe(seen.length);
      for (const [name, id] of Object.entries(ids)) {
        const answer = await detail(token, id);
        if ((seen as readonly string[]).includes(name)) expect(answer.statusCode).toBe(200);
        else expect(codeOf(answer)).toEqual([404, 'request_not_exist']);
      }
    }
  });

  it('stay with who asked when a brand moves to another customer', async () => {
    const moved = await buildClients(test);
    const id = await sendRequest(test, moved.forCustomer.token, { brand_id: moved.brand.id });
    await test.database.pool.query('update brands set customer_id = $1 where id = $2', [
      others.customer.id,
      moved.brand.id,
    ]);
    expect((await detail(moved.forCustomer.token, id)).statusCode).toBe(200);
    expect((await detail(moved.forBrand.token, id)).statusCode).toBe(200);
    expect((await detail(others.forCustomer.token, id)).statusCode).toBe(404);
  });

  it('go with the link: a representative who was removed has none', async () => {
    const left = await buildClients(test);
    const id = await sendRequest(test, left.forBrand.token);
    await test.database.pool.query('update representatives set deleted_at = now() where user_id = $1', [
      left.forBrand.id,
    ]);
    expect((await detail(left.forBrand.token, id)).statusCode).toBe(404);
    expect((await listOf(left.forBrand.token)).total).toBe(0);
  });
});

describe('fields', () => {
  it('who is responsible and who made it are withheld from clients', async () => {
    for (const { token } of [own.forCustomer, own.forBrand]) {
      for (const row of [(await listOf(token)).rows[0], (await detail(token, ids.ofBrand)).json().data]) {
        expect(row).not.toHaveProperty('person_in_charge');
        expect(row).not.toHaveProperty('createdBy');
        expect(JSON.stringify(row)).not.toContain(staff.username);
      }
    }
    expect((await detail(staff.token, ids.ofBrand)).json().data).toMatchObject({ person_in_charge: { id: staff.id } });
  });

  it('who is responsible is for those who make campaigns, who made it not for the account role', async () => {
    const account = await signIn(test, ['account']);
    const shown = (await detail(account.token, ids.ofBrand)).json().data;
    expect(shown).toHaveProperty('person_in_charge');
    expect(shown).not.toHaveProperty('createdBy');
    const roles = await roleIds(test);
    await test.database.pool.query(
      "delete from role_permissions where role_id = $1 and scope = 'campaigns_management' and action = 'c'",
      [roles.talent_account_executive],
    );
    const reader = await signIn(test, ['talent_account_executive']);
    expect((await detail(reader.token, ids.ofBrand)).json().data).not.toHaveProperty('person_in_charge');
  });
});

describe('actions', () => {
  it('a client cannot set a status, not even with the right given by mistake', async () => {
    const body = { request_status: 'approved', person_in_charge: { id: staff.id } };
    const set = () => test.call('PUT', `/campaigns/request/${ids.ofBrand}`, { token: own.forBrand.token, body });
    expect(codeOf(await set())).toEqual([403, 'permission_denied']);
    const roles = await roleIds(test);
    await test.database.pool.query(
      "insert into role_permissions (role_id, scope, action) values ($1, 'campaigns_management', 'u_request')",
      [roles.brand],
    );
    expect(codeOf(await set())).toEqual([403, 'permission_denied']);
    expect((await detail(staff.token, ids.ofBrand)).json().data.request_status).toBe('on_going');
  });

  it('nobody asks without the right to, a KOL not even with it', async () => {
    const ask = (token: string) => test.call('POST', '/campaigns/request/create', { token, body: requestFields() });
    const roles = await roleIds(test);
    const { pool } = test.database;
    await pool.query(
      "insert into role_permissions (role_id, scope, action) values ($1, 'campaigns_management', 'c_request')",
      [roles.KOL],
    );
    const kol = await signIn(test, ['KOL'], { type: 'kol' });
    expect(codeOf(await ask(kol.token))).toEqual([403, 'permission_denied']);
    await pool.query("delete from role_permissions where role_id = $1 and action = 'c_request'", [roles.account]);
    const account = await signIn(test, ['account']);
    expect(codeOf(await ask(account.token))).toEqual([403, 'permission_denied']);
    expect(codeOf(await ask('not.a.token'))).toEqual([401, 'access_token_invalid']);
  });

  it('guests read nothing', async () => {
    for (const path of ['/campaigns/request', `/campaigns/request/${ids.ofGuest}`]) {
      expect((await test.call('GET', path)).statusCode).toBe(401);
    }
  });
});
