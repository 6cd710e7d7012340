import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followStatements } from '../../src/server/db/statements';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildKol, buildPost, buildSow } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { campaignBody } from './campaigns.fixtures';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
});
afterAll(() => test.close());

const post = async (changes: object) =>
  test.call('POST', '/campaigns', { token: manager.token, body: await campaignBody(test, changes) });
const put = (id: string, body: object, token = manager.token) => test.call('PUT', `/campaigns/${id}`, { token, body });
const online = (kol_id: string, changes: object = {}) => ({
  kol_id,
  is_online: true,
  social_type: 'facebook',
  post_format: 'post_posts',
  description: '<p>Một bài</p>',
  post_count: 2,
  booking_price: 8_000_000,
  sale_price: 10_000_000,
  ...changes,
});
const counts = async () => {
  const { rows } = await test.database.pool.query(
    `select (select count(*) from campaigns) as campaigns, (select count(*) from sows) as sows,
      (select count(*) from campaign_posts) as posts, (select count(*) from campaign_acceptances) as acceptances,
      (select count(*) from audit_log) as traces`,
  );
  return rows[0];
};

describe('a campaign with its parts in one call', () => {
  it('has them all: posts and acceptances find the SOWs of the same call', async () => {
    const [first, second] = [await buildKol(test.database.db), await buildKol(test.database.db)];
    const answer = await post({
      sows: [online(first.id), online(second.id, { social_type: 'tiktok' })],
      campaignPosts: [
        { kol_id: first.id, url_post: 'https://www.facebook.com/photo/1', view: 5, reason: 'Ảnh chụp của KOL' },
        { kol_id: second.id, url_post: 'https://www.tiktok.com/@a/video/2' },
      ],
      campaignAcceptances: [{ kol_id: second.id, title: 'Ra mắt', post_type: 'other' }],
    });
    const { sows, campaignPosts, campaignAcceptances, version } = answer.json().data;
    const sowOf = (kolId: string) => sows.find(({ kol }: { kol: { id: string } }) => kol.id === kolId)?.id;
    expect([sows.length, campaignPosts.length, campaignAcceptances.length, version]).toEqual([2, 2, 1, 1]);
    const linked = campaignPosts.map(({ sow_id, view }: { sow_id: string; view: number }) => [sow_id, view]);
    expect(linked).toContainEqual([sowOf(first.id), 5]);
    expect(linked).toContainEqual([sowOf(second.id), null]);
    expect(campaignAcceptances[0].sow_id).toBe(sowOf(second.id));
  });

  it.each<[string, (kol: string) => object, string, string]>([
    [
      'a SOW without a price',
      (kol) => ({ sows: [online(kol), online(kol, { post_format: 'livestream', sale_price: null })] }),
      'sows.1.sale_price',
      'field_required',
    ],
    [
      'a SOW with a negative price',
      (kol) => ({ sows: [online(kol, { booking_price: -1 })] }),
      'sows.0.booking_price',
      'positive_number_required',
    ],
    ['one SOW twice', (kol) => ({ sows: [online(kol), online(kol)] }), 'sows.1.post_format', 'sow_already_exist'],
    [
      'a post of a KOL without a SOW',
      (kol) => ({ campaignPosts: [{ kol_id: kol, url_post: 'https://facebook.com/photo/3' }] }),
      'campaignPosts.0.kol_id',
      'sow_not_exist',
    ],
    [
      'a post on another host',
      (kol) => ({ sows: [online(kol)], campaignPosts: [{ kol_id: kol, url_post: 'https://evil.example/1' }] }),
      'campaignPosts.0.url_post',
      'url_is_incorrect',
    ],
    [
      'an acceptance without a SOW',
      (kol) => ({ sows: [online(kol)], campaignAcceptances: [{ title: 'A', post_type: 'other' }] }),
      'campaignAcceptances.0.sow_id',
      'field_select_required',
    ],
    [
      'an acceptance with a foreign picture',
      (kol) => ({
        sows: [online(kol)],
        campaignAcceptances: [{ kol_id: kol, title: 'A', post_type: 'other', images: ['https://evil.example/a'] }],
      }),
      'campaignAcceptances.0.images.0',
      'file_not_exist',
    ],
  ])('is refused whole for %s', async (_what, changes, property, message) => {
    const kol = await buildKol(test.database.db);
    const body = await campaignBody(test, changes(kol.id));
    const before = await counts();
    const answer = await test.call('POST', '/campaigns', { token: manager.token, body });
    expect(answer.json().errors).toEqual([{ property, message }]);
    expect(await counts()).toEqual(before);
    const campaign = await buildCampaign(test.database.db);
    const changed = await put(campaign.id, { name: 'Không lưu', ...changes(kol.id) });
    expect(changed.json().errors).toEqual([{ property, message }]);
    const { rows } = await test.database.pool.query('select name, version from campaigns where id = $1', [campaign.id]);
    expect(rows).toEqual([{ name: campaign.name, version: 1 }]);
    expect(await trailOf(test, campaign.id)).toEqual([]);
  });

  it('tells everything that is wrong with fields and parts at once, and nothing that only follows from it', async () => {
    const [wrong, right, alone] = await Promise.all([0, 1, 2].map(() => buildKol(test.database.db)));
    const facebook = (number: number) => `https://www.facebook.com/photo/${number}`;
    const parts = {
      sows: [online(wrong?.id ?? '', { social_type: null, sale_price: null }), online(right?.id ?? '')],
      campaignPosts: [
        // Of a SOW that is wrong itself: where it belongs is told once that one is mended.
        { kol_id: wrong?.id, url_post: facebook(1) },
        { kol_id: wrong?.id, url_post: facebook(2), view: 7 },
        { kol_id: right?.id, url_post: facebook(3) },
        { kol_id: right?.id, url_post: `${facebook(3)}?fbclid=1` },
        { kol_id: alone?.id, url_post: facebook(4) },
      ],
      campaignAcceptances: [
        { kol_id: wrong?.id, title: 'Không lỗi', post_type: 'other' },
        { kol_id: alone?.id, title: 'Của ai', post_type: 'other' },
      ],
    };
    const ofParts = [
      { property: 'sows.0.social_type', message: 'field_select_required' },
      { property: 'sows.0.sale_price', message: 'field_required' },
      { property: 'campaignPosts.1.reason', message: 'field_required' },
      { property: 'campaignPosts.4.kol_id', message: 'sow_not_exist' },
      { property: 'campaignPosts.3.url_post', message: 'post_already_exist' },
      { property: 'campaignAcceptances.1.sow_id', message: 'sow_not_exist' },
    ];
    const taken = await buildCampaign(test.database.db);
    const ofFields = { property: 'code', message: 'campaign_code_already_exist' };
    const before = await counts();
    const answer = await post({ code: taken.code, ...parts });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([ofFields, ...ofParts]);
    const known = await buildSow(test.database.db);
    const changed = await put(known.campaign_id, { code: taken.code, ...parts });
    expect(changed.json().errors).toEqual([ofFields, ...ofParts]);
    expect(await counts()).toMatchObject({ posts: before.posts, acceptances: before.acceptances });
  });

  it('is refused with a SOW of a KOL who is gone', async () => {
    const kol = await buildKol(test.database.db, { deleted_at: new Date() });
    const message = 'kol_not_exist';
    expect((await post({ sows: [online(kol.id)] })).json()).toMatchObject({
      statusCode: 404,
      errors: [{ property: 'sows.0.kol_id', message }],
    });
  });

  it('changes, adds and leaves: what is not named stays', async () => {
    const { db } = test.database;
    const campaign = await buildCampaign(db);
    const [kept, changed] = [
      await buildSow(db, { campaign_id: campaign.id }),
      await buildSow(db, { campaign_id: campaign.id }),
    ];
    const known = await buildPost(db, { sow: kept });
    await db.execute(`update sows set description = 'x' where campaign_id = '${campaign.id}'`);
    const answer = await put(campaign.id, {
      name: 'Tên mới',
      sows: [{ id: changed.id, sale_price: 5 }, online(kept.kol_id, { post_format: 'livestream' })],
      campaignPosts: [],
      version: 1,
    });
    const { sows, campaignPosts, name, version } = answer.json().data;
    expect([name, sows.length, campaignPosts[0].id]).toEqual(['Tên mới', 3, known.id]);
    expect(sows.find(({ id }: { id: string }) => id === changed.id)).toMatchObject({ sale_price: 5, version: 2 });
    expect(sows.find(({ id }: { id: string }) => id === kept.id)).toMatchObject({ version: 1 });
    expect(version).toBeGreaterThan(1);
    expect((await put(campaign.id, { sows: [{ id: changed.id, sale_price: 6, version: 1 }] })).json()).toMatchObject({
      statusCode: 409,
      message: 'record_was_changed',
    });
    const foreign = await buildSow(db);
    expect((await put(campaign.id, { sows: [{ id: foreign.id, sale_price: 6 }] })).json().errors).toEqual([
      { property: 'sows.0.id', message: 'sow_not_found' },
    ]);
  });

  it('adds a part by a change only for those who may add it alone', async () => {
    const { db } = test.database;
    const staff = await signIn(test, ['staff']);
    const sow = await buildSow(db);
    await db.execute("update sows set description = 'x'");
    const kol = await buildKol(db);
    await test.database.pool.query("delete from role_permissions where action in ('c_sow', 'c_post')");
    const url_post = 'https://facebook.com/photo/9';
    for (const parts of [{ sows: [online(kol.id)] }, { campaignPosts: [{ sow_id: sow.id, url_post }] }]) {
      expect((await put(sow.campaign_id, parts, staff.token)).json().message).toBe('permission_denied');
    }
    expect((await put(sow.campaign_id, { sows: [{ id: sow.id, note: 'Ghi' }] }, staff.token)).statusCode).toBe(200);
  });
});

it('writes 300 SOWs and 500 posts with hardly more statements than one of each', async () => {
  const kols = await Promise.all(Array.from({ length: 100 }, () => buildKol(test.database.db)));
  const formats = ['post_posts', 'post_videos', 'livestream'];
  const sows = kols.flatMap(({ id }) => formats.map((post_format) => online(id, { post_format })));
  const posts = Array.from({ length: 500 }, (_, index) => ({
    kol_id: kols[index % 100]?.id,
    post_format: formats[index % 3],
    url_post: `https://www.facebook.com/photo/${100_000 + index}`,
    content: 'Nội dung '.repeat(50),
  }));
  const statementsOf = async (sowCount: number, postCount: number) => {
    const parts = { sows: sows.slice(0, sowCount), campaignPosts: posts.slice(0, postCount) };
    const body = await campaignBody(test, parts);
    let statements = 0;
    const deaf = followStatements(test.database.pool, () => {
      statements += 1;
    });
    const answer = await test.call('POST', '/campaigns', { token: manager.token, body });
    deaf();
    const { data } = answer.json();
    expect([data.sows.length, data.campaignPosts.length]).toEqual([sowCount, postCount]);
    return statements;
  };
  const few = await statementsOf(1, 1);
  expect(few).toBeGreaterThan(10);
  expect(await statementsOf(300, 500)).toBeLessThan(few + 10);
});
