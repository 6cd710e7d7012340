import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRefreshToken, insertSession } from '../../src/server/auth/queries/sessions';
import { hashToken } from '../../src/server/auth/tokens';
import { newId } from '../../src/server/ids';
import { deviceOf } from '../../src/server/users/own/sessions/device';
import { startTestApp, type TestApp } from '../support/app';
import { signIn, trailOf } from '../support/people';
import { addUser, password } from './auth.fixtures';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const list = (token: string) => test.call('GET', '/users/sessions', { token });
const end = (token: string, id: string) => test.call('DELETE', `/users/sessions/${id}`, { token });
const me = (token: string) => test.call('GET', '/users/me', { token });
const idsOf = async (token: string) => (await list(token)).json().data.map(({ id }: { id: string }) => id) as string[];

describe('the own devices', () => {
  it('are told in words, this one first, with address and times, and nothing a session is known by', async () => {
    const { username } = await addUser(test, 'thietbi');
    const enter = (agent: string, address: string) =>
      test.call('POST', '/auth/login', {
        body: { username, password },
        headers: { 'user-agent': agent, 'x-forwarded-for': address },
      });
    const elsewhere = (await enter(phone, '203.0.113.5')).json().data;
    const here = (await enter(computer, '203.0.113.6')).json().data;
    const answer = await list(here.access_token);
    const { data, total } = answer.json();
    expect(total).toBe(2);
    expect(data).toEqual([
      {
        id: expect.any(String),
        device: 'computer',
        browser: 'Chrome',
        system: 'Windows',
        address: '203.0.113.6',
        created_at: expect.any(String),
        last_used_at: expect.any(String),
        current: true,
      },
      expect.objectContaining({
        device: 'phone',
        browser: 'Safari',
        system: 'iPhone',
        address: '203.0.113.5',
        current: false,
      }),
    ]);
    for (const secret of [elsewhere, here].flatMap((tokens) => [tokens.refresh_token, tokens.access_token])) {
      expect(answer.body).not.toContain(secret);
      expect(answer.body).not.toContain(hashToken(secret));
    }
  });

  it('were last used when they last exchanged their tokens', async () => {
    const { username } = await addUser(test, 'lamgan');
    const login = { body: { username, password } };
    const first = (await test.call('POST', '/auth/login', login)).json().data;
    const second = (await test.call('POST', '/auth/login', login)).json().data;
    await test.database.pool.query(
      `update sessions set created_at = created_at - interval '2 days'
        where user_id = (select id from users where username = $1)`,
      [username],
    );
    await test.database.pool.query(
      `update refresh_tokens set created_at = created_at - interval '2 days' where session_id in
        (select s.id from sessions s join users u on u.id = s.user_id where u.username = $1)`,
      [username],
    );
    const body = { user_name: username, refresh_token: first.refresh_token };
    const refreshed = (await test.call('POST', '/auth/refresh', { body })).json().data;
    const { data } = (await list(second.access_token)).json();
    const [current, other] = data;
    expect(current.current).toBe(true);
    expect(Date.now() - Date.parse(other.last_used_at)).toBeLessThan(3_600_000);
    expect(Date.parse(other.last_used_at) - Date.parse(other.created_at)).toBeGreaterThan(86_400_000);
    expect((await me(refreshed.access_token)).statusCode).toBe(200);
  });

  it('are those that may still call: none that ended or was signed out', async () => {
    const { id, token } = await signIn(test, ['staff']);
    const past = { keep_login: false, expires_at: new Date(Date.now() - 1_000) };
    await insertSession(test.database.db, { id: newId(), user_id: id, ...past });
    const future = { keep_login: false, expires_at: new Date(Date.now() + 60_000) };
    await insertSession(test.database.db, { id: newId(), user_id: id, ...future, revoked_at: new Date() });
    expect(await idsOf(token)).toHaveLength(1);
  });

  it('are nobody else’s to see, and nobody’s without signing in', async () => {
    const [own, admin] = [await signIn(test, ['staff']), await signIn(test, ['admin'])];
    const [id = ''] = await idsOf(own.token);
    expect(await idsOf(admin.token)).not.toContain(id);
    expect((await test.call('GET', '/users/sessions')).statusCode).toBe(401);
    expect((await test.call('DELETE', '/users/sessions')).statusCode).toBe(401);
    expect((await test.call('DELETE', `/users/sessions/${id}`)).statusCode).toBe(401);
  });
});

describe('signing out there', () => {
  it('ends that session with its next request, refreshing too, and is in the trail', async () => {
    const { id, token } = await signIn(test, ['staff']);
    const there = newId();
    const expires_at = new Date(Date.now() + 3_600_000);
    const agent = { user_agent: phone, address: '203.0.113.9' };
    await insertSession(test.database.db, { id: there, user_id: id, keep_login: true, expires_at, ...agent });
    await insertRefreshToken(test.database.db, hashToken('kept'), there);
    const elsewhere = await test.tokenOf(id);
    expect(await idsOf(token)).toHaveLength(3);
    expect((await end(token, there)).statusCode).toBe(204);
    expect(await idsOf(token)).toHaveLength(2);
    expect((await me(elsewhere)).statusCode).toBe(200);
    const { username } = (await me(token)).json().data;
    const body = { user_name: username, refresh_token: 'kept' };
    expect((await test.call('POST', '/auth/refresh', { body })).json().message).toBe('refresh_token_invalid');
    expect((await trailOf(test, id)).at(-1)).toMatchObject({
      action: 'end_session',
      entity: 'user',
      actor_id: id,
      changes: { device: { before: 'Safari · iPhone · 203.0.113.9', after: null } },
    });
    const again = await end(token, there);
    expect([again.statusCode, again.json().message]).toEqual([404, 'device_not_exist']);
  });

  it('is refused at the next request of the device itself', async () => {
    const { id, token } = await signIn(test, ['staff']);
    const there = await test.tokenOf(id);
    const other = (await list(token)).json().data.find(({ current }: { current: boolean }) => !current);
    expect((await me(there)).statusCode).toBe(200);
    expect((await end(token, other.id)).statusCode).toBe(204);
    expect((await me(there)).json().message).toBe('access_token_invalid');
    expect((await me(token)).statusCode).toBe(200);
  });

  it('reaches no session of another, whoever asks', async () => {
    const other = await signIn(test, ['KOL'], { type: 'kol' });
    const [foreign = ''] = await idsOf(other.token);
    for (const role of ['staff', 'manager', 'admin']) {
      const { token } = await signIn(test, [role]);
      const answer = await end(token, foreign);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'device_not_exist']);
      expect((await test.call('DELETE', '/users/sessions', { token })).statusCode).toBe(204);
    }
    expect((await me(other.token)).statusCode).toBe(200);
    expect((await end(other.token, 'no-id')).statusCode).toBe(400);
  });

  it('everywhere else leaves this device and nobody else’s signed out', async () => {
    const { id, token } = await signIn(test, ['staff']);
    const others = [await test.tokenOf(id), await test.tokenOf(id)];
    const stranger = await signIn(test, ['staff']);
    expect((await test.call('DELETE', '/users/sessions', { token })).statusCode).toBe(204);
    for (const ended of others) expect((await me(ended)).json().message).toBe('access_token_invalid');
    expect((await me(token)).statusCode).toBe(200);
    expect((await me(stranger.token)).statusCode).toBe(200);
    expect(await idsOf(token)).toHaveLength(1);
    const actions = (await trailOf(test, id)).map(({ action }) => action);
    expect(actions).toEqual(['end_session', 'end_session']);
    expect((await test.call('DELETE', '/users/sessions', { token })).statusCode).toBe(204);
    expect(await trailOf(test, id)).toHaveLength(2);
  });
});

describe('a device', () => {
  it.each([
    [phone, { device: 'phone', browser: 'Safari', system: 'iPhone' }],
    [computer, { device: 'computer', browser: 'Chrome', system: 'Windows' }],
    ['curl/8.5.0', { device: 'other', browser: 'curl', system: null }],
    ['<script>alert(1)</script>', { device: 'other', browser: null, system: null }],
    ['', { device: 'other', browser: null, system: null }],
    [null, { device: 'other', browser: null, system: null }],
  ])('of %s is called as people know it', (agent, device) => {
    expect(deviceOf(agent)).toEqual(device);
  });
});
