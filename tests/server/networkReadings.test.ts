import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../../src/domain/dates';
import type { Allowance } from '../../src/domain/networkReadings';
import { consentProviders } from '../../src/server/adapters/social/consentProviders';
import { NetworkFailure, type SocialNetwork } from '../../src/server/adapters/social/network';
import type { Services } from '../../src/server/context';
import { networkBudget } from '../../src/server/db/networkBudgets';
import { waitAfter } from '../../src/server/social/readings/failed';
import { leaseNext } from '../../src/server/social/readings/queries/leases';
import { readNetwork } from '../../src/server/social/readings/run';
import { syncHandlers } from '../../src/server/social/sync/handlers';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildConsent, buildKol, buildPost, buildSocial, buildSow } from '../support/factories';
import { connected, figuresOf, networkOf, pageOf, reactions, told, work } from './networks.fixtures';

let test: TestApp;
const today = dayOf(new Date());

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.pool.query(`delete from network_readings; delete from network_circuits;
    delete from network_budgets; delete from pgboss.job;
    update socials set is_linked = false; update campaign_posts set is_active = false`);
});

const facebookOf = (answers: Partial<SocialNetwork>): Services => connected(test, networkOf(answers));

async function postIn(campaign: Parameters<typeof buildCampaign>[1]): Promise<{ id: string; url: string }> {
  const built = await buildCampaign(test.database.db, {
    status: 'on_going',
    start_date: addDays(today, -9),
    end_date: null,
    ...campaign,
  });
  const sow = await buildSow(test.database.db, { campaign_id: built.id });
  const { id, canonical_url } = await buildPost(test.database.db, { sow });
  return { id, url: canonical_url };
}

const posts = (count: number) => Promise.all(Array.from({ length: count }, () => postIn({})));

async function mark(services: Services): Promise<void> {
  await syncHandlers.posts.run(services);
  await syncHandlers.accounts.run(services);
}

/** Reads all that is due, as one run of a worker. */
async function run(services: Services): Promise<void> {
  const write = await readNetwork(services, 'facebook');
  await test.database.db.transaction((db) => write({ ...services, db }));
}

const readings = async (columns = '*') =>
  (await test.database.pool.query(`select ${columns} from network_readings order by subject_id`)).rows;
const readingsOf = async (id: string, columns = '*') =>
  (await test.database.pool.query(`select ${columns} from network_readings where subject_id = $1`, [id])).rows[0];
const valuesOf = async (id: string) =>
  (
    await test.database.pool.query(
      'select metric, value from metric_snapshots where subject_id = $1 and value is not null order by captured_at',
      [id],
    )
  ).rows;

/** A network that notes in which order it is asked for what. */
function noting() {
  const asked: string[] = [];
  const services = facebookOf({
    async account(url) {
      asked.push(url);
      return told(url);
    },
    posts: async () => pageOf(),
    async figures(all) {
      asked.push(...all.map(({ url }) => url));
      return new Map(all.map(({ url }) => [url, reactions(1)]));
    },
    postsAtOnce: 1,
  });
  return { asked, services };
}

/** A network that fails as it is told to, until it is told not to. */
function failing(reason: NetworkFailure['reason'], retryAfter: number | null = null) {
  const state = { fails: true, calls: 0 };
  const answer = <T>(value: T) => {
    state.calls += 1;
    if (state.fails) throw new NetworkFailure('facebook', reason, retryAfter);
    return value;
  };
  const services = facebookOf({
    account: async (url) => answer(told(url)),
    posts: async () => pageOf(),
    figures: async (all) => answer(new Map(all.map(({ url }) => [url, reactions(1)]))),
    postsAtOnce: 1,
  });
  return { state, services };
}

describe('what is read first', () => {
  it('are posts of campaigns about to end, of others, of those being settled; then accounts that are booked, then by size', async () => {
    const { asked, services } = noting();
    const { db } = test.database;
    const settled = await postIn({ status: 'liquidation', end_date: addDays(today, -1) });
    const small = await buildSocial(db, { follower_count: 500 });
    const large = await buildSocial(db, { follower_count: 9_000_000 });
    const booked = await buildSocial(db, { follower_count: 10 });
    const campaign = await buildCampaign(db, { status: 'on_going' });
    await buildSow(db, { campaign_id: campaign.id, kol_id: booked.kol_id });
    const running = await postIn({ end_date: addDays(today, 30) });
    const ending = await postIn({ end_date: addDays(today, 6) });
    await postIn({ status: 'done' });
    await mark(services);
    await run(services);
    expect(asked).toEqual([ending.url, running.url, settled.url, booked.url, large.url, small.url]);
  });

  it('is what was not tried for longest, of one size', async () => {
    const { asked, services } = noting();
    const [old, fresh] = [await buildSocial(test.database.db), await buildSocial(test.database.db)];
    await mark(services);
    await test.database.pool.query(
      `update network_readings set last_try_at = now() - case subject_id when $1 then interval '9 days' else interval '2 hours' end`,
      [old.id],
    );
    await mark(services);
    await run(services);
    expect(asked).toEqual([old.url, fresh.url]);
  });

  it('is marked once, and what is no longer read loses its mark', async () => {
    const { services } = noting();
    const social = await buildSocial(test.database.db);
    const post = await postIn({});
    await mark(services);
    await mark(services);
    expect(await readings('subject_id')).toHaveLength(2);
    await test.database.pool.query(`update kols set status = 'pending' where id = '${social.kol_id}';
      update campaigns set status = 'done' where id = (select campaign_id from campaign_posts where id = '${post.id}')`);
    await mark(services);
    expect(await readings()).toEqual([]);
  });
});

describe('a consent that cannot be used', () => {
  // Sealed under another secret, as after it was changed.
  const consents = consentProviders({
    meta: { appId: '1', appSecret: 'x', base: 'http://127.0.0.1:1' },
    tiktok: null,
  });

  it('keeps its own account and posts from being read, and no others', async () => {
    const { db } = test.database;
    const { asked, services } = noting();
    const broken = await buildSocial(db, { follower_count: 9_000_000 });
    await buildConsent(db, { social_id: broken.id, kol_id: broken.kol_id });
    const whole = await buildSocial(db, { follower_count: 10 });
    const campaign = await buildCampaign(db, { status: 'on_going' });
    const sow = await buildSow(db, { campaign_id: campaign.id, kol_id: broken.kol_id });
    const held = await buildPost(db, { sow });
    const other = await postIn({});
    await mark(services);
    await run({ ...services, consents });
    expect(asked.sort()).toEqual([other.url, whole.url].sort());
    expect(await readingsOf(broken.id, 'reason, due_at, lease')).toEqual({
      reason: 'refused',
      due_at: null,
      lease: null,
    });
    expect(await readingsOf(held.id, 'reason, due_at, lease')).toEqual({
      reason: 'refused',
      due_at: null,
      lease: null,
    });
  });
});

describe('two workers', () => {
  it('read each thing once', async () => {
    const { asked, services } = noting();
    const all = await posts(12);
    for (let n = 0; n < 6; n += 1) await buildSocial(test.database.db);
    await mark(services);
    await Promise.all([run(services), run(services), run(services)]);
    expect(asked).toHaveLength(18);
    expect(new Set(asked).size).toBe(18);
    for (const { id } of all) expect(await valuesOf(id)).toHaveLength(1);
    expect(await readings('due_at')).toEqual(Array(18).fill({ due_at: null }));
  });

  it('do not read what one of them holds, until its lease has ended', async () => {
    const { asked, services } = noting();
    const post = await postIn({});
    await mark(services);
    expect(await leaseNext(test.database.db, 'facebook', { posts: 5, onlyAsked: false })).toHaveLength(1);
    await run(services);
    expect(asked).toEqual([]);
    await test.database.pool.query("update network_readings set leased_until = now() - interval '1 s'");
    await run(services);
    expect(asked).toEqual([post.url]);
    expect(await valuesOf(post.id)).toHaveLength(1);
  });

  it.each(['post', 'account'] as const)(
    'write a %s whose lease ended meanwhile once, by the later one',
    async (kind) => {
      const { db, pool } = test.database;
      const late = { taken: false };
      const steal = async () => {
        if (late.taken) return;
        late.taken = true;
        await pool.query("update network_readings set leased_until = now() - interval '1 s'");
        await run(services);
      };
      const services = facebookOf({
        async account(url) {
          const follower_count = late.taken ? 2_000 : 1_000;
          await steal();
          return told(url, { follower_count });
        },
        posts: async () => pageOf(),
        async figures(all) {
          const metrics = reactions(late.taken ? 2 : 1);
          await steal();
          return figuresOf(metrics)(all);
        },
      });
      const { id } = kind === 'post' ? await postIn({}) : await buildSocial(db, { follower_count: null });
      await mark(services);
      await run(services);
      expect(await valuesOf(id)).toEqual([
        kind === 'post' ? { metric: 'reaction', value: 2 } : { metric: 'follower', value: 2_000 },
      ]);
    },
  );
});

describe('a budget', () => {
  const spending = (allowances: Allowance[], calls: string[]) => {
    const budget = networkBudget(test.database.db, 'facebook', allowances);
    return facebookOf({
      async account(url) {
        await budget.spend(1);
        calls.push(url);
        return told(url);
      },
      async posts() {
        await budget.spend(1);
        return pageOf();
      },
      async figures(all) {
        await budget.spend(1);
        calls.push(...all.map(({ url }) => url));
        return new Map(all.map(({ url }) => [url, reactions(1)]));
      },
      postsAtOnce: 2,
    });
  };

  it('is never exceeded by several workers, and the rest waits for the next window', async () => {
    const calls: string[] = [];
    const services = spending([{ span: 'pacific_day', units: 10 }], calls);
    await posts(30);
    await mark(services);
    await Promise.all([run(services), run(services), run(services)]);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.length).toBeLessThanOrEqual(16);
    const { rows } = await test.database.pool.query('select sum(units)::int as units from network_budgets');
    expect(rows).toEqual([{ units: 8 }]);
    expect((await readings('due_at')).filter(({ due_at }) => due_at !== null)).toHaveLength(30 - calls.length);
    const { rows: circuits } = await test.database.pool.query(
      'select spent_until > now() as waits, failures from network_circuits',
    );
    expect(circuits).toEqual([{ waits: true, failures: 0 }]);
  });

  it('of 1 reads what matters most and loses nothing', async () => {
    const calls: string[] = [];
    const services = spending([{ span: 'pacific_day', units: 1 }], calls);
    await buildSocial(test.database.db);
    const post = await postIn({});
    await mark(services);
    await run(services);
    expect(calls).toEqual([post.url]);
    const [left] = (await readings()).filter(({ due_at }) => due_at !== null);
    expect(left).toMatchObject({ subject_type: 'social', lease: null, tries: 0 });
  });

  it('keeps a share for what people ask for', async () => {
    const calls: string[] = [];
    const services = spending([{ span: 'pacific_day', units: 10 }], calls);
    await posts(20);
    const social = await buildSocial(test.database.db);
    await mark(services);
    await run(services);
    expect(calls).not.toContain(social.url);
    await test.database.pool.query('update network_readings set priority = 0 where subject_id = $1', [social.id]);
    await run(services);
    expect(calls).toContain(social.url);
  });
});

describe('what fails', () => {
  it.each(['not_told', 'consent_lost'] as const)('with %s keeps what is known until it is due anew', async (reason) => {
    const { services } = failing(reason);
    const social = await buildSocial(test.database.db, { follower_count: 700 });
    await mark(services);
    await run(services);
    expect(await readingsOf(social.id)).toMatchObject({ due_at: null, lease: null, reason, last_success_at: null });
    const { rows } = await test.database.pool.query('select follower_count from socials where id = $1', [social.id]);
    expect(rows).toEqual([{ follower_count: 700 }]);
    await mark(services);
    expect((await readingsOf(social.id)).due_at).not.toBeNull();
  });

  it('may pass is tried again later, each time later, and clean once it succeeds', async () => {
    const { state, services } = failing('unavailable');
    const post = await postIn({});
    await mark(services);
    const wait = 'extract(epoch from due_at - now())::float8 as wait, tries, reason';
    await run(services);
    const first = await readingsOf(post.id, wait);
    expect(first).toMatchObject({ tries: 1, reason: 'unavailable' });
    expect(first.wait).toBeGreaterThan(40);
    await mark(services);
    await run(services);
    expect(state.calls).toBe(1);
    await test.database.pool.query('update network_readings set due_at = now()');
    await run(services);
    expect((await readingsOf(post.id, wait)).wait).toBeGreaterThan(first.wait);
    state.fails = false;
    await test.database.pool.query('update network_readings set due_at = now()');
    await run(services);
    expect(await readingsOf(post.id, 'tries, reason, due_at')).toEqual({ tries: 0, reason: null, due_at: null });
  });

  it('waits twice as long each time, spread, at most six hours, never less than the network says', () => {
    expect([0, 1, 2].map((tries) => Math.round(waitAfter(tries, null, 0.5)))).toEqual([60, 120, 240]);
    expect(waitAfter(1, null, 0)).toBeCloseTo(96);
    expect(waitAfter(1, null, 1)).toBeCloseTo(144);
    expect(waitAfter(40, null, 0.5)).toBe(6 * 3600);
    expect(waitAfter(0, 5_000, 0)).toBe(5_000);
  });

  it('of a post the network does not have keeps its figures, one it left out too', async () => {
    const [gone, silent] = [await postIn({}), await postIn({})];
    const services = facebookOf({ figures: async () => new Map([[gone.url, null]]) });
    await mark(services);
    await run(services);
    expect((await readingsOf(gone.id)).reason).toBe('not_found');
    expect((await readingsOf(silent.id)).reason).toBe('not_told');
    expect(await valuesOf(gone.id)).toEqual([]);
  });

  it('five times in a row opens the circuit; then one is tried, and all go on where it succeeds', async () => {
    const { state, services } = failing('malformed');
    await posts(9);
    await mark(services);
    await run(services);
    expect(state.calls).toBe(5);
    const { pool } = test.database;
    const circuit = async () =>
      (
        await pool.query(
          'select failures, open_until - now() as wait, open_until > now() as open from network_circuits',
        )
      ).rows[0];
    expect(await circuit()).toMatchObject({ failures: 5, open: true });
    await run(services);
    expect(state.calls).toBe(5);
    await pool.query('update network_circuits set open_until = now()');
    await run(services);
    expect(state.calls).toBe(6);
    expect(await circuit()).toMatchObject({ failures: 6, open: true });
    state.fails = false;
    await pool.query('update network_circuits set open_until = now()');
    await run(services);
    expect(state.calls).toBe(9);
    expect(await circuit()).toMatchObject({ failures: 0, open: null });
  });

  it('for too many calls lets the schedule wait as long as the network says, and costs no try', async () => {
    const { state, services } = failing('rate_limited', 1_800);
    await posts(3);
    await mark(services);
    await run(services);
    expect(state.calls).toBe(1);
    const { rows } = await test.database.pool.query(
      'select extract(epoch from spent_until - now())::float8 as wait, failures from network_circuits',
    );
    expect(rows[0].wait).toBeGreaterThan(1_790);
    expect(rows[0].failures).toBe(0);
    expect(await readings('tries, reason')).toEqual(Array(3).fill({ tries: 0, reason: null }));
  });
});

describe('an account', () => {
  it('that another has now is not written, and staff see why', async () => {
    const state = { remote_id: 'first', follower_count: 100 };
    const services = facebookOf({ account: async (url) => told(url, state), posts: async () => pageOf() });
    const social = await buildSocial(test.database.db, { follower_count: null });
    await mark(services);
    await run(services);
    Object.assign(state, { remote_id: 'second', follower_count: 9_999 });
    await mark(services);
    await run(services);
    const { rows } = await test.database.pool.query('select remote_id, follower_count from socials where id = $1', [
      social.id,
    ]);
    expect(rows).toEqual([{ remote_id: 'first', follower_count: 100 }]);
    expect(await readingsOf(social.id)).toMatchObject({ reason: 'other_account', due_at: null });
    expect(await valuesOf(social.id)).toEqual([{ metric: 'follower', value: 100 }]);
  });

  it('whose followers the network rounds is marked so', async () => {
    const services = facebookOf({
      account: async (url) => told(url, { follower_count: 12_300, follower_rounded: true }),
      posts: async () => pageOf(),
    });
    const social = await buildSocial(test.database.db);
    await mark(services);
    await run(services);
    const { rows } = await test.database.pool.query('select follower_rounded from socials where id = $1', [social.id]);
    expect(rows).toEqual([{ follower_rounded: true }]);
  });

  it('is written though its posts are not told, and a picture that is none is left out', async () => {
    const { db } = test.database;
    const quiet = await buildSocial(db, { follower_count: null });
    const item = (url: string) => ({
      ...{ link: `${url}/posts/1`, description: 'Chào', published_at: new Date(), thumbnail: 'https://x.test/p' },
      metrics: reactions(3),
    });
    const services = facebookOf({
      account: async (url) => told(url, { follower_count: 44 }),
      async posts(url) {
        if (url === quiet.url) throw new NetworkFailure('facebook', 'not_told');
        return pageOf(item(url));
      },
      picture: async () => Buffer.from('<html>no picture</html>'),
    });
    const social = await buildSocial(db, { follower_count: null });
    await mark(services);
    await run(services);
    expect(await valuesOf(quiet.id)).toEqual([{ metric: 'follower', value: 44 }]);
    const { rows } = await test.database.pool.query('select thumbnail from channel_posts where social_id = $1', [
      social.id,
    ]);
    expect(rows).toEqual([{ thumbnail: null }]);
  });
});

it('a figure that falls is written as it is told', async () => {
  const post = await postIn({});
  const state = { value: 100 };
  const services = facebookOf({ figures: (all) => figuresOf(reactions(state.value))(all) });
  await mark(services);
  await run(services);
  state.value = 60;
  await mark(services);
  await run(services);
  expect(await valuesOf(post.id)).toEqual([
    { metric: 'reaction', value: 100 },
    { metric: 'reaction', value: 60 },
  ]);
  const { rows } = await test.database.pool.query(
    "select value from metric_latest where subject_id = $1 and metric = 'reaction'",
    [post.id],
  );
  expect(rows).toEqual([{ value: 60 }]);
});

describe('the jobs', () => {
  const waiting = async () =>
    (
      await test.database.pool.query(
        `select singleton_key, start_after <= now() as due from pgboss.job
          where name = 'network_reading' and state = 'created'`,
      )
    ).rows;

  it('ask for one run of a network where something is due, and a run asks for the next where it must wait', async () => {
    const { services } = failing('unavailable');
    await postIn({});
    await mark(services);
    expect(await waiting()).toEqual([{ singleton_key: 'facebook', due: true }]);
    expect(await work(services, 'network_reading')).toBe(true);
    expect(await waiting()).toEqual([{ singleton_key: 'facebook', due: false }]);
    await test.database.pool.query('update network_readings set due_at = now()');
    await syncHandlers.network_readings.run(services);
    expect(await waiting()).toEqual([{ singleton_key: 'facebook', due: true }]);
  });

  it('ask for no further run once all that was due is read', async () => {
    const { asked, services } = noting();
    await postIn({});
    await mark(services);
    expect(await work(services, 'network_reading')).toBe(true);
    expect(asked).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('ask for nothing where nothing is due or no network is connected', async () => {
    const { services } = noting();
    await mark(services);
    await buildSocial(test.database.db, { kol_id: (await buildKol(test.database.db)).id });
    await mark({ ...services, social: {} });
    expect(await waiting()).toEqual([]);
    expect(await readings()).toEqual([]);
  });

  it('of one account leave alone what a run reads at this moment', async () => {
    const { asked, services } = noting();
    const social = await buildSocial(test.database.db);
    await mark(services);
    await leaseNext(test.database.db, 'facebook', { posts: 1, onlyAsked: false });
    const write = await syncHandlers.account.read(services, { id: social.id });
    await test.database.db.transaction((db) => write({ ...services, db }));
    expect(asked).toEqual([]);
  });
});
