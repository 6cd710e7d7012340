import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toAccessMap } from '../../src/domain/access';
import { defaultGrants } from '../../src/domain/roles';
import { hashPassword } from '../../src/server/auth/passwords';
import { hashToken } from '../../src/server/auth/tokens';
import { refreshTokens, users } from '../../src/server/db/schema/identity';
import { newId } from '../../src/server/ids';
import type { Ring } from '../../src/server/secrets';
import { signClaims } from '../../src/server/signedClaims';
import { createAdmin } from '../../src/server/users/createAdmin';
import { insertUser } from '../../src/server/users/queries';
import { startTestApp, type TestApp } from '../support/app';
import { trailOf } from '../support/people';

const password = 'Secret@12345';
let test: TestApp;
let passwordHash: string;

beforeAll(async () => {
  test = await startTestApp();
  passwordHash = await hashPassword(password);
});
afterAll(() => test.close());

async function addUser(
  name: string,
  changes: Partial<typeof users.$inferInsert> = {},
  roles = ['staff'],
): Promise<string> {
  const id = newId();
  const username = `${name}@example.test`;
  const person = { username, email: username, fullname: name, code: name.toUpperCase(), type: 'staff' as const };
  await insertUser(
    test.database.db,
    { id, ...person, password_hash: passwordHash, verified_at: new Date(), ...changes },
    roles,
  );
  return id;
}

function login(username: string, secret = password, isKeepLogin = false) {
  return test.call('POST', '/auth/login', { body: { username, password: secret, isKeepLogin } });
}

function refresh(user_name: string, refresh_token: string) {
  return test.call('POST', '/auth/refresh', { body: { user_name, refresh_token } });
}

describe('login', () => {
  it('answers tokens that open the own record', async () => {
    await addUser('anna');
    const answer = await login('ANNA@example.test');
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data.expires_in).toBe(900);
    const me = await test.call('GET', '/users/me', { token: data.access_token });
    expect(me.json().data).toMatchObject({ username: 'anna@example.test', roles: ['staff'] });
    expect(JSON.stringify(me.json())).not.toMatch(/password_hash|\$argon2/);
  });

  it('says the same of a wrong password and of an unknown user, on both fields', async () => {
    await addUser('binh');
    const wrong = await login('binh@example.test', 'Wrong@12345');
    const unknown = await login('nobody@example.test');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({
      statusCode: 401,
      message: 'username_password_incorrect',
      errors: [
        { property: 'username', message: 'username_password_incorrect' },
        { property: 'password', message: 'username_password_incorrect' },
      ],
    });
    expect(unknown.statusCode).toBe(401);
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('refuses the suspended and the unverified, and what is not an e-mail', async () => {
    await addUser('chi', { active: false });
    await addUser('dung', { verified_at: null });
    expect((await login('chi@example.test')).json().message).toBe('user_has_been_suspended');
    expect((await login('dung@example.test')).json().message).toBe('user_not_verified');
    const bad = await login('not an e-mail');
    expect(bad.statusCode).toBe(400);
    expect(bad.json().errors).toEqual([{ property: 'username', message: 'email_is_incorrect' }]);
  });
});

describe('refresh', () => {
  it('rotates: the new token works, the old one used again revokes the whole family', async () => {
    await addUser('giang');
    const first = (await login('giang@example.test')).json().data;
    const second = await refresh('giang@example.test', first.refresh_token);
    expect(second.statusCode).toBe(200);
    const again = await refresh('giang@example.test', first.refresh_token);
    expect(again.json().message).toBe('refresh_token_invalid');
    const afterwards = await refresh('giang@example.test', second.json().data.refresh_token);
    expect(afterwards.json().message).toBe('refresh_token_invalid');
    const me = await test.call('GET', '/users/me', { token: second.json().data.access_token });
    expect(me.statusCode).toBe(401);
  });

  it('lets exactly one of two simultaneous exchanges through', async () => {
    await addUser('hanh');
    const { refresh_token } = (await login('hanh@example.test')).json().data;
    const answers = await Promise.all([
      refresh('hanh@example.test', refresh_token),
      refresh('hanh@example.test', refresh_token),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401]);
  });

  it('moves the end of a session with each exchange, but never beyond 90 days after the sign-in', async () => {
    const id = await addUser('lananh');
    let token: string = (await login('lananh@example.test', password, true)).json().data.refresh_token;
    const { pool } = test.database;
    const begunDaysAgo = (days: number) =>
      pool.query('update sessions set created_at = now() - make_interval(days => $1) where user_id = $2', [days, id]);
    const daysLeft = async () => {
      const answer = await refresh('lananh@example.test', token);
      expect(answer.statusCode).toBe(200);
      token = answer.json().data.refresh_token;
      const { rows } = await pool.query<{ days: number }>(
        'select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions where user_id = $1',
        [id],
      );
      return rows[0]?.days;
    };
    expect(await daysLeft()).toBe(30);
    await begunDaysAgo(59);
    expect(await daysLeft()).toBe(30);
    await begunDaysAgo(83);
    expect(await daysLeft()).toBe(7);
    await pool.query("update sessions set expires_at = expires_at - interval '7 days' where user_id = $1", [id]);
    expect((await refresh('lananh@example.test', token)).json().message).toBe('refresh_token_expired');
  });

  it('refuses a token under another name, an expired session, and keeps only hashes', async () => {
    await addUser('khanh');
    const { refresh_token } = (await login('khanh@example.test')).json().data;
    expect((await refresh('anna@example.test', refresh_token)).json().message).toBe('refresh_token_invalid');
    await test.database.pool.query("update sessions set expires_at = now() - interval '1 second'");
    expect((await refresh('khanh@example.test', refresh_token)).json().message).toBe('refresh_token_expired');
    const stored = await test.database.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.token_hash, hashToken(refresh_token)));
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(refresh_token);
  });
});

describe('logout', () => {
  it('ends the session on the server', async () => {
    await addUser('lan');
    const tokens = (await login('lan@example.test')).json().data;
    expect(
      (await test.call('POST', '/auth/logout', { body: { refresh_token: tokens.refresh_token } })).statusCode,
    ).toBe(204);
    expect((await test.call('GET', '/users/me', { token: tokens.access_token })).json().message).toBe(
      'access_token_invalid',
    );
    expect((await refresh('lan@example.test', tokens.refresh_token)).json().message).toBe('refresh_token_invalid');
  });

  it('leaves one trail, of the user, however often it is called', async () => {
    const id = await addUser('mo');
    const { refresh_token } = (await login('mo@example.test')).json().data;
    await test.call('POST', '/auth/logout', { body: { refresh_token } });
    await test.call('POST', '/auth/logout', { body: { refresh_token } });
    const trail = await trailOf(test, id);
    expect(trail.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['login', id],
      ['logout', id],
    ]);
  });
});

describe('an administrator from the command line', () => {
  it('signs in, and the trail says that the system made it', async () => {
    const person = { username: 'chief@example.test', fullname: 'Chief', code: 'AD900' };
    const id = await createAdmin(test.database.db, { ...person, password: 'Suong&Moc-Chau71' });
    expect((await login(person.username, 'Suong&Moc-Chau71')).statusCode).toBe(200);
    const [made] = await trailOf(test, id);
    expect(made).toMatchObject({ action: 'create', entity: 'user', actor_id: null, actor_name: null, address: null });
    expect(made?.changes).toMatchObject({ username: { after: person.username }, roles: { after: ['admin'] } });
    expect(JSON.stringify(made)).not.toMatch(/argon2|Chau71/);
  });
});

describe('the address of a caller', () => {
  it('is what a trusted proxy says where that is one, else that of the connection', async () => {
    const id = await addUser('caller');
    const from = async (said: string) => {
      const headers = { 'x-forwarded-for': said };
      await test.call('POST', '/auth/login', { body: { username: 'caller@example.test', password }, headers });
      return (await trailOf(test, id)).filter(({ action }) => action === 'login').map(({ address }) => address);
    };
    expect(await from('203.0.113.7')).toContain('203.0.113.7');
    expect(await from('2001:db8::7')).toContain('2001:db8::7');
    const all = await from('<b>nowhere</b>');
    expect(all).toHaveLength(3);
    expect(all).toContain('127.0.0.1');
  });
});

describe('access tokens', () => {
  const keys = () => test.services.secrets.accessTokens;
  const sign = (keys: Ring, seconds: number, userId: string) =>
    signClaims({ sub: userId, sid: newId() }, keys, seconds);

  it('are refused when missing, tampered, unsigned, of another key or expired', async () => {
    const userId = await addUser('mai');
    const good = await test.tokenOf(userId);
    const [header, payload, signature] = good.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const token of ['', `${header}.${payload}x.${signature}`, none, sign([new Uint8Array(32)], 3600, userId)]) {
      const answer = await test.call('GET', '/users/me', { headers: { authorization: `Bearer ${token}` } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json().message).toBe('access_token_invalid');
    }
    const expired = await test.call('GET', '/users/me', { token: sign(keys(), -1, userId) });
    expect(expired.json().message).toBe('access_token_expired');
    expect((await test.call('GET', '/users/me', { token: good })).statusCode).toBe(200);
  });

  it('give the rights of this moment: a grant removed or a user suspended counts at the next request', async () => {
    const userId = await addUser('nga', {}, ['account_manager']);
    const token = await test.tokenOf(userId);
    const rights = await test.call('GET', '/permission/access-right', { token });
    expect(rights.json().data).toEqual(toAccessMap(defaultGrants.account_manager));
    await test.database.pool.query(
      "delete from role_permissions where scope = 'customer_management' and action = 'r' and role_id = (select id from roles where name = 'account_manager')",
    );
    expect((await test.call('GET', '/customers', { token })).json().message).toBe('permission_denied');
    await test.database.db.update(users).set({ active: false }).where(eq(users.id, userId));
    expect((await test.call('GET', '/users/me', { token })).json().message).toBe('user_has_been_suspended');
  });
});
