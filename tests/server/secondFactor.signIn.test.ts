import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertOneTimeToken } from '../../src/server/auth/queries/oneTimeTokens';
import { newRefreshToken } from '../../src/server/auth/tokens';
import { loadSecrets } from '../../src/server/secrets';
import { startTestApp, type TestApp } from '../support/app';
import { codeOf, forgetStep, turnOn } from '../support/authenticator';
import { trailOf, word } from '../support/people';
import { callDuring } from '../support/race';
import { addUser, callFrom, codeFor, mailsTo, otherThan, password } from './auth.fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ DEMO: '1', APP_SECRET: 'the application secret of these tests' });
});
afterAll(() => test.close());

const here = '203.0.113.20';

/** Somebody with a second factor. */
async function guarded() {
  const person = await addUser(test, word());
  const given = await turnOn(test, { ...person, token: await test.tokenOf(person.id), password });
  await test.database.pool.query('delete from sessions where user_id = $1', [person.id]);
  return { ...person, ...given };
}
const login = (username: string, address = here) => callFrom(test, address, '/auth/login', { username, password });
const asked = async (username: string, address = here): Promise<string> =>
  (await login(username, address)).json().data.second_factor.token;
const show = (token: string, shown: object, address = here) =>
  callFrom(test, address, '/auth/second-factor', { token, ...shown });
const said = (answer: { statusCode: number; json(): { message: string } }) => [
  answer.statusCode,
  answer.json().message,
];
const expired = [400, 'second_factor_expired'];
const wrong = [400, 'second_factor_incorrect'];
const sessionsOf = async (id: string) =>
  (await test.database.pool.query('select 1 from sessions where user_id = $1', [id])).rowCount;

describe('signing in of somebody with a second factor', () => {
  it('answers no tokens but the token to show it with, and the session only then', async () => {
    const { id, username, secret } = await guarded();
    const { data } = (await login(username)).json();
    expect(data).toEqual({ second_factor: { token: expect.any(String), methods: ['totp', 'recovery'] } });
    expect(await sessionsOf(id)).toBe(0);
    expect((await test.call('GET', '/users/me', { token: data.second_factor.token })).statusCode).toBe(401);
    const done = await show(data.second_factor.token, { code: codeOf(secret) });
    expect(done.statusCode).toBe(200);
    const me = await test.call('GET', '/users/me', { token: done.json().data.access_token });
    expect(me.json().data.username).toBe(username);
    expect(await sessionsOf(id)).toBe(1);
    expect((await trailOf(test, id)).map(({ action }) => action)).toEqual(['second_factor_on', 'login']);
  });

  it('keeps the choice to stay signed in', async () => {
    const { id, username, secret } = await guarded();
    const body = { username, password, isKeepLogin: true };
    const { token } = (await callFrom(test, here, '/auth/login', body)).json().data.second_factor;
    expect((await show(token, { code: codeOf(secret) })).statusCode).toBe(200);
    const { rows } = await test.database.pool.query('select keep_login from sessions where user_id = $1', [id]);
    expect(rows).toEqual([{ keep_login: true }]);
  });

  it('takes a recovery code, tells its owner, and offers none once all are used', async () => {
    const { id, username, recovery } = await guarded();
    const [first] = recovery;
    expect((await show(await asked(username), { recovery: first })).statusCode).toBe(200);
    expect(mailsTo(test, username)[0]?.subject).toContain('mã khôi phục');
    expect((await trailOf(test, id)).map(({ action }) => action)).toContain('use_recovery_code');
    expect(said(await show(await asked(username), { recovery: first }))).toEqual(wrong);
    await test.database.pool.query('update recovery_codes set used_at = now() where user_id = $1', [id]);
    expect((await login(username)).json().data.second_factor.methods).toEqual(['totp']);
  });

  it('goes on with a changed application secret, and needs the one before only once', async () => {
    const { id, username, secret, recovery } = await guarded();
    const { config, secrets } = test.services;
    const before = { ...secrets };
    const changed = { ...config, appSecret: 'another secret of thirty-two characters' };
    const enters = async (appSecretPrevious: string | null, shown: object) => {
      Object.assign(secrets, loadSecrets({ ...changed, appSecretPrevious }));
      return (await show(await asked(username), shown)).statusCode;
    };
    try {
      expect(await enters(null, { code: codeOf(secret) })).toBe(400);
      expect(await enters(config.appSecret, { recovery: recovery[0] })).toBe(200);
      expect(await enters(config.appSecret, { code: codeOf(secret) })).toBe(200);
      await forgetStep(test, id);
      expect(await enters(null, { code: codeOf(secret) })).toBe(200);
    } finally {
      Object.assign(secrets, before);
    }
  });

  it('uses a code up, for every other sign-in too', async () => {
    const { username, secret } = await guarded();
    const code = codeOf(secret);
    const [one, other] = [await asked(username), await asked(username)];
    expect((await show(one, { code })).statusCode).toBe(200);
    expect(said(await show(other, { code }))).toEqual(wrong);
  });

  it('of two that show one code at once lets one in', async () => {
    const { username, secret } = await guarded();
    const code = codeOf(secret);
    const tokens = [await asked(username), await asked(username)];
    const answers = await Promise.all(tokens.map((token) => show(token, { code })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('is not slowed by the password: a wrong one is refused as everybody’s is', async () => {
    const { username } = await guarded();
    const answer = await callFrom(test, here, '/auth/login', { username, password: 'Wrong@12345' });
    expect(said(answer)).toEqual([401, 'username_password_incorrect']);
  });
});

describe('the token of a second step', () => {
  it('serves once', async () => {
    const { id, username, secret } = await guarded();
    const token = await asked(username);
    expect((await show(token, { code: codeOf(secret) })).statusCode).toBe(200);
    await forgetStep(test, id);
    expect(said(await show(token, { code: codeOf(secret) }))).toEqual(expired);
  });

  it('used twice at once starts one session', async () => {
    const { id, username, secret, recovery } = await guarded();
    const token = await asked(username);
    const answers = await Promise.all([show(token, { code: codeOf(secret) }), show(token, { recovery: recovery[0] })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await sessionsOf(id)).toBe(1);
  });

  it('stands five tries', async () => {
    const { username, secret } = await guarded();
    const token = await asked(username);
    for (let tries = 0; tries < 5; tries += 1) {
      const address = `198.51.100.${tries + 1}`;
      expect(said(await show(token, { code: otherThan(codeOf(secret)) }, address))).toEqual(wrong);
    }
    expect(said(await show(token, { code: codeOf(secret) }, '198.51.100.9'))).toEqual(expired);
  });

  it('lives five minutes', async () => {
    const { id, username, secret } = await guarded();
    const token = await asked(username);
    await test.database.pool.query(
      `update second_steps set expires_at = expires_at - interval '5 minutes' where user_id = $1`,
      [id],
    );
    expect(said(await show(token, { code: codeOf(secret) }))).toEqual(expired);
  });

  it('that nobody was given is refused like an old one', async () => {
    expect(said(await show('unknown', { code: '123456' }))).toEqual(expired);
    expect((await show('unknown', {})).statusCode).toBe(400);
  });

  it('of another opens no other account', async () => {
    const [one, other] = [await guarded(), await guarded()];
    expect(said(await show(await asked(one.username), { code: codeOf(other.secret) }))).toEqual(wrong);
    expect(said(await show(await asked(one.username), { recovery: other.recovery[0] }))).toEqual(wrong);
  });
});

describe('a sign-in under way ends', () => {
  it.each([
    ['with another password', "password_hash = 'another'", 'second_factor_expired'],
    ['with no password any more', 'password_hash = null', 'second_factor_expired'],
    ['with another e-mail', "username = 'new-' || username, email = 'new-' || email", 'second_factor_expired'],
    ['with a suspension', 'active = false', 'user_has_been_suspended'],
    ['with a removal', 'active = false, deleted_at = now()', 'second_factor_expired'],
  ])('%s', async (_what, assignments, message) => {
    const { id, username, secret } = await guarded();
    const token = await asked(username);
    const change: [string, unknown[]][] = [[`update users set ${assignments} where id = $1`, [id]]];
    const answer = await callDuring(test, change, () => show(token, { code: codeOf(secret) }));
    expect(answer.json().message).toBe(message);
    expect(await sessionsOf(id)).toBe(0);
  });
});

describe('wrong codes', () => {
  it('are slowed over any number of sign-ins; the right password does not forget them', async () => {
    const { username, secret } = await guarded();
    const code = otherThan(codeOf(secret));
    for (let tries = 0; tries < 5; tries += 1) {
      expect(said(await show(await asked(username), { code }))).toEqual(wrong);
    }
    expect((await show(await asked(username), { code })).statusCode).toBe(429);
  });

  it('from many networks are slowed at the account, but not where its user has signed in', async () => {
    const { username, secret } = await guarded();
    const known = '198.51.100.77';
    expect((await show(await asked(username, known), { code: codeOf(secret) }, known)).statusCode).toBe(200);
    const code = otherThan(codeOf(secret));
    for (let tries = 0; tries < 10; tries += 1) {
      const address = `192.0.2.${tries + 1}`;
      expect(said(await show(await asked(username, address), { code }, address))).toEqual(wrong);
    }
    const [far, token] = ['192.0.2.99', await asked(username, known)];
    expect((await show(await asked(username, far), { code }, far)).statusCode).toBe(429);
    expect((await show(token, { code: codeOf(secret, 1) }, known)).statusCode).toBe(200);
  });
});

describe('no other way in goes around it', () => {
  it('not the word of a provider', async () => {
    const { id, username, secret } = await guarded();
    const { token, hash } = newRefreshToken();
    const kept = { purpose: 'social' as const, username, expires_at: new Date(Date.now() + 60_000) };
    await insertOneTimeToken(test.database.db, { token_hash: hash, payload: { subject: username }, ...kept });
    const body = { email: username, social_token: token };
    const { data } = (await callFrom(test, here, '/auth/login-social', body)).json();
    expect(Object.keys(data)).toEqual(['second_factor']);
    expect(await sessionsOf(id)).toBe(0);
    expect((await show(data.second_factor.token, { code: codeOf(secret) })).statusCode).toBe(200);
  });

  it('not a mailed code', async () => {
    const { id, username } = await guarded();
    await test.database.pool.query('update users set verified_at = null where id = $1', [id]);
    const again = { username, email: username, fullname: '', type: 'register' };
    await callFrom(test, here, '/auth/resend-otp', again);
    const body = { email: username, otp: codeFor(test, username) };
    const { data } = (await callFrom(test, here, '/auth/verify-email', body, 'PUT')).json();
    expect(Object.keys(data)).toEqual(['second_factor']);
    expect(await sessionsOf(id)).toBe(0);
  });
});
