import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planOf } from '../../src/server/db/explain';
import { poolInLane } from '../../src/server/db/lanes';
import { followStatements, type Statement } from '../../src/server/db/statements';
import { startTestApp, type TestApp } from '../support/app';
import { buildUser } from '../support/factories';
import { freePort } from '../support/freePort';
import { signIn } from '../support/people';
import { startServerProcess, startWorkerProcess } from '../support/serverProcess';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const measured = (body: string, name: string) => Number(new RegExp(`^${name} ([\\d.]+)$`, 'm').exec(body)?.[1] ?? 0);

describe('what the database costs', () => {
  it('is told by area of the API: statements, their time, rows', async () => {
    const { id } = await buildUser(test.database.db);
    const token = await test.tokenOf(id);
    const read = async () => {
      const { body } = await test.app.inject('/metrics');
      const of = (area: string) => ({
        statements: measured(body, `database_statement_seconds_count{area="${area}"}`),
        rows: measured(body, `database_rows_total{area="${area}"}`),
      });
      return { own: of('/users'), sessions: of('sessions'), others: of('/kols') };
    };
    const before = await read();
    await test.call('GET', '/users/me', { token });
    const after = await read();
    expect(after.own.statements).toBeGreaterThan(before.own.statements);
    expect(after.sessions.statements).toBeGreaterThan(before.sessions.statements);
    expect(after.sessions.rows).toBeGreaterThan(before.sessions.rows);
    expect(after.others).toEqual(before.others);
  });

  it('is that of a lane for everything a call asks, whether of the database or of its pool', async () => {
    const { token } = await signIn(test, ['admin']);
    const heard: Statement[] = [];
    const deaf = followStatements(test.database.pool, (statement) => heard.push(statement));
    for (const path of ['/setting/health', '/users/me', '/kols', '/setting/jobs-queue']) {
      expect((await test.call('GET', path, { token })).statusCode).toBe(200);
    }
    deaf();
    expect(heard.filter(({ lane }) => lane === undefined)).toEqual([]);
    expect(heard.map(({ lane }) => lane)).toEqual(expect.arrayContaining(['sessions', '/setting', '/users', '/kols']));
  });

  it('is told of each statement of the pool once, however it is asked, and of no other pool', async () => {
    const { pool } = test.database;
    const heard: Statement[] = [];
    const deaf = followStatements(pool, (statement) => heard.push(statement));
    const other = new pg.Pool(test.database.config);
    try {
      await poolInLane(pool, '/one').query('select n from generate_series(1, $1::int) n', [3]);
      await expect(poolInLane(pool, '/two').query('select 1 / 0')).rejects.toThrow('division by zero');
      const client = await poolInLane(pool, '/three').connect();
      await client.query({ text: 'select 1 as one', name: 'one' });
      client.release();
      await new Promise<void>((resolve) => pool.query('select 2', () => resolve()));
      await other.query('select 3');
    } finally {
      deaf();
      await other.end();
    }
    await pool.query('select 4');
    const told = heard.map(({ lane, text, rows }) => ({ lane, text, rows }));
    expect(told).toEqual([
      { lane: '/one', text: 'select n from generate_series(1, $1::int) n', rows: 3 },
      { lane: '/two', text: 'select 1 / 0', rows: 0 },
      { lane: '/three', text: 'select 1 as one', rows: 1 },
      { lane: undefined, text: 'select 2', rows: 1 },
    ]);
  });

  it('is logged where a statement is slow, with its plan once, without the values it was given', async () => {
    const env = { LOG_LEVEL: 'warn', SLOW_STATEMENT_MS: '0' };
    const server = await startServerProcess(test.database.config, env);
    const told = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('"slow statement"'));
    const ofKols = () => told().filter((line) => line.includes('"area":"/kols"'));
    const askFor = async (name: string) => {
      const asked = `stage_name=${encodeURIComponent(name)}&min_followers=123456789`;
      expect((await fetch(`${server.url}/api/v1/kols?${asked}`)).status).toBe(200);
    };
    try {
      await askFor('Chẳng-ai-tên-thế');
      await expect.poll(() => ofKols().length).toBeGreaterThan(0);
      const [first] = ofKols().map((line) => JSON.parse(line));
      expect(first).toMatchObject({ area: '/kols', rows: expect.any(Number), ms: expect.any(Number) });
      expect(first.statement).toContain('$1');
      expect(first.plan).toMatch(/ on kol_\w+ .*\(cost=[\d.]+/);
      const before = ofKols().length;
      await askFor('Cũng-chẳng-ai');
      await expect.poll(() => ofKols().length).toBeGreaterThan(before);
      const again = ofKols()
        .slice(before)
        .map((line) => JSON.parse(line));
      expect(again.find(({ statement }) => statement === first.statement)).not.toHaveProperty('plan');
      for (const value of ['hẳng-ai', 'hang-ai', '123456789']) expect(told().join('')).not.toContain(value);
    } finally {
      await server.remove();
    }
  });

  it('is measured and logged of a worker, too', async () => {
    const port = await freePort();
    const env = { LOG_LEVEL: 'warn', SLOW_STATEMENT_MS: '0', METRICS_PORT: String(port) };
    const worker = await startWorkerProcess(test.database.config, env);
    try {
      await expect.poll(() => worker.output()).toContain('"area":"none"');
      const body = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      expect(measured(body, 'database_statement_seconds_count{area="none"}')).toBeGreaterThan(0);
      expect(body).toContain('# HELP background_jobs ');
    } finally {
      await worker.remove();
    }
  });
});

describe('the plan of a statement', () => {
  const planned = (text: string, values: unknown[] = []) => planOf(test.database.pool, text, values);

  it('names what is walked, and no value', async () => {
    const plan = await planned(
      "select * from kols where note = $1 and booking_price_to > $2 and code <> 'it''s KX0000001' and version + 41 = 42 limit $3",
      ["O'Nguyễn \\ 090", 7_654_321, 7],
    );
    expect(plan).toMatch(/Scan .*on kols .*\(cost=\d/);
    expect(plan).toContain('Filter: ');
    for (const value of ['Nguyễn', '090', '7654321', 'KX0000001', '41']) expect(plan).not.toContain(value);
  });

  it('names no line of a value that has several', async () => {
    const plan = await planned('select * from kols where note = $1 and bio <> $2', [
      'Chị Hoa\n(cost=1) số 7',
      "d'Oan\nThư",
    ]);
    expect(plan).toContain('Filter: ');
    for (const value of ['Hoa', 'số', 'Oan', 'Thư']) expect(plan).not.toContain(value);
  });

  it('is of what could write, too, without writing', async () => {
    const { rows } = await test.database.pool.query('select count(*)::int as kols from kols');
    expect(await planned('with gone as (delete from kols returning id) select count(*) from gone')).toContain(
      'Delete on',
    );
    expect((await test.database.pool.query('select count(*)::int as kols from kols')).rows).toEqual(rows);
  });

  it('is none of what has none', async () => {
    expect(await planned('begin')).toBeNull();
    expect(await planned('vacuum')).toBeNull();
  });
});
