import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '../../src/domain/endpoints';
import { AppError } from '../../src/domain/errors';
import { openDatabase } from '../../src/server/db/connection';
import { Standby } from '../../src/server/db/standby';
import { followStatements } from '../../src/server/db/statements';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildCustomer, buildKol, buildPost, buildSow } from '../support/factories';
import { signIn } from '../support/people';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../support/replicatedPostgres';

let servers: ReplicatedPostgres;
let standby: Standby;
let test: TestApp;
let token: string;

beforeAll(async () => {
  servers = await startReplicatedPostgres();
  const database = openDatabase(servers.config, () => {}, 6);
  standby = new Standby(servers.standby, database.db, () => {}, 6);
  const drop = async () => {
    await standby.close();
    await database.close();
    await servers.stop();
  };
  test = await startTestApp({}, { ...database, config: servers.config, drop }, standby);
  await test.app.ready();
  token = (await signIn(test, ['admin'])).token;
});
afterAll(() => test.close());

const isWell = () => expect.poll(() => standby.state, { timeout: 30_000, interval: 20 }).toBe('well');
beforeEach(isWell);

async function onStandby(statement: string): Promise<void> {
  const client = new pg.Client(servers.standby);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
const pause = () => onStandby('select pg_wal_replay_pause()');
const resume = () => onStandby('select pg_wal_replay_resume()');

/** Who answered the calls that `work` made. */
async function answeredBy(work: () => Promise<unknown>): Promise<Standby['reads']> {
  const before = { ...standby.reads };
  await work();
  const { standby: there, primary, again } = standby.reads;
  return { standby: there - before.standby, primary: primary - before.primary, again: again - before.again };
}

const customerNames = async () =>
  (await test.call('GET', '/customers', { token })).json().data.map(({ name }: { name: string }) => name);

const flagged = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, endpoint]) => endpoint.method === 'GET' && endpoint.readsStandby,
);

it('plans there as on the primary, and writes nothing', async () => {
  const settings = (pool: pg.Pool) =>
    pool.query(`select current_setting('jit') as jit, current_setting('parallel_setup_cost') as processes,
      current_setting('default_transaction_read_only') as reads_only`);
  const planned = { jit: 'off', processes: '100000' };
  expect((await settings(standby.pool)).rows).toEqual([{ ...planned, reads_only: 'on' }]);
  expect((await settings(test.services.pool)).rows).toEqual([{ ...planned, reads_only: 'off' }]);
});

describe('calls that a standby may answer', () => {
  it('are lists, reports and analytics, each done before it is sent', () => {
    expect(flagged.length).toBeGreaterThan(40);
    const unfit = flagged.filter(([, { tagged, streams, upload }]) => tagged || streams || upload);
    expect(unfit.map(([name]) => name)).toEqual([]);
  });

  it('are answered there, at the first try', async () => {
    const { db } = test.database;
    const campaign = await buildCampaign(db);
    const kol = await buildKol(db);
    const post = await buildPost(db, { sow: await buildSow(db, { campaign_id: campaign.id, kol_id: kol.id }) });
    const brand = campaign.brand_id;
    const paths: Partial<Record<EndpointName, string>> = {
      campaignOverlaps: `/campaigns/overlaps?brand_id=${brand}&ids=${kol.id}`,
      campaignCalendar: '/campaigns/calendar?from=2026-03-01&to=2026-03-31',
      kolSimilar: `/kols/${kol.id}/similar`,
      hashtagSearch: '/hashtags?hashtags=a',
      hashtagPosts: '/hashtags/posts?hashtags=a',
      brandHashtags: `/hashtags/setting/${brand}`,
      brandReport: `/brands/report/${brand}`,
      brandReportKpi: `/brands/report-kpi/${brand}`,
      campaignHashtags: `/hashtags/report/${campaign.id}`,
      reportFigure: `/campaigns/report-figure/${campaign.id}?figure=engagement`,
      postMetrics: `/campaigns/post/${post.id}/metrics`,
      postCourse: `/campaigns/post/${post.id}/course`,
      socialOverview: `/social/overview?kol_id=${kol.id}`,
      socialNetworkData: `/social/social-network-data?kol_id=${kol.id}`,
      search: '/search?q=campaign',
    };
    // What is not there is not found on a standby either.
    const nowhere: EndpointName[] = ['shortenerClicks', 'channelPostCourse'];
    const odd: unknown[] = [];
    for (const [name, { path }] of flagged) {
      const asked = paths[name] ?? path.replace(/\{\w+\}/, campaign.id);
      let status = 0;
      const by = await answeredBy(async () => {
        const answer = await test.app.inject({ url: `/api/v1${asked}`, headers: { authorization: `Bearer ${token}` } });
        status = answer.statusCode;
        if (status >= 400 && !nowhere.includes(name)) odd.push([name, answer.body]);
      });
      if (by.again + by.primary > 0) odd.push([name, status, by]);
    }
    expect(odd).toEqual([]);
  });

  it('ask the primary nothing but who calls', async () => {
    const heard = { primary: [] as (string | undefined)[], standby: [] as (string | undefined)[] };
    const deaf = [
      followStatements(test.database.pool, ({ lane }) => heard.primary.push(lane)),
      followStatements(standby.pool, ({ lane }) => heard.standby.push(lane)),
    ];
    await test.call('GET', '/audit', { token });
    for (const stop of deaf) stop();
    expect(heard.primary).toContain('sessions');
    expect(heard.primary).not.toContain('/audit');
    expect(heard.standby).toContain('/audit');
  });

  it('show what was written before the call came, every time', async () => {
    const by = await answeredBy(async () => {
      for (let n = 0; n < 30; n += 1) {
        await isWell();
        const { name } = await buildCustomer(test.database.db);
        expect(await customerNames()).toContain(name);
      }
    });
    expect(by.standby).toBeGreaterThan(15);
  });

  it('are answered there also while a record of the log is on the disk in part', async () => {
    const writer = new pg.Client(servers.config);
    await writer.connect();
    try {
      await writer.query('begin');
      const cut = async () => {
        // Longer than a page of the log: its writer stops within it, and goes on with the next commit only.
        await writer.query(`select pg_logical_emit_message(true, 'test', repeat('x', 20000))`);
        await sleep(250);
        const { rows } = await writer.query(`select pg_current_wal_flush_lsn() - '0/0' as flushed`);
        return rows[0].flushed % 8_192 === 0;
      };
      await expect.poll(cut, { timeout: 10_000, interval: 1 }).toBe(true);
      await isWell();
      expect(await answeredBy(customerNames)).toEqual({ standby: 1, primary: 0, again: 0 });
    } finally {
      await writer.end();
    }
  });

  it('are counted for who measures', async () => {
    const { body } = await test.app.inject('/metrics');
    expect(body).toMatch(/^database_standby_used 1$/m);
    expect(body).toMatch(/^database_standby_reads_total\{by="standby"\} [1-9]/m);
    expect(body).toMatch(/^database_standby_behind_bytes \d+$/m);
  });
});

describe('a standby that is behind', () => {
  beforeEach(pause);
  afterEach(resume);

  it('leaves the call to the primary, which shows what was just written, and answers again once it is back', async () => {
    const { name } = await buildCustomer(test.database.db);
    const first = await answeredBy(async () => expect(await customerNames()).toContain(name));
    expect(first).toEqual({ standby: 0, primary: 0, again: 1 });
    expect(standby.state).toBe('behind');
    const next = await answeredBy(customerNames);
    expect(next).toEqual({ standby: 0, primary: 1, again: 0 });
    const health = await test.call('GET', '/setting/health', { token });
    expect(health.json().data.database).toMatchObject({ state: 'warn', reason: 'standby_behind' });
    expect(standby.behind).toBeGreaterThanOrEqual(0);
    await resume();
    await isWell();
    expect(await answeredBy(customerNames)).toEqual({ standby: 1, primary: 0, again: 0 });
  });

  it('is not taken for well until it has what a read lacked there', async () => {
    const { name } = await buildCustomer(test.database.db);
    expect(await customerNames()).toContain(name);
    const seen = new Set<Standby['state']>();
    // Longer than from one look to the next.
    for (const until = Date.now() + 1_500; Date.now() < until; await sleep(20)) seen.add(standby.state);
    expect([...seen]).toEqual(['behind']);
  });

  it('answers who lost a right no more', async () => {
    const other = await signIn(test, ['staff']);
    await resume();
    await isWell();
    const ask = () => test.call('GET', '/customers', { token: other.token });
    await pause();
    await test.database.pool.query('delete from user_roles where user_id = $1', [other.id]);
    expect((await ask()).statusCode).toBe(403);
  });

  it('shows guests what is at most a moment old', async () => {
    const kol = await buildKol(test.database.db, { status: 'active', fullname: 'Khách Xem' });
    const seen = async () => {
      const answer = await test.call('GET', '/kols?size=100');
      return answer.json().data.map(({ id }: { id: string }) => id);
    };
    await expect.poll(seen, { timeout: 10_000 }).toContain(kol.id);
  });
});

describe('a standby that is gone', () => {
  it('leaves all to the primary, and answers again by itself', async () => {
    await servers.stopStandby();
    try {
      const { name } = await buildCustomer(test.database.db);
      for (let n = 0; n < 5; n += 1) expect(await customerNames()).toContain(name);
      await expect.poll(() => standby.state).toBe('away');
      const health = await test.call('GET', '/setting/health', { token });
      expect(health.json().data.database).toMatchObject({ state: 'warn', reason: 'standby_away' });
    } finally {
      await servers.startStandby();
    }
    await isWell();
    expect(await answeredBy(customerNames)).toMatchObject({ standby: 1 });
  });
});

describe('a read that fails on a standby', () => {
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
  const here = () => Promise.resolve('by the primary');
  const nowhere = { position: 0, lane: '/kols' };

  it.each(['40001', '25006', '57P01', '42P01', 'ECONNREFUSED'])(
    'with %s is done again by the primary',
    async (code) => {
      expect(await standby.read(nowhere, failing(code), here)).toBe('by the primary');
    },
  );

  it('as it took too long, or as the answer is a refusal, is not', async () => {
    await expect(standby.read(nowhere, failing('57014'), here)).rejects.toThrow('57014');
    const refusing = () => Promise.reject(new AppError('customer_not_exist'));
    await expect(standby.read(nowhere, refusing, here)).rejects.toThrow(AppError);
  });

  it('for what it had to read again keeps nobody from reading there', async () => {
    await standby.read(nowhere, failing('40001'), here);
    expect(standby.state).toBe('well');
    await standby.read(nowhere, failing('57P01'), here);
    expect(standby.state).toBe('away');
  });

  it('may not write, should it have become a primary', async () => {
    await expect(standby.pool.query('create table written (n int)')).rejects.toThrow('read-only');
    const promoted = new Standby(servers.config, test.database.db, () => {}, 2);
    await expect(promoted.pool.query('create table written (n int)')).rejects.toThrow('read-only');
    await promoted.close();
  });
});
