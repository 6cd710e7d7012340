import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../src/domain/dates';
import type { Health } from '../../src/domain/health/types';
import { smtpMailer } from '../../src/server/adapters/mail/smtp';
import { nightlyName } from '../../src/server/backup/nightly';
import { mailHealth } from '../../src/server/health/parts';
import { addCalls } from '../../src/server/health/queries';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { signIn } from '../support/people';

const folder = mkdtempSync(join(tmpdir(), 'kolhub-health-'));
let test: TestApp;
let admin: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = (await signIn(test, ['admin'])).token;
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await test.database.pool.query('delete from pgboss.job');
});

async function health(): Promise<Health> {
  const answer = await test.call('GET', '/setting/health', { token: admin });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

/** The health with the configuration changed for one look. */
async function healthWith(changes: Partial<TestApp['services']['config']>): Promise<Health> {
  const { config } = test.services;
  const before = { ...config };
  Object.assign(config, changes);
  try {
    return await health();
  } finally {
    Object.assign(config, before);
  }
}

function addJob(name: string, state: string, at: string): Promise<unknown> {
  return test.database.pool.query(
    `insert into pgboss.job (id, name, state, start_after, completed_on) values ($1, $2, $3::pgboss.job_state, now() - $4::interval,
      case when $3 = 'failed' then now() - $4::interval end)`,
    [newId(), name, state, at],
  );
}

describe('the health of the installation', () => {
  it('is for who may see the queue', async () => {
    const { token } = await signIn(test, ['staff']);
    expect((await test.call('GET', '/setting/health', { token })).statusCode).toBe(403);
    expect((await test.call('GET', '/setting/health')).statusCode).toBe(401);
  });

  it('tells the database’s answer, size and connections, and the room on the disk', async () => {
    const { database, disk, networks } = await health();
    expect(database).toMatchObject({ state: 'good', reason: null });
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.connections).toBeGreaterThan(0);
    expect(database.connections).toBeLessThan(database.most_connections ?? 0);
    expect(disk.free).toBeLessThan(disk.total ?? 0);
    expect(networks).toEqual({ state: 'off', reason: 'none', connected: 0, paused: [] });
  });

  it('tells jobs nobody works on, from five minutes on, and badly from half an hour on', async () => {
    await addJob('scores', 'created', '-1 hour');
    expect((await health()).queue).toEqual({ state: 'good', reason: null, waiting: 1, failed: 0, late: 0 });
    await addJob('scores', 'created', '6 minutes');
    expect((await health()).queue).toMatchObject({ state: 'warn', reason: 'late', waiting: 2 });
    await addJob('files', 'retry', '31 minutes');
    expect((await health()).queue).toMatchObject({ state: 'bad', reason: 'late', waiting: 3 });
  });

  it('tells what failed within a day, of mails beside the rest', async () => {
    await addJob('files', 'failed', '2 hours');
    await addJob('files', 'failed', '25 hours');
    const { queue, mail } = await health();
    expect(queue).toMatchObject({ state: 'warn', reason: 'failed', failed: 1 });
    expect(mail).toMatchObject({ waiting: 0, failed: 0 });
  });

  it('takes a demo without mails and backups as it should be, an installation in use not', async () => {
    const demo = await healthWith({ demo: true });
    expect([demo.mail.state, demo.backups.state]).toEqual(['off', 'off']);
    const used = await healthWith({ demo: false });
    expect(used.mail).toMatchObject({ state: 'warn', reason: 'not_set' });
    expect(used.backups).toMatchObject({ state: 'warn', reason: 'not_set' });
  });

  it('asks the mail server whether it takes us', async () => {
    const closed = createSocket().listen(0, '127.0.0.1');
    await new Promise((done) => closed.once('listening', done));
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    const { config } = test.services;
    const asked = await mailHealth({
      ...test.services,
      log: test.app.log,
      mail: smtpMailer(smtpUrl, config.mail.from),
      config: { ...config, mail: { ...config.mail, smtpUrl } },
    });
    expect(asked).toMatchObject({ state: 'bad', reason: 'refused' });
  });
});

describe('backups', () => {
  const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000);
  const backup = () => ({ nightly: { to: folder, keepDays: 14 }, passphrase: null, s3: null });
  const write = (hoursAgo: number) => writeFileSync(join(folder, nightlyName(at(hoursAgo), false)), '');

  it('are told by what is where they are kept', async () => {
    expect((await healthWith({ backup: backup() })).backups).toMatchObject({ state: 'bad', reason: 'never', kept: 0 });
    write(60);
    expect((await healthWith({ backup: backup() })).backups).toMatchObject({ state: 'bad', reason: 'old', kept: 1 });
    write(30);
    expect((await healthWith({ backup: backup() })).backups).toMatchObject({ state: 'warn', reason: 'old', kept: 2 });
    write(20);
    writeFileSync(join(folder, 'notes.txt'), '');
    const { backups } = await healthWith({ backup: backup() });
    expect(backups).toMatchObject({ state: 'good', reason: null, kept: 3 });
    expect(Math.abs(Date.parse(backups.newest_at ?? '') - at(20).getTime())).toBeLessThan(10_000);
  });

  it('in a place that does not answer are unknown, and the rest is told all the same', async () => {
    writeFileSync(join(folder, 'file'), '');
    const nightly = { to: join(folder, 'file'), keepDays: 14 };
    const { backups, database } = await healthWith({ backup: { ...backup(), nightly } });
    expect(backups).toEqual({ state: 'unknown', reason: 'unreached', newest_at: null, kept: null });
    expect(database.state).toBe('good');
  });
});

describe('the certificate', () => {
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');

  async function shownFor(days: number): Promise<Health['certificate']> {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', `${days}`];
    execFileSync('openssl', [...args, ...subject], { stdio: 'ignore' });
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const { port } = server.address() as AddressInfo;
    try {
      return (await healthWith({ publicUrl: `https://localhost:${port}` })).certificate;
    } finally {
      server.close();
    }
  }

  it('that nobody trusts, or that ends soon, is told with its end', async () => {
    const long = await shownFor(90);
    expect(long).toMatchObject({ state: 'bad', reason: 'untrusted' });
    expect(Math.round((Date.parse(long.ends_at ?? '') - Date.now()) / 86_400_000)).toBe(90);
    expect(await shownFor(3)).toMatchObject({ state: 'bad', reason: 'ends_soon' });
  });

  it('is missed where people come by http, but for this machine alone', async () => {
    const open = await healthWith({ publicUrl: 'http://hub.example' });
    expect(open.certificate).toMatchObject({ state: 'bad', reason: 'unencrypted' });
    const local = await healthWith({ publicUrl: 'http://127.0.0.1:3000' });
    expect(local.certificate).toMatchObject({ state: 'off', reason: 'unencrypted' });
  });

  it('of an address nobody answers at is unknown', async () => {
    const { certificate } = await healthWith({ publicUrl: 'https://127.0.0.1:1' });
    expect(certificate).toEqual({ state: 'unknown', reason: 'unreached', ends_at: null });
  });
});

describe('what is measured', () => {
  it('tells how the queue stands', async () => {
    await addJob('scores', 'created', '6 minutes');
    await addJob('files', 'failed', '2 hours');
    const { body } = await test.app.inject('/metrics');
    expect(body).toContain('background_jobs{state="waiting"} 1');
    expect(body).toContain('background_jobs{state="failed"} 1');
    expect(Number(/^background_jobs_overdue_seconds (\d+)$/m.exec(body)?.[1])).toBeGreaterThanOrEqual(360);
  });

  it.each(['prometheus/alerts.yml', 'grafana/kolhub.json'])('is what deploy/%s asks for', async (file) => {
    await test.app.inject('/api/v1/users/me');
    await test.app.inject('/api/v1/kols');
    const { body } = await test.app.inject('/metrics');
    const text = readFileSync(`deploy/${file}`, 'utf8');
    const asked = new Set(text.match(/\b(http|background|process|short|database)_\w+/g));
    expect(asked.size).toBeGreaterThan(3);
    // Told where there is a standby (standby.test.ts).
    const always = [...asked].filter((name) => name !== 'database_standby_used');
    expect(always.filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(body))).toEqual([]);
  });

  it('has a dashboard whose panels lie beside each other, each with a query of its own', () => {
    const { panels } = JSON.parse(readFileSync('deploy/grafana/kolhub.json', 'utf8')) as {
      panels: { id: number; gridPos: { x: number; y: number; w: number; h: number }; targets: { expr: string }[] }[];
    };
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, place) => `${x + (place % w)},${y + Math.floor(place / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { targets } of panels) expect(targets.every(({ expr }) => expr.length > 0)).toBe(true);
    expect(panels.some(({ gridPos: { x, w } }) => x + w > 24)).toBe(false);
  });
});

describe('calls', () => {
  it('of the API are counted by day with those that failed through our fault, and written when the process ends', async () => {
    const own = await startTestApp();
    own.app.get('/api/v1/broken', async () => {
      throw new Error('broken on purpose');
    });
    for (const path of ['/broken', '/users/me', '/nowhere']) await own.app.inject(`/api/v1${path}`);
    await own.app.inject('/healthz');
    await own.app.close();
    const { rows } = await own.database.pool.query('select day::text, answered, failed from call_days');
    expect(rows).toEqual([{ day: dayOf(new Date()), answered: 3, failed: 1 }]);
    await own.close();
  });

  it('of every node are added, and each of 30 days is there', async () => {
    const day = dayOf(new Date());
    await test.database.pool.query('delete from call_days');
    await addCalls(test.database.db, [{ day, answered: 600, failed: 1 }]);
    await addCalls(test.database.db, [{ day, answered: 400, failed: 0 }]);
    const { calls } = await health();
    expect(calls).toMatchObject({ goal: 99.9, answered: 1_000, failed: 1, used: 100 });
    expect(calls.days).toHaveLength(30);
    expect(calls.days.at(-1)).toEqual({ day, answered: 1_000, failed: 1 });
  });
});
