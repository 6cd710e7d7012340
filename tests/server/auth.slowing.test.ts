import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordFits } from '../../src/server/auth/passwords';
import { insertOneTimeToken } from '../../src/server/auth/queries/oneTimeTokens';
import { newRefreshToken } from '../../src/server/auth/tokens';
import { countTry, networkOf, waitOf } from '../../src/server/http/rateLimit';
import { startTestApp, type TestApp } from '../support/app';
import { addUser, callFrom, codeFor, newPassword, password } from './auth.fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ DEMO: '1' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.pool.query('delete from rate_limits');
});

const loginNow = (address: string, username: string, secret: string) =>
  callFrom(test, address, '/auth/login', { username, password: secret });

/** Signs in at the moment of the last try, however long this machine takes from one to the next: waits begin with a second. */
async function login(address: string, username: string, secret: string) {
  // By way of an hour later: a row moved by as much as another one is younger would meet that one, which is not moved yet.
  await test.database.pool.query(`
    update rate_limits set window_start = window_start + interval '1 hour' + (select now() - max(window_start) from rate_limits);
    update rate_limits set window_start = window_start - interval '1 hour'`);
  return loginNow(address, username, secret);
}

async function statuses(count: number, attempt: (index: number) => ReturnType<typeof login>): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) found.push((await attempt(index)).statusCode);
  return found;
}

describe('twenty wrong passwords', () => {
  it('from one address at one account: five are tried, the rest wait; the user elsewhere gets in at once', async () => {
    const { username } = await addUser(test, 'anh');
    const found = await statuses(20, () => login('203.0.113.1', username, 'Wrong@12345'));
    expect(found).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
    const refused = await login('203.0.113.1', username, password);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ statusCode: 429, message: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await login('203.0.113.2', username, password)).statusCode).toBe(200);
  });

  it('at once count like twenty in a row', async () => {
    const { username } = await addUser(test, 'bao');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => loginNow('203.0.113.3', username, 'Wrong@12345')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });

  it('from twenty addresses slow the account, but not where its user has signed in before', async () => {
    const { username } = await addUser(test, 'dao');
    expect((await login('198.51.100.1', username, password)).statusCode).toBe(200);
    const found = await statuses(20, (index) => login(`203.0.113.${index + 10}`, username, 'Wrong@12345'));
    expect(found).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
    expect((await login('198.51.100.2', username, password)).statusCode).toBe(429);
    expect((await login('198.51.100.1', username, password)).statusCode).toBe(200);
    expect((await login('203.0.113.40', username, 'Wrong@12345')).statusCode).toBe(401);
  });

  it('at twenty accounts slow the address', async () => {
    const found = await statuses(20, (index) => login('203.0.113.50', `nobody${index}@example.test`, 'Wrong@12345'));
    expect(found).toEqual([...Array(15).fill(401), ...Array(5).fill(429)]);
  });

  it('are slowed alike whether the account exists', async () => {
    const { username } = await addUser(test, 'em');
    const real = await statuses(8, () => login('203.0.113.60', username, 'Wrong@12345'));
    const unknown = await statuses(8, () => login('203.0.113.61', 'no-one@example.test', 'Wrong@12345'));
    expect(unknown).toEqual(real);
  });
});

describe('a user others keep out by wrong passwords', () => {
  const attack = (username: string, from: number) =>
    statuses(20, (index) => login(`203.0.113.${from + index}`, username, 'Wrong@12345'));

  it('chooses a new one by mailed code and signs in at once where they never did, though the others go on', async () => {
    const { username } = await addUser(test, 'khoa');
    await attack(username, 10);
    const home = '198.51.100.20';
    expect((await login(home, username, password)).statusCode).toBe(429);
    await callFrom(test, home, '/auth/forget-password', { username });
    const body = { username, new_password: newPassword, verification_code: codeFor(test, username) };
    expect((await callFrom(test, home, '/auth/new-change-password', body)).statusCode).toBe(204);
    const { rows } = await test.database.pool.query('select key from rate_limits where key = $1', [
      `login:${username}`,
    ]);
    expect(rows).toEqual([]);
    expect(await attack(username, 40)).toContain(429);
    expect((await login(home, username, newPassword)).statusCode).toBe(200);
  });

  it('chooses a new one by mailed link and signs in at once', async () => {
    const { username } = await addUser(test, 'linh');
    const { token, hash } = newRefreshToken();
    const expires_at = new Date(Date.now() + 60_000);
    await insertOneTimeToken(test.database.db, { token_hash: hash, purpose: 'password', username, expires_at });
    await attack(username, 10);
    const home = '198.51.100.21';
    expect((await login(home, username, password)).statusCode).toBe(429);
    const body = { email: username, password: newPassword, password_token: token };
    expect((await callFrom(test, home, '/auth/set-password', body, 'PUT')).statusCode).toBe(204);
    const { rows } = await test.database.pool.query('select key from rate_limits where key = $1', [
      `login:${username}`,
    ]);
    expect(rows).toEqual([]);
    expect(await attack(username, 40)).toContain(429);
    expect((await login(home, username, newPassword)).statusCode).toBe(200);
  });
});

it('an unknown user costs the work a wrong password costs', async () => {
  const { username } = await addUser(test, 'minh');
  const spent = { known: [] as number[], unknown: [] as number[] };
  await login('198.51.100.30', 'warm@example.test', 'Wrong@12345');
  for (let index = 0; index < 7; index += 1) {
    for (const [kind, name] of [
      ['known', username],
      ['unknown', 'nobody@example.test'],
    ] as const) {
      const before = process.cpuUsage();
      expect((await login(`198.51.100.${31 + index}`, name, 'Wrong@12345')).statusCode).toBe(401);
      const { user, system } = process.cpuUsage(before);
      spent[kind].push(user + system);
    }
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[3] ?? 0;
  expect(median(spent.unknown)).toBeGreaterThan(median(spent.known) / 2);
});

it('an unknown user has no password, not even the one compared with for the sake of time', async () => {
  expect(await passwordFits(null, 'no user has this password')).toBe(false);
});

describe('slowing', () => {
  it('doubles the wait up to the longest, asks for no more than the wait, and forgets after the window', async () => {
    const { db, pool } = test.database;
    const limits = [{ key: 'test', rule: { free: 2, wait: 10, longest: 60, window: 3600 } }];
    const waits: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      await countTry(db, limits);
      waits.push(Math.round(await waitOf(db, limits)));
      if (index > 0) await expect(countTry(db, limits)).rejects.toThrow('too_many_requests');
      await pool.query('update rate_limits set window_start = window_start - make_interval(secs => $1)', [
        waits[index],
      ]);
    }
    expect(waits).toEqual([0, 10, 20, 40, 60, 60, 60]);
    await countTry(db, limits);
    await pool.query("update rate_limits set window_start = window_start - interval '1 hour'");
    expect(await waitOf(db, limits)).toBe(0);
  });

  it('does not count what was right', async () => {
    const { username } = await addUser(test, 'gam');
    const found = await statuses(20, () => login('203.0.113.70', username, password));
    expect(new Set(found)).toEqual(new Set([200]));
    const { rows } = await test.database.pool.query("select 1 from rate_limits where key like 'login:%'");
    expect(rows).toEqual([]);
  });

  it('does not believe who a stranger says they are', async () => {
    const { username } = await addUser(test, 'hoa');
    const found: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        remoteAddress: '203.0.113.80',
        headers: { 'x-forwarded-for': `198.51.100.${index}` },
        payload: { username, password: 'Wrong@12345' },
      });
      found.push(answer.statusCode);
    }
    expect(found).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it.each([
    ['203.0.113.1', '203.0.113.1'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('takes %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
