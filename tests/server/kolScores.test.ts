import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../../src/domain/dates';
import type { KolDetail, KolListItem } from '../../src/domain/kols/types';
import { enqueue } from '../../src/server/jobs/enqueue';
import { scoreKols } from '../../src/server/kolScores/score';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildKol, buildPost, buildSocial, buildSow } from '../support/factories';
import { signIn } from '../support/people';
import { answers, doneCampaign, evaluate } from './evaluations.fixtures';
import { channelPost, measuredKol, noonOf, readPost } from './kolScores.fixtures';
import { work } from './reportMails.fixtures';

let test: TestApp;
let manager: string;
let sectors: string[];
const today = dayOf(new Date());
const ago = (days: number) => addDays(today, -days);

beforeAll(async () => {
  test = await startTestApp();
  manager = (await signIn(test, ['manager'])).token;
  const { rows } = await test.database.pool.query("select id from sectors where type = 'kol' order by position");
  sectors = rows.map(({ id }) => id);
});
afterAll(() => test.close());

const score = (...ids: string[]) => scoreKols(test.database.db, ids, today);
const detail = async (id: string, token = manager): Promise<KolDetail> =>
  (await test.call('GET', `/kols/${id}`, { token })).json().data;
const list = async (query: string, token?: string): Promise<KolListItem[]> =>
  (await test.call('GET', `/kols?size=100&${query}`, { ...(token && { token }) })).json().data;

describe('what networks tell of a KOL', () => {
  it('is of its newest 10 posts on the account with the most followers, each figure of the posts that know it', async () => {
    const one = await measuredKol(test, { followers: 30_000 });
    await buildSocial(test.database.db, { kol_id: one.kol.id, follower_count: 500 });
    // The eleventh newest is left out.
    await channelPost(test, one, ago(60), { view: 9_000_000, reaction: 9_000_000 });
    for (const days of [0, 1, 2, 3, 4, 5, 6]) {
      await channelPost(test, one, ago(days), { view: 1_000, reaction: 100, comment: 10, share: null });
    }
    await channelPost(test, one, ago(20), { view: null, reaction: 7, comment: null, share: null });
    await channelPost(test, one, ago(25), { view: null, reaction: null, comment: null, share: null });
    await channelPost(test, one, ago(29), { view: 2_001, reaction: null, comment: null, share: 5 });
    await score(one.kol.id);
    const told = await detail(one.kol.id);
    // Engagement 7 × 110 + 7 + 5 = 782 of 9 posts; views 7 × 1,000 + 2,001 = 9,001 of 8; 10 posts in 30 days.
    expect(told.score).toMatchObject({
      ...{ social_type: 'tiktok', followers: 30_000, size: 'micro', posts: 10 },
      ...{ mean_engagement: 86.89, engagement_posts: 9, engagement_rate: 0.29 },
      ...{ mean_views: 1_125.13, view_posts: 8, view_rate: 3.75 },
      ...{ rhythm_posts: 10, rhythm_days: 30, posts_per_week: 2.33 },
      ...{ growth_90: null, growth_readings: 0, growth_days: null },
      ...{ engagement_rate_quartile: null, peers: 0, campaigns: 0, cpe: null, on_time_of: 0 },
    });
  });

  it('counts a post of a campaign on that network, and one that is both once', async () => {
    const one = await measuredKol(test, { followers: 1_000 });
    const sow = await buildSow(test.database.db, { kol_id: one.kol.id, social_type: 'tiktok' });
    const id = await channelPost(test, one, ago(1), { view: 5 });
    const url_post = `https://tiktok.com/@x/video/${id}`;
    const post = await buildPost(test.database.db, {
      ...{ sow, social_type: 'tiktok' as const, url_post, canonical_url: url_post, post_time: noonOf(ago(1)) },
    });
    await readPost(test, sow.campaign_id, post.id, 'post', { view: 300 });
    await buildPost(test.database.db, { sow, social_type: 'facebook' as const, post_time: noonOf(today) });
    await score(one.kol.id);
    expect((await detail(one.kol.id)).score).toMatchObject({ posts: 1, view_posts: 1, mean_views: 300, view_rate: 30 });
  });

  it('grows from the first to the last known reading of 90 days', async () => {
    const readings = { [ago(100)]: 1, [ago(89)]: 3_000, [ago(40)]: null, [ago(3)]: 3_100, [today]: null };
    const { kol } = await measuredKol(test, { followers: 3_100, readings });
    await score(kol.id);
    const { score: told, course } = await detail(kol.id);
    expect(told).toMatchObject({ growth_90: 3.33, growth_readings: 2, growth_days: 86 });
    expect(course).toEqual([
      { time: ago(89), follower: 3_000 },
      { time: ago(3), follower: 3_100 },
    ]);
  });

  it('is unknown where nothing is, and zero followers divide nothing', async () => {
    const [bare, empty] = [await buildKol(test.database.db), await measuredKol(test, { followers: 0 })];
    await channelPost(test, empty, today, { view: 10, reaction: 1 });
    await score(bare.id, empty.kol.id);
    const unknown = { engagement_rate: null, view_rate: null, posts_per_week: null, growth_90: null };
    expect((await detail(bare.id)).score).toMatchObject({
      ...unknown,
      social_type: null,
      size: null,
      mean_views: null,
    });
    expect((await detail(empty.kol.id)).score).toMatchObject({ ...unknown, size: 'nano', mean_views: 10 });
  });

  it.each([
    [9_999, 'nano'],
    [10_000, 'micro'],
    [99_999, 'micro'],
    [100_000, 'mid'],
    [500_000, 'macro'],
    [1_000_000, 'mega'],
  ])('has with %d followers the size %s', async (followers, size) => {
    const { kol } = await measuredKol(test, { followers });
    await score(kol.id);
    expect((await detail(kol.id)).score?.size).toBe(size);
  });
});

describe('quarters among KOLs of a size and sector', () => {
  it('need 8 that know the figure; equal ones share the middle of their places', async () => {
    const rates = [10, 20, 20, 30, 40, 50, 60];
    const group: string[] = [];
    const add = async (reaction: number | null) => {
      const one = await measuredKol(test, { followers: 100_000, sector: sectors[0] ?? '' });
      await channelPost(test, one, today, { reaction });
      group.push(one.kol.id);
      return one.kol.id;
    };
    for (const rate of rates) await add(rate * 1_000);
    const unknown = await add(null);
    await score(...group);
    const quartile = async (id = '') => (await detail(id)).score?.engagement_rate_quartile;
    expect(await quartile(group[0])).toBeNull();
    const last = await add(70_000);
    await score(...group);
    // Middles of places of 8: 0.5, 2 and 2, 3.5, 4.5, 5.5, 6.5 and 7.5, in eighths.
    expect(await Promise.all(group.map(quartile))).toEqual([1, 2, 2, 2, 3, 3, 4, null, 4]);
    expect((await detail(last)).score).toMatchObject({ peers: 9, view_rate_quartile: null });
    expect((await detail(unknown)).score?.peers).toBe(9);
  });
});

describe('what a KOL brought us', () => {
  it('is of done campaigns: cost of what is known, promises kept, posts in time', async () => {
    const { db } = test.database;
    const { kol } = await measuredKol(test, { followers: 1_000 });
    const end_date = ago(10);
    const done = await buildCampaign(db, { status: 'done', start_date: ago(40), end_date });
    const running = await buildCampaign(db, { status: 'on_going', start_date: ago(40), end_date });
    const promised = { kol_id: kol.id, social_type: 'tiktok' as const, off_sale_price: null };
    const kept = await buildSow(db, {
      ...{ ...promised, campaign_id: done.id, sale_price: 1_000, post_count: 1, kpi_views: 600, kpi_like: 100 },
      kpi_share: 5,
    });
    const late = await buildSow(db, { ...promised, campaign_id: done.id, sale_price: 9_000, post_count: 1 });
    const undated = await buildSow(db, { ...promised, campaign_id: done.id, sale_price: 500, post_count: 1 });
    await buildSow(db, { ...promised, campaign_id: running.id, sale_price: 77_000, post_count: 3 });
    const post = (sow: typeof kept, post_time: Date | null) => buildPost(db, { sow, social_type: 'tiktok', post_time });
    const inTime = await post(kept, noonOf(end_date));
    await readPost(test, done.id, inTime.id, 'post', { view: 600, reaction: 99, share: null });
    await post(late, noonOf(addDays(end_date, 1)));
    const any = await post(undated, null);
    await readPost(test, done.id, any.id, 'post', { view: 66, reaction: 0 });
    await score(kol.id);
    // CPE (1,000 + 500) ÷ 99; CPV 1,500 ÷ 666. Of the KPIs 3 × posts and views came, likes did not, shares are unknown.
    expect((await detail(kol.id)).score).toMatchObject({
      ...{ campaigns: 1, sows: 3, cpe: 15.15, cpe_sows: 2, cpv: 2.25, cpv_sows: 2 },
      ...{ kpis_met: 4, kpis_of: 5, on_time: 1, on_time_of: 2 },
      ...{ evaluation_average: null, evaluation_count: 0 },
    });
  });

  it('follows evaluations of customers, once however many SOWs a KOL had', async () => {
    const { campaign, ...clients } = await doneCampaign(test);
    const { kol } = await measuredKol(test, { followers: 1_000 });
    for (const post_count of [1, 2])
      await buildSow(test.database.db, { kol_id: kol.id, campaign_id: campaign.id, post_count });
    const people = await signIn(test, ['manager']);
    expect((await evaluate(test, people, answers(campaign.id, { q1: 1 }))).statusCode).toBe(200);
    expect((await evaluate(test, clients.forCustomer, answers(campaign.id))).statusCode).toBe(200);
    await due();
    // (8 + 9 + 7 + 8 + 26 ÷ 3 + 28 ÷ 3) ÷ 6 = 8.33…
    expect((await detail(kol.id)).score).toMatchObject({ evaluation_average: 8.3, evaluation_count: 1, campaigns: 1 });
  });
});

async function due() {
  for (const kind of ['pace', 'score'] as const) {
    await test.database.pool.query('update pgboss.job set start_after = now() where name = $1', [kind]);
    await work(test, kind);
  }
}

describe('scorecards', () => {
  it('follow readings of accounts and of campaigns, and are asked for once meanwhile', async () => {
    const one = await measuredKol(test, { followers: 1_000, readings: { [today]: 1_000 } });
    const sow = await buildSow(test.database.db, { kol_id: one.kol.id, social_type: 'tiktok' });
    await channelPost(test, one, today, { view: 10 });
    const { rowCount } = await test.database.pool.query(
      "select 1 from pgboss.job where name = 'score' and singleton_key = $1",
      [one.kol.id],
    );
    expect(rowCount).toBe(1);
    await due();
    expect((await detail(one.kol.id)).score).toMatchObject({ mean_views: 10, posts: 1 });
    const post = await buildPost(test.database.db, { sow, social_type: 'tiktok', post_time: noonOf(today) });
    await readPost(test, sow.campaign_id, post.id, 'post', { view: 30 });
    await due();
    expect((await detail(one.kol.id)).score).toMatchObject({ mean_views: 20, posts: 2 });
  });

  it('are computed once a day where nothing happens, and null before', async () => {
    const kol = await buildKol(test.database.db);
    expect((await detail(kol.id)).score).toBeNull();
    await work(test, 'scores');
    await enqueue(test.database.db, 'scores', { key: 'now' });
    await work(test, 'scores');
    await due();
    expect((await detail(kol.id)).score).toMatchObject({ posts: 0 });
    expect(await score(kol.id)).toEqual([]);
  });
});

describe('lists', () => {
  let ids: string[];
  let asked: string;
  beforeAll(async () => {
    ids = [];
    for (const [followers, gained, view, reaction, cpe] of [
      [1_000, 70, 50, 10, 30],
      [3_000, 10, 10, 600, 10],
      [null, null, null, null, null],
      [2_000, 100, 100, 40, 20],
    ] as const) {
      const readings = followers ? { [ago(9)]: followers, [today]: followers + gained } : {};
      const one = await measuredKol(test, { followers, readings });
      await channelPost(test, one, today, { view, reaction });
      await score(one.kol.id);
      await test.database.pool.query('update kol_scores set cpe = $2, cpv = $2 where kol_id = $1', [one.kol.id, cpe]);
      ids.push(one.kol.id);
    }
    asked = ids.map((id) => `ids=${id}`).join('&');
  });
  const places = async (query: string, token?: string) =>
    (await list(`${asked}&${query}`, token)).map(({ id }) => ids.indexOf(id));

  it.each([
    ['FOLLOWERS', [0, 3, 1, 2], [1, 3, 0, 2]],
    ['ENGAGEMENTRATE', [0, 3, 1, 2], [1, 3, 0, 2]],
    ['VIEWS', [1, 0, 3, 2], [3, 0, 1, 2]],
    ['GROWTH', [1, 3, 0, 2], [0, 3, 1, 2]],
    ['CPE', [1, 3, 0, 2], [0, 3, 1, 2]],
    ['CPV', [1, 3, 0, 2], [0, 3, 1, 2]],
  ])('are sorted by %s, what is unknown last', async (field, ascending, descending) => {
    expect(await places(`sort=${field}ASC`, manager)).toEqual(ascending);
    expect(await places(`sort=${field}DESC`, manager)).toEqual(descending);
  });

  it('are narrowed down by ranges', async () => {
    expect(await places('min_engagement_rate=1.5&max_engagement_rate=20&sort=FOLLOWERSASC', manager)).toEqual([3, 1]);
    expect(await places('min_views=50&sort=FOLLOWERSASC', manager)).toEqual([0, 3]);
    expect(await places('max_growth=0.5&sort=FOLLOWERSASC', manager)).toEqual([1]);
    expect(await places('min_growth=-5&sort=FOLLOWERSASC', manager)).toEqual([0, 3, 1]);
    expect(await places('max_cpe=20&sort=CPEASC', manager)).toEqual([1, 3]);
    expect(await places('social_type=tiktok&min_followers=1&min_views=50&sort=VIEWSDESC', manager)).toEqual([3, 0]);
    expect((await test.call('GET', '/kols?sort=LUCKASC', { token: manager })).statusCode).toBe(400);
  });

  it('tell reduced viewers what networks tell, and neither find nor sort for them by what we pay', async () => {
    for (const role of ['customer', 'brand', 'client'] as const) {
      const viewer = await signIn(test, [role], { type: role === 'client' ? 'customer' : role });
      const plain = await places('', viewer.token);
      expect(plain).toHaveLength(4);
      expect(await places('sort=CPEASC', viewer.token)).toEqual(plain);
      expect(await places('max_cpe=20', viewer.token)).toEqual(plain);
      expect(await places('sort=VIEWSDESC', viewer.token)).toEqual([3, 0, 1, 2]);
      const [told] = await list(`ids=${ids[0]}`, viewer.token);
      const own = (await detail(ids[0] ?? '', viewer.token)).score;
      const staffOnly = /^(campaigns|sows|cp[ev]|kpis|on_time|evaluation)/;
      for (const one of [told?.score, own]) {
        expect(one).toMatchObject({ engagement_rate: 1, mean_views: 50 });
        expect(Object.keys(one ?? {}).filter((name) => staffOnly.test(name))).toEqual([]);
      }
    }
    expect((await list(`ids=${ids[0]}`, manager))[0]?.score).toMatchObject({ cpe: 30, kpis_of: 0 });
    expect((await list(`ids=${ids[0]}`))[0]).not.toHaveProperty('score');
  });

  it('go over into a file in the same order', async () => {
    for (const way of ['ASC', 'DESC']) {
      const names = (await list(`${asked}&sort=VIEWS${way}`, manager)).map(({ code }) => code);
      const file = await test.call('GET', `/kols/export?format=csv&${asked}&sort=VIEWS${way}`, { token: manager });
      const found = names.map((code) => file.body.indexOf(code));
      expect(found).toEqual([...found].sort((a, b) => a - b));
    }
  });
});

describe('similar KOLs', () => {
  it('share sector and network, half to twice as many followers, the nearest first', async () => {
    const sector = sectors[3] ?? '';
    const add = async (followers: number, reaction: number | null, network?: 'youtube', other?: string) => {
      const one = await measuredKol(test, { followers, sector: other ?? sector, ...(network && { network }) });
      await channelPost(test, one, today, { reaction });
      await score(one.kol.id);
      return one.kol.id;
    };
    const own = await add(20_000, 200);
    const [near, far, unknown] = [await add(21_000, 220), await add(39_000, 200), await add(20_000, null)];
    await add(41_000, 400);
    await add(20_000, 200, 'youtube');
    await add(20_000, 200, undefined, sectors[4]);
    const pending = await measuredKol(test, { followers: 20_000, sector }, { status: 'pending' });
    await score(pending.kol.id);
    const similar = async (token: string) => {
      const answer = await test.call('GET', `/kols/${own}/similar`, { token });
      return answer.json().data.map(({ id }: KolListItem) => id);
    };
    const customer = await signIn(test, ['customer'], { type: 'customer' });
    expect(await similar(customer.token)).toEqual([near, far, unknown].sort((a, b) => order(a) - order(b)));
    expect(new Set(await similar(manager))).toEqual(new Set([near, far, unknown, pending.kol.id]));
    expect((await test.call('GET', `/kols/${own}/similar`)).statusCode).toBe(401);

    // Distances: 0.05 + 0.05; ln 1.95 + ln 1.95; 0 + ln 2.
    function order(id: string) {
      return [near, unknown, far].indexOf(id);
    }
  });
});
