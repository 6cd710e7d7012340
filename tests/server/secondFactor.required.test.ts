import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase, type Endpoint, type EndpointName, endpoints } from '../../src/domain/endpoints';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { turnOn } from '../support/authenticator';
import { roleIds, signIn, trailOf, word } from '../support/people';
import { addUser, mailsTo, password } from './auth.fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ DEMO: '1' });
});
afterAll(() => test.close());

const said = (answer: { statusCode: number; json(): { message: string } }) => [
  answer.statusCode,
  answer.json().message,
];
const required = [403, 'second_factor_required'];

async function somebody() {
  const person = await addUser(test, word());
  return { ...person, token: await test.tokenOf(person.id), password };
}

/** Whether the role of everybody here asks for a second factor. */
async function require(needed: boolean): Promise<void> {
  const { token } = await signIn(test, ['admin']);
  const id = (await roleIds(test)).staff;
  const body = { second_factor_required: needed };
  const answer = await test.call('PUT', `/role/${id}`, { token, body });
  expect(answer.json().data.second_factor_required).toBe(needed);
}
const neededOf = async (token: string) => (await test.call('GET', '/users/me', { token })).json().data.second_factor;

describe('a role that asks for a second factor', () => {
  it('ends the reach of who has none at once, until it is set up', async () => {
    const person = await somebody();
    const campaigns = () => test.call('GET', '/campaigns', { token: person.token });
    expect((await campaigns()).statusCode).toBe(200);
    expect(await neededOf(person.token)).toEqual({ on: false, required: false });
    await require(true);
    expect(said(await campaigns())).toEqual(required);
    expect(await neededOf(person.token)).toEqual({ on: false, required: true });
    await turnOn(test, person);
    expect((await campaigns()).statusCode).toBe(200);
    await test.database.pool.query('delete from totp_factors where user_id = $1', [person.id]);
    expect(said(await campaigns())).toEqual(required);
    await require(false);
    expect((await campaigns()).statusCode).toBe(200);
  });

  it('lets who has none sign in, change profile, password and language, and nothing else', async () => {
    await require(true);
    const { username, token } = await somebody();
    const login = await test.call('POST', '/auth/login', { body: { username, password } });
    expect(Object.keys(login.json().data)).toContain('access_token');
    const open = (Object.keys(endpoints) as EndpointName[]).filter((name) => 'beforeSecondFactor' in endpoints[name]);
    expect(open.sort()).toEqual([
      'accessRight',
      'me',
      'passkeyAdd',
      'passkeyBegin',
      'passkeyRemove',
      'passkeyRequest',
      'passwordChange',
      'profileUpdate',
      'proofMail',
      'proofWays',
      'prove',
      'recoveryCodesRenew',
      'secondFactor',
      'secondFactorOff',
      'totpBegin',
      'totpConfirm',
      'totpRemove',
      'userLanguage',
    ]);
    const others = Object.values<Endpoint>(endpoints).filter(
      ({ access, beforeSecondFactor }) => access !== 'public' && !beforeSecondFactor,
    );
    expect(others.length).toBeGreaterThan(100);
    for (const { method, path } of others) {
      const answer = await test.app.inject({
        method,
        url: apiBase + path.replace(/\{\w+\}/g, newId()),
        headers: { authorization: `Bearer ${token}` },
      });
      expect(said(answer), `${method} ${path}`).toEqual(required);
    }
    const body = { user_name: username, refresh_token: login.json().data.refresh_token };
    expect((await test.call('POST', '/auth/refresh', { body })).statusCode).toBe(200);
    await require(false);
  });

  it('leaves who has it in a public call nobody, and others as they were', async () => {
    const kol = await signIn(test, ['KOL'], { type: 'kol' });
    const person = await somebody();
    await require(true);
    expect((await test.call('GET', '/auth/providers', { token: person.token })).statusCode).toBe(200);
    expect((await test.call('GET', '/kols', { token: kol.token })).statusCode).toBe(200);
    await require(false);
  });

  it('that is switched off asks for nothing', async () => {
    const { token } = await somebody();
    await require(true);
    await test.database.pool.query(`update roles set status = false where name = 'staff'`);
    expect(await neededOf(token)).toEqual({ on: false, required: false });
    await test.database.pool.query(`update roles set status = true where name = 'staff'`);
    await require(false);
  });
});

describe('taking the second factor of somebody off', () => {
  const takeOff = (token: string, id: string) => test.call('DELETE', `/users/second-factor/${id}`, { token });

  it('ends the sessions, is in the trail and told by mail; the password alone lets in again', async () => {
    const admin = await signIn(test, ['admin']);
    const person = await somebody();
    await turnOn(test, person);
    const shown = await test.call('GET', `/users/detail/${person.id}`, { token: admin.token });
    expect(shown.json().data.second_factor).toBe(true);
    expect((await takeOff(admin.token, person.id)).statusCode).toBe(204);
    expect((await test.call('GET', '/users/me', { token: person.token })).statusCode).toBe(401);
    const last = (await trailOf(test, person.id)).at(-1);
    expect(last).toMatchObject({ action: 'second_factor_off', actor_id: admin.id });
    expect(mailsTo(test, person.username)[0]?.subject).toContain('đã được gỡ');
    const login = await test.call('POST', '/auth/login', { body: { username: person.username, password } });
    expect(Object.keys(login.json().data)).toContain('access_token');
    expect(said(await takeOff(admin.token, person.id))).toEqual([409, 'second_factor_is_off']);
    const list = await test.call('GET', `/users/lists?ids=${person.id}`, { token: admin.token });
    expect(list.json().data[0].second_factor).toBe(false);
  });

  it('is for who may change the user, and never for oneself', async () => {
    const [admin, manager, staff] = [
      await signIn(test, ['admin']),
      await signIn(test, ['manager']),
      await signIn(test, ['staff']),
    ];
    const person = await somebody();
    await turnOn(test, person);
    expect(said(await takeOff(staff.token, person.id))).toEqual([403, 'permission_denied']);
    expect(said(await takeOff(manager.token, admin.id))).toEqual([403, 'permission_denied']);
    expect(said(await takeOff(admin.token, admin.id))).toEqual([409, 'not_allowed_on_yourself']);
    expect((await takeOff(manager.token, person.id)).statusCode).toBe(204);
  });
});
