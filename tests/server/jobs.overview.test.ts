import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { QueueOverview } from '../../src/domain/jobs/types';
import type { Services } from '../../src/server/context';
import { newId } from '../../src/server/ids';
import { boss, sqlOn } from '../../src/server/jobs/boss';
import { enqueue, jobId } from '../../src/server/jobs/enqueue';
import type { Handler } from '../../src/server/jobs/handler';
import { queueMail } from '../../src/server/jobs/mail';
import { runNext } from '../../src/server/jobs/run';
import { enqueueDue, findSchedule } from '../../src/server/jobs/schedule';
import type { Timetable } from '../../src/server/jobs/timetable';
import { startTestApp, type TestApp } from '../support/app';
import { signIn } from '../support/people';

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

const get = (path: string, token = admin) => test.call('GET', `/setting/jobs-queue${path}`, { token });
const overview = async (): Promise<QueueOverview> => (await get('/overview')).json().data;
const failing: Handler = { effect: 'outside', run: () => Promise.reject(new Error('not today')) };
const quiet: Handler = { effect: 'database', run: () => Promise.resolve() };
const hurry = () => test.database.pool.query("update pgboss.job set start_after = now() - interval '1 s'");

describe('the overview', () => {
  it('counts the jobs of each state and names every kind', async () => {
    expect((await overview()).states).toEqual({ waiting: 0, retrying: 0, running: 0, done: 0, failed: 0 });
    await enqueue(services.db, 'partitions', { key: 'done' });
    await runNext(services, 'partitions', quiet);
    await enqueue(services.db, 'mail', { key: 'dead' });
    while (await runNext(services, 'mail', failing)) await hurry();
    await enqueue(services.db, 'partitions', { key: 'retrying' });
    await runNext(services, 'partitions', failing);
    await enqueue(services.db, 'cleaning', { key: 'running' });
    await boss.fetch('cleaning', { db: sqlOn(services.db) });
    await enqueue(services.db, 'cleaning', { key: 'waiting' });
    const { states, kinds } = await overview();
    expect(states).toEqual({ waiting: 1, retrying: 1, running: 1, done: 1, failed: 1 });
    expect(kinds).toEqual(expect.arrayContaining(['mail', 'partitions', 'cleaning']));
  });

  it('says what is due by itself, how often, and how it went the last time', async () => {
    const timed = (await overview()).schedule;
    expect(timed.map(({ kind, every, by, last }) => [kind, every, by, last])).toEqual([
      ['partitions', 24 * 3600, null, null],
      ['cleaning', 3600, null, null],
      ['files', 24 * 3600, null, null],
      ['report_schedules', 600, null, null],
      ['paces', 3600, null, null],
      ['scores', 3600, null, null],
      ['evaluation_reminders', 3600, null, null],
      ['today_digests', 3600, null, null],
      ['found_rounds', 3600, null, null],
      ['accounts', 24 * 3600, 'profile', null],
      ['posts', 6 * 3600, 'post', null],
      ['network_readings', 600, null, null],
    ]);
    await enqueueDue(services.db, { cleaning: 3600 });
    await runNext(services, 'cleaning', quiet);
    const cleaning = (await overview()).schedule.find(({ kind }) => kind === 'cleaning');
    expect(cleaning?.last).toMatchObject({ state: 'done', at: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  it('has the next run in the present slot until a job has taken it, then in the next one', async () => {
    const due: Timetable = { cleaning: 3600 };
    const nextAt = async () => Date.parse((await findSchedule(services.db, due))[0]?.next_at ?? '');
    const before = await nextAt();
    expect(before % 3_600_000).toBe(0);
    await enqueueDue(services.db, due);
    const { rows } = await test.database.pool.query(
      "select extract(epoch from singleton_on at time zone 'UTC')::float8 * 1000 as slot from pgboss.job",
    );
    expect(await nextAt()).toBe(rows[0].slot + 3_600_000);
    expect(rows[0].slot).toBeGreaterThanOrEqual(before);
  });

  it('follows the active sync time, and has no next run where none is active', async () => {
    const due: Timetable = { cleaning: 'post' };
    const { pool } = test.database;
    const [before] = await findSchedule(services.db, due);
    expect(before).toMatchObject({ by: 'post', every: 6 * 3600 });
    await pool.query("update sync_times set active = false where type = 'post'");
    expect(await findSchedule(services.db, due)).toMatchObject([{ by: 'post', every: null, next_at: null }]);
    await pool.query("update sync_times set active = true where type = 'post' and sync_time = 3");
    const [after] = await findSchedule(services.db, due);
    expect(after?.every).toBe(3 * 3600);
    expect(Date.parse(after?.next_at ?? '') % (3 * 3_600_000)).toBe(0);
  });
});

describe('the list', () => {
  it('has what failed before the rest where asked, each newest first', async () => {
    await enqueue(services.db, 'mail', { key: 'old' });
    while (await runNext(services, 'mail', failing)) await hurry();
    await enqueue(services.db, 'cleaning', { key: 'waiting' });
    await enqueue(services.db, 'mail', { key: 'new' });
    await test.database.pool.query("update pgboss.job set state = 'failed' where id = $1", [jobId('mail', 'new')]);
    await enqueue(services.db, 'partitions', { key: 'newest' });
    const ids = async (query: string) => (await get(query)).json().data.map(({ id }: { id: string }) => id);
    const [old, waiting, latest, newest] = [
      jobId('mail', 'old'),
      jobId('cleaning', 'waiting'),
      jobId('mail', 'new'),
      jobId('partitions', 'newest'),
    ];
    expect(await ids('?sort=TROUBLEDESC')).toEqual([latest, old, newest, waiting]);
    expect(await ids('')).toEqual([newest, latest, waiting, old]);
  });
});

describe('one job', () => {
  it('is told with its tries and times, but never with what a mail says', async () => {
    const said = { to: 'mai@example.test', subject: 'Mã của bạn', text: 'Mã 482913', html: '<p>482913</p>' };
    await queueMail(services, said, { key: 'secret' });
    await runNext(services, 'mail', failing);
    const one = await get(`/${jobId('mail', 'secret')}`);
    expect(one.json().data).toEqual({
      id: jobId('mail', 'secret'),
      kind: 'mail',
      state: 'retrying',
      about: 'mai@example.test',
      retries: 0,
      most_retries: 5,
      error: 'not today',
      created_at: expect.stringMatching(/Z$/),
      started_at: expect.stringMatching(/Z$/),
      ended_at: null,
      next_at: expect.stringMatching(/Z$/),
    });
    for (const { body } of [one, await get(''), await get('/overview')]) {
      expect(body).not.toMatch(/482913|sealed|Mã của bạn/);
    }
  });

  it('that is unknown is 404, an id that is none 400, and nobody else may look', async () => {
    expect((await get(`/${newId()}`)).json()).toMatchObject({ statusCode: 404, message: 'queue_job_not_exist' });
    expect((await get('/none')).statusCode).toBe(400);
    const staff = (await signIn(test, ['staff'])).token;
    for (const path of ['', '/overview', `/${newId()}`]) expect((await get(path, staff)).statusCode).toBe(403);
  });
});
