import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignListItem } from '../../src/domain/campaigns/types';
import { type CampaignStatus, campaignStatuses } from '../../src/domain/campaigns/values';
import { addDays, dayOf } from '../../src/domain/dates';
import { campaignPeople } from '../../src/server/db/schema/campaigns';
import { representatives } from '../../src/server/db/schema/customers';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildPost, buildSow } from '../support/factories';
import { signIn } from '../support/people';
import { sectorIds } from './companies.fixtures';

let test: TestApp;
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};
const campaigns: Record<string, string> = {};

beforeAll(async () => {
  test = await startTestApp();
  const { db, pool } = test.database;
  const manager = await signIn(test, ['manager']);
  const other = await signIn(test, ['staff']);
  const customer = await signIn(test, ['customer'], { type: 'customer' });
  const kol = await signIn(test, ['KOL'], { type: 'kol' });
  Object.assign(tokens, { manager: manager.token, customer: customer.token, kol: kol.token });
  Object.assign(ids, { manager: manager.id, other: other.id });
  const [tea, coffee] = [await buildBrand(db, { name: 'Trà Đá' }), await buildBrand(db, { name: 'Cà Phê' })];
  await db
    .insert(representatives)
    .values({ id: newId(), user_id: customer.id, type: 'customer', customer_id: tea.customer_id });
  const [food = '', bank = ''] = await sectorIds(test, 'customer_brand');
  await pool.query('insert into brand_sectors (brand_id, sector_id) values ($1, $2), ($3, $4)', [
    tea.id,
    food,
    coffee.id,
    bank,
  ]);
  Object.assign(ids, { tea: tea.id, coffee: coffee.id, food, bank, customer: tea.customer_id });
  const add = async (key: string, values: Parameters<typeof buildCampaign>[1], managedBy = other.id) => {
    const { id } = await buildCampaign(db, {
      created_at: new Date(Date.UTC(2026, 0, Object.keys(campaigns).length + 1)),
      ...values,
    });
    await db.insert(campaignPeople).values({ campaign_id: id, user_id: managedBy, duty: 'manager' });
    campaigns[key] = id;
    return id;
  };
  await add('pitch', {
    name: 'Đà Nẵng mở màn',
    status: 'pitching',
    brand_id: tea.id,
    budget: 10_000_000,
    start_date: '2026-05-01',
    end_date: '2026-05-31',
  });
  await add(
    'going',
    {
      name: 'An lành',
      status: 'on_going',
      brand_id: tea.id,
      budget: 20_000_000,
      start_date: '2026-03-01',
      end_date: null,
    },
    manager.id,
  );
  await add('closing', {
    name: 'Bừng sáng',
    status: 'liquidation',
    brand_id: coffee.id,
    budget: 30_000_000,
    start_date: '2026-01-10',
    end_date: '2026-02-10',
  });
  await add('done', { name: 'Êm đềm', status: 'done', brand_id: coffee.id, budget: 40_000_000 }, manager.id);
  await add('off', { name: '100% yêu', status: 'cancel', cancel_reason: 'x', brand_id: tea.id, budget: 50_000_000 });
  await add('deleted', { name: 'Xóa rồi', status: 'done', brand_id: tea.id, deleted_at: new Date() });
  const sow = await buildSow(db, { campaign_id: campaigns.going, post_count: 4 });
  await buildPost(db, { sow });
  await buildPost(db, { sow, is_active: false });
});
afterAll(() => test.close());

const ask = (query: string, as = 'manager', path = '/campaigns') =>
  test.call('GET', `${path}?${query}`, { token: tokens[as] ?? '' });
const keyOf = (id: string) => Object.entries(campaigns).find(([, known]) => known === id)?.[0] ?? id;
async function list(query: string, as = 'manager'): Promise<string[]> {
  const answer = await ask(query, as);
  expect(answer.statusCode, answer.body).toBe(200);
  const { data, total } = answer.json() as { data: CampaignListItem[]; total: number };
  expect(total).toBe(data.length);
  return data.map(({ id }) => keyOf(id));
}
const all = ['off', 'done', 'closing', 'going', 'pitch'];

describe('filters of the campaign lists', () => {
  it.each([
    ['', all],
    ['filter_status=inprogress', ['closing', 'going', 'pitch']],
    ['filter_status=liquidation', ['closing']],
    ['filter_status=done', ['done']],
    ['filter_status=cancel', ['off']],
    ['statuses=done', ['done']],
    ['statuses=pitching&statuses=on_going&statuses=liquidation&statuses=done', ['done', 'closing', 'going', 'pitch']],
    ['statuses=done&statuses=pitching&filter_status=inprogress', ['pitch']],
    ['name=da%20nang', ['pitch']],
    ['name=ca%20phe', ['done', 'closing']],
    ['name=100%25', ['off']],
    ['start_date=2026-04-01', ['going', 'pitch']],
    ['end_date=2026-02-10', ['closing']],
    ['end_date=2026-01-09', []],
    ['start_date=2026-02-10&end_date=2026-02-28', ['closing']],
    ['start_date=2026-02-11&end_date=2026-02-28', []],
    ['min_value=30000000', ['off', 'done', 'closing']],
    ['max_value=20000000', ['going', 'pitch']],
    ['min_value=20000000&max_value=20000000', ['going']],
    ['min_value=2&max_value=1', []],
  ])('%s', async (query, found) => {
    expect(await list(query)).toEqual(found);
  });

  it('by brand, sector, customer and manager, several of a kind widening', async () => {
    expect(await list(`brand_ids=${ids.coffee}`)).toEqual(['done', 'closing']);
    expect(await list(`brand_ids=${ids.coffee}&brand_ids=${ids.tea}`)).toEqual(all);
    expect(await list(`brand_ids[]=${ids.coffee}`)).toEqual(['done', 'closing']);
    expect(await list(`sector_ids=${ids.food}`)).toEqual(['off', 'going', 'pitch']);
    expect(await list(`sector_ids=${ids.food}&sector_ids=${ids.bank}`)).toEqual(all);
    expect(await list(`customer_id=${ids.customer}`)).toEqual(['off', 'going', 'pitch']);
    expect(await list(`manager_id=${ids.manager}`)).toEqual(['done', 'going']);
    expect(await list(`manager_id=${newId()}`)).toEqual([]);
  });

  it('together narrow down', async () => {
    const both = `filter_status=inprogress&brand_ids=${ids.tea}&sector_ids=${ids.food}&manager_id=${ids.manager}`;
    expect(
      await list(`${both}&min_value=1&max_value=20000000&start_date=2026-03-01&end_date=2026-12-31&name=an`),
    ).toEqual(['going']);
    expect(await list(`${both}&max_value=19999999`)).toEqual([]);
  });

  it.each([
    'filter_status=running',
    'filter_status=inprogress&filter_status=done',
    'statuses=inprogress',
    'overdue=soon',
    'sector_ids=null',
    'brand_ids=1',
    "sector_ids=' or 1=1 --",
    'manager_id=all',
    'start_date=2026-02-30',
    'end_date=31/12/2026',
    'min_value=-1',
    'max_value=1.5',
    'max_value=1000000000000000',
    'min_value=abc',
    'sort=VALUEASC',
    'page=0',
  ])('refuses %s', async (query) => {
    const answer = await ask(query);
    expect(answer.statusCode, answer.body).toBe(400);
    expect((await ask(query, 'manager', '/campaigns/status-counts')).statusCode).toBe(
      /^(sort|page)/.test(query) ? 200 : 400,
    );
  });

  it('takes a page beyond the last for an empty one', async () => {
    const answer = await ask('page=1000&size=10');
    expect(answer.json()).toMatchObject({ data: [], total: 5, page: 1000 });
  });
});

describe('the order', () => {
  it.each([
    ['NAMEASC', ['off', 'going', 'closing', 'pitch', 'done']],
    ['NAMEDESC', ['done', 'pitch', 'closing', 'going', 'off']],
    ['DATEASC', [...all].reverse()],
    ['DATEDESC', all],
  ])('%s', async (sort, found) => {
    expect(await list(`sort=${sort}`)).toEqual(found);
  });
});

describe('what a row says', () => {
  it('promised posts beside the posted, inactive ones aside', async () => {
    const [row] = (await ask('filter_status=on_going')).json().data;
    expect(row).toMatchObject({ post_total: 1, post_count: 4, progress: 25 });
    const [none] = (await ask('filter_status=pitching')).json().data;
    expect(none).toMatchObject({ post_total: 0, post_count: 0, progress: null });
  });
});

describe('orders of the campaign lists', () => {
  it('are by budget and by the last day, what has none last', async () => {
    expect(await list('sort=BUDGETDESC')).toEqual(['off', 'done', 'closing', 'going', 'pitch']);
    expect(await list('sort=BUDGETASC')).toEqual(['pitch', 'going', 'closing', 'done', 'off']);
    expect((await list('sort=ENDASC&filter_status=inprogress')).slice(0, 2)).toEqual(['closing', 'pitch']);
  });

  it('do not tell a customer whose budget is larger', async () => {
    const setBudget = (key: string, budget: number) =>
      test.database.pool.query('update campaigns set budget = $2 where id = $1', [campaigns[key], budget]);
    await setBudget('off', 1_000_000);
    expect((await list('sort=BUDGETDESC')).at(-1)).toBe('off');
    expect(await list('sort=BUDGETDESC', 'customer')).toEqual(['off', 'going', 'pitch']);
    await setBudget('off', 50_000_000);
  });
});

describe('a customer', () => {
  it('has its own campaigns without their managers, and what is withheld narrows nothing down', async () => {
    const own = ['off', 'going', 'pitch'];
    expect(await list('', 'customer')).toEqual(own);
    expect(await list(`manager_id=${ids.manager}`, 'customer')).toEqual(own);
    expect(await list(`brand_ids=${ids.coffee}`, 'customer')).toEqual([]);
    expect((await ask('', 'customer')).body).not.toContain('managers');
  });

  it('a KOL has none of others, whatever it filters by', async () => {
    expect(await list('min_value=1', 'kol')).toEqual([]);
  });
});

describe('counts by status', () => {
  const counts = async (query: string, as = 'manager') => {
    const { data } = (await ask(query, as, '/campaigns/status-counts')).json();
    return campaignStatuses.map((status) => data[status]);
  };

  it('count what the lists show', async () => {
    expect(await counts('')).toEqual([1, 1, 1, 1, 1]);
    expect(await counts(`brand_ids=${ids.tea}`)).toEqual([1, 1, 0, 0, 1]);
    expect(await counts('filter_status=inprogress&min_value=20000000')).toEqual([0, 1, 1, 0, 0]);
    expect(await counts(`manager_id=${ids.manager}`, 'customer')).toEqual([1, 1, 0, 0, 1]);
    expect(await counts('', 'kol')).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('sums', () => {
  const sums = async (query: string, as = 'manager') => (await ask(query, as, '/campaigns/sums')).json().data;

  it('are over all campaigns found, known views beside those that are not', async () => {
    const found = { of: 3, sow_total: 1, post_count: 4, post_total: 1, post_kept: 1, budget: 60_000_000 };
    expect(await sums('filter_status=inprogress')).toEqual({ ...found, result_views: { sum: null, known: 0 } });
    await test.database.pool.query('update campaigns set result_views = 5 where id = any($1)', [
      [campaigns.going, campaigns.done],
    ]);
    expect((await sums('filter_status=inprogress')).result_views).toEqual({ sum: 5, known: 1 });
    expect((await sums('')).result_views).toEqual({ sum: 10, known: 2 });
    await test.database.pool.query('update campaigns set result_views = null');
    expect(await sums('name=nobody')).toMatchObject({ of: 0, sow_total: 0, post_count: 0, post_total: 0, budget: 0 });
  });

  it('are of what a row tells: a customer has no budget, a KOL no result and its own parts alone', async () => {
    expect(await sums('', 'customer')).toEqual({
      of: 3,
      sow_total: 1,
      post_count: 4,
      post_total: 1,
      post_kept: 1,
      result_views: { sum: null, known: 0 },
    });
    expect(await sums('', 'kol')).toEqual({ of: 0, sow_total: 0, post_count: 0, post_total: 0, post_kept: 0 });
  });
});

describe('what the marks of the analytics lead to', () => {
  it('is what is past its last day, neither done nor cancelled', async () => {
    const { db } = test.database;
    const brand = await buildBrand(db);
    const today = dayOf(new Date());
    const add = async (key: string, end_date: string | null, status: CampaignStatus = 'on_going') => {
      const cancel_reason = status === 'cancel' ? 'x' : null;
      const known = { brand_id: brand.id, start_date: '2026-01-01', end_date, status, cancel_reason };
      campaigns[key] = (await buildCampaign(db, known)).id;
    };
    await add('late', addDays(today, -1));
    await add('proposed late', addDays(today, -1), 'pitching');
    await add('last day', today);
    await add('open', null);
    await add('over', addDays(today, -1), 'done');
    await add('given up', addDays(today, -1), 'cancel');
    const listed = async (query: string) => (await list(`brand_ids=${brand.id}&${query}`)).sort();
    expect(await listed('overdue=true')).toEqual(['late', 'proposed late']);
    expect(await listed('overdue=true&filter_status=on_going')).toEqual(['late']);
    expect(await listed('overdue=false')).toEqual(['given up', 'last day', 'open', 'over']);
  });

  it('is what has no sector, beside those of the sectors named', async () => {
    const { db, pool } = test.database;
    const [none, some] = [await buildBrand(db), await buildBrand(db)];
    await pool.query('insert into brand_sectors (brand_id, sector_id) values ($1, $2)', [some.id, ids.food]);
    for (const { id, customer_id } of [none, some]) {
      campaigns[id] = (await buildCampaign(db, { brand_id: id })).id;
      const values = id === some.id ? [customer_id, ids.food] : [customer_id, ids.bank];
      await pool.query('insert into customer_sectors (customer_id, sector_id) values ($1, $2)', values);
    }
    const only = `brand_ids=${none.id}&brand_ids=${some.id}`;
    expect(await list(`${only}&sector_ids=none`)).toEqual([none.id]);
    expect(await list(`${only}&sector_ids=none&sector_ids=${ids.bank}`)).toEqual([none.id]);
    expect((await list(`${only}&sector_ids=NONE&sector_ids=${ids.food}`)).sort()).toEqual([none.id, some.id].sort());
    const idsOf = async (path: string) =>
      (await test.call('GET', path, { token: tokens.manager ?? '' })).json().data.map(({ id }: { id: string }) => id);
    expect(await idsOf(`/brands?ids=${none.id}&ids=${some.id}&sector_ids=none`)).toEqual([none.id]);
    expect(await idsOf(`/customers?ids=${none.customer_id}&ids=${some.customer_id}&sector_ids=none`)).toEqual([]);
    await pool.query('delete from customer_sectors where customer_id = $1', [some.customer_id]);
    expect(await idsOf(`/customers?ids=${none.customer_id}&ids=${some.customer_id}&sector_ids=none`)).toEqual([
      some.customer_id,
    ]);
  });
});

describe('what risks are told from', () => {
  it('is counted SOW by SOW, for staff and while the campaign is not over', async () => {
    const { db } = test.database;
    const [going, over] = [
      await buildCampaign(db, { status: 'on_going' }),
      await buildCampaign(db, { status: 'done' }),
    ];
    const add = (values: object) => buildSow(db, { campaign_id: going.id, ...values });
    await buildPost(db, { sow: await add({ post_count: 2, off_sale_price: 5 }) });
    await buildPost(db, { sow: await add({}), is_active: false });
    await buildPost(db, { sow: await add({}) });
    await add({ is_online: false, is_offline: true, off_booking_price: 0, off_sale_price: 7 });
    await buildSow(db, { campaign_id: over.id });
    const rowOf = async (id: string, as: string) =>
      ((await ask('size=100', as)).json().data as CampaignListItem[]).find((row) => row.id === id);
    expect((await rowOf(going.id, 'manager'))?.risk_figures).toEqual({
      owing_sows: 2,
      empty_sows: 1,
      sale_total: 30_000_012,
    });
    expect((await rowOf(over.id, 'manager'))?.risk_figures).toBeNull();
    const [none] = (await ask('filter_status=pitching')).json().data;
    expect(none.risk_figures).toEqual({ owing_sows: 0, empty_sows: 0, sale_total: null });
    const [told] = (await ask('', 'customer')).json().data;
    expect(told).not.toHaveProperty('risk_figures');
  });
});
