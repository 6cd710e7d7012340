import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../src/server/adapters/mail/mailer';
import type { Services } from '../../src/server/context';
import { jobEffects } from '../../src/server/db/schema/jobs';
import { syncTimes } from '../../src/server/db/schema/settings';
import { serverHandlers, workerHandlers } from '../../src/server/handlers';
import { newId } from '../../src/server/ids';
import { boss, prepareQueue, sqlOn, supervisedBoss } from '../../src/server/jobs/boss';
import { enqueue, jobId } from '../../src/server/jobs/enqueue';
import type { Handler } from '../../src/server/jobs/handler';
import { queueMail } from '../../src/server/jobs/mail';
import { runNext } from '../../src/server/jobs/run';
import { enqueueDue } from '../../src/server/jobs/schedule';
import { startWorkers } from '../../src/server/jobs/workers';
import { startTestApp, type TestApp } from '../support/app';
import { signIn, trailOf } from '../support/people';

let test: TestApp;
let services: Services;
let admin: string;

beforeAll(async () => {
  test = await startTestApp();
  services = { ...test.services, log: test.app.log };
  admin = (await signIn(test, ['admin'])).token;
});
afterAll(() => test.close());
afterEach(() => test.database.pool.query('delete from pgboss.job'));

const letter: Mail = { to: 'mai@example.test', subject: 'Mã', text: 'Mã 123456', html: '<p>123456</p>' };

async function jobs() {
  const { rows } = await test.database.pool.query<Record<string, unknown>>(
    'select id, name, state::text, retry_count, data, output, start_after > now() as later from pgboss.job order by created_on',
  );
  return rows;
}

/** Lets the jobs that wait for another try be due now. */
const hurry = () => test.database.pool.query("update pgboss.job set start_after = now() - interval '1 s'");

/** A handler that counts its runs, and fails as long as `fails` says so. */
function counting(effect: 'database' | 'outside', fails = () => false) {
  const runs: object[] = [];
  const run = async (_services: Services, data: object) => {
    if (fails()) throw new Error('not today');
    runs.push(data);
  };
  return { runs, handler: { effect, run } satisfies Handler };
}

it('of a kind of a former release is gone with the kind, whose queue is made no more', async () => {
  await services.db.execute(sql`select pgboss.create_queue('post', '{"policy": "standard"}'::json)`);
  await boss.send('post', {}, { db: sqlOn(services.db) });
  expect(await jobs()).toHaveLength(1);
  await prepareQueue(services.db);
  await prepareQueue(services.db);
  expect(await jobs()).toEqual([]);
});

describe('asking for a job', () => {
  it('happens with the transaction it belongs to, or not at all', async () => {
    const { db } = services;
    const broken = db.transaction(async (tx) => {
      await enqueue(tx, 'cleaning', { key: 'a' });
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    expect(await jobs()).toEqual([]);
    await db.transaction((tx) => enqueue(tx, 'cleaning', { key: 'a' }));
    expect(await jobs()).toMatchObject([{ id: jobId('cleaning', 'a'), state: 'created' }]);
  });

  it.each(['database', 'outside'] as const)('twice under one key has one effect (%s)', async (effect) => {
    const { handler, runs } = counting(effect);
    const key = `once ${effect}`;
    for (const n of [1, 2]) await enqueue(services.db, 'cleaning', { key, data: { n } });
    while (await runNext(services, 'cleaning', handler)) {}
    await test.database.pool.query('delete from pgboss.job');
    await enqueue(services.db, 'cleaning', { key, data: { n: 3 } });
    while (await runNext(services, 'cleaning', handler)) {}
    expect(runs).toEqual([{ n: 1 }]);
    expect(await jobs()).toMatchObject([{ state: 'completed' }]);
  });
});

describe('a job that fails', () => {
  it('waits longer each time, then stays as a dead letter with the reason', async () => {
    const { handler, runs } = counting('outside', () => true);
    await enqueue(services.db, 'mail', { key: 'dead' });
    const waits: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await runNext(services, 'mail', handler)).toBe(true);
      expect(await runNext(services, 'mail', handler)).toBe(false);
      const { rows } = await test.database.pool.query(
        'select extract(epoch from start_after - now())::float8 as wait, state::text from pgboss.job',
      );
      if (rows[0].state === 'retry') waits.push(rows[0].wait);
      await hurry();
    }
    expect(waits).toHaveLength(5);
    waits.forEach((wait, index) => {
      expect(wait).toBeGreaterThan(14 * 2 ** index);
      expect(wait).toBeLessThan(31 * 2 ** index);
    });
    expect(await jobs()).toMatchObject([{ state: 'failed', output: { message: 'not today' } }]);
    expect(await runNext(services, 'mail', handler)).toBe(false);
    expect(runs).toEqual([]);
  });

  it('leaves nothing it wrote', async () => {
    const id = jobId('cleaning', 'half');
    const handler: Handler = {
      effect: 'database',
      async run({ db }) {
        await db.update(syncTimes).set({ active: false });
        throw new Error('half done');
      },
    };
    await enqueue(services.db, 'cleaning', { key: 'half' });
    await runNext(services, 'cleaning', handler);
    expect(await services.db.select().from(syncTimes).where(eq(syncTimes.active, true))).not.toEqual([]);
    expect(await services.db.select().from(jobEffects).where(eq(jobEffects.job_id, id))).toEqual([]);
    expect(await jobs()).toMatchObject([{ state: 'retry', output: { message: 'half done' } }]);
  });

  it('is shown to admins with the reason and run again by them, in the trail', async () => {
    let broken = true;
    const { handler, runs } = counting('outside', () => broken);
    await enqueue(services.db, 'cleaning', { key: 'again', data: { about: 'mai@example.test', sealed: 'SECRET' } });
    while (await runNext(services, 'cleaning', handler)) await hurry();
    const list = await test.call('GET', '/setting/jobs-queue?state=failed&kind=cleaning', { token: admin });
    expect(list.json()).toMatchObject({ total: 1, page: 1, size: 10 });
    const [row] = list.json().data;
    const said = { kind: 'cleaning', state: 'failed', about: 'mai@example.test', error: 'not today', retries: 5 };
    expect(row).toMatchObject(said);
    expect(row.ended_at).toMatch(/^\d{4}-.*Z$/);
    expect(list.body).not.toContain('SECRET');
    broken = false;
    const retry = () => test.call('POST', `/setting/jobs-queue/${row.id}/retry`, { token: admin });
    expect((await retry()).statusCode).toBe(204);
    expect((await retry()).json().message).toBe('queue_job_not_failed');
    await runNext(services, 'cleaning', handler);
    expect(runs).toHaveLength(1);
    expect(await jobs()).toMatchObject([{ state: 'completed' }]);
    expect(await trailOf(test, row.id)).toMatchObject([{ action: 'retry', entity: 'queue_job' }]);
    const unknown = await test.call('POST', `/setting/jobs-queue/${newId()}/retry`, { token: admin });
    expect(unknown.json()).toMatchObject({ statusCode: 404, message: 'queue_job_not_exist' });
  });
});

describe('a job whose worker is gone', () => {
  async function abandon(kind: 'mail' | 'cleaning', key: string): Promise<void> {
    await enqueue(services.db, kind, { key, data: {} });
    await boss.fetch(kind, { db: sqlOn(services.db) });
    await test.database.pool.query("update pgboss.job set started_on = now() - interval '1 day'");
  }
  const supervise = async () => {
    await supervisedBoss(services.db, () => {}).maintain();
    await hurry();
  };

  it('is given to another', async () => {
    const { handler, runs } = counting('database');
    await abandon('cleaning', 'gone');
    expect(await runNext(services, 'cleaning', handler)).toBe(false);
    await supervise();
    expect(await runNext(services, 'cleaning', handler)).toBe(true);
    expect(runs).toHaveLength(1);
    expect(await jobs()).toMatchObject([{ state: 'completed' }]);
  });

  it('is not repeated where its effect may have happened outside: a person decides', async () => {
    const { handler, runs } = counting('outside');
    await abandon('mail', 'unsure');
    await services.db.insert(jobEffects).values({ job_id: jobId('mail', 'unsure'), state: 'begun' });
    await supervise();
    await runNext(services, 'mail', handler);
    expect(runs).toEqual([]);
    expect(await jobs()).toMatchObject([{ state: 'failed', output: { message: /stopped in the middle/ } }]);
  });
});

describe('a mail', () => {
  it('is sealed in the queue and gone from it once sent', async () => {
    await queueMail(services, letter);
    const [job] = await jobs();
    expect(JSON.stringify(job)).not.toMatch(/123456|Mã/);
    const { mail } = serverHandlers(services);
    if (!mail) throw new Error('no handler');
    await runNext(services, 'mail', mail);
    expect(services.mail.kept()?.[0]).toMatchObject(letter);
    expect(await jobs()).toEqual([]);
  });

  it('to nobody costs the same and goes nowhere', async () => {
    const before = services.mail.kept()?.length;
    await queueMail(services, letter, { nobody: true });
    const { mail } = serverHandlers(services);
    if (mail) await runNext(services, 'mail', mail);
    expect(services.mail.kept()?.length).toBe(before);
    expect(await jobs()).toEqual([]);
  });

  it('sealed by another installation is not sent', async () => {
    const stranger = { ...services, secrets: { ...services.secrets, jobs: [new Uint8Array(32)] as const } };
    await queueMail(stranger, letter);
    const before = services.mail.kept()?.length;
    const { mail } = serverHandlers(services);
    if (mail) await runNext(services, 'mail', mail);
    expect(services.mail.kept()?.length).toBe(before);
    expect(await jobs()).toMatchObject([{ state: 'retry' }]);
  });
});

describe('the schedule', () => {
  it('asks once a slot, however often it is looked at', async () => {
    for (let looks = 0; looks < 3; looks += 1) {
      await Promise.all([1, 2].map(() => enqueueDue(services.db, { cleaning: 24 * 3600 })));
    }
    expect(await jobs()).toHaveLength(1);
  });

  it('follows the active sync time, and asks for nothing where none is active', async () => {
    const due = { cleaning: 'post' } as const;
    await test.database.pool.query("update sync_times set active = false where type = 'post'");
    await enqueueDue(services.db, due);
    expect(await jobs()).toEqual([]);
    await test.database.pool.query(
      "update sync_times set active = true where id = (select id from sync_times where type = 'post' order by sync_time limit 1)",
    );
    await enqueueDue(services.db, due);
    const { rows } = await test.database.pool.query(
      `select extract(epoch from singleton_on)::bigint % (3600 * (select sync_time from sync_times where type = 'post' and active)) as off
       from pgboss.job`,
    );
    expect(rows).toEqual([{ off: 0 }]);
  });

  it('cleans what nobody can use any more and keeps the rest', async () => {
    const { pool } = test.database;
    await pool.query(`insert into rate_limits values ('old', now() - interval '3 days', 1), ('new', now(), 1)`);
    await pool.query(`insert into spent_captchas values ('old', now() - interval '3 days'), ('new', now())`);
    await enqueue(services.db, 'cleaning', { key: 'clean' });
    const { cleaning, partitions } = serverHandlers({ ...services, config: { ...services.config, workers: true } });
    if (!cleaning || !partitions) throw new Error('no handler');
    await runNext(services, 'cleaning', cleaning);
    const left = await pool.query(
      "select key from rate_limits where key in ('old', 'new') union all select challenge from spent_captchas",
    );
    expect(left.rows).toEqual([{ key: 'new' }, { key: 'new' }]);
    await pool.query(`drop table audit_log_${new Date().toISOString().slice(0, 7).replace('-', '')}`);
    await enqueue(services.db, 'partitions', { key: 'months' });
    await runNext(services, 'partitions', partitions);
    expect(await jobs()).toMatchObject([{ state: 'completed' }, { state: 'completed' }]);
    const { rows } = await pool.query("select 1 from pg_class where relname ~ '^audit_log_\\d{6}$'");
    expect(rows.length).toBeGreaterThanOrEqual(3);
  });
});

describe('workers', () => {
  it('hear of a job at once and finish what they are at before they stop', async () => {
    const done: number[] = [];
    const slow: Handler = {
      effect: 'outside',
      async run() {
        await new Promise((resolve) => setTimeout(resolve, 300));
        done.push(Date.now());
      },
    };
    const workers = await startWorkers(services, { mail: slow });
    await expect
      .poll(
        async () =>
          (
            await test.database.pool.query(
              "select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
            )
          ).rowCount,
      )
      .toBe(1);
    const asked = Date.now();
    await enqueue(services.db, 'mail', { key: 'quick' });
    await expect.poll(() => done.length, { timeout: 3_000 }).toBe(1);
    expect((done[0] ?? 0) - asked).toBeLessThan(2_500);
    await enqueue(services.db, 'mail', { key: 'last' });
    await expect.poll(async () => (await jobs())[0]?.state).toBe('active');
    await workers.stop();
    expect(done).toHaveLength(2);
    expect(await jobs()).toEqual([]);
  });

  const others = [
    ...[
      'accounts',
      'account',
      'posts',

      'network_readings',
      'network_reading',
      'consent_revoke',
      'collection',
      'collection_failed',
      'registered',
      'files',
    ],
    ...['pace', 'paces'],
    ...['found_posts', 'found_rounds'],
    ...['score', 'scores'],
    ...['evaluation_call', 'evaluation_reminders'],
    ...['today_digests', 'today_digest'],
    ...['report_mail', 'report_mail_failed', 'report_schedules', 'report_schedule'],
    ...['report_freeze', 'report_files', 'report_files_failed'],
  ];

  it('leave mails that are kept in memory to the server that shows them', () => {
    expect(Object.keys(workerHandlers(services))).toEqual(['partitions', 'cleaning', ...others]);
    const without = { ...services, config: { ...services.config, workers: false } };
    expect(Object.keys(serverHandlers(without))).toEqual(['mail']);
    expect(Object.keys(serverHandlers(services))).toEqual(['mail', 'partitions', 'cleaning', ...others]);
    const real = { ...without, mail: { ...services.mail, kept: () => null } };
    expect(Object.keys(serverHandlers(real))).toEqual([]);
    expect(Object.keys(workerHandlers(real))).toEqual(['mail', 'partitions', 'cleaning', ...others]);
  });
});
