import { readdirSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importPosts } from '../../src/server/campaigns/importPosts';
import { importSows } from '../../src/server/campaigns/importSows';
import type { SignedCtx } from '../../src/server/context';
import { sows } from '../../src/server/db/schema/campaigns';
import { newId } from '../../src/server/ids';
import { type CallOptions, startTestApp, type TestApp } from '../support/app';
import { testCtx } from '../support/context';
import { createTestDatabase } from '../support/database';
import { buildKol, buildPost } from '../support/factories';
import { trailOf } from '../support/people';
import { addCampaign } from './campaigns.fixtures';
import { fileOf } from './imports.fixtures';
import { offlineSow, onlineSow, type PartsStage, partsStage } from './parts.fixtures';

let test: TestApp;
let stage: PartsStage;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  stage = await partsStage(test);
});

const as = (options: CallOptions = {}): CallOptions => ({ token: stage.manager.token, ...options });
const add = (body: object) => test.call('POST', `/campaigns/${stage.campaign.id}/sows`, as({ body }));
const again = () => add({ ...onlineSow, kol_id: stage.kol.id, confirm_duplicate: true });
const stored = () =>
  test.database.db.select().from(sows).where(eq(sows.campaign_id, stage.campaign.id)).orderBy(sows.number);
const numbers = async () => (await stored()).map(({ number }) => number);
const shown = async (token = stage.manager.token) => {
  const { data } = (await test.call('GET', `/campaigns/${stage.campaign.id}`, { token })).json();
  return data.sows.map(({ number }: { number: number }) => number);
};

describe('the number of a SOW', () => {
  it('is the next of its campaign, and that of a removed one is never given again', async () => {
    expect((await again()).json().data).toMatchObject({ number: 2, position: 2 });
    const third = (await again()).json().data;
    expect((await test.call('DELETE', `/campaigns/sow/${third.id}`, as())).statusCode).toBe(204);
    const fourth = (await again()).json().data;
    expect(fourth.number).toBe(4);
    expect((await trailOf(test, fourth.id))[0]?.changes).toMatchObject({ number: { after: 4 } });
    expect(await shown()).toEqual([1, 2, 4]);
  });

  it('is one for each of many added at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, again));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const given = answers.map((answer) => answer.json().data.number).sort((a, b) => a - b);
    expect(given).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('stays where the order changes', async () => {
    await again();
    await again();
    const [first] = await stored();
    const moved = await test.call('PUT', `/campaigns/update-sow/${first?.id}`, as({ body: { position: 3 } }));
    expect(moved.json().data).toMatchObject({ number: 1, position: 3 });
    expect(await shown()).toEqual([2, 1, 3]);
    expect((await trailOf(test, first?.id ?? ''))[0]?.changes).toMatchObject({ order: { before: 1, after: 3 } });
    const nowhere = await test.call('PUT', `/campaigns/update-sow/${first?.id}`, as({ body: { position: 0 } }));
    expect(nowhere.statusCode).toBe(400);
  });

  it('stands in the report, and beside each post', async () => {
    const second = (await again()).json().data;
    const url = `/campaigns/final-report/${stage.campaign.id}`;
    const report = (await test.call('GET', url, as())).json().data;
    expect(report.progress.map(({ number }: { number: number }) => number)).toEqual([1, 2]);
    const body = { url_post: 'https://www.facebook.com/photo/991', sow_id: second.id };
    const post = await test.call('POST', `/campaigns/${stage.campaign.id}/posts`, as({ body }));
    expect(post.json().data).toMatchObject({ sow_id: second.id, sow_number: 2 });
  });
});

describe('a SOW like one that is there', () => {
  it('is asked about first, online and offline, by staff who may', async () => {
    const twin = { ...onlineSow, kol_id: stage.kol.id };
    const asked = await add(twin);
    expect(asked.json()).toMatchObject({
      ...{ statusCode: 409, message: 'sow_already_exist', errors: [{ property: 'post_format' }] },
    });
    expect((await add({ ...twin, confirm_duplicate: false })).statusCode).toBe(409);
    expect((await add({ ...twin, confirm_duplicate: true })).statusCode).toBe(200);
    const party = { ...offlineSow, kol_id: stage.kol.id };
    expect((await add(party)).statusCode).toBe(200);
    expect((await add(party)).statusCode).toBe(409);
    expect((await add({ ...party, confirm_duplicate: true })).statusCode).toBe(200);
    expect(await numbers()).toEqual([1, 2, 3, 4]);
  });

  it('may be added with its campaign, whose posts name it by its number', async () => {
    const online = { ...onlineSow, kol_id: stage.kol.id };
    const sowsOf = [online, { ...online, confirm_duplicate: true }];
    const post = { kol_id: stage.kol.id, url_post: 'https://www.facebook.com/photo/771' };
    const made = await addCampaign(test, stage.manager.token, {
      sows: sowsOf,
      campaignPosts: [{ ...post, sow_number: 2 }],
    });
    expect(made.sows.map(({ number }: { number: number }) => number)).toEqual([1, 2]);
    expect(made.campaignPosts).toMatchObject([{ sow_number: 2, sow_id: made.sows[1].id }]);
  });

  it('makes a post that fits both ambiguous, until it says which', async () => {
    await again();
    const url = `/campaigns/${stage.campaign.id}/posts`;
    const post = { kol_id: stage.kol.id, url_post: 'https://www.facebook.com/photo/881', post_format: 'post_posts' };
    const either = await test.call('POST', url, as({ body: post }));
    expect(either.json()).toMatchObject({ statusCode: 409, message: 'sow_ambiguous' });
    const none = await test.call('POST', url, as({ body: { ...post, sow_number: 9 } }));
    expect(none.json()).toMatchObject({
      statusCode: 400,
      message: 'sow_not_exist',
      errors: [{ property: 'sow_number' }],
    });
    const named = await test.call('POST', url, as({ body: { ...post, sow_number: 2 } }));
    expect(named.json().data.sow_number).toBe(2);
  });
});

describe('a workbook', () => {
  let ctx: SignedCtx;
  const row = (changes: object = {}) => ({
    ...{ kol_code: stage.kol.code, social_type: 'Facebook', post_format: 'Đăng bài viết', description: 'Một bài' },
    ...{ post_count: 2, booking_price: 8_000_000, sale_price: 10_000_000, ...changes },
  });
  const upload = async (review: boolean, ...rows: Parameters<typeof fileOf>[0]) =>
    importSows(ctx, { campaign_id: stage.campaign.id, review }, await fileOf(rows));
  const faults = async (...rows: Parameters<typeof fileOf>[0]) =>
    (await upload(true, ...rows)).errorRecords.map(({ row: at, errors }) => [at, errors[0]?.column, errors[0]?.error]);
  beforeEach(async () => {
    ctx = await testCtx(test.database);
  });

  it('changes the SOW of its number, and no other like it', async () => {
    await again();
    const { data } = await upload(false, row({ number: 2, sale_price: 77 }));
    expect(data).toMatchObject({ committed: true, dataSuccess: [{ number: 2, action: 'update' }] });
    expect((await stored()).map(({ sale_price }) => sale_price)).toEqual([10_000_000, 77]);
    await upload(false, row({ number: 1, post_format: 'Livestream' }));
    expect((await stored()).map(({ post_format }) => post_format)).toEqual(['livestream', 'post_posts']);
  });

  it('without numbers means the only SOW of a kind, and asks where there are two', async () => {
    expect((await upload(true, row())).data.dataSuccess).toMatchObject([{ number: 1, action: 'update' }]);
    await again();
    expect(await faults(row())).toEqual([[2, 'number', 'sow_ambiguous']]);
  });

  it('adds SOWs alike by numbers of their own, and the same file twice changes nothing', async () => {
    const rows = [row({ number: 2 }), row({ number: 3 }), row({ post_format: 'Đăng video' })];
    const first = await upload(false, ...rows);
    expect(first.data.dataSuccess.map(({ number, action }) => [number, action])).toEqual([
      ...[
        [2, 'create'],
        [3, 'create'],
        [4, 'create'],
      ],
    ]);
    const before = await stored();
    await upload(false, ...rows);
    expect(await stored()).toEqual(before);
    expect((await again()).json().data.number).toBe(5);
  });

  it('blames numbers of nobody, of another KOL, of a removed SOW and twice the same', async () => {
    await buildKol(test.database.db, { code: `OTHER${stage.kol.code}` });
    const second = (await again()).json().data;
    await test.call('DELETE', `/campaigns/sow/${second.id}`, as());
    const rows = [
      row({ number: 1 }),
      row({ number: 1 }),
      row({ number: 2 }),
      row({ number: 400 }),
      row({ number: 1, kol_code: `OTHER${stage.kol.code}` }),
      row({ number: 3 }),
      row({ number: 3 }),
      row({ number: 0 }),
    ];
    expect(await faults(...rows)).toEqual([
      [3, 'number', 'row_is_duplicate'],
      [4, 'number', 'sow_not_exist'],
      [5, 'number', 'sow_not_exist'],
      [6, 'number', 'sow_of_another_kol'],
      [8, 'number', 'row_is_duplicate'],
      [9, 'number', 'invalid_value'],
    ]);
  });

  it('takes no SOW from under its posts', async () => {
    await buildPost(test.database.db, { sow: stage.sow });
    expect(await faults(row({ number: 1, social_type: 'TikTok' }))).toEqual([[2, 'social_type', 'sow_has_posts']]);
  });

  it('of posts finds the SOW by its number', async () => {
    await again();
    const post = (changes: object) => ({ kol_code: stage.kol.code, ...changes });
    const file = await fileOf([
      post({ url_post: 'https://facebook.com/an/posts/1' }),
      post({ url_post: 'https://facebook.com/an/posts/2', sow_number: 2 }),
      post({ url_post: 'https://facebook.com/an/posts/3', sow_number: 8 }),
      post({ url_post: 'https://tiktok.com/@an/video/4', sow_number: 1 }),
    ]);
    const { data, errorRecords } = await importPosts(ctx, { campaign_id: stage.campaign.id, review: true }, file);
    expect(data.dataSuccess).toMatchObject([{ row: 3, sow_number: 2 }]);
    expect(errorRecords.map(({ errors }) => [errors[0]?.column, errors[0]?.error])).toEqual([
      ['sow_number', 'sow_ambiguous'],
      ['sow_number', 'sow_not_exist'],
      ['sow_number', 'network_not_of_link'],
    ]);
  });
});

it('SOWs of before are numbered in the order in which they were added', async () => {
  const folder = new URL('../../src/server/db/migrations/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const at = files.findIndex((name) => name.includes('sow_numbers'));
  const run = (names: readonly string[]) =>
    names.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n;\n');
  const database = await createTestDatabase({ empty: true });
  try {
    const client = await database.pool.connect();
    await client.query(run(files.slice(0, at)));
    await client.query("set session_replication_role = 'replica'");
    const [first, second] = [newId(), newId()];
    for (const id of [first, second]) {
      await client.query(
        `insert into campaigns (id, code, name, type, start_date, budget, brand_id)
          values ($1, $2, 'Cũ', 'booking', '2026-01-01', 1, $3)`,
        [id, id, newId()],
      );
    }
    const added = [
      [first, '2026-01-03'],
      [second, '2026-01-01'],
      [first, '2026-01-01'],
      [first, '2026-01-02'],
    ];
    for (const [campaign, day] of added) {
      await client.query(
        `insert into sows (id, campaign_id, kol_id, is_online, is_offline, off_booking_price, off_sale_price, created_at)
          values ($1, $2, $3, false, true, 1, 1, $4)`,
        [newId(), campaign, newId(), day],
      );
    }
    await client.query("set session_replication_role = 'origin'");
    await client.query(run(files.slice(at, at + 1)));
    const { rows } = await client.query(
      `select s.number, s.position, to_char(s.created_at, 'DD') as day, c.last_sow_number as last
        from sows s join campaigns c on c.id = s.campaign_id where campaign_id = $1 order by number`,
      [first],
    );
    expect(rows).toEqual([
      { number: 1, position: 1, day: '01', last: 3 },
      { number: 2, position: 2, day: '02', last: 3 },
      { number: 3, position: 3, day: '03', last: 3 },
    ]);
    client.release();
  } finally {
    await database.drop();
  }
});
