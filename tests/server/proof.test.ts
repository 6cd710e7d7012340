import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '../../src/domain/endpoints';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { codeOf, turnOn } from '../support/authenticator';
import { signIn, trailOf, word } from '../support/people';
import { addUser, codeFor, mailsTo, otherThan, password } from './auth.fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ DEMO: '1' });
});
afterAll(() => test.close());

const said = (answer: { statusCode: number; json(): { message: string } }) => [
  answer.statusCode,
  answer.json().message,
];
const prove = (token: string, body: object) => test.call('POST', '/auth/prove', { token, body });
const ways = async (token: string) => (await test.call('GET', '/auth/prove', { token })).json().data.methods;
const endOthers = (token: string) => test.call('DELETE', '/users/sessions', { token });
const refused = [403, 'reauthentication_required'];

/** Lets every session of a user have been proven so long ago; null as one from before it was kept. */
async function age(id: string, seconds: number | null): Promise<void> {
  const then = seconds === null ? null : new Date(Date.now() - seconds * 1000);
  await test.database.pool.query('update sessions set proved_at = $2 where user_id = $1', [id, then]);
}

async function somebody() {
  const person = await addUser(test, word());
  const login = { body: { username: person.username, password } };
  const { access_token, refresh_token } = (await test.call('POST', '/auth/login', login)).json().data;
  return { ...person, token: access_token as string, refresh_token: refresh_token as string, password };
}

describe('what asks whose session it is', () => {
  const guarded = Object.entries<Endpoint>(endpoints).filter(([, { needsProof }]) => needsProof);

  it('are rights, ways in, whole exports and other sessions', () => {
    expect(guarded.map(([name]) => name).sort()).toEqual(
      [
        'analyticsExport',
        'apiKeyCreate',
        'kolExport',
        'passkeyBegin',
        'passkeyRemove',
        'permissionGroupCreate',
        'permissionGroupUpdate',
        'reportLinkAddress',
        'representativeDelete',
        'representativeUpdate',
        'roleCreate',
        'roleDelete',
        'rolePermission',
        'roleUpdate',
        'totpRemove',
        'userActive',
        'userCreate',
        'userDelete',
        'userImport',
        'userResetPassword',
        'userSecondFactorOff',
        'userSessionEnd',
        'userSessionsEnd',
        'userUpdate',
      ].sort(),
    );
  });

  it.each(guarded)('%s is refused to an old session before anything else is looked at', async (_name, endpoint) => {
    const { id, token } = await signIn(test, ['admin']);
    const path = endpoint.path.replace(/\{\w+\}/g, newId());
    for (const seconds of [null, 601]) {
      await age(id, seconds);
      expect(said(await test.call(endpoint.method, path, { token }))).toEqual(refused);
    }
    await age(id, 590);
    expect((await test.call(endpoint.method, path, { token })).body).not.toContain('reauthentication_required');
  });

  it('is not told to who may not call it at all', async () => {
    const { id, token } = await signIn(test, ['KOL'], { type: 'kol' });
    await age(id, null);
    expect(said(await test.call('POST', '/role', { token, body: {} }))).toEqual([403, 'permission_denied']);
  });
});

describe('a session', () => {
  it('is proven by signing in, and not by refreshing', async () => {
    const { id, username, token, refresh_token } = await somebody();
    expect((await endOthers(token)).statusCode).toBe(204);
    await age(id, 601);
    const body = { user_name: username, refresh_token };
    const fresh = (await test.call('POST', '/auth/refresh', { body })).json().data.access_token;
    expect(said(await endOthers(fresh))).toEqual(refused);
  });

  it('is proven alone: no other of the same person is', async () => {
    const { id, token } = await somebody();
    const other = await test.tokenOf(id);
    await age(id, 601);
    expect((await prove(token, { password })).statusCode).toBe(204);
    expect(said(await endOthers(other))).toEqual(refused);
    expect((await endOthers(token)).statusCode).toBe(204);
  });
});

describe('proving', () => {
  it('takes the password, is in the trail, and is refused with a wrong one', async () => {
    const { id, token } = await somebody();
    await age(id, 601);
    expect(await ways(token)).toEqual(['password']);
    expect(said(await prove(token, { password: 'Wrong@12345' }))).toEqual([400, 'password_is_incorrect']);
    expect(said(await endOthers(token))).toEqual(refused);
    expect((await prove(token, { password })).statusCode).toBe(204);
    expect((await endOthers(token)).statusCode).toBe(204);
    expect((await trailOf(test, id)).map(({ action }) => action)).toEqual(['login', 'prove']);
  });

  it('takes a code of the app or a recovery code, each once', async () => {
    const person = await somebody();
    const { secret, recovery } = await turnOn(test, person);
    await age(person.id, 601);
    expect(await ways(person.token)).toEqual(['password', 'totp', 'recovery']);
    expect(said(await prove(person.token, { code: otherThan(codeOf(secret)) }))).toEqual([
      400,
      'second_factor_incorrect',
    ]);
    const code = codeOf(secret);
    expect((await prove(person.token, { code })).statusCode).toBe(204);
    expect(said(await prove(person.token, { code }))).toEqual([400, 'second_factor_incorrect']);
    expect((await prove(person.token, { recovery: recovery[0] })).statusCode).toBe(204);
    expect(said(await prove(person.token, { recovery: recovery[0] }))).toEqual([400, 'second_factor_incorrect']);
  });

  it('takes a mailed code of who has nothing else, once', async () => {
    const person = await addUser(test, word(), { password_hash: null });
    const token = await test.tokenOf(person.id);
    await age(person.id, null);
    expect(await ways(token)).toEqual(['mail']);
    const asked = await test.call('POST', '/auth/prove/mail', { token });
    expect(asked.json().data).toEqual({ remaining_seconds: 300, resend_in_seconds: 60 });
    const otp = codeFor(test, person.username);
    // Pressed again within the minute the same code goes on serving.
    expect((await test.call('POST', '/auth/prove/mail', { token })).statusCode).toBe(200);
    expect(mailsTo(test, person.username)).toHaveLength(1);
    expect(said(await prove(token, { otp: otherThan(otp) }))).toEqual([400, 'verification_incorrect']);
    expect((await prove(token, { otp })).statusCode).toBe(204);
    expect((await endOthers(token)).statusCode).toBe(204);
    expect(said(await prove(token, { otp }))).toEqual([400, 'verification_code_not_existed']);
  });

  it('takes no mailed code of who has something better, nor one mailed for something else', async () => {
    const person = await somebody();
    expect(said(await test.call('POST', '/auth/prove/mail', { token: person.token }))).toEqual([
      400,
      'verification_code_not_existed',
    ]);
    await test.call('POST', '/auth/forget-password', { body: { username: person.username } });
    const otp = codeFor(test, person.username);
    expect(said(await prove(person.token, { otp }))).toEqual([400, 'verification_code_not_existed']);
    await test.database.pool.query('update users set password_hash = null where id = $1', [person.id]);
    expect(said(await prove(person.token, { otp }))).toEqual([400, 'verification_code_not_existed']);
  });

  it('takes nothing that is not there: a password nobody chose, a second factor that is off', async () => {
    const person = await addUser(test, word(), { password_hash: null });
    const token = await test.tokenOf(person.id);
    expect(said(await prove(token, { password }))).toEqual([400, 'password_is_incorrect']);
    expect(said(await prove(token, { code: '123456' }))).toEqual([400, 'second_factor_incorrect']);
    expect((await prove(token, {})).statusCode).toBe(400);
  });

  it('is slowed as signing in is', async () => {
    const { token } = await somebody();
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push((await prove(token, { password: 'Wrong@1' })).statusCode);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await prove(token, { password })).statusCode).toBe(429);
  });

  it('is nobody’s without a session', async () => {
    expect((await test.call('GET', '/auth/prove')).statusCode).toBe(401);
    expect((await test.call('POST', '/auth/prove', { body: { password } })).statusCode).toBe(401);
    expect((await test.call('POST', '/auth/prove/mail')).statusCode).toBe(401);
  });
});
