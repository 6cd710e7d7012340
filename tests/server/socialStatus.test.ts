import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NetworkStatus } from '../../src/domain/social/types';
import { networkBudget } from '../../src/server/db/networkBudgets';
import { demoNetworks } from '../../src/server/demo/network/network';
import { newId } from '../../src/server/ids';
import { syncHandlers } from '../../src/server/social/sync/handlers';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildKol, buildPost, buildSocial, buildSow } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { connected, figuresOf, networkOf, pageOf, reactions, told, work } from './networks.fixtures';

let test: TestApp;
let admin: string;
let staff: string;

const facebook = networkOf({
  account: async (url) => told(url),
  posts: async () => pageOf(),
  figures: figuresOf(reactions(4)),
});

beforeAll(async () => {
  test = await startTestApp({ YOUTUBE_DAILY_UNITS: '50', META_HOURLY_CALLS: '40' });
  admin = (await signIn(test, ['admin'])).token;
  staff = (await signIn(test, ['staff'])).token;
});
afterAll(() => test.close());
beforeEach(async () => {
  const { social } = test.services;
  for (const network of Object.keys(social)) Reflect.deleteProperty(social, network);
  Object.assign(social, { facebook });
  await test.database.pool.query(`delete from network_readings; delete from network_circuits;
    delete from network_budgets; delete from pgboss.job;
    update socials set is_linked = false; update campaign_posts set is_active = false`);
});

const services = () => ({ ...connected(test, facebook), social: test.services.social });
const sync = (body: object, token = admin) => test.call('POST', '/social/sync', { token, body });
const codeOf = async (answer: ReturnType<typeof sync>) => {
  const { statusCode, body } = await answer;
  return statusCode === 204 ? 204 : [statusCode, JSON.parse(body).message];
};

async function statusOf(network: string): Promise<NetworkStatus> {
  const answer = await test.call('GET', '/social/status', { token: admin });
  expect(answer.statusCode).toBe(200);
  const all: NetworkStatus[] = answer.json().data;
  const found = all.find((one) => one.network === network);
  if (!found) throw new Error('no such network');
  return found;
}

async function markAll(): Promise<void> {
  await syncHandlers.accounts.run(services());
  await syncHandlers.posts.run(services());
}

async function campaignWithPost(status: 'on_going' | 'done' = 'on_going') {
  const campaign = await buildCampaign(test.database.db, { status });
  const sow = await buildSow(test.database.db, { campaign_id: campaign.id });
  return { campaign, post: await buildPost(test.database.db, { sow }) };
}

describe('the status', () => {
  it('says of each network whether it is connected, and nothing of what is not', async () => {
    Object.assign(test.services.social, { tiktok: demoNetworks(test.database.db).tiktok });
    expect(await statusOf('facebook')).toMatchObject({
      state: 'connected',
      allowance: { span: 'hour', used: 0, left: 40 },
    });
    expect(await statusOf('tiktok')).toMatchObject({ state: 'demo', allowance: null });
    expect(await statusOf('youtube')).toMatchObject({
      ...{ state: 'not_connected', allowance: null, backlog: { accounts: 0, posts: 0 }, oldest: null, failures: [] },
      ...{ last_success: null, open_until: null, spent_until: null, is_running: false },
    });
  });

  it('counts what was spent, what is left and kept, over the networks that share it', async () => {
    const instagram = networkBudget(test.database.db, 'instagram', test.services.config.allowances.meta);
    await instagram.spend(15);
    const { allowance } = await statusOf('facebook');
    expect(allowance).toMatchObject({ span: 'hour', used: 15, left: 25, kept: 8, shared_with: ['instagram'] });
    expect(Date.parse(allowance?.resets_at ?? '')).toBeGreaterThan(Date.now() + 3_500_000);
  });

  it('has the backlog, the account read longest ago, the last reading, and failures by reason', async () => {
    const { db, pool } = test.database;
    const old = await buildSocial(db, { name: 'Cũ', latest_update_date: new Date('2026-01-01T00:00:00Z') });
    await buildSocial(db, { latest_update_date: new Date('2026-02-01T00:00:00Z') });
    await campaignWithPost();
    await markAll();
    expect(await statusOf('facebook')).toMatchObject({
      ...{ backlog: { accounts: 2, posts: 1 }, whole: { accounts: 2, posts: 1, units: 5 } },
      oldest: { kol_id: old.kol_id, name: 'Cũ', read_at: '2026-01-01T00:00:00.000Z' },
      is_running: true,
    });
    await work(services(), 'network_reading');
    await pool.query("update network_readings set reason = 'not_told' where subject_type = 'post'");
    const after = await statusOf('facebook');
    expect(after).toMatchObject({
      ...{ backlog: { accounts: 0, posts: 0 }, is_running: false },
      failures: [{ reason: 'not_told', accounts: 0, posts: 1 }],
    });
    expect(Date.parse(after.last_success ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('says until when a network is let alone', async () => {
    await test.database.pool.query(
      "insert into network_circuits values ('facebook', 5, now() + interval '1 h', now() - interval '1 s')",
    );
    const { open_until, spent_until } = await statusOf('facebook');
    expect(Date.parse(open_until ?? '')).toBeGreaterThan(Date.now());
    expect(spent_until).toBeNull();
  });

  it('is for those who may see the settings', async () => {
    for (const token of [staff, (await signIn(test, ['customer'], { type: 'customer' })).token]) {
      expect((await test.call('GET', '/social/status', { token })).statusCode).toBe(403);
    }
  });
});

describe('reading a KOL now', () => {
  it('reads its accounts, once at a time, and leaves a trace', async () => {
    const social = await buildSocial(test.database.db, { follower_count: null });
    expect(await codeOf(sync({ kol_id: social.kol_id }, staff))).toBe(204);
    expect(await codeOf(sync({ kol_id: social.kol_id }))).toEqual([409, 'data_being_crawled']);
    expect(await work(services(), 'account')).toBe(true);
    const { rows } = await test.database.pool.query('select follower_count from socials where id = $1', [social.id]);
    expect(rows).toEqual([{ follower_count: 1_000 }]);
    expect(await trailOf(test, social.kol_id)).toMatchObject([{ action: 'sync', entity: 'kol' }]);
    expect(await codeOf(sync({ kol_id: social.kol_id }))).toEqual([409, 'data_being_crawled']);
    await test.database.pool.query("update network_readings set last_try_at = now() - interval '2 minutes'");
    expect(await codeOf(sync({ kol_id: social.kol_id }))).toBe(204);
  });

  it('happens once for two who ask at the same moment', async () => {
    const social = await buildSocial(test.database.db);
    const answers = await Promise.all([1, 2, 3].map(() => sync({ kol_id: social.kol_id })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
  });

  it('is for staff who may change it and for the KOL itself', async () => {
    const { db } = test.database;
    const own = await signIn(test, ['KOL'], { type: 'kol' });
    const mine = await buildSocial(db, { kol_id: (await buildKol(db, { user_id: own.id })).id });
    const other = await buildSocial(db);
    expect(await codeOf(sync({ kol_id: other.kol_id }, own.token))).toEqual([403, 'permission_denied']);
    expect(await codeOf(sync({ kol_id: mine.kol_id }, own.token))).toBe(204);
    const customer = (await signIn(test, ['customer'], { type: 'customer' })).token;
    expect(await codeOf(sync({ kol_id: other.kol_id }, customer))).toEqual([403, 'permission_denied']);
    expect(await codeOf(sync({ kol_id: newId() }))).toEqual([404, 'kol_not_exist']);
  });

  it('is refused where none of its networks is connected', async () => {
    const url = 'https://youtube.com/@nobody';
    const social = await buildSocial(test.database.db, { social_type: 'youtube', url });
    expect(await codeOf(sync({ kol_id: social.kol_id }))).toEqual([409, 'network_not_connected']);
  });
});

describe('reading a campaign now', () => {
  it('reads its posts before anything else, once at a time', async () => {
    const { campaign, post } = await campaignWithPost();
    expect(await codeOf(sync({ campaign_id: campaign.id }, staff))).toBe(204);
    expect(await codeOf(sync({ campaign_id: campaign.id }))).toEqual([409, 'data_being_crawled']);
    expect(await work(services(), 'network_reading')).toBe(true);
    const { rows } = await test.database.pool.query(
      "select value from metric_latest where subject_id = $1 and metric = 'reaction'",
      [post.id],
    );
    expect(rows).toEqual([{ value: 4 }]);
    expect(await codeOf(sync({ campaign_id: campaign.id }))).toBe(204);
  });

  it('reads the accounts its SOWs are booked on too, where new posts are found, and no others of the KOL', async () => {
    const { db, pool } = test.database;
    const social = await buildSocial(db);
    const url = 'https://tiktok.com/@same.kol';
    const elsewhere = await buildSocial(db, { kol_id: social.kol_id, social_type: 'tiktok', url });
    const campaign = await buildCampaign(db, { status: 'on_going' });
    await buildSow(db, { campaign_id: campaign.id, kol_id: social.kol_id, social_type: 'facebook' });
    expect(await codeOf(sync({ campaign_id: campaign.id }, staff))).toBe(204);
    expect(await codeOf(sync({ campaign_id: campaign.id }, staff))).toEqual([409, 'data_being_crawled']);
    const { rows } = await pool.query('select subject_id, priority from network_readings where owner_id = $1', [
      social.kol_id,
    ]);
    expect(rows).toEqual([{ subject_id: social.id, priority: 0 }]);
    expect(rows).not.toContainEqual(expect.objectContaining({ subject_id: elsewhere.id }));
  });

  it('is refused to who may not change it, of one that is over, and where its networks are not connected', async () => {
    const { campaign } = await campaignWithPost();
    const own = await signIn(test, ['KOL'], { type: 'kol' });
    expect(await codeOf(sync({ campaign_id: campaign.id }, own.token))).toEqual([403, 'permission_denied']);
    const over = await campaignWithPost('done');
    expect(await codeOf(sync({ campaign_id: over.campaign.id }))).toEqual([409, 'campaign_is_final']);
    expect(await codeOf(sync({ campaign_id: newId() }))).toEqual([404, 'campaign_not_exist']);
    Reflect.deleteProperty(test.services.social, 'facebook');
    expect(await codeOf(sync({ campaign_id: campaign.id }))).toEqual([409, 'network_not_connected']);
  });
});

describe('reading a network now', () => {
  it('makes all of it due, ends its waits, and is refused while it runs', async () => {
    const social = await buildSocial(test.database.db);
    await test.database.pool.query(
      "insert into network_circuits values ('facebook', 2, now() + interval '1 h', now() + interval '1 h')",
    );
    expect(await codeOf(sync({ network: 'facebook' }))).toBe(204);
    expect(await codeOf(sync({ network: 'facebook' }))).toEqual([409, 'data_being_crawled']);
    expect(await work(services(), 'network_reading')).toBe(true);
    const { rows } = await test.database.pool.query(
      'select due_at, last_success_at is not null as read, priority > 0 as planned from network_readings where subject_id = $1',
      [social.id],
    );
    expect(rows).toEqual([{ due_at: null, read: true, planned: true }]);
  });

  it('is for those who set the sync times, of a network that is connected', async () => {
    expect(await codeOf(sync({ network: 'facebook' }, staff))).toEqual([403, 'permission_denied']);
    expect(await codeOf(sync({ network: 'youtube' }))).toEqual([409, 'network_not_connected']);
  });
});

it.each([
  ['nothing', {}],
  ['two things', { kol_id: '0198c0de-0000-7000-8000-000000000000', network: 'facebook' }],
  ['a network that is none', { network: 'zalo' }],
  ['an id that is none', { kol_id: 'x' }],
])('asking for %s is refused', async (_what, body) => {
  expect(await codeOf(sync(body))).toEqual([400, 'validation_failed']);
});

it('why an account was not read is told to staff alone', async () => {
  const social = await buildSocial(test.database.db);
  await markAll();
  await test.database.pool.query("update network_readings set reason = 'other_account', last_try_at = now()");
  const path = `/social/facebook?kol_id=${social.kol_id}`;
  const { data } = (await test.call('GET', path, { token: staff })).json();
  expect(data).toMatchObject({ failure: { reason: 'other_account' }, follower_rounded: false });
  const { token } = await signIn(test, ['customer'], { type: 'customer' });
  expect((await test.call('GET', path, { token })).json().data).not.toHaveProperty('failure');
});
