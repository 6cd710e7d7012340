import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/server/app';
import { failureOf } from '../../src/server/db/failures';
import { deadlines } from '../../src/server/http/deadlines';
import { startTestApp, type TestApp } from '../support/app';
import { signIn } from '../support/people';

let test: TestApp;
let app: FastifyInstance;
let port: number;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  ({ token } = await signIn(test, ['admin']));
  app = await buildApp(test.services, { ...deadlines, headers: 1_000, bodyPause: 3_000, body: 10_000, answer: 5_000 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** Sends the beginning of a request; what is answered until the connection is closed. */
async function begin(text: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.on('error', () => {});
  const closed = once(socket, 'close').then(() => answer);
  await once(socket, 'connect');
  socket.write(text);
  return { socket, answer: closed };
}

const head = (length: number) =>
  `POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n`;

const timedOut = /^HTTP\/1\.1 408 [\s\S]*\{"statusCode":408,"message":"request_timeout"\}$/;

describe('deadlines', () => {
  it('end a request whose headers do not come', async () => {
    const { answer } = await begin('GET /healthz HTTP/1.1\r\nhost: x\r\n');
    expect(await answer).toMatch(timedOut);
    expect(await answer).toContain('x-content-type-options: nosniff');
  });

  it('end a body that stands still, and one that takes too long in all', async () => {
    const still = await begin(`${head(20)}{"user`);
    const began = Date.now();
    expect(await still.answer).toMatch(timedOut);
    expect(Date.now() - began).toBeGreaterThanOrEqual(3_000);

    const slow = await begin(head(10_000));
    const drops = setInterval(() => slow.socket.write(' '), 300);
    expect(await slow.answer).toMatch(timedOut);
    clearInterval(drops);
  });

  it('leave a body alone that goes on coming', async () => {
    const body = JSON.stringify({ username: 'nobody@example.test', password: 'Wrong@12345' });
    const { socket, answer } = await begin(head(body.length));
    for (let at = 0; at < body.length; at += 20) {
      socket.write(body.slice(at, at + 20));
      await new Promise((done) => setTimeout(done, 600));
    }
    expect(await answer).toContain('username_password_incorrect');
  });

  it('answer in place of a call that takes too long, and what it wrote is taken back', async () => {
    await test.database.pool.query(`
      create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(10); return null; end $$;
      create trigger slow after insert on departments for each statement execute function slow()`);
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/setting/create-department`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Late' }),
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toEqual({ statusCode: 503, message: 'service_unavailable' });
    const busy = async () =>
      (
        await test.database.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and query ilike 'insert into "departments"%' and state <> 'idle'`,
        )
      ).rowCount;
    await expect.poll(busy, { timeout: 15_000 }).toBe(0);
    expect((await test.database.pool.query('select 1 from departments')).rowCount).toBe(0);
    await test.database.pool.query('drop function slow cascade');
  });
});

describe('a full disk of the database', () => {
  it('is told as such', async () => {
    await test.database.pool.query(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger no_room before insert on departments for each row execute function no_room()`);
    const { statusCode, body } = await test.call('POST', '/setting/create-department', {
      token,
      body: { name: 'No room' },
    });
    expect([statusCode, JSON.parse(body)]).toEqual([507, { statusCode: 507, message: 'storage_full' }]);
    await test.database.pool.query('drop function no_room cascade');
  });
});

describe('what is to blame', () => {
  const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

  it.each([
    ['08006', 'unavailable'],
    ['57P01', 'unavailable'],
    ['53300', 'unavailable'],
    ['53100', 'full'],
    ['25006', 'unavailable'],
    ['25P03', 'unavailable'],
    ['40001', 'unavailable'],
    ['40P01', 'unavailable'],
    ['55P03', 'unavailable'],
    ['57014', 'unavailable'],
    ['ENOSPC', 'full'],
    ['EFBIG', 'full'],
    ['EDQUOT', 'full'],
    ['ECONNREFUSED', 'unavailable'],
    ['23505', null],
    ['42P01', null],
    ['22021', null],
    ['ENOENT', null],
  ])('for %s is %s, however deep it lies', (code, failure) => {
    expect(failureOf(withCode(code))).toBe(failure);
    expect(failureOf(new Error('Failed query', { cause: withCode(code) }))).toBe(failure);
  });

  it('is the driver where it only says so in words, and a socket that is not there', () => {
    expect(failureOf(new Error('Connection terminated unexpectedly'))).toBe('unavailable');
    const words = 'Client has encountered a connection error and is not queryable';
    expect(failureOf(new Error('Failed query', { cause: new Error(words) }))).toBe('unavailable');
    expect(failureOf(withCode('ENOENT', { syscall: 'connect' }))).toBe('unavailable');
    expect(failureOf(new TypeError('x is not a function'))).toBeNull();
  });
});

describe('readiness', () => {
  it('says what is wrong', async () => {
    const ready = await test.app.inject('/readyz');
    expect(ready.json()).toEqual({ status: 'ready', checks: { database: 'ok', files: 'ok' } });
    const { pool } = test.services;
    const all = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
    const busy = await test.app.inject('/readyz');
    for (const client of all) client.release();
    expect(busy.statusCode).toBe(503);
    expect(busy.headers['retry-after']).toBe('5');
    expect(busy.json()).toEqual({
      statusCode: 503,
      message: 'service_unavailable',
      checks: { database: 'slow', files: 'ok' },
    });
  });
});
