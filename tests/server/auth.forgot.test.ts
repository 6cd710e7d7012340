import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vi from '../../src/domain/locales/vi/mail.json';
import { startTestApp, type TestApp } from '../support/app';
import { addUser, ageCode, callFrom, codeFor, mailsTo, newPassword, otherThan, password } from './auth.fixtures';

let test: TestApp;
let callers = 0;
beforeAll(async () => {
  test = await startTestApp({ DEMO: '1' });
});
afterAll(() => test.close());

function post(path: string, body: unknown) {
  callers += 1;
  return callFrom(test, `203.0.113.${callers}`, `/auth/${path}`, body);
}

const change = (username: string, verification_code: string, new_password = newPassword) =>
  post('new-change-password', { username, new_password, verification_code });

describe('a forgotten password', () => {
  it('is changed with the mailed code; every session ends and the user is told', async () => {
    const { id, username } = await addUser(test, 'an');
    const token = await test.tokenOf(id);
    const { refresh_token } = (await post('login', { username, password })).json().data;
    expect((await post('forget-password', { username: 'AN@example.test' })).statusCode).toBe(204);
    const answer = await change(username, codeFor(test, username));
    expect(answer.statusCode).toBe(204);
    expect((await test.call('GET', '/users/me', { token })).json().message).toBe('access_token_invalid');
    const refreshed = await post('refresh', { user_name: username, refresh_token });
    expect(refreshed.json().message).toBe('refresh_token_invalid');
    expect((await post('login', { username, password })).statusCode).toBe(401);
    expect((await post('login', { username, password: newPassword })).statusCode).toBe(200);
    expect(mailsTo(test, username)[0]).toMatchObject({ subject: vi.password_changed.subject });
    expect(mailsTo(test, username)[0]?.text).not.toContain(newPassword);
    const { rows } = await test.database.pool.query(
      "select action, changes from audit_log where entity_id = $1 and action = 'change_password'",
      [id],
    );
    expect(rows).toEqual([{ action: 'change_password', changes: {} }]);
  });

  it('asked for an unknown, a suspended or a known user says and leaves the same', async () => {
    const { username } = await addUser(test, 'binh');
    const suspended = await addUser(test, 'chi', { active: false });
    const seen = [];
    for (const name of [username, suspended.username, 'nobody@example.test']) {
      const forgot = await post('forget-password', { username: name });
      const repeated = await post('forget-password', { username: name });
      const resent = await post('resend-otp', { username: name, email: name, fullname: '', type: 'forgot' });
      const times = (await test.call('GET', `/auth/check-time-verification/${name}?type=FORGET_PASSWORD`)).json().data;
      const wrong = await change(name, otherThan(name === username ? codeFor(test, name) : ''));
      seen.push({
        answers: [forgot, repeated, resent, wrong].map((answer) => [answer.statusCode, answer.body]),
        lives: times.remaining_seconds > 290 && times.remaining_seconds <= 300,
        waits: times.resend_in_seconds > 50 && times.resend_in_seconds <= 60,
      });
    }
    expect(seen[0]).toMatchObject({ lives: true, waits: true });
    expect(seen[0]?.answers.map(([status]) => status)).toEqual([204, 204, 429, 400]);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(mailsTo(test, username)).toHaveLength(1);
    expect(mailsTo(test, suspended.username)).toEqual([]);
    expect(mailsTo(test, 'nobody@example.test')).toEqual([]);
  });

  it('never asked for has no time left, for whatever name', async () => {
    const { username } = await addUser(test, 'dung');
    for (const name of [username, 'no-one@example.test']) {
      const times = await test.call('GET', `/auth/check-time-verification/${name}?type=FORGET_PASSWORD`);
      expect(times.json()).toEqual({ data: { remaining_seconds: 0, resend_in_seconds: 0 } });
    }
  });

  it('may be neither the current one nor the code nor a weak one, and the code stays good', async () => {
    const { username } = await addUser(test, 'giang');
    await post('forget-password', { username });
    const code = codeFor(test, username);
    const same = await change(username, code, password);
    expect(same.json()).toEqual({
      statusCode: 400,
      message: 'new_password_same_current',
      errors: [{ property: 'new_password', message: 'new_password_same_current' }],
    });
    expect((await change(username, code, code)).json().message).toBe('new_password_same_otp');
    expect((await change(username, code, 'weak')).json().errors).toEqual([
      { property: 'new_password', message: 'password_weak' },
    ]);
    expect((await change(username, code)).statusCode).toBe(204);
    expect((await change(username, code, 'Another@2024')).json().message).toBe('verification_code_not_existed');
  });

  it('is changed by exactly one of several right codes at once, by none after five wrong ones or five minutes', async () => {
    const { username } = await addUser(test, 'hanh');
    await post('forget-password', { username });
    const code = codeFor(test, username);
    const answers = await Promise.all(['Aa1!aaa', 'Aa1!bbb', 'Aa1!ccc'].map((one) => change(username, code, one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400]);
    await post('forget-password', { username });
    const second = codeFor(test, username);
    await Promise.all(Array.from({ length: 5 }, () => change(username, otherThan(second))));
    expect((await change(username, second)).json().message).toBe('verification_expired');
    await ageCode(test, username, 301);
    expect((await post('forget-password', { username })).statusCode).toBe(204);
    const third = codeFor(test, username);
    await ageCode(test, username, 301);
    expect((await change(username, third)).json().message).toBe('verification_expired');
  });

  it('may have waited for its mail when the address was slowed', async () => {
    const found: number[] = [];
    for (let index = 0; index < 33; index += 1) {
      const body = { username: `bomb${index}@example.test` };
      found.push((await callFrom(test, '198.51.100.9', '/auth/forget-password', body)).statusCode);
    }
    expect(found).toEqual([...Array(30).fill(204), ...Array(3).fill(429)]);
  });
});
