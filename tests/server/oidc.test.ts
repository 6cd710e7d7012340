import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app';
import { addUser, codeFor, newPassword } from './auth.fixtures';
import { signInAt, startProvider } from './oidc.fixtures';

const home = 'http://127.0.0.1:4000';
const callback = `${home}/api/v1/auth/google/callback`;
const google = (issuer: string) => ({
  PUBLIC_URL: home,
  GOOGLE_CLIENT_ID: 'kolhub',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  OIDC_ISSUER: issuer,
});

let provider: Awaited<ReturnType<typeof startProvider>>;
let test: TestApp;
beforeAll(async () => {
  provider = await startProvider(callback, 'userinfo');
  test = await startTestApp(google(provider.issuer));
});
afterAll(async () => {
  await test.close();
  await provider.stop();
});

async function begin(app = test) {
  const answer = await app.call('GET', '/auth/google');
  expect(answer.statusCode).toBe(302);
  const setCookie = String(answer.headers['set-cookie']);
  return { url: new URL(String(answer.headers.location)), setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

async function comeBack(query: string, cookie: string, app = test): Promise<URL> {
  const answer = await app.call('GET', `/auth/google/callback${query}`, { headers: { cookie } });
  expect(answer.statusCode).toBe(302);
  const location = String(answer.headers.location);
  expect(location).toMatch(/^\/oauth\/callback\?type=google&/);
  expect(String(answer.headers['set-cookie'])).toMatch(/^google_sign_in=; .*Max-Age=0/);
  return new URL(location, home);
}

async function signIn(login: string, app = test): Promise<URLSearchParams> {
  const { url, cookie } = await begin(app);
  const returned = await signInAt(url.href, callback, login);
  return (await comeBack(returned.search, cookie, app)).searchParams;
}

const loginSocial = (email: string, social_token: string, app = test) =>
  app.call('POST', '/auth/login-social', { body: { email, social_token } });

describe('Google sign-in', () => {
  it('leaves with state, nonce and PKCE, and a cookie only our callback gets and no script reads', async () => {
    const { url, setCookie } = await begin();
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: callback,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(setCookie).toMatch(
      /^google_sign_in=[\w.-]+; Path=\/api\/v1\/auth\/google\/callback; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
  });

  it.each(['userinfo', 'token'] as const)(
    'opens a session of the user with the e-mail, told by the %s',
    async (where) => {
      const own = where === 'token' ? await startProvider(callback, where) : provider;
      const app = where === 'token' ? await startTestApp(google(own.issuer)) : test;
      const { username } = await addUser(app, 'anh');
      const query = await signIn('Anh@example.test', app);
      expect(Object.fromEntries(query)).toEqual({
        type: 'google',
        socialId: expect.stringMatching(/^[\w-]{43}$/),
        email: username,
        fullname: 'Ngô Bình',
      });
      const answer = await loginSocial(username, query.get('socialId') ?? '', app);
      expect(answer.statusCode).toBe(200);
      const me = await app.call('GET', '/users/me', { token: answer.json().data.access_token });
      expect(me.json().data.username).toBe(username);
      const again = await loginSocial(username, query.get('socialId') ?? '', app);
      expect(again.json().message).toBe('social_sign_in_failed');
      if (where === 'token') {
        await app.close();
        await own.stop();
      }
    },
  );

  it('knows the user by the Google account of the first time, not by an e-mail somebody else has got since', async () => {
    const { id, username } = await addUser(test, 'giang');
    const enter = async (login: string, email = username) =>
      loginSocial(email, (await signIn(login)).get('socialId') ?? '');
    expect((await enter(`first~${username}`)).statusCode).toBe(200);
    const another = await enter(`second~${username}`);
    expect([another.statusCode, another.json().message]).toEqual([403, 'social_account_is_another']);
    // They married, and Google knows them by another address.
    await test.database.pool.query(
      "update users set username = 'giang.ho', email = 'giang.ho@example.test' where id = $1",
      [id],
    );
    const renamed = await enter(`first~${username}`);
    expect(renamed.statusCode).toBe(200);
    const me = await test.call('GET', '/users/me', { token: renamed.json().data.access_token });
    expect(me.json().data.username).toBe('giang.ho');
    // A stranger's Google account does not become theirs by an address they once had.
    expect((await enter(`second~${username}`)).json().message).toBe('user_not_exist');
  });

  it('takes another Google account once the ways into the account were ended', async () => {
    const { username } = await addUser(test, 'hoa');
    const enter = async (login: string) => loginSocial(username, (await signIn(login)).get('socialId') ?? '');
    expect((await enter(`first~${username}`)).statusCode).toBe(200);
    expect((await enter(`second~${username}`)).statusCode).toBe(403);
    await test.call('POST', '/auth/forget-password', { body: { username } });
    const body = { username, new_password: newPassword, verification_code: codeFor(test, username) };
    expect((await test.call('POST', '/auth/new-change-password', { body })).statusCode).toBe(204);
    expect((await enter(`second~${username}`)).statusCode).toBe(200);
    expect((await enter(`first~${username}`)).statusCode).toBe(403);
  });

  it('of an e-mail no user has makes no account', async () => {
    const query = await signIn('stranger@example.test');
    const answer = await loginSocial('stranger@example.test', query.get('socialId') ?? '');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe('user_not_exist');
    const { rows } = await test.database.pool.query("select 1 from users where email = 'stranger@example.test'");
    expect(rows).toEqual([]);
  });

  it('refuses an e-mail Google has not verified, and suspended and unverified users', async () => {
    await addUser(test, 'unverified-at-google');
    const refused = await signIn('unverified-at-google@example.test');
    expect(Object.fromEntries(refused)).toEqual({ type: 'google', error: 'social_email_not_verified' });
    const suspended = await addUser(test, 'binh', { active: false });
    const token = (await signIn(suspended.username)).get('socialId') ?? '';
    expect((await loginSocial(suspended.username, token)).json().message).toBe('user_has_been_suspended');
    const waiting = await addUser(test, 'chi', { verified_at: null });
    const other = (await signIn(waiting.username)).get('socialId') ?? '';
    expect((await loginSocial(waiting.username, other)).json().message).toBe('user_not_verified');
  });

  it('takes a token only with its own e-mail, within two minutes, once of several at a time', async () => {
    const { username } = await addUser(test, 'dung');
    const victim = await addUser(test, 'em');
    const token = (await signIn(username)).get('socialId') ?? '';
    expect((await loginSocial(victim.username, token)).json().message).toBe('social_sign_in_failed');
    expect((await loginSocial(victim.username, 'guessed')).statusCode).toBe(400);
    const answers = await Promise.all([1, 2, 3].map(() => loginSocial(username, token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const late = (await signIn(username)).get('socialId') ?? '';
    const { rows } = await test.database.pool.query('select * from one_time_tokens where username = $1', [username]);
    expect(JSON.stringify(rows)).not.toContain(late);
    await test.database.pool.query('update one_time_tokens set expires_at = now()');
    expect((await loginSocial(username, late)).json().message).toBe('social_sign_in_failed');
  });
});

describe('the callback', () => {
  const failed = { type: 'google', error: 'social_sign_in_failed' };
  const refused = async (query: string, cookie: string) =>
    expect(Object.fromEntries((await comeBack(query, cookie)).searchParams)).toEqual(failed);

  it('refuses an answer without our cookie, with another\u2019s, a forged or an expired one', async () => {
    const { url } = await begin();
    const { search } = await signInAt(url.href, callback, 'anh@example.test');
    const other = await begin();
    await refused(search, '');
    await refused(search, other.cookie);
    const [header, payload, signature] = other.cookie.slice('google_sign_in='.length).split('.');
    await refused(search, `google_sign_in=${header}.${payload}.${signature?.split('').reverse().join('')}`);
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    await refused(search, `google_sign_in=${none}.${payload}.`);
  });

  it('refuses a changed state or issuer, a code of another journey, and the same answer twice', async () => {
    const mine = await begin();
    const stolen = await begin();
    const answer = await signInAt(stolen.url.href, callback, 'anh@example.test');
    const changed = (name: string, value: string) => {
      const query = new URLSearchParams(answer.search);
      query.set(name, value);
      return `?${query}`;
    };
    await refused(changed('state', 'x'), stolen.cookie);
    await refused(changed('iss', 'https://evil.example'), stolen.cookie);
    await refused(changed('code', 'x'), stolen.cookie);
    await refused(changed('state', mine.url.searchParams.get('state') ?? ''), mine.cookie);
    const own = await begin();
    const { search } = await signInAt(own.url.href, callback, 'anh@example.test');
    expect((await comeBack(search, own.cookie)).searchParams.get('socialId')).toBeTruthy();
    await refused(search, own.cookie);
  });

  it('goes nowhere but to our own page, whatever the answer asks for', async () => {
    const { cookie, url } = await begin();
    const state = url.searchParams.get('state') ?? '';
    const query = new URLSearchParams({
      error: 'access_denied\r\nLocation: //evil.example',
      state,
      to: '//evil.example',
    });
    await refused(`?${query}`, cookie);
    expect((await test.call('GET', `/auth/google/callback?code=${'x'.repeat(5_000)}`)).statusCode).toBe(400);
  });
});

describe('without a provider', () => {
  it('the button is hidden and both calls are not there', async () => {
    const plain = await startTestApp();
    expect((await plain.call('GET', '/auth/providers')).json()).toEqual({ data: { google: false } });
    expect((await test.call('GET', '/auth/providers')).json()).toEqual({ data: { google: true } });
    expect((await plain.call('GET', '/auth/google')).statusCode).toBe(404);
    expect((await plain.call('GET', '/auth/google/callback?code=x&state=y')).statusCode).toBe(404);
    await plain.close();
  });

  it('one that is away leads back with an error, and is asked again the next time', async () => {
    const away = await startTestApp({ ...google('http://127.0.0.1:9'), LOG_LEVEL: 'silent' });
    for (let tries = 0; tries < 2; tries += 1) {
      const answer = await away.call('GET', '/auth/google');
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe('/oauth/callback?type=google&error=social_sign_in_failed');
    }
    await away.close();
  });

  it('behind https the cookie is for https alone, and says so in its name', async () => {
    const secure = await startTestApp({ ...google(provider.issuer), PUBLIC_URL: 'https://kolhub.test/' });
    const { setCookie, url } = await begin(secure);
    expect(setCookie).toMatch(/^__Secure-google_sign_in=[^;]+; .*; Secure$/);
    expect(url.searchParams.get('redirect_uri')).toBe('https://kolhub.test/api/v1/auth/google/callback');
    await secure.close();
  });
});
