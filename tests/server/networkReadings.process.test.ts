import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askForReadings } from '../../src/server/jobs/readings';
import { ensureReferenceData } from '../../src/server/reference/seed';
import { markAll } from '../../src/server/social/readings/queries/marks';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildSocial } from '../support/factories';
import { type ServerProcess, startWorkerProcess } from '../support/serverProcess';

const env = { APP_SECRET: randomBytes(32).toString('hex'), LOG_LEVEL: 'error', DEMO: '1' };
const started: ServerProcess[] = [];
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await ensureReferenceData(database.db);
});
afterAll(async () => {
  await Promise.all(started.map((worker) => worker.remove()));
  await database.drop();
});

async function startWorker(): Promise<ServerProcess> {
  const worker = await startWorkerProcess(database.config, env);
  started.push(worker);
  return worker;
}

it('a worker killed with -9 while it writes leaves nothing half done; two others go on, and each account is read once', async () => {
  const { db, pool } = database;
  // Addresses whose followers the demo's network tells: it hides those of one in 33.
  for (let n = 1; n <= 12; n += 1) {
    await buildSocial(db, { url: `https://facebook.com/reading${n}`, follower_count: 1_000 + n });
  }
  await pool.query(`
    create table slow (is_slow boolean);
    insert into slow values (true);
    create function slowly() returns trigger language plpgsql as $$
      begin if (select is_slow from slow) then perform pg_sleep(20); end if; return null; end $$;
    create trigger slowly after update of follower_count on socials for each statement execute function slowly()`);
  const first = await startWorker();
  await markAll(db, 'social', ['facebook']);
  await pool.query('update network_readings set weight = 1');
  await askForReadings(db, ['facebook']);
  const writing = () =>
    pool.query(`select 1 from pg_stat_activity where query ilike 'update socials%' and state = 'active'
      and datname = current_database()`);
  await expect.poll(async () => (await writing()).rowCount, { timeout: 30_000, interval: 20 }).toBeGreaterThan(0);
  first.process.kill('SIGKILL');
  await first.ended;
  await pool.query('update slow set is_slow = false');
  // A lease its connections still commit would be held beyond those counted below.
  const endBackends = () =>
    pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'kolhub%' and pid <> pg_backend_pid()`);
  await expect.poll(async () => (await endBackends()).rowCount, { timeout: 30_000, interval: 20 }).toBe(0);
  const read = async () =>
    (await pool.query("select count(*)::int as written from metric_snapshots where metric = 'follower'")).rows[0]
      .written;
  expect(await read()).toBe(0);
  const { rows: held } = await pool.query('select subject_id from network_readings where lease is not null');
  expect(held.length).toBeGreaterThan(0);
  const others = await Promise.all([startWorker(), startWorker()]);
  await askForReadings(db, ['facebook']);
  const ofTheDead = held.map(({ subject_id }) => subject_id);
  // What the workers say of one they could not read stands beside it.
  const unread = async () => {
    const { rows } = await pool.query(
      'select * from network_readings where due_at is not null and subject_id <> all($1)',
      [ofTheDead],
    );
    return rows.length > 0 ? [...rows, ...others.map((worker) => worker.output())] : [];
  };
  await expect.poll(unread, { timeout: 90_000 }).toEqual([]);
  expect(await read()).toBe(12 - held.length);
  await pool.query("update network_readings set leased_until = now() - interval '1 s' where lease is not null");
  await askForReadings(db, ['facebook']);
  await expect.poll(read, { timeout: 90_000 }).toBe(12);
  const { rows: left } = await pool.query(
    `select count(*)::int as left, (select max(times)::int from (select count(*) as times from metric_snapshots
        where metric = 'follower' group by subject_id) t) as times
      from network_readings where due_at is not null or lease is not null`,
  );
  expect(left).toEqual([{ left: 0, times: 1 }]);
});
