import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representatives } from '../../src/server/db/schema/customers';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { signIn, trailOf } from '../support/people';
import { addBrand, addCustomer, codeOf, sectorIds } from './companies.fixtures';
import { buildPicture } from './kols.fixtures';

let test: TestApp;
type Person = Awaited<ReturnType<typeof signIn>>;
let manager: Person;
let staff: Person;
let colleague: Person;
let account: Person;

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
  staff = await signIn(test, ['staff']);
  colleague = await signIn(test, ['staff']);
  account = await signIn(test, ['account']);
});
afterAll(() => test.close());

const kinds = [
  {
    path: 'customers',
    type: 'CUSTOMER',
    add: (token: string) => addCustomer(test, token, { website: 'cu.vn' }),
  },
  {
    path: 'brands',
    type: 'BRAND',
    add: async (token: string) => {
      const { id } = await addCustomer(test, manager.token);
      return addBrand(test, token, { customer_id: id, website: 'cu.vn' });
    },
  },
];

describe.each(kinds)('$path', ({ path, type, add }) => {
  const put = (id: string, body: object, { token }: Person = staff) =>
    test.call('PUT', `/${path}/${id}`, { token, body });
  const decide = (id: string, body: object, { token }: Person = manager) =>
    test.call('PUT', `/${path}/${id}/update-status`, { token, body });
  const read = async (id: string, { token }: Person = manager) =>
    (await test.call('GET', `/${path}/${id}`, { token })).json().data;
  const found = async (name: string, query = '', { token }: Person = manager) =>
    (await test.call('GET', `/${path}?name=${encodeURIComponent(name)}${query}`, { token })).json().data;
  const newsOf = async ({ token }: Person) =>
    (await test.call('GET', '/setting/notifications?size=100', { token })).json().data;

  async function representing(id: string): Promise<Person> {
    const kind = path === 'brands' ? ('brand' as const) : ('customer' as const);
    const person = await signIn(test, [kind], { type: kind });
    const link = kind === 'brand' ? { brand_id: id } : { customer_id: id };
    await test.database.db.insert(representatives).values({ id: newId(), user_id: person.id, type: kind, ...link });
    return person;
  }

  it('of somebody who may not approve waits, is told of, and is approved', async () => {
    const record = await add(staff.token);
    const client = await representing(record.id);
    expect(record).toMatchObject({ status: 'pending', pending_edit: false, pending: null });
    expect(await found(record.name, '&statuses=pending')).toMatchObject([{ id: record.id, status: 'pending' }]);
    expect(await read(record.id, client)).toBeUndefined();
    expect((await newsOf(manager))[0]).toMatchObject({
      dependencies: [{ type, data: { id: record.id, status: 'pending' } }],
    });
    expect(codeOf(await decide(record.id, { status: 'active' }, staff))).toEqual([403, 'permission_denied']);
    const approved = await decide(record.id, { status: 'active', version: record.version });
    expect(approved.json().data).toMatchObject({ status: 'active', status_reason: null, version: 2 });
    expect((await newsOf(staff))[0]).toMatchObject({
      dependencies: [{ type, data: { id: record.id, status: 'active' } }],
    });
    expect((await read(record.id, client)).id).toBe(record.id);
    expect(codeOf(await decide(record.id, { status: 'active' }))).toEqual([409, 'status_transition_not_allowed']);
    expect((await trailOf(test, record.id)).at(-1)).toMatchObject({ action: 'approve', actor_id: manager.id });
  });

  it('is rejected with a reason, leaves the lists, opens for staff, and is sent in again', async () => {
    const record = await add(staff.token);
    expect((await decide(record.id, { status: 'reject' })).json().errors).toEqual([
      { property: 'reason', message: 'field_required' },
    ]);
    const rejected = await decide(record.id, { status: 'reject', reason: 'Thiếu thông tin' });
    expect(rejected.json().data).toMatchObject({ status: 'reject', status_reason: 'Thiếu thông tin' });
    expect(await found(record.name)).toEqual([]);
    expect((await put(record.id, {})).json().data).toMatchObject({ status: 'pending', status_reason: null });
    expect((await trailOf(test, record.id)).map(({ action }) => action)).toEqual(['create', 'reject', 'update']);
  });

  it('holds an edit: approved values stay in force until it is approved', async () => {
    const record = await add(manager.token);
    const client = await representing(record.id);
    const picture = await buildPicture(test);
    const [, sector = ''] = await sectorIds(test, 'customer_brand');
    const sectors = path === 'brands' ? { sectorIds: [sector] } : { sectors: [sector] };
    const held = (await put(record.id, { website: 'moi.vn', logo: picture.id, ...sectors, version: 1 })).json().data;
    expect(held).toMatchObject({ website: 'https://cu.vn', logo: null, status: 'pending', pending_edit: true });
    expect(held.pending).toMatchObject({ by: { id: staff.id }, at: expect.stringMatching(/Z$/) });
    const change = new Map(held.pending.change.map((one: { field: string }) => [one.field, one]));
    expect([...change.keys()].sort()).toEqual(['logo', 'sectors', 'website']);
    expect(change.get('website')).toMatchObject({ before: 'https://cu.vn', after: 'https://moi.vn', conflict: false });
    expect(change.get('logo')).toMatchObject({ before: null, after: picture.url });
    expect(change.get('sectors')).toMatchObject({ before: record.sectors, after: [{ id: sector }] });

    expect(await found(record.name, '&statuses=pending')).toMatchObject([{ id: record.id, pending_edit: true }]);
    expect(await found(record.name, '&statuses=active')).toEqual([]);
    const seen = await read(record.id, client);
    expect(seen).toMatchObject({ website: 'https://cu.vn', status: 'active' });
    for (const withheld of ['pending', 'pending_edit', 'status_reason', 'representatives', 'createdBy']) {
      expect(seen).not.toHaveProperty(withheld);
    }
    const toAccount = await read(record.id, account);
    expect(toAccount.pending).not.toHaveProperty('by');
    expect(toAccount).not.toHaveProperty('createdBy');

    expect(codeOf(await put(record.id, { website: 'x.vn' }, colleague))).toEqual([409, 'change_is_pending']);
    const approved = (await decide(record.id, { status: 'active', version: held.version })).json().data;
    expect(approved).toMatchObject({ website: 'https://moi.vn', logo: picture.url, status: 'active', pending: null });
    expect((await read(record.id, client)).website).toBe('https://moi.vn');
    expect((await trailOf(test, record.id)).map(({ action }) => action)).toEqual(['create', 'propose', 'approve']);
  });

  it('discards an edit that is rejected, and one whose ground has changed is not applied', async () => {
    const record = await add(manager.token);
    await put(record.id, { website: 'moi.vn' });
    const rejected = (await decide(record.id, { status: 'reject', reason: 'Không đúng' })).json().data;
    expect(rejected).toMatchObject({ website: 'https://cu.vn', status: 'active', pending: null });
    await put(record.id, { website: 'moi.vn' });
    await put(record.id, { website: 'khac.vn' }, manager);
    expect((await read(record.id)).pending.change).toMatchObject([{ field: 'website', conflict: true }]);
    expect(codeOf(await decide(record.id, { status: 'active' }))).toEqual([409, 'record_was_changed']);
  });

  it('is decided on once, whoever comes first', async () => {
    const record = await add(staff.token);
    const answers = await Promise.all([
      decide(record.id, { status: 'active', version: 1 }),
      decide(record.id, { status: 'reject', reason: 'x', version: 1 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
