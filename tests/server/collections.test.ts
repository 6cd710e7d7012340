import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectLimits } from '../../src/domain/collectOrders/values';
import { addDays, dayOf, startOfDay } from '../../src/domain/dates';
import { startTestApp, type TestApp } from '../support/app';
import { buildCollectOrder } from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import { asked, connectFacebook, order, searchOf, signInWith } from './collections.fixtures';

let test: TestApp;
let staff: Awaited<ReturnType<typeof signIn>>;
const both = ['p_kol_filter_order', 'r_history_kol_filter_order'];

beforeAll(async () => {
  test = await startTestApp();
  connectFacebook(test, searchOf([[]]));
  staff = await signIn(test, ['staff']);
});
afterAll(() => test.close());

const list = async ({ token }: { token: string }, query = '') =>
  (await test.call('GET', `/social/history-kol-filter-order?size=100${query}`, { token })).json();
const allowance = async ({ token }: { token: string }) =>
  (await test.call('GET', '/social/kol-filter-order/allowance', { token })).json().data;
const download = async (id: string, { token }: { token: string }) => {
  const answer = await test.call('GET', `/social/download/${id}`, { token });
  return [answer.statusCode, answer.json().message];
};

describe('an order', () => {
  it('is taken down as waiting, with its trail and its job', async () => {
    const answer = await order(test, staff, { keyword: '  mỹ phẩm  ' });
    expect(answer.statusCode).toBe(200);
    const { id, ...placed } = answer.json().data;
    expect(placed).toMatchObject({ ...asked, filter_status: 'wait', collected: null, capped: false });
    expect(placed).toMatchObject({ result_file: null, completed_at: null, createdBy: { id: staff.id } });
    expect((await trailOf(test, id)).map(({ action, entity, changes }) => [action, entity, changes])).toEqual([
      [
        'create',
        'collect_order',
        Object.fromEntries(Object.entries(asked).map(([field, after]) => [field, { after }])),
      ],
    ]);
    const { rows } = await test.database.pool.query(
      "select state, data from pgboss.job where name = 'collection' and data->>'id' = $1",
      [id],
    );
    expect(rows).toEqual([{ state: 'created', data: { id, about: 'mỹ phẩm' } }]);
    expect((await list(staff)).data[0].id).toBe(id);
  });

  it.each([
    ['no network', { social_type: undefined }, 'social_type', 'field_select_required'],
    ['another network', { social_type: 'zalo' }, 'social_type', 'social_type_invalid'],
    ['no keyword', { keyword: '  ' }, 'keyword', 'field_required'],
    ['a keyword of one letter', { keyword: 'a' }, 'keyword', 'text_too_short'],
    ['a keyword too long', { keyword: 'a'.repeat(101) }, 'keyword', 'text_too_long'],
    ['a keyword of two lines', { keyword: 'một\nhai' }, 'keyword', 'invalid_value'],
    ['no lower bound', { min_follower: undefined }, 'min_follower', 'field_required'],
    ['no upper bound', { max_follower: null }, 'max_follower', 'field_required'],
    ['a bound below zero', { min_follower: -1 }, 'min_follower', 'positive_number_required'],
    ['half a follower', { max_follower: 2_000.5 }, 'max_follower', 'integer_required'],
    ['more than there can be', { max_follower: 1e15 }, 'max_follower', 'number_too_large'],
    ['a range the wrong way round', { max_follower: 999 }, 'max_follower', 'follower_range_incorrect'],
  ])('is refused with %s', async (_what, changes, property, message) => {
    const answer = await order(test, staff, changes);
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'validation_failed']);
    expect(answer.json().errors).toEqual([{ property, message }]);
  });

  it('takes a range of one number', async () => {
    expect((await order(test, staff, { min_follower: 5, max_follower: 5 })).statusCode).toBe(200);
  });

  it('is refused at its field where the network is not connected', async () => {
    const answer = await order(test, staff, { social_type: 'tiktok' });
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'network_not_connected']);
    expect(answer.json().errors).toEqual([{ property: 'social_type', message: 'network_not_connected' }]);
    expect((await allowance(staff)).networks).toEqual(['facebook']);
  });

  it('is refused while the person waits for the same, and not to others', async () => {
    const keyword = word();
    const other = await signIn(test, ['staff']);
    expect((await order(test, staff, { keyword })).statusCode).toBe(200);
    const again = await order(test, staff, { keyword: keyword.toUpperCase() });
    expect([again.statusCode, again.json().message]).toEqual([409, 'data_being_crawled']);
    expect((await order(test, staff, { keyword, max_follower: 20_000 })).statusCode).toBe(200);
    expect((await order(test, other, { keyword })).statusCode).toBe(200);
  });
});

describe('the orders of a day', () => {
  const today = dayOf(new Date());
  const place = (created_by: string, count: number, collectTime: Date, changes: object = {}) =>
    Promise.all(
      Array.from({ length: count }, () => buildCollectOrder(test.database.db, { created_by, collectTime, ...changes })),
    );

  it('end with the limit; those of yesterday and those that came to nothing do not count', async () => {
    const person = await signIn(test, ['staff']);
    const { ordersPerDay } = collectLimits;
    await place(person.id, 3, new Date(startOfDay(today).getTime() - 1));
    await place(person.id, 3, startOfDay(today), { filter_status: 'failed' });
    await place(person.id, ordersPerDay - 1, startOfDay(today));
    expect(await allowance(person)).toMatchObject({ limit: ordersPerDay, used: ordersPerDay - 1 });
    expect((await order(test, person)).statusCode).toBe(200);
    const refused = await order(test, person);
    expect([refused.statusCode, refused.json().message]).toEqual([429, 'exceeded_search_limit_for_today']);
    expect(await allowance(person)).toMatchObject({ used: ordersPerDay });
    expect((await order(test, await signIn(test, ['staff']))).statusCode).toBe(200);
  });

  it('are counted one at a time: of several at once only the last free place is given', async () => {
    const person = await signIn(test, ['staff']);
    await place(person.id, collectLimits.ordersPerDay - 1, startOfDay(today));
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(test, person)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429, 429, 429]);
    expect((await list(person, '&mine=true')).total).toBe(collectLimits.ordersPerDay);
  });
});

describe('the history', () => {
  it('is searched without accents and narrowed by network, status, day and orderer', async () => {
    const person = await signIn(test, ['staff']);
    const { db } = test.database;
    const mark = word();
    const day = '2026-03-10';
    const at = (hour: number) => new Date(startOfDay(day).getTime() + hour * 3_600_000);
    const build = (keyword: string, changes: Parameters<typeof buildCollectOrder>[1]) =>
      buildCollectOrder(db, { keyword: `${keyword} ${mark}`, created_by: person.id, ...changes });
    await build('Ẩm thực Đà Nẵng', { collectTime: at(0), filter_status: 'complete', collected: 0 });
    await build('Du lịch', { collectTime: at(23.9), social_type: 'tiktok', filter_status: 'failed' });
    await build('Làm vườn', { collectTime: at(24) });
    await build('Của người khác', { collectTime: at(-1), created_by: staff.id });
    const found = async (query: string) =>
      (await list(person, `&keyword=${mark}${query}`)).data.map(
        (one: { keyword: string }) => one.keyword.split(' ')[0],
      );
    expect(await found('')).toEqual(['Làm', 'Du', 'Ẩm', 'Của']);
    expect(await found('&sort=DATEASC')).toEqual(['Của', 'Ẩm', 'Du', 'Làm']);
    expect(await found('&mine=true')).toEqual(['Làm', 'Du', 'Ẩm']);
    expect(await found(`&from=${day}&to=${day}`)).toEqual(['Du', 'Ẩm']);
    expect(await found(`&to=${addDays(day, -1)}`)).toEqual(['Của']);
    expect(await found('&social_type=tiktok')).toEqual(['Du']);
    expect(await found('&filter_status=wait&filter_status=failed')).toEqual(['Làm', 'Du', 'Của']);
    const byName = await list(person, `&keyword=${encodeURIComponent(`am thuc da nang ${mark}`)}`);
    expect(byName.data).toHaveLength(1);
    expect((await test.call('GET', '/social/history-kol-filter-order?filter_status=done', person)).statusCode).toBe(
      400,
    );
    expect((await test.call('GET', '/social/history-kol-filter-order?from=2026-02-30', person)).statusCode).toBe(400);
  });
});

describe('rights and rows', () => {
  it('are two: ordering and looking back', async () => {
    const { id } = await buildCollectOrder(test.database.db);
    const orderer = await signInWith(test, ['p_kol_filter_order']);
    const reader = await signInWith(test, ['r_history_kol_filter_order']);
    const paths = ['/social/history-kol-filter-order', `/social/download/${id}`, '/social/kol-filter-order/allowance'];
    const statuses = (token: string) =>
      Promise.all(paths.map(async (path) => (await test.call('GET', path, { token })).statusCode));
    expect(await statuses(orderer.token)).toEqual([403, 403, 200]);
    expect(await statuses(reader.token)).toEqual([200, 409, 403]);
    expect((await order(test, orderer)).statusCode).toBe(200);
    expect((await order(test, reader)).statusCode).toBe(403);
    for (const path of paths) expect((await test.call('GET', path)).statusCode).toBe(401);
  });

  it('show the account role no creators', async () => {
    const { id, token } = await signInWith(test, both);
    await test.database.pool.query(
      "update user_roles set role_id = (select id from roles where name = 'account') where user_id = $1",
      [id],
    );
    await test.database.pool.query(
      "insert into role_permissions select id, 'kol_management', 'r_history_kol_filter_order' from roles where name = 'account'",
    );
    const { data } = await list({ token });
    expect(data.length).toBeGreaterThan(0);
    for (const one of data) expect(one).not.toHaveProperty('createdBy');
  });

  it('are for users who are not staff their own orders alone, whatever is filtered', async () => {
    const customer = await signInWith(test, both, { type: 'customer' });
    const foreign = await buildCollectOrder(test.database.db, {
      keyword: 'của hàng xóm',
      filter_status: 'complete',
      collected: 0,
    });
    expect(await list(customer)).toMatchObject({ data: [], total: 0 });
    expect(await list(customer, '&keyword=hàng xóm&mine=false')).toMatchObject({ data: [], total: 0 });
    expect(await download(foreign.id, customer)).toEqual([404, 'collect_order_not_exist']);
    const own = await order(test, customer);
    expect(own.json().data).not.toHaveProperty('createdBy');
    expect((await list(customer)).data.map((one: { id: string }) => one.id)).toEqual([own.json().data.id]);
    expect(await download(own.json().data.id, customer)).toEqual([409, 'data_being_crawled']);
    expect((await list(staff, '&keyword=hàng xóm')).total).toBe(1);
  });

  it('end at an order that is not there', async () => {
    expect(await download('0198c0de-0000-7000-8000-000000000000', staff)).toEqual([404, 'collect_order_not_exist']);
    expect(await download('no-id', staff)).toEqual([400, 'validation_failed']);
  });
});
