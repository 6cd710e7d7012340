import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSession } from '../../src/server/auth/queries/sessions';
import { signAccessToken } from '../../src/server/auth/tokens';
import { newId } from '../../src/server/ids';
import { enqueue, jobId } from '../../src/server/jobs/enqueue';
import { ensureReferenceData } from '../../src/server/reference/seed';
import { insertUser } from '../../src/server/users/queries';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { secretsOf } from '../support/secrets';
import { type ServerProcess, startServerProcess } from '../support/serverProcess';

const appSecret = randomBytes(32).toString('hex');
let database: TestDatabase;
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await ensureReferenceData(database.db);
  const [id, sessionId] = [newId(), newId()];
  const names = { username: 'an@example.test', email: 'an@example.test', fullname: 'An', code: 'AN' };
  await insertUser(database.db, { id, ...names, type: 'staff', verified_at: new Date() }, ['admin']);
  const expires_at = new Date(Date.now() + 3_600_000);
  await insertSession(database.db, {
    id: sessionId,
    user_id: id,
    keep_login: false,
    expires_at,
    proved_at: new Date(),
  });
  token = signAccessToken(id, sessionId, secretsOf(appSecret).accessTokens);
  server = await startServerProcess(database.config, { APP_SECRET: appSecret, LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await server.remove();
  await database.drop();
});

function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(`${server.url}/api/v1${path}`, { ...init, headers });
}

const createDepartment = (name: string) =>
  call('/setting/create-department', { method: 'POST', body: JSON.stringify({ name }) });

/** Ends the server's connections that are at this, as an administrator of the database or a failover does. */
async function terminate(where: string): Promise<number> {
  const { rowCount } = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'kolhub%' and ${where}`,
  );
  return rowCount ?? 0;
}

async function terminateOnce(where: string): Promise<void> {
  await expect.poll(() => terminate(where), { timeout: 20_000, interval: 20 }).toBeGreaterThan(0);
}

/** Makes inserts into a table slow while `during` goes on. */
async function slowly(table: string, during: () => Promise<void>): Promise<void> {
  await database.pool.query(`
    create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(3); return null; end $$;
    create trigger slow after insert or delete on ${table} for each statement execute function slow()`);
  try {
    await during();
  } finally {
    await database.pool.query('drop function slow cascade');
  }
}

const inserts = `query ilike 'insert into "departments"%'`;

async function inserting(): Promise<number | null> {
  const { rowCount } = await database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and state = 'active' and ${inserts}`,
  );
  return rowCount;
}

async function expectAlive(): Promise<void> {
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
  expect(server.process.exitCode).toBeNull();
  expect((await call('/users/me')).status).toBe(200);
}

describe('a connection that the database ends', () => {
  it('within a transaction: its call is told to try again, nothing is written, and no connection is lost for good', async () => {
    await slowly('departments', async () => {
      // More than the pool has, one after the other: each must be given back.
      for (let round = 0; round < 3; round += 1) {
        const answers = Promise.all(Array.from({ length: 9 }, (_, index) => createDepartment(`D${round}-${index}`)));
        await expect.poll(inserting, { timeout: 10_000, interval: 20 }).toBe(9);
        expect(await terminate(`${inserts} and state = 'active'`)).toBe(9);
        for (const answer of await answers) {
          expect(answer.status).toBe(503);
          expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
          expect(await answer.json()).toEqual({ statusCode: 503, message: 'service_unavailable' });
        }
      }
    });
    await expectAlive();
    expect((await database.pool.query('select 1 from departments')).rowCount).toBe(0);
    expect((await createDepartment('D')).status).toBe(200);
  });

  it('between two statements of a transaction, where nobody waits for an answer of the database', async () => {
    // It begins to wait for its second statement only while this process is kept from sending it.
    await slowly('departments', async () => {
      const answer = createDepartment('E');
      await expect.poll(inserting, { timeout: 10_000, interval: 20 }).toBe(1);
      server.process.kill('SIGSTOP');
      await expect.poll(() => terminate("state = 'idle in transaction'"), { timeout: 10_000, interval: 50 }).toBe(1);
      server.process.kill('SIGCONT');
      expect((await answer).status).toBe(503);
    });
    await expectAlive();
  });

  it('of a job: it is done all the same, once', async () => {
    const id = jobId('cleaning', 'cut');
    await slowly('rate_limits', async () => {
      await enqueue(database.db, 'cleaning', { key: 'cut' });
      await terminateOnce("query ilike 'delete from rate_limits%' and state = 'active'");
    });
    // Waiting is for the job's own time; what it waits for is that its failure was noted.
    const state = async () =>
      (await database.pool.query('select state::text from pgboss.job where id = $1', [id])).rows[0]?.state;
    await expect.poll(state, { timeout: 20_000 }).toBe('retry');
    await database.pool.query("update pgboss.job set start_after = now() - interval '1 s' where id = $1", [id]);
    await database.pool.query("select pg_notify('jobs', 'cleaning')");
    await expect.poll(state, { timeout: 30_000 }).toBe('completed');
    await expectAlive();
  });

  it('of the listener: it listens again, to every channel', async () => {
    await terminateOnce("application_name = 'kolhub listener'");
    const listening = () =>
      database.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and application_name = 'kolhub listener'",
      );
    await expect.poll(async () => (await listening()).rowCount, { timeout: 10_000 }).toBe(1);
    await sleep(200);
    const id = jobId('cleaning', 'heard');
    await enqueue(database.db, 'cleaning', { key: 'heard' });
    // Sooner than the workers look for themselves.
    const state = async () =>
      (await database.pool.query('select state::text from pgboss.job where id = $1', [id])).rows[0]?.state;
    await expect.poll(state, { timeout: 8_000 }).toBe('completed');
  });

  it('all at once, as a failover does', async () => {
    await terminateOnce('true');
    await expectAlive();
  });
});

describe('a locked table', () => {
  it('leaves connections for everything else, and those who wait for it are told when to try again', async () => {
    const locking = new pg.Client(database.config);
    await locking.connect();
    try {
      await locking.query('begin');
      await locking.query('lock table campaigns, collect_orders in access exclusive mode');
      const waiting = Array.from({ length: 60 }, (_, index) =>
        call(index % 2 ? '/campaigns' : '/social/kol-filter-order/allowance'),
      );
      await sleep(1_000);
      for (let round = 0; round < 5; round += 1) {
        const began = performance.now();
        expect((await call('/setting/department')).status).toBe(200);
        expect(performance.now() - began).toBeLessThan(5_000);
      }
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      const answers = await Promise.all(waiting);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expect(answers.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    } finally {
      await locking.end();
    }
    expect((await call('/campaigns')).status).toBe(200);
  });
});
