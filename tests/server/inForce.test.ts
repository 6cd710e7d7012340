import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../src/domain/dates';
import { representatives } from '../../src/server/db/schema/customers';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildSocial } from '../support/factories';
import { signIn } from '../support/people';
import { addBrand, addCustomer, sectorIds } from './companies.fixtures';
import { addKol, kolSectorIds } from './kols.fixtures';

let test: TestApp;
type Person = Awaited<ReturnType<typeof signIn>>;
let manager: Person;
let staff: Person;

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
  staff = await signIn(test, ['staff']);
});
afterAll(() => test.close());

const today = dayOf(new Date());
const read = async (path: string, { token }: Person = manager) => (await test.call('GET', path, { token })).json();

const kinds = [
  {
    path: '/customers',
    filter: 'statuses',
    sector: () => sectorIds(test, 'customer_brand'),
    add: ({ token }: Person) => addCustomer(test, token),
    edit: { website: 'moi.vn' },
  },
  {
    path: '/brands',
    filter: 'statuses',
    sector: () => sectorIds(test, 'customer_brand'),
    add: async ({ token }: Person) => {
      const { id } = await addCustomer(test, manager.token);
      return addBrand(test, token, { customer_id: id });
    },
    edit: { website: 'moi.vn' },
  },
  {
    path: '/kols',
    filter: 'status',
    sector: () => kolSectorIds(test),
    add: async ({ token }: Person) => {
      const kol = await addKol(test, token);
      await buildSocial(test.database.db, { kol_id: kol.id, social_type: 'tiktok' });
      return kol;
    },
    edit: { bio: 'Mới' },
  },
];

describe.each(kinds)('what is approved of $path', ({ path, filter, sector, add, edit }) => {
  const report = async () => (await read(`${path}/report?end_date=${today}`)).data;
  const listed = (more: string, who = manager) => read(`${path}?${filter}=in_force&count=exact&size=200${more}`, who);
  const idsOf = async (query: string) =>
    (await read(`${path}?${query}&size=200`)).data.map(({ id }: { id: string }) => id);
  const hold = async (id: string) => {
    const { statusCode } = await test.call('PUT', `${path}/${id}`, { token: staff.token, body: edit });
    expect(statusCode).toBe(200);
  };

  it('counts in analytics whether or not an edit waits, and what was never approved does not', async () => {
    const record = await add(manager);
    const before = await report();
    await hold(record.id);
    expect(await report()).toEqual(before);
    await add(staff);
    expect(await report()).toEqual(before);
    await test.call('PUT', `${path}/${record.id}/update-status`, {
      token: manager.token,
      body: { status: 'reject', reason: 'Không đúng' },
    });
    expect(await report()).toEqual(before);
  });

  it('is listed as many as a mark of analytics counts', async () => {
    const record = await add(manager);
    await hold(record.id);
    const waiting = await add(staff);
    const [sectorId = ''] = await sector();
    const { totals, by_sector, by_network = [] } = await report();
    expect((await listed(`&created_to=${today}`)).total).toBe(totals.total);
    expect((await listed(`&created_from=${today}&created_to=${today}`)).total).toBe(totals.added);
    const ofSector = by_sector.find((one: { sector: { id: string } | null }) => one.sector?.id === sectorId);
    expect((await listed(`&sector_ids=${sectorId}`)).total).toBe(ofSector.count);
    for (const { social_type, count } of by_network) {
      expect((await listed(`&social_type=${social_type}`)).total).toBe(count);
    }
    const { data, total } = await listed('');
    expect(total).toBe(totals.total);
    expect(data.find(({ id }: { id: string }) => id === record.id)).toMatchObject({
      status: 'pending',
      pending_edit: true,
    });
    expect(data.map(({ id }: { id: string }) => id)).not.toContain(waiting.id);
  });

  it('is a filter of its own beside the states shown', async () => {
    const [approved, edited, added] = [await add(manager), await add(manager), await add(staff)];
    await hold(edited.id);
    const known = [approved.id, edited.id, added.id];
    const found = async (...states: string[]) => {
      const ids = await idsOf(states.map((state) => `${filter}=${state}`).join('&'));
      return known.filter((id) => ids.includes(id));
    };
    expect(await found('in_force')).toEqual([approved.id, edited.id]);
    expect(await found('active')).toEqual([approved.id]);
    expect(await found('pending')).toEqual([edited.id, added.id]);
    expect(await found('in_force', 'active')).toEqual([approved.id, edited.id]);
    expect(await found('in_force', 'pending')).toEqual(known);
  });

  it('tells clients nothing by that filter: they are shown the same without', async () => {
    const record = await add(manager);
    await hold(record.id);
    const kind = path === '/brands' ? ('brand' as const) : ('customer' as const);
    const client = await signIn(test, ['manager'], { type: kind });
    if (path !== '/kols') {
      const link = kind === 'brand' ? { brand_id: record.id } : { customer_id: record.id };
      await test.database.db.insert(representatives).values({ id: newId(), user_id: client.id, type: kind, ...link });
    }
    const [asked, plain] = [await listed('', client), await read(`${path}?count=exact&size=200`, client)];
    expect(asked).toEqual(plain);
    const own = asked.data.find(({ id }: { id: string }) => id === record.id);
    expect(own.id).toBe(record.id);
    expect(own).not.toHaveProperty('pending_edit');
    expect(await read(`${path}?${filter}=pending&count=exact&size=200`, client)).toEqual(plain);
  });
});
