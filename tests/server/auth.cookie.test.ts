import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionHeader } from '../../src/domain/endpoint';
import { startTestApp, type TestApp } from '../support/app';
import { addUser, codeFor, password } from './auth.fixtures';

const home = 'https://kolhub.test';
const asked = { [sessionHeader.name]: sessionHeader.value };
const name = '__Secure-kolhub_session';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: home, DEMO: '1' });
});
afterAll(() => test.close());

type Answer = Awaited<ReturnType<TestApp['call']>>;

/** The cookie as it was set: its value, and the rest of it. */
function cookieOf({ headers }: Answer, called = name): { cookie: string; rest: string } {
  const [, value, rest] = new RegExp(`^${called}=([\\w-]*); (.*)$`).exec(String(headers['set-cookie'])) ?? [];
  return { cookie: `${called}=${value}`, rest: rest ?? '' };
}

function login(username: string, isKeepLogin: boolean) {
  return test.call('POST', '/auth/login', { body: { username, password, isKeepLogin }, headers: asked });
}

function refresh(body: object, headers: Record<string, string>) {
  return test.call('POST', '/auth/refresh', { body, headers: { origin: home, ...asked, ...headers } });
}

describe('a session whose refresh token lies in a cookie', () => {
  it('is begun without that in the body, kept as long as it lives', async () => {
    const { username } = await addUser(test, 'anh');
    const answer = await login(username, true);
    expect(Object.keys(answer.json().data).toSorted()).toEqual(['access_token', 'expires_in']);
    const { rest } = cookieOf(answer);
    const [, seconds, others] = /^Path=\/api\/v1\/auth; Max-Age=(\d+); (.*)$/.exec(rest) ?? [];
    expect(Number(seconds)).toBeGreaterThan(30 * 86_400 - 60);
    expect(Number(seconds)).toBeLessThanOrEqual(30 * 86_400);
    expect(others).toBe('HttpOnly; SameSite=Strict; Secure');
  });

  it('is kept until the browser is closed where nobody asked to stay signed in', async () => {
    const { username } = await addUser(test, 'binh');
    expect(cookieOf(await login(username, false)).rest).toBe('Path=/api/v1/auth; HttpOnly; SameSite=Strict; Secure');
  });

  it('goes on by the cookie, which is another one each time and no longer than the session may get', async () => {
    const { id, username } = await addUser(test, 'chi');
    const first = cookieOf(await login(username, true)).cookie;
    const answer = await refresh({ user_name: username }, { cookie: `theme=dark; ${first}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.refresh_token).toBeUndefined();
    const second = cookieOf(answer).cookie;
    expect(second).not.toBe(first);
    await test.database.pool.query("update sessions set created_at = now() - interval '83 days' where user_id = $1", [
      id,
    ]);
    const third = cookieOf(await refresh({ user_name: username }, { cookie: second }));
    expect(Number(/Max-Age=(\d+)/.exec(third.rest)?.[1])).toBeLessThanOrEqual(7 * 86_400);
    const again = await refresh({ user_name: username }, { cookie: second });
    expect([again.statusCode, again.json().message]).toEqual([401, 'refresh_token_invalid']);
    const ended = await refresh({ user_name: username }, { cookie: third.cookie });
    expect(ended.json().message).toBe('refresh_token_invalid');
  });

  it('is refused to pages of others, to whoever says not where they are, and without the header', async () => {
    const { username } = await addUser(test, 'dung');
    const { cookie } = cookieOf(await login(username, true));
    const body = { user_name: username };
    const others: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${home}.evil` },
      {},
    ];
    for (const path of ['/auth/refresh', '/auth/logout']) {
      for (const origin of others) {
        const answer = await test.call('POST', path, { body, headers: { ...asked, cookie, ...origin } });
        expect([answer.statusCode, answer.json().message]).toEqual([403, 'origin_not_allowed']);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
      const plain = await test.call('POST', path, { body, headers: { cookie, origin: home } });
      expect(plain.json()).toMatchObject({
        message: 'validation_failed',
        errors: [{ property: 'refresh_token', message: 'field_required' }],
      });
    }
    expect((await refresh(body, { cookie })).statusCode).toBe(200);
  });

  it('is refreshed from the host a page was loaded from, too', async () => {
    const { username } = await addUser(test, 'giang');
    const { cookie } = cookieOf(await login(username, true));
    const headers = { cookie, host: 'node-2.internal:3000', origin: 'http://node-2.internal:3000' };
    expect((await refresh({ user_name: username }, headers)).statusCode).toBe(200);
  });

  it('opens nothing by the cookie alone where it is not kept', async () => {
    const { username } = await addUser(test, 'hanh');
    const other = await addUser(test, 'hoa');
    const answer = await login(username, false);
    const { cookie } = cookieOf(answer);
    const strangers = (await login(other.username, false)).json().data.access_token;
    for (const access_token of [undefined, 'forged', strangers]) {
      const refused = await refresh({ user_name: username, access_token }, { cookie });
      expect([refused.statusCode, refused.json().message]).toEqual([401, 'refresh_token_invalid']);
    }
    const { access_token } = answer.json().data;
    const fresh = await refresh({ user_name: username, access_token }, { cookie });
    expect(fresh.statusCode).toBe(200);
    expect(cookieOf(fresh).rest).not.toContain('Max-Age');
  });

  it('takes over a token that a page kept itself', async () => {
    const { username } = await addUser(test, 'khanh');
    const body = { username, password, isKeepLogin: true };
    const { refresh_token } = (await test.call('POST', '/auth/login', { body })).json().data;
    const moved = await refresh({ user_name: username, refresh_token }, { cookie: `${name}=stale` });
    expect(moved.json().data.refresh_token).toBeUndefined();
    expect((await refresh({ user_name: username }, { cookie: cookieOf(moved).cookie })).statusCode).toBe(200);
  });

  it('ends at logout, which takes the cookie away', async () => {
    const { username } = await addUser(test, 'lan');
    const begun = await login(username, true);
    const { cookie } = cookieOf(begun);
    const headers = { ...asked, origin: home, cookie };
    const answer = await test.call('POST', '/auth/logout', { body: {}, headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toMatch(/^__Secure-kolhub_session=; Path=\/api\/v1\/auth; Max-Age=0; /);
    expect((await refresh({ user_name: username }, { cookie })).statusCode).toBe(401);
    const me = await test.call('GET', '/users/me', { token: begun.json().data.access_token });
    expect(me.statusCode).toBe(401);
    const again = await test.call('POST', '/auth/logout', { body: {}, headers: { ...asked, origin: home } });
    expect(again.statusCode).toBe(204);
  });

  it('begins so whichever way somebody signs in: here by a mailed code', async () => {
    const email = 'moi@example.test';
    const registrant = { customer_name: 'Mới', fullname: 'Người mới', phone: '0912345678', email };
    await test.call('POST', '/auth/register', { body: registrant });
    const body = { email, otp: codeFor(test, email) };
    const answer = await test.call('PUT', '/auth/verify-email', { body, headers: asked });
    expect(answer.json().data.refresh_token).toBeUndefined();
    expect(cookieOf(answer).cookie).toMatch(/=[\w-]{43}$/);
  });

  it('has no prefix and may travel in the clear where there is no https', async () => {
    const plain = await startTestApp({ PUBLIC_URL: 'http://127.0.0.1:4000' });
    const { username } = await addUser(plain, 'nam');
    const body = { username, password, isKeepLogin: false };
    const answer = await plain.call('POST', '/auth/login', { body, headers: asked });
    expect(cookieOf(answer, 'kolhub_session').rest).toBe('Path=/api/v1/auth; HttpOnly; SameSite=Strict');
    await plain.close();
  });
});
