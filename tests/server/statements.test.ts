import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLane } from '../../src/server/db/fairPool';
import { followStatements, type Statement } from '../../src/server/db/statements';
import { startTestApp, type TestApp } from '../support/app';
import { buildUser } from '../support/factories';
import { startServerProcess } from '../support/serverProcess';

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

  it('is told of each statement of the pool once, however it is asked, and of no other pool', async () => {
    const { pool } = test.database;
    const heard: Statement[] = [];
    const deaf = followStatements(pool, (statement) => heard.push(statement));
    const other = new pg.Pool(test.database.config);
    try {
      await inLane('/one', () => pool.query('select n from generate_series(1, $1::int) n', [3]));
      await expect(inLane('/two', () => pool.query('select 1 / 0'))).rejects.toThrow('division by zero');
      await inLane('/three', async () => {
        const client = await pool.connect();
        await client.query({ text: 'select 1 as one', name: 'one' });
        client.release();
      });
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

  it('is logged where a statement is slow, without the values it was given', async () => {
    const env = { LOG_LEVEL: 'warn', SLOW_STATEMENT_MS: '0' };
    const server = await startServerProcess(test.database.config, env);
    try {
      const answer = await fetch(`${server.url}/api/v1/kols?stage_name=${encodeURIComponent('Chẳng-ai-tên-thế')}`);
      expect(answer.status).toBe(200);
      const told = () =>
        server
          .output()
          .split('\n')
          .filter((line) => line.includes('"slow statement"'));
      await expect.poll(() => told().some((line) => line.includes('"area":"/kols"'))).toBe(true);
      const line = JSON.parse(String(told().find((one) => one.includes('"area":"/kols"'))));
      expect(line).toMatchObject({ area: '/kols', rows: expect.any(Number), ms: expect.any(Number) });
      expect(line.statement).toContain('$1');
      expect(told().join('')).not.toContain('Chẳng-ai');
    } finally {
      await server.remove();
    }
  });
});
