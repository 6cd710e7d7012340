import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertOneTimeToken } from '../../src/server/auth/queries/oneTimeTokens';
import { newRefreshToken } from '../../src/server/auth/tokens';
import { startTestApp, type TestApp } from '../support/app';
import { word } from '../support/people';
import { callDuring } from '../support/race';
import { addUser, callFrom, codeFor, password } from './auth.fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ DEMO: '1' });
});
afterAll(() => test.close());

const changes = [
  ['another password', "password_hash = 'another'", 'username_password_incorrect'],
  ['no password any more', 'password_hash = null', 'username_password_incorrect'],
  ['another e-mail', "username = 'new-' || username, email = 'new-' || email", 'username_password_incorrect'],
  ['a suspension', 'active = false', 'user_has_been_suspended'],
  ['a removal', 'active = false, deleted_at = now()', 'username_password_incorrect'],
] as const;

const liveSessions = async (id: string) =>
  (await test.database.pool.query('select 1 from sessions where user_id = $1 and revoked_at is null', [id])).rows;

/** What the transaction does that ends every session. */
const ending = (id: string, assignments: string): [string, unknown[]][] => [
  [`update users set ${assignments} where id = $1`, [id]],
  ['update sessions set revoked_at = now() where user_id = $1', [id]],
];

describe.each(changes)('no session outlives %s that comes while signing in', (_what, assignments, message) => {
  it('with a password', async () => {
    const { id, username } = await addUser(test, word());
    const answer = await callDuring(test, ending(id, assignments), () =>
      callFrom(test, '203.0.113.1', '/auth/login', { username, password }),
    );
    expect(answer.json()).toMatchObject({ statusCode: message === 'user_has_been_suspended' ? 403 : 401, message });
    expect(await liveSessions(id)).toEqual([]);
  });

  it('with the word of a provider', async () => {
    const { id, username } = await addUser(test, word());
    const { token, hash } = newRefreshToken();
    const kept = { purpose: 'social' as const, username, expires_at: new Date(Date.now() + 60_000) };
    await insertOneTimeToken(test.database.db, { token_hash: hash, payload: { subject: username }, ...kept });
    const answer = await callDuring(test, ending(id, assignments), () =>
      callFrom(test, '203.0.113.2', '/auth/login-social', { email: username, social_token: token }),
    );
    expect(answer.json().message).toBe(message);
    expect(await liveSessions(id)).toEqual([]);
  });

  it('with the code of a registration', async () => {
    const { id, username } = await addUser(test, word(), { verified_at: null });
    await callFrom(test, '203.0.113.3', '/auth/resend-otp', {
      username,
      email: username,
      fullname: '',
      type: 'register',
    });
    const otp = codeFor(test, username);
    const answer = await callDuring(test, ending(id, assignments), () =>
      callFrom(test, '203.0.113.3', '/auth/verify-email', { email: username, otp }, 'PUT'),
    );
    expect(answer.json().message).toBe(message);
    expect(await liveSessions(id)).toEqual([]);
  });
});
