import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { supervisedBoss } from '../../src/server/jobs/boss';
import { enqueue, jobId } from '../../src/server/jobs/enqueue';
import { queueMail } from '../../src/server/jobs/mail';
import { ensureReferenceData } from '../../src/server/reference/seed';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { secretsOf } from '../support/secrets';
import { type ServerProcess, startWorkerProcess } from '../support/serverProcess';

const appSecret = randomBytes(32).toString('hex');
let database: TestDatabase;
const started: ServerProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await ensureReferenceData(database.db);
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((worker) => worker.remove()));
  await database.pool.query('delete from pgboss.job where name = $1', ['mail']);
});
afterAll(() => database.drop());

async function startWorker(env: Record<string, string> = {}): Promise<ServerProcess> {
  const worker = await startWorkerProcess(database.config, { APP_SECRET: appSecret, LOG_LEVEL: 'error', ...env });
  started.push(worker);
  return worker;
}

/** An SMTP server that thinks `wait` milliseconds about each mail; who was written to, in order, and who is being. */
async function slowSmtp(wait: () => number) {
  const accepted: string[] = [];
  const begun: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      begun.push(to);
      stream.resume();
      stream.on('end', () =>
        setTimeout(() => {
          accepted.push(to);
          done();
        }, wait()),
      );
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    begun,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** What passing time does after a worker is gone, without waiting for it. */
async function muchLater(): Promise<void> {
  await database.pool.query("update pgboss.job set started_on = now() - interval '1 day' where state = 'active'");
  await supervisedBoss(database.db, () => {}).maintain();
  await database.pool.query("update pgboss.job set start_after = now() - interval '1 s' where state = 'retry'");
  await database.pool.query("select pg_notify('jobs', name) from pgboss.queue");
}

const stateOf = async (id: string) =>
  (await database.pool.query('select state::text from pgboss.job where id = $1', [id])).rows[0]?.state;

const countOf = async (query: string) => (await database.pool.query(query)).rowCount ?? 0;
const effects = () => countOf('select 1 from effects');
const cleanings = (which: string) => countOf(`select 1 from pgboss.job where name = 'cleaning' and ${which}`);
const cleaningNow = async () =>
  (await countOf(
    "select 1 from pg_stat_activity where query ilike 'delete from rate_limits%' and state = 'active'",
  )) === 1;

const mailTo = (to: string) => ({ to, subject: 'Chào', text: 'Chào', html: '<p>Chào</p>' });

describe('a worker killed with -9 in the middle of a job', () => {
  it('that writes: another does it, and it happened once', async () => {
    const { pool } = database;
    await pool.query(`
      create table effects (at timestamptz);
      create function slow_effect() returns trigger language plpgsql as $$
        begin insert into effects values (now()); perform pg_sleep(2); return null; end $$;
      create trigger slow_effect after delete on rate_limits for each statement execute function slow_effect()`);
    const first = await startWorker();
    await expect.poll(() => effects(), { timeout: 15_000 }).toBe(1);
    const id = jobId('cleaning', 'met in its middle');
    await enqueue(database.db, 'cleaning', { key: 'met in its middle' });
    const inItsMiddle = async () => (await stateOf(id)) === 'active' && (await cleaningNow());
    await expect.poll(inItsMiddle, { timeout: 10_000, interval: 20 }).toBe(true);
    first.process.kill('SIGKILL');
    await first.ended;
    expect(await stateOf(id)).toBe('active');
    await startWorker();
    await muchLater();
    await expect.poll(() => stateOf(id), { timeout: 15_000 }).toBe('completed');
    // The timetable's own fall due when an hour begins, and are done beside it.
    await expect.poll(() => cleanings("state <> 'completed'"), { timeout: 15_000 }).toBe(0);
    expect(await effects()).toBe(await cleanings("state = 'completed'"));
    await pool.query('drop trigger slow_effect on rate_limits');
  });

  it('that mails: nobody gets it twice, and it is kept for a person to decide', async () => {
    let wait = 3_000;
    const smtp = await slowSmtp(() => wait);
    const first = await startWorker({ SMTP_URL: smtp.url });
    const room = { db: database.db, secrets: secretsOf(appSecret) };
    await queueMail(room, mailTo('once@example.test'), { key: 'once' });
    await expect.poll(() => smtp.begun, { timeout: 10_000 }).toEqual(['once@example.test']);
    first.process.kill('SIGKILL');
    await first.ended;
    wait = 0;
    await startWorker({ SMTP_URL: smtp.url });
    await muchLater();
    await expect.poll(() => stateOf(jobId('mail', 'once')), { timeout: 15_000 }).toBe('failed');
    await sleep(500);
    expect(smtp.begun).toEqual(['once@example.test']);
    await smtp.close();
  });
});

describe('two workers', () => {
  it('share the jobs, none done twice and none left, and stop in order', async () => {
    const smtp = await slowSmtp(() => 20);
    const workers = [await startWorker({ SMTP_URL: smtp.url }), await startWorker({ SMTP_URL: smtp.url })];
    const people = Array.from({ length: 60 }, (_, index) => `p${index}@example.test`);
    const room = { db: database.db, secrets: secretsOf(appSecret) };
    await database.db.transaction(async (db) => {
      for (const to of people) await queueMail({ ...room, db }, mailTo(to));
    });
    await expect.poll(() => smtp.accepted.length, { timeout: 20_000 }).toBe(60);
    await sleep(300);
    expect([...smtp.accepted].sort()).toEqual([...people].sort());
    for (const worker of workers) worker.process.kill('SIGTERM');
    expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([0, 0]);
    const { rowCount } = await database.pool.query("select 1 from pgboss.job where name = 'mail'");
    expect(rowCount).toBe(0);
    await smtp.close();
  });
});

it('a worker without DATABASE_URL says why it cannot start', async () => {
  const worker = await startWorker({ DATABASE_URL: '' });
  expect(await worker.ended).toBe(1);
  expect(worker.output()).toContain('DATABASE_URL is not set');
});
