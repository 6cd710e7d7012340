import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf, startOfDay } from '../../src/domain/dates';
import { NetworkFailure, type SocialNetwork } from '../../src/server/adapters/social/network';
import type { Services } from '../../src/server/context';
import { demoNetworks } from '../../src/server/demo/network/network';
import { enqueue } from '../../src/server/jobs/enqueue';
import { runNext } from '../../src/server/jobs/run';
import { recordMetrics } from '../../src/server/ledger/record';
import { markCampaign } from '../../src/server/social/readings/queries/marks';
import { readNetwork } from '../../src/server/social/readings/run';
import { syncHandlers } from '../../src/server/social/sync/handlers';
import { findCampaignPosts } from '../../src/server/social/sync/queries';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildKol, buildPost, buildSocial, buildSow } from '../support/factories';
import { signIn } from '../support/people';
import { connected, figuresOf, networkOf, told } from './networks.fixtures';

let test: TestApp;
let services: Services;
let admin: string;
const today = dayOf(new Date());

beforeAll(async () => {
  test = await startTestApp();
  services = { ...test.services, log: test.app.log };
  admin = (await signIn(test, ['admin'])).token;
});
afterAll(() => test.close());

const at = (day: string) => new Date(startOfDay(day).getTime() + 3_600_000);

const network = (answers: Partial<SocialNetwork>): Services => connected(test, networkOf(answers));

async function readOnce(kind: 'account' | 'post', id: string, connected: Services): Promise<void> {
  if (kind === 'post') return readPost(id, connected);
  await enqueue(services.db, kind, { key: `${id} ${Math.random()}`, data: { id } });
  expect(await runNext(connected, kind, syncHandlers[kind])).toBe(true);
}

/** Reads the post as *Read now* of its campaign does, and nothing else. */
async function readPost(id: string, connected: Services): Promise<void> {
  const [post] = await findCampaignPosts(services.db, [id]);
  if (!post) throw new Error('no post');
  await markCampaign(services.db, post.campaign_id, [post.social_type]);
  await test.database.pool.query("update network_readings set due_at = null where subject_type = 'social'");
  await readNetwork(connected, post.social_type, 1);
}

const profileOf = async (kolId: string, query = '', token = admin) =>
  (await test.call('GET', `/social/facebook?kol_id=${kolId}${query}`, { token })).json();

describe('a platform profile', () => {
  it('has followers by day, growth between the known ones, and when and from what they were taken', async () => {
    const social = await buildSocial(services.db, { follower_count: 1_210 });
    const readings: [number, number | null][] = [
      [-40, 900],
      [-20, 1_000],
      [-10, null],
      [-1, 1_210],
    ];
    await recordMetrics(
      services.db,
      readings.map(([back, value]) => ({
        owner_id: social.kol_id,
        subject_id: social.id,
        subject_type: 'social' as const,
        metric: 'follower',
        value,
        source: 'api' as const,
        captured_at: at(addDays(today, back)),
      })),
    );
    const { data } = await profileOf(social.kol_id);
    expect(data.follower_history).toEqual([
      { time: addDays(today, -20), follower: 1_000 },
      { time: addDays(today, -10), follower: null },
      { time: addDays(today, -1), follower: 1_210 },
    ]);
    expect(data.follower_growth_rate).toBe(21);
    expect(data.taken).toEqual({ at: at(addDays(today, -1)).toISOString(), source: 'api' });
    const longer = await profileOf(social.kol_id, `&start_date=${addDays(today, -50)}&end_date=${addDays(today, -15)}`);
    expect(longer.data.follower_growth_rate).toBe(11.11);
  });

  it('leaves growth unknown where there is but one reading', async () => {
    const social = await buildSocial(services.db);
    const { data } = await profileOf(social.kol_id);
    expect(data).toMatchObject({ follower_growth_rate: null, follower_history: [], taken: { at: null, source: null } });
  });

  it('is of the most followed of several accounts', async () => {
    const small = await buildSocial(services.db, { follower_count: 5 });
    await buildSocial(services.db, { kol_id: small.kol_id, follower_count: null });
    const large = await buildSocial(services.db, { kol_id: small.kol_id, follower_count: 50 });
    expect((await profileOf(small.kol_id)).data.id).toBe(large.id);
    expect((await profileOf(small.kol_id, `&social_id=${small.id}`)).data.id).toBe(small.id);
    const elsewhere = await buildSocial(services.db);
    expect((await profileOf(small.kol_id, `&social_id=${elsewhere.id}`)).message).toBe('social_not_exist');
  });

  it.each([
    ['kol_id', '/social/facebook', 400, 'validation_failed'],
    [
      'a kind of day',
      '/social/facebook?kol_id=0198c0de-0000-7000-8000-000000000000&start_date=2026-02-30',
      400,
      'validation_failed',
    ],
    [
      'too many posts',
      '/social/facebook?kol_id=0198c0de-0000-7000-8000-000000000000&max_number=11',
      400,
      'validation_failed',
    ],
    [
      'days the wrong way round',
      '/social/facebook?kol_id=0198c0de-0000-7000-8000-000000000000&start_date=2026-02-02&end_date=2026-02-01',
      400,
      'validation_failed',
    ],
    ['a KOL that is not there', '/social/facebook?kol_id=0198c0de-0000-7000-8000-000000000000', 404, 'kol_not_exist'],
  ])('is refused for %s', async (_what, path, status, message) => {
    const answer = await test.call('GET', path, { token: admin });
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  });

  it('is not there for a KOL without an account on that network, and a pending KOL has none for reduced users', async () => {
    const kol = await buildKol(services.db);
    expect(await profileOf(kol.id)).toMatchObject({ statusCode: 404, message: 'social_not_exist' });
    const pending = await buildSocial(services.db, { kol_id: (await buildKol(services.db, { status: 'pending' })).id });
    const { token: customer } = await signIn(test, ['customer'], { type: 'customer' });
    expect(await profileOf(pending.kol_id, '', customer)).toMatchObject({ statusCode: 404, message: 'kol_not_exist' });
  });
});

describe('reading an account', () => {
  it('writes followers, posts and their figures once, and corrects them the next time', async () => {
    const social = await buildSocial(services.db, { follower_count: null });
    let views = 10;
    const connected = network({
      account: async (url) => told(url, { name: 'Trang mới', is_verified: true, follower_count: 2_000 + views }),
      posts: async () => ({
        items: [
          {
            link: 'https://www.facebook.com/page/posts/1?utm_source=x',
            description: 'Chào cả nhà',
            published_at: at(addDays(today, -2)),
            thumbnail: null,
            metrics: { view: null, reaction: views, comment: 2, share: null },
          },
        ],
        next: 'more',
      }),
    });
    await readOnce('account', social.id, connected);
    views = 30;
    await readOnce('account', social.id, connected);
    const { data } = await profileOf(social.kol_id);
    expect(data).toMatchObject({ name: 'Trang mới', is_verified: true, follower_count: 2_030 });
    expect(data.latest_posts).toMatchObject([
      {
        link: 'https://facebook.com/page/posts/1',
        like_count: 30,
        comment_count: 2,
        share_count: null,
        view_count: null,
      },
    ]);
    expect(data.latest_posts[0].taken.source).toBe('api');
  });

  it('waits for somebody who edits the KOL, and holds nothing they need meanwhile', async () => {
    const social = await buildSocial(services.db, { follower_count: 1 });
    const { pool } = test.database;
    const editor = await pool.connect();
    try {
      await editor.query('begin');
      await editor.query('select from kols where id = $1 for update', [social.kol_id]);
      const account = async (url: string) => told(url, { follower_count: 9 });
      const reading = readOnce(
        'account',
        social.id,
        network({ account, posts: async () => ({ items: [], next: null }) }),
      );
      const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      while (!(await pool.query(waiting)).rowCount) await new Promise((done) => setTimeout(done, 10));
      await editor.query("update socials set name = 'Mới' where id = $1", [social.id]);
      await editor.query('commit');
      await reading;
    } finally {
      editor.release();
    }
    expect((await profileOf(social.kol_id)).data).toMatchObject({ name: 'Mới', follower_count: 9 });
  });

  it('makes the followers of an account that is gone unknown and keeps what was', async () => {
    const social = await buildSocial(services.db, { follower_count: 700, name: 'Cũ' });
    await readOnce(
      'account',
      social.id,
      network({
        account: async () => {
          throw new NetworkFailure('facebook', 'not_found');
        },
      }),
    );
    const { data } = await profileOf(social.kol_id);
    expect(data).toMatchObject({ name: 'Cũ', follower_count: null });
    expect(data.latest_update_date).not.toBeNull();
  });

  it('leaves followers that are known, and their day, where the network has the account and does not tell them', async () => {
    const given = new Date('2026-03-01T03:00:00Z');
    const social = await buildSocial(services.db, { follower_count: 12_500, latest_update_date: given });
    const account = async (url: string) => told(url, { name: 'Trang', follower_count: null });
    const posts = async () => ({ items: [], next: null });
    await readOnce('account', social.id, network({ account, posts }));
    const { data } = await profileOf(social.kol_id);
    expect(data).toMatchObject({ name: 'Trang', follower_count: 12_500, latest_update_date: given.toISOString() });
    const { rows } = await test.database.pool.query('select value from metric_snapshots where subject_id = $1', [
      social.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('writes nothing and tries again where the network does not answer', async () => {
    const social = await buildSocial(services.db, { follower_count: 700 });
    await readOnce(
      'account',
      social.id,
      network({
        account: async () => {
          throw new NetworkFailure('facebook', 'rate_limited', 30);
        },
      }),
    );
    expect((await profileOf(social.kol_id)).data).toMatchObject({ follower_count: 700, latest_update_date: null });
    const { rows } = await test.database.pool.query("select state, output from pgboss.job where name = 'account'");
    expect(rows).toMatchObject([{ state: 'retry', output: { message: 'facebook: rate_limited' } }]);
    await test.database.pool.query("delete from pgboss.job where name = 'account'");
  });
});

describe('reading a post', () => {
  it('adds a reading and leaves the figures people gave where the network has no such post', async () => {
    const kol = await buildKol(services.db);
    const campaign = await buildCampaign(services.db, { status: 'on_going' });
    const sow = await buildSow(services.db, { kol_id: kol.id, campaign_id: campaign.id });
    const post = await buildPost(services.db, { sow });
    await readOnce(
      'post',
      post.id,
      network({ figures: figuresOf({ view: null, reaction: 5, comment: null, share: 1 }) }),
    );
    await readOnce('post', post.id, network({ figures: figuresOf(null) }));
    const { rows } = await test.database.pool.query(
      'select metric, value, source from metric_snapshots where subject_id = $1 order by metric',
      [post.id],
    );
    expect(rows).toEqual([
      { metric: 'comment', value: null, source: 'api' },
      { metric: 'reaction', value: 5, source: 'api' },
      { metric: 'share', value: 1, source: 'api' },
    ]);
  });

  it('is due for every post of running campaigns and none of finished ones', async () => {
    const done = await buildSow(services.db, {
      campaign_id: (await buildCampaign(services.db, { status: 'done' })).id,
    });
    await buildPost(services.db, { sow: done });
    await syncHandlers.posts.run(network({}));
    const { rows } = await test.database.pool.query(
      `select count(*)::int as due, (select count(*)::int from campaign_posts p join campaigns c on c.id = p.campaign_id
        where c.status = 'on_going') as running from network_readings where subject_type = 'post' and due_at is not null`,
    );
    expect(rows[0].due).toBeGreaterThan(0);
    expect(rows[0].due).toBe(rows[0].running);
    await test.database.pool.query("delete from pgboss.job where name = 'network_reading'");
  });
});

describe('an overview', () => {
  it('sums what is known, says what it covers, and counts a post of channel and campaign once', async () => {
    const social = await buildSocial(services.db);
    const campaign = await buildCampaign(services.db, {
      status: 'on_going',
      start_date: addDays(today, -10),
      end_date: null,
      budget: 77_000_001,
    });
    const sow = await buildSow(services.db, { kol_id: social.kol_id, campaign_id: campaign.id });
    const link = 'https://facebook.com/x/posts/77';
    const post = await buildPost(services.db, {
      sow,
      url_post: link,
      canonical_url: link,
      post_time: at(today),
    });
    const posts = async () => ({
      items: [link, `${link}8`].map((one) => ({
        link: one,
        description: null,
        published_at: at(addDays(today, -1)),
        thumbnail: null,
        metrics: { view: null, reaction: 4, comment: null, share: 1 },
      })),
      next: null,
    });
    await readOnce('account', social.id, network({ account: async (url) => told(url, { follower_count: 1 }), posts }));
    await readOnce('post', post.id, network({ figures: figuresOf({ view: 100, reaction: 10, comment: 3, share: 2 }) }));
    const path = `/social/overview?kol_id=${social.kol_id}&start_date=${addDays(today, -5)}`;
    const { data } = (await test.call('GET', path, { token: admin })).json();
    expect(data).toMatchObject({
      total_view: { value: 100, known: 1, of: 2 },
      total_like: { value: 14, known: 2, of: 2 },
      total_comment: { value: 3, known: 1, of: 2 },
      total_share: { value: 3, known: 2, of: 2, sources: ['api'] },
      total_engagement: { value: 20, known: 2, of: 2, sources: ['api'] },
      campaigns: [{ id: campaign.id, budget: 77_000_001, social_types: ['facebook'], post_formats: ['post_posts'] }],
    });
    const { token: customer } = await signIn(test, ['customer'], { type: 'customer' });
    const theirs = (await test.call('GET', path, { token: customer })).json().data;
    expect(theirs.campaigns).toEqual([]);
    expect(theirs.total_view).toEqual({ value: null, known: 0, of: 2, at: null, sources: [] });
  });
});

describe('the demo network', () => {
  it('goes on from what is known, answers in pages, and always tells the same', async () => {
    const read_at = new Date(Date.now() - 30 * 86_400_000);
    // Some accounts hide their followers, by their address: this one does not.
    const url = 'https://facebook.com/tells.all';
    const social = await buildSocial(services.db, { url, follower_count: 100_000, latest_update_date: read_at });
    const now = new Date();
    const { facebook } = demoNetworks(services.db, () => now);
    if (!facebook) throw new Error('no network');
    const { follower_count } = await facebook.account(social.url);
    expect(follower_count).toBeGreaterThan(100_000);
    expect(follower_count).toBeLessThan(120_000);
    const first = await facebook.posts(social.url, null);
    expect(first.items).toHaveLength(10);
    const second = await facebook.posts(social.url, first.next);
    const links = [...first.items, ...second.items].map((post) => post.link);
    expect(new Set(links).size).toBe(20);
    expect(await facebook.posts(social.url, null)).toEqual(first);
    await expect(facebook.account('https://facebook.com/old_gone')).rejects.toMatchObject({ reason: 'not_found' });
    const nobody = 'https://facebook.com/nobody/posts/1';
    expect(await facebook.figures([{ url: nobody, accounts: [] }])).toEqual(new Map([[nobody, null]]));
  });

  it('finds accounts by keyword within a range of followers, page by page', async () => {
    const { tiktok } = demoNetworks(services.db);
    if (!tiktok) throw new Error('no network');
    const asked = { keyword: 'nấu', min_follower: 20_000, max_follower: 200_000 };
    const found: (number | null)[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof tiktok.search>> = await tiktok.search(asked, cursor);
      found.push(...page.items.map((account) => account.follower_count));
      cursor = page.next;
    } while (cursor);
    expect(found.length).toBeGreaterThan(3);
    expect(found.every((count) => count === null || (count >= 20_000 && count <= 200_000))).toBe(true);
  });
});
