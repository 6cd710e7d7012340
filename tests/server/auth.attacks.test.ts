import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '../../src/domain/endpoints';
import { ensureReferenceData } from '../../src/server/reference/seed';
import { startTestApp, type TestApp } from '../support/app';
import { createTestDatabase } from '../support/database';
import { startServerProcess } from '../support/serverProcess';
import { addUser, callFrom, codeFor, otherThan, password } from './auth.fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ DEMO: '1' });
});
afterAll(() => test.close());

describe('another site', () => {
  it('gains nothing by a browser that sends cookies along: none opens anything', async () => {
    const { id, username } = await addUser(test, 'anh');
    const token = await test.tokenOf(id);
    const { access_token, refresh_token } = (
      await callFrom(test, '203.0.113.1', '/auth/login', { username, password })
    ).json().data;
    const names = ['access_token', 'token', 'session', 'Authorization', 'google_sign_in'];
    const cookie = [token, access_token, refresh_token]
      .flatMap((value) => names.map((name) => `${name}=${value}`))
      .join('; ');
    const closed = Object.values<Endpoint>(endpoints).filter(({ access }) => access !== 'public');
    expect(closed.length).toBeGreaterThan(5);
    for (const { method, path } of closed) {
      const url = path.replace(/\{\w+\}/g, '0190a0a0-0000-7000-8000-000000000000');
      const answer = await test.call(method, url, { headers: { cookie, origin: 'https://evil.example' } });
      expect([method, path, answer.statusCode]).toEqual([method, path, 401]);
    }
  });

  it('is given no cookie by signing in, and no leave to read an answer', async () => {
    const { username } = await addUser(test, 'binh');
    const answer = await test.call('POST', '/auth/login', {
      body: { username, password },
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('cannot send what a form can send', async () => {
    const { username } = await addUser(test, 'chi');
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const payload = JSON.stringify({ username, password });
      const headers = { 'content-type': type };
      const answer = await test.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload });
      expect(answer.statusCode).toBe(400);
    }
  });
});

describe('bad input', () => {
  const email = 'a@example.test';
  const odd = [
    null,
    1,
    true,
    [],
    {},
    'x'.repeat(10_000),
    'a\u0000b',
    '\r\nX: y',
    { $gt: '' },
    ['a@example.test', 'b@example.test'],
  ];
  const calls: [string, 'POST' | 'PUT', Record<string, unknown>][] = [
    ['login', 'POST', { username: email, password: 'x' }],
    ['refresh', 'POST', { user_name: email, refresh_token: 'x' }],
    ['logout', 'POST', { refresh_token: 'x' }],
    ['register', 'POST', { customer_name: 'a', fullname: 'a', phone: '0912345678', email }],
    ['verify-otp', 'PUT', { user_registration_info: { fullname: 'a' }, email, otp: '123456' }],
    ['verify-email', 'PUT', { email, otp: '123456' }],
    ['set-password', 'PUT', { email, password, password_token: 'x' }],
    ['resend-otp', 'POST', { username: email, email, fullname: 'a', type: 'register' }],
    ['forget-password', 'POST', { username: email }],
    ['new-change-password', 'POST', { username: email, new_password: password, verification_code: '123456' }],
    ['login-social', 'POST', { email, social_token: 'x' }],
  ];

  it.each(calls)('of %s is the caller\u2019s fault', async (path, method, good) => {
    const bodies: unknown[] = [
      {},
      [],
      ...Object.keys(good).flatMap((key) => odd.map((value) => ({ ...good, [key]: value }))),
    ];
    for (const [index, body] of bodies.entries()) {
      const answer = await callFrom(test, `198.51.${index}.1`, `/auth/${path}`, body, method);
      expect([body, answer.statusCode >= 500]).toEqual([body, false]);
    }
    const empty = await callFrom(test, '198.51.100.250', `/auth/${path}`, {}, method);
    expect(empty.statusCode).toBe(400);
    expect(empty.json().message).toBe('validation_failed');
  });

  it('of check-time-verification too', async () => {
    for (const path of [
      'not-a-mail',
      '%00',
      '%0d%0aX:%20y',
      `${email}?type=OTHER`,
      `${'x'.repeat(300)}@example.test`,
    ]) {
      expect((await test.call('GET', `/auth/check-time-verification/${path}`)).statusCode).toBe(400);
    }
    const long = `${'x'.repeat(150)}@example.test`;
    expect((await test.call('GET', `/auth/check-time-verification/${long}`)).statusCode).toBe(200);
  });
});

describe('the log', () => {
  it('holds no password, code or token, and nobody writes a line of their own into it', async () => {
    const database = await createTestDatabase();
    await ensureReferenceData(database.db);
    const server = await startServerProcess(database.config, { LOG_LEVEL: 'trace', DEMO: '1' });
    const call = async (path: string, body: unknown, method = 'POST', headers: Record<string, string> = {}) => {
      const response = await fetch(`${server.url}/api/v1/auth/${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const id = response.headers.get('x-request-id');
      return { id, status: response.status, data: text ? JSON.parse(text).data : undefined };
    };
    const secrets: string[] = ['Nhãn-hàng&Lam71', 'Wrong-Secret@1', 'Bearer-in-query'];
    const email = 'mai@brand.test';
    const forged = '{"level":60,"msg":"forged"}';
    const register = { customer_name: 'Trà', fullname: 'Mai', phone: '0912345678', email };
    await call('register', register, 'POST', { 'user-agent': 'x', 'accept-language': 'vi' });
    const mailed = async () => (await fetch(`${server.url}/dev/mail.json`)).json();
    await expect.poll(async () => (await mailed()).length, { timeout: 10_000 }).toBe(1);
    const mails = await mailed();
    const otp = /^\d{6}$/m.exec(mails[0].text)?.[0] ?? '';
    secrets.push(otp);
    await call('verify-otp', { email, otp: otherThan(otp) }, 'PUT');
    const { data } = await call('verify-otp', { email, otp }, 'PUT');
    secrets.push(data.password_token);
    await call('set-password', { email, password: 'Nhãn-hàng&Lam71', password_token: data.password_token }, 'PUT');
    const wrong = await call('login', { username: email, password: 'Wrong-Secret@1' });
    const stranger = await call('login', { username: 'nobody@brand.test', password: 'Wrong-Secret@1' });
    const entered = await call('login', { username: email, password: 'Nhãn-hàng&Lam71' });
    expect(entered.status).toBe(200);
    secrets.push(entered.data.access_token, entered.data.refresh_token);
    await call('refresh', { user_name: email, refresh_token: entered.data.refresh_token });
    const again = await call('refresh', { user_name: email, refresh_token: entered.data.refresh_token });
    const bearer = { authorization: `Bearer ${entered.data.access_token}` };
    const other = await call('login', { username: email, password: 'Nhãn-hàng&Lam71' });
    secrets.push(other.data.access_token, other.data.refresh_token);
    const signed = { authorization: `Bearer ${other.data.access_token}` };
    const forbidden = await fetch(`${server.url}/api/v1/audit`, { headers: signed });
    const ended = await fetch(`${server.url}/api/v1/audit`, { headers: bearer });
    await call('login', { username: `a\n${forged}`, password: `\n${forged}\n` });
    await call(`check-time-verification/%0A${encodeURIComponent(forged)}`, {}, 'POST');
    await call(`check-time-verification/${email}`, undefined, 'GET');
    const seen = await fetch(`${server.url}/api/v1/users/me`, { headers: signed });
    await fetch(`${server.url}/api/v1/users/me?token=Bearer-in-query`, { headers: { authorization: 'Bearer a.b.c' } });
    const calling = (key: string) => ({ authorization: `Bearer ${key}`, 'content-type': 'application/json' });
    const made = await fetch(`${server.url}/api/v1/users/api-keys`, {
      method: 'POST',
      headers: calling(other.data.access_token),
      body: JSON.stringify({ name: 'Máy', days: 1, grants: ['kol_management.r'] }),
    });
    const { secret } = (await made.json()).data;
    secrets.push(secret, 'khk_wrong');
    for (const key of [secret, 'khk_wrong']) await fetch(`${server.url}/api/v1/users/me`, { headers: calling(key) });
    server.process.kill('SIGTERM');
    await server.ended;
    const output = server.output();
    const [{ id: userId }] = (await database.pool.query('select id from users where email = $1', [email])).rows;
    await server.remove();
    await database.drop();
    expect(output).toContain('/api/v1/auth/login');
    expect(output).toContain('/api/v1/users/api-keys');
    for (const secret of secrets) expect(output.includes(secret), secret.slice(0, 4)).toBe(false);
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(10);
    const told = lines.map((line) => JSON.parse(line));
    expect(told.map(({ msg }) => msg)).not.toContain('forged');
    // Whose a refusal was, by id: of a sign-in, a stolen token, a right. Of strangers nothing is noted.
    const refusalOf = (id: string | null) => {
      const { code, user } = told.find(({ reqId, msg }) => reqId === id && msg === 'refused') ?? {};
      return [code, user];
    };
    expect(refusalOf(wrong.id)).toEqual(['username_password_incorrect', userId]);
    expect(refusalOf(stranger.id)).toEqual(['username_password_incorrect', undefined]);
    expect(refusalOf(again.id)).toEqual(['refresh_token_invalid', userId]);
    expect(refusalOf(forbidden.headers.get('x-request-id'))).toEqual(['permission_denied', userId]);
    expect(refusalOf(ended.headers.get('x-request-id'))).toEqual(['access_token_invalid', undefined]);
    const answered = told.find(
      ({ reqId, msg }) => reqId === seen.headers.get('x-request-id') && msg === 'request completed',
    );
    expect(answered.res).toEqual({ statusCode: 200, user: userId });
    const paths = told.flatMap(({ req }) => req?.path ?? []);
    expect(paths).toContain('/api/v1/auth/check-time-verification/{email}');
    const signIns = told.filter(({ msg }) => msg === 'signed in').map(({ user, by }) => [user, by]);
    expect(signIns).toEqual([
      [userId, 'password'],
      [userId, 'password'],
    ]);
    for (const name of ['nobody@brand.test', email]) expect(output.includes(name), name).toBe(false);
    // A process of its own, which fills an empty database first.
  });
});

it('codes are mailed, never answered', async () => {
  const body = { customer_name: 'A', fullname: 'B', phone: '0912345678', email: 'quiet@brand.test' };
  const answer = await callFrom(test, '203.0.113.200', '/auth/register', body);
  expect(answer.body).not.toContain(codeFor(test, body.email));
});
