import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { supervisedBoss } from '../../src/server/jobs/boss';
import { jobId } from '../../src/server/jobs/enqueue';
import { startTestApp, type TestApp } from '../support/app';
import { type ServerProcess, startWorkerProcess } from '../support/serverProcess';
import { frozenStage } from './reportSnapshots.fixtures';

let test: TestApp;
const started: ServerProcess[] = [];

beforeAll(async () => {
  test = await startTestApp();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((worker) => worker.remove()));
});
afterAll(() => test.close());

async function startWorker(): Promise<ServerProcess> {
  const { dataDir: DATA_DIR } = test.services.config;
  const worker = await startWorkerProcess(test.database.config, { DATA_DIR, LOG_LEVEL: 'error' });
  started.push(worker);
  return worker;
}

/** What passing time does after a worker is gone, without waiting for it. */
async function muchLater(): Promise<void> {
  const { pool, db } = test.database;
  await pool.query("update pgboss.job set started_on = now() - interval '1 day' where state = 'active'");
  await supervisedBoss(db, () => {}).maintain();
  await pool.query("update pgboss.job set start_after = now() - interval '1 s' where state = 'retry'");
  await pool.query("select pg_notify('jobs', name) from pgboss.queue");
}

it('files whose worker is killed with -9 in the middle are made by another: each once, of the same bytes', async () => {
  const { pool } = test.database;
  const { campaign, people } = await frozenStage(test);
  const { token } = people.manager;
  const first = await startWorker();
  const path = `/campaigns/${campaign.id}/report-snapshots`;
  const { id } = (await test.call('POST', path, { token, body: {} })).json().data;
  const written = async () =>
    (await pool.query<{ sha256: string }>('select right(storage_key, 64) as sha256 from loose_bytes')).rows;
  await expect.poll(async () => (await written()).length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
  first.process.kill('SIGKILL');
  await first.ended;
  const before = await written();
  const filesOf = async () =>
    (await pool.query('select type, lang, sha256, file_id from report_snapshot_files where snapshot_id = $1', [id]))
      .rows;
  const statusOf = async () =>
    (await pool.query('select status from report_snapshots where id = $1', [id])).rows[0]?.status;
  expect([before.length < 6, await statusOf(), await filesOf()]).toEqual([true, 'rendering', []]);
  await startWorker();
  await muchLater();
  await expect.poll(statusOf, { timeout: 90_000 }).toBe('ready');
  const files = await filesOf();
  expect(new Set(files.map(({ type, lang }) => `${type} ${lang}`)).size).toBe(6);
  expect(files.length).toBe(6);
  // What the first one had written is what the second one wrote.
  for (const { sha256 } of before) expect(files.map((file) => file.sha256)).toContain(sha256);
  const media = await pool.query("select 1 from media_files where file_name like 'RPT-%'");
  expect(media.rowCount).toBe(6);
  const mails = await pool.query('select 1 from pgboss.job where id = $1', [jobId('report_mail', `${id}:ready`)]);
  expect(mails.rowCount).toBe(1);
}, 240_000);
