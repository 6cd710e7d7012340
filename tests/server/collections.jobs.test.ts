import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectLimits } from '../../src/domain/collectOrders/values';
import { NetworkFailure } from '../../src/server/adapters/social/network';
import { collectHandlers } from '../../src/server/collectOrders/collect';
import { supervisedBoss } from '../../src/server/jobs/boss';
import { startTestApp, type TestApp } from '../support/app';
import { buildCollectOrder, buildKol, buildSocial } from '../support/factories';
import { signIn } from '../support/people';
import { account, cellsOf, connectFacebook, makeDue, order, searchOf, signInWith, work } from './collections.fixtures';

let test: TestApp;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  connectFacebook(test, searchOf([[]]));
  staff = await signIn(test, ['staff']);
});
afterAll(() => test.close());

const stateOf = async (id: string) => {
  const { data } = (await test.call('GET', '/social/history-kol-filter-order?size=200', { token: staff.token })).json();
  return data.find((one: { id: string }) => one.id === id);
};
const placed = async (person = staff, changes: object = {}): Promise<string> =>
  (await order(test, person, changes)).json().data.id;
const download = (id: string, { token } = staff, language = 'vi') =>
  test.call('GET', `/social/download/${id}`, { token, headers: { 'accept-language': language } });
const news = async ({ token }: { token: string }) =>
  (await test.call('GET', '/setting/notifications?size=100', { token }))
    .json()
    .data.map((one: { title: { value: string }[]; content: { value: string }[]; dependencies: unknown[] }) => ({
      vi: `${one.title[0]?.value} | ${one.content[0]?.value}`,
      en: `${one.title[1]?.value} | ${one.content[1]?.value}`,
      about: one.dependencies[0],
    }));
const jobOf = async (id: string, kind = 'collection') =>
  (
    await test.database.pool.query('select id, state, output from pgboss.job where name = $1 and data->>$2 = $3', [
      kind,
      'id',
      id,
    ])
  ).rows;

describe('collecting', () => {
  it('reads all pages, each account once and within the range, and tells who ordered', async () => {
    const person = await signIn(test, ['staff']);
    connectFacebook(
      test,
      searchOf([
        [account('an'), account('binh', { follower_count: 999 }), account('chi', { follower_count: 10_000 })],
        [account('an', { url: 'https://www.facebook.com/an/?ref=search' }), account('dung', { follower_count: null })],
        [account('em', { follower_count: 10_001 }), account('giang', { follower_count: 1_000 })],
      ]),
    );
    const id = await placed(person, { keyword: 'nấu ăn' });
    expect(await work(test)).toBe(true);
    expect(await stateOf(id)).toMatchObject({
      filter_status: 'complete',
      collected: 4,
      capped: false,
      result_file: `/api/v1/social/download/${id}`,
    });
    const [, , , , ...rows] = await cellsOf((await download(id)).rawPayload);
    expect(rows.map((row) => [row[1], row[3] ?? null])).toEqual([
      ['an', 5_000],
      ['chi', 10_000],
      ['dung', null],
      ['giang', 1_000],
    ]);
    expect(await news(person)).toEqual([
      {
        vi: 'Đã thu thập xong KOL | “nấu ăn”: tìm thấy 4 KOL.',
        en: 'KOL collection finished | “nấu ăn”: KOLs found: 4.',
        about: { type: 'SOCIAL', data: { id, status: 'complete' } },
      },
    ]);
    expect(await work(test)).toBe(false);
  });

  it('is complete with nothing where nothing is found', async () => {
    connectFacebook(test, searchOf([[]]));
    const id = await placed();
    await work(test);
    expect(await stateOf(id)).toMatchObject({ filter_status: 'complete', collected: 0 });
    expect((await cellsOf((await download(id)).rawPayload)).length).toBe(4);
  });

  it('says so where the network has more than an order takes', async () => {
    const page = (from: number) => Array.from({ length: 1_000 }, (_, index) => account(`kenh${from + index}`));
    connectFacebook(test, searchOf([0, 1, 2, 3, 4, 5, 6].map((number) => page(number * 1_000))));
    const id = await placed();
    await work(test);
    expect(await stateOf(id)).toMatchObject({ collected: collectLimits.accounts, capped: true });
    const { id: cut } = await buildCollectOrder(test.database.db, {
      filter_status: 'complete',
      collected: 5_000,
      capped: true,
    });
    const titles = await cellsOf((await download(cut)).rawPayload);
    expect(String(titles[3]?.[0])).toContain('5.000 kênh đầu tiên');
  });
});

describe('a network that does not answer', () => {
  it('leaves the order waiting and nothing half read; the next try reads all of it', async () => {
    const failure = new NetworkFailure('facebook', 'unavailable');
    connectFacebook(test, searchOf([[account('mot')], failure, [account('ba')]]));
    const id = await placed();
    await work(test);
    expect(await stateOf(id)).toMatchObject({ filter_status: 'wait', collected: null, result_file: null });
    const { rows } = await test.database.pool.query('select 1 from collected_accounts where order_id = $1', [id]);
    expect(rows).toEqual([]);
    expect(await jobOf(id)).toMatchObject([{ state: 'retry', output: { message: 'facebook: unavailable' } }]);
    expect(await work(test)).toBe(false);
    await makeDue(test);
    expect(await work(test)).toBe(true);
    expect(await stateOf(id)).toMatchObject({ filter_status: 'complete', collected: 2 });
  });

  it('is waited for within the try where it asks for a short break, and not where for a long one', async () => {
    const short = new NetworkFailure('facebook', 'rate_limited', 0);
    connectFacebook(test, searchOf([[account('mot')], short, [account('ba')]]));
    const patient = await placed();
    await work(test);
    expect(await stateOf(patient)).toMatchObject({ filter_status: 'complete', collected: 2 });
    for (const seconds of [3_600, null]) {
      connectFacebook(test, searchOf([[account('mot')], new NetworkFailure('facebook', 'rate_limited', seconds)]));
      const id = await placed();
      await work(test);
      expect(await jobOf(id)).toMatchObject([{ state: 'retry', output: { message: 'facebook: rate_limited' } }]);
      await test.database.pool.query("delete from pgboss.job where name = 'collection'");
    }
  });

  it('is not believed where its pages go round in circles', async () => {
    connectFacebook(test, async () => ({ items: [account('mot')], next: 'again' }));
    const id = await placed();
    await work(test);
    expect(await stateOf(id)).toMatchObject({ filter_status: 'wait' });
    expect(await jobOf(id)).toMatchObject([{ state: 'retry', output: { message: 'facebook: unavailable' } }]);
    await test.database.pool.query("delete from pgboss.job where name = 'collection'");
  });

  it('makes the order fail once no try is left; run again by an admin it is completed all the same', async () => {
    const person = await signIn(test, ['staff']);
    connectFacebook(test, async () => {
      throw new NetworkFailure('facebook', 'unavailable');
    });
    const id = await placed(person, { keyword: 'du lịch' });
    await makeDue(test, { last: true });
    await work(test);
    expect(await stateOf(id)).toMatchObject({ filter_status: 'wait' });
    expect(await work(test, 'collection_failed')).toBe(true);
    expect(await stateOf(id)).toMatchObject({ filter_status: 'failed', collected: null, result_file: null });
    const answer = await download(id);
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'file_not_exist']);
    expect(await news(person)).toMatchObject([{ about: { type: 'SOCIAL', data: { id, status: 'failed' } } }]);
    expect((await news(person))[0].vi).toContain('Chưa thu thập được KOL | “du lịch”');
    const used = await test.call('GET', '/social/kol-filter-order/allowance', { token: person.token });
    expect(used.json().data.used).toBe(0);

    connectFacebook(test, searchOf([[account('mot')]]));
    const [job] = await jobOf(id);
    const admin = await signIn(test, ['admin']);
    const retried = await test.call('POST', `/setting/jobs-queue/${job.id}/retry`, { token: admin.token });
    expect(retried.statusCode).toBe(204);
    await work(test);
    expect(await stateOf(id)).toMatchObject({ filter_status: 'complete', collected: 1 });
    expect(await news(person)).toHaveLength(2);
  });

  it('gives up an order whose worker died in its last try too', async () => {
    const id = await placed();
    await makeDue(test, { last: true });
    const { rows } = await test.database.pool.query(
      "update pgboss.job set state = 'active', started_on = now() - interval '2 days' where data->>'id' = $1 returning id",
      [id],
    );
    expect(rows).toHaveLength(1);
    const supervisor = supervisedBoss(test.services.db, () => {});
    await supervisor.start();
    await supervisor.maintain();
    await supervisor.stop({ graceful: false });
    expect(await work(test, 'collection_failed')).toBe(true);
    expect(await stateOf(id)).toMatchObject({ filter_status: 'failed' });
  });
});

it('is written once by two workers that read it both, and never failed once complete', async () => {
  const person = await signIn(test, ['staff']);
  connectFacebook(test, searchOf([[account('mot'), account('hai')]]));
  const id = await placed(person);
  const services = { ...test.services, log: test.app.log };
  const writes = await Promise.all([1, 2].map(() => collectHandlers.collection.read(services, { id })));
  await Promise.all(writes.map((write) => services.db.transaction((db) => write({ ...services, db }))));
  await work(test);
  await services.db.transaction((db) => collectHandlers.collection_failed.run({ ...services, db }, { id }));
  expect(await stateOf(id)).toMatchObject({ filter_status: 'complete', collected: 2 });
  const { rows } = await test.database.pool.query('select url from collected_accounts where order_id = $1', [id]);
  expect(rows).toHaveLength(2);
  expect(await news(person)).toHaveLength(1);
});

describe('the workbook', () => {
  const evil = '=HYPERLINK("http://evil.example","x")';

  it('says what was asked and taken when, leaves the unknown empty, and holds no formula', async () => {
    const kol = await buildKol(test.database.db);
    await buildSocial(test.database.db, { kol_id: kol.id, url: 'https://facebook.com/cuata' });
    connectFacebook(
      test,
      searchOf([
        [
          account('cuata', { is_verified: true }),
          account('an', { name: evil, is_verified: null, follower_count: null }),
          account('khong', { name: null }),
        ],
      ]),
    );
    const id = await placed(staff, { keyword: '=mỹ/phẩm' });
    await work(test);
    const answer = await download(id);
    const day = (await stateOf(id)).collectTime.slice(0, 4);
    const name = decodeURIComponent(String(answer.headers['content-disposition']));
    expect(name).toMatch(/^attachment; filename\*=UTF-8''KOL Facebook =mỹ phẩm \d{4}-\d{2}-\d{2}\.xlsx$/);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const [title, said, source, heads, ...rows] = await cellsOf(answer.rawPayload);
    expect(title?.[0]).toBe('KOL thu thập theo từ khóa “=mỹ/phẩm”');
    expect(said?.[0]).toContain('Facebook, từ 1.000 đến 10.000 người theo dõi');
    expect(source?.[0]).toMatch(new RegExp(`^3 kênh, số liệu do Facebook công bố lúc [\\d:]{8} \\d\\d/\\d\\d/${day}`));
    expect(heads).toEqual(['STT', 'Tên kênh', 'Địa chỉ', 'Người theo dõi', 'Đã xác minh', 'Mã KOL hiện có']);
    expect(rows.map((row) => Array.from({ length: 6 }, (_, index) => row[index] ?? null))).toEqual([
      [1, 'cuata', 'https://facebook.com/cuata', 5_000, 'Có', kol.code],
      [2, `'${evil}`, 'https://facebook.com/an', null, null, null],
      [3, null, 'https://facebook.com/khong', 5_000, 'Không', null],
    ]);
    const [english] = await cellsOf((await download(id, staff, 'en')).rawPayload);
    expect(english?.[0]).toBe('KOLs collected for “=mỹ/phẩm”');
  });

  it('tells a customer who may order nothing of the KOLs here', async () => {
    const kol = await buildKol(test.database.db, { status: 'pending' });
    await buildSocial(test.database.db, { kol_id: kol.id, url: 'https://facebook.com/anmat' });
    connectFacebook(test, searchOf([[account('anmat')]]));
    const rights = ['p_kol_filter_order', 'r_history_kol_filter_order'];
    const customer = await signInWith(test, rights, { type: 'customer' });
    const id = await placed(customer);
    await work(test);
    const text = JSON.stringify(await cellsOf((await download(id, customer)).rawPayload));
    expect(text).toContain('anmat');
    expect(text).not.toContain(kol.code);
    expect(text).not.toContain('Mã KOL');
    expect(JSON.stringify(await cellsOf((await download(id)).rawPayload))).toContain(kol.code);
  });

  it('is there for whoever may look back, also of an order of somebody else', async () => {
    const { id } = await buildCollectOrder(test.database.db, { filter_status: 'complete', collected: 0 });
    expect((await download(id)).statusCode).toBe(200);
  });
});
