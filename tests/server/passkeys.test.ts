import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteAt } from '../../src/server/auth/passkeys/site';
import { cleanUp } from '../../src/server/jobs/queries';
import { startTestApp, type TestApp } from '../support/app';
import { codeOf, turnOn } from '../support/authenticator';
import { signIn, trailOf, word } from '../support/people';
import { SoftwarePasskey } from '../support/softwarePasskey';
import { addUser, mailsTo, password } from './auth.fixtures';

const origin = 'https://kolhub.example';
const rpId = 'kolhub.example';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ DEMO: '1', PUBLIC_URL: origin });
});
afterAll(() => test.close());

const base = '/users/second-factor';
const said = (answer: { statusCode: number; json(): { message: string } }) => [
  answer.statusCode,
  answer.json().message,
];
const own = async (token: string) => (await test.call('GET', base, { token })).json().data;
const begin = (token: string) => test.call('POST', `${base}/passkeys/begin`, { token });
const request = async (token: string) =>
  (await test.call('POST', `${base}/passkeys/request`, { token })).json().data.challenge as string;
const login = async (username: string) =>
  (await test.call('POST', '/auth/login', { body: { username, password } })).json().data;
const show = (token: string, shown: object) => test.call('POST', '/auth/second-factor', { body: { token, ...shown } });

async function somebody() {
  const person = await addUser(test, word());
  return { ...person, token: await test.tokenOf(person.id), password };
}

async function add(token: string, passkey: SoftwarePasskey, name = 'Máy tính', where = { origin, rpId }) {
  const { challenge } = (await begin(token)).json().data;
  const body = { name, attestation: passkey.made({ challenge, ...where }) };
  return test.call('POST', `${base}/passkeys`, { token, body });
}

/** Somebody with a passkey and nothing else beside the password. */
async function withPasskey() {
  const person = await somebody();
  const passkey = new SoftwarePasskey();
  const recovery: string[] = (await add(person.token, passkey)).json().data.recovery_codes;
  return { ...person, passkey, recovery };
}

describe('a passkey of one’s own', () => {
  it('turns the second factor on, gives the recovery codes, and is told by its name', async () => {
    const { id, username, token } = await somebody();
    expect(await own(token)).toMatchObject({ on: false, passkeys: [], passkeys_offered: true });
    const begun = (await begin(token)).json().data;
    expect(begun).toMatchObject({
      rp: { id: rpId, name: 'KOL Hub' },
      user: { name: username },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'preferred' },
      excludeCredentials: [],
    });
    expect((await own(token)).on).toBe(false);
    const passkey = new SoftwarePasskey();
    const added = await add(token, passkey, 'Laptop ở công ty');
    expect(new Set(added.json().data.recovery_codes).size).toBe(10);
    const now = await own(token);
    expect(now).toMatchObject({ on: true, totp_since: null, recovery_codes_left: 10 });
    expect(now.passkeys).toEqual([
      { id: expect.any(String), name: 'Laptop ở công ty', created_at: expect.any(String), last_used_at: null },
    ]);
    expect((await begin(token)).json().data.excludeCredentials).toEqual([
      { id: passkey.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
    ]);
    const trail = await trailOf(test, id);
    expect(trail.map(({ action }) => action)).toEqual(['second_factor_on', 'add_passkey']);
    expect(trail[1]?.changes).toEqual({ name: { after: 'Laptop ở công ty' } });
    expect(mailsTo(test, username)[0]?.subject).toContain('bật xác thực hai lớp');
  });

  it('stands beside an app and other passkeys, which bring no codes again', async () => {
    const person = await somebody();
    await turnOn(test, person);
    expect((await add(person.token, new SoftwarePasskey())).json().data.recovery_codes).toEqual([]);
    expect((await add(person.token, new SoftwarePasskey())).json().data.recovery_codes).toEqual([]);
    expect(mailsTo(test, person.username)[0]?.subject).toContain('thêm một cách xác thực');
    const { username } = person;
    expect((await login(username)).second_factor.methods).toEqual(['passkey', 'totp', 'recovery']);
  });

  it('is followed by an app, which brings no codes again', async () => {
    const { id, token } = await withPasskey();
    const begun = await test.call('POST', `${base}/totp`, { token, body: { password } });
    const body = { code: codeOf(begun.json().data.secret) };
    expect((await test.call('PUT', `${base}/totp`, { token, body })).json().data.recovery_codes).toEqual([]);
    expect((await trailOf(test, id)).at(-1)?.action).toBe('add_authenticator');
  });

  it.each([
    ['made for another page', { origin: 'https://kolhub.example.evil.example', rpId }],
    ['made for another site', { origin, rpId: 'evil.example' }],
    ['made by http', { origin: 'http://kolhub.example', rpId }],
  ])('is refused where it was %s', async (_what, where) => {
    const { token } = await somebody();
    expect(said(await add(token, new SoftwarePasskey(), 'x', where))).toEqual([400, 'passkey_incorrect']);
    expect((await own(token)).on).toBe(false);
  });

  it('is made of what was asked here, in this session, within five minutes, and once', async () => {
    const { id, token } = await somebody();
    const passkey = new SoftwarePasskey();
    const send = (by: string, challenge: string) =>
      test.call('POST', `${base}/passkeys`, {
        token: by,
        body: { name: 'x', attestation: passkey.made({ challenge, origin, rpId }) },
      });
    expect(said(await send(token, 'AAAA'))).toEqual([409, 'second_factor_setup_expired']);
    const challenge = (await begin(token)).json().data.challenge;
    expect(said(await send(await test.tokenOf(id), challenge))).toEqual([409, 'second_factor_setup_expired']);
    expect(said(await send(token, 'AAAA'))).toEqual([400, 'passkey_incorrect']);
    // The try was the one there was.
    expect(said(await send(token, challenge))).toEqual([409, 'second_factor_setup_expired']);
    const late = (await begin(token)).json().data.challenge;
    await test.database.pool.query("update passkey_challenges set expires_at = now() - interval '1 second'");
    expect(said(await send(token, late))).toEqual([409, 'second_factor_setup_expired']);
  });

  it('is one person’s: what another has added is refused', async () => {
    const { passkey } = await withPasskey();
    const { token } = await somebody();
    expect(said(await add(token, passkey))).toEqual([409, 'passkey_already_exist']);
    expect((await own(token)).on).toBe(false);
  });

  it('is begun by a session alone that has shown whose it is', async () => {
    const { id, token } = await somebody();
    await test.database.pool.query('update sessions set proved_at = null where user_id = $1', [id]);
    expect(said(await begin(token))).toEqual([403, 'reauthentication_required']);
  });

  it('is one of twenty at most', async () => {
    const { id, token } = await withPasskey();
    await test.database.pool.query(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
        select gen_random_uuid(), $1, 'c' || n, 'k', 0, '{}', 'n' from generate_series(1, 19) n`,
      [id],
    );
    expect(said(await begin(token))).toEqual([409, 'passkey_limit_reached']);
  });

  it('is removed, but for the last of the second factor, which is turned off with password and passkey', async () => {
    const { id, username, token, passkey } = await withPasskey();
    await add(token, new SoftwarePasskey(), 'Khóa cũ');
    const [first, second] = (await own(token)).passkeys;
    const remove = (one: string) => test.call('DELETE', `${base}/passkeys/${one}`, { token });
    expect((await remove(second.id)).statusCode).toBe(204);
    expect((await trailOf(test, id)).at(-1)).toMatchObject({
      action: 'remove_passkey',
      changes: { name: { before: 'Khóa cũ' } },
    });
    expect(mailsTo(test, username)[0]?.subject).toContain('bớt một cách xác thực');
    expect(said(await remove(second.id))).toEqual([404, 'passkey_not_exist']);
    expect(said(await remove(first.id))).toEqual([409, 'second_factor_is_last']);
    expect((await own(token)).passkeys).toHaveLength(1);
    const off = async (body: object) => test.call('POST', `${base}/off`, { token, body });
    const assertion = passkey.signed({ challenge: await request(token), origin, rpId });
    expect(said(await off({ password: 'Wrong@12345', assertion }))).toEqual([400, 'password_is_incorrect']);
    // Refused for the password, what was signed is used up all the same.
    expect(said(await off({ password, assertion }))).toEqual([400, 'passkey_incorrect']);
    const again = passkey.signed({ challenge: await request(token), origin, rpId });
    expect((await off({ password, assertion: again })).statusCode).toBe(204);
    expect(await own(token)).toMatchObject({ on: false, passkeys: [], recovery_codes_left: 0 });
  });

  it('lets the app go while it stays', async () => {
    const person = await somebody();
    await turnOn(test, person);
    const remove = () => test.call('DELETE', `${base}/totp`, { token: person.token });
    expect(said(await remove())).toEqual([409, 'second_factor_is_last']);
    await add(person.token, new SoftwarePasskey());
    expect((await remove()).statusCode).toBe(204);
    expect(said(await remove())).toEqual([409, 'second_factor_is_off']);
    expect(await own(person.token)).toMatchObject({ on: true, totp_since: null, recovery_codes_left: 10 });
  });

  it('cannot be removed by another, nor by an old session', async () => {
    const { id, token } = await withPasskey();
    await add(token, new SoftwarePasskey());
    const [{ id: passkey }] = (await own(token)).passkeys;
    const stranger = await signIn(test, ['admin']);
    expect(said(await test.call('DELETE', `${base}/passkeys/${passkey}`, { token: stranger.token }))).toEqual([
      404,
      'passkey_not_exist',
    ]);
    await test.database.pool.query('update sessions set proved_at = null where user_id = $1', [id]);
    expect(said(await test.call('DELETE', `${base}/passkeys/${passkey}`, { token }))).toEqual([
      403,
      'reauthentication_required',
    ]);
  });
});

describe('signing in', () => {
  it('asks for the passkey, takes what it signs once, and notes the use', async () => {
    const { username, token, passkey } = await withPasskey();
    const { second_factor } = await login(username);
    expect(second_factor).toMatchObject({
      methods: ['passkey', 'recovery'],
      passkey: {
        rpId,
        timeout: 300_000,
        userVerification: 'preferred',
        allowCredentials: [{ id: passkey.id.toString('base64url'), type: 'public-key', transports: ['internal'] }],
      },
    });
    const assertion = passkey.signed({ challenge: second_factor.passkey.challenge, origin, rpId });
    const answer = await show(second_factor.token, { assertion });
    expect(Object.keys(answer.json().data)).toContain('access_token');
    expect((await own(token)).passkeys[0].last_used_at).toEqual(expect.any(String));
    expect(said(await show(second_factor.token, { assertion }))).toEqual([400, 'second_factor_expired']);
    // Nor does it fit the next sign-in.
    const next = (await login(username)).second_factor;
    expect(said(await show(next.token, { assertion }))).toEqual([400, 'passkey_incorrect']);
  });

  it.each([
    ['another page', { origin: 'https://evil.example' }],
    ['http', { origin: 'http://kolhub.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.from('of somebody else’s choosing').toString('base64url') }],
  ])('refuses what was signed for %s, and what was asked is over', async (_what, changed) => {
    const { username, passkey } = await withPasskey();
    const { second_factor } = await login(username);
    const asked = { challenge: second_factor.passkey.challenge, origin, rpId };
    const wrong = passkey.signed({ ...asked, ...changed });
    expect(said(await show(second_factor.token, { assertion: wrong }))).toEqual([400, 'passkey_incorrect']);
    expect(said(await show(second_factor.token, { assertion: passkey.signed(asked) }))).toEqual([
      400,
      'passkey_incorrect',
    ]);
  });

  it('refuses the passkey of another, and one that was removed', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const { second_factor } = await login(one.username);
    const asked = { challenge: second_factor.passkey.challenge, origin, rpId };
    expect(said(await show(second_factor.token, { assertion: other.passkey.signed(asked) }))).toEqual([
      400,
      'passkey_incorrect',
    ]);
    const removed = new SoftwarePasskey();
    await add(one.token, removed);
    const again = (await login(one.username)).second_factor;
    const [, { id }] = (await own(one.token)).passkeys;
    await test.call('DELETE', `${base}/passkeys/${id}`, { token: one.token });
    const assertion = removed.signed({ challenge: again.passkey.challenge, origin, rpId });
    expect(said(await show(again.token, { assertion }))).toEqual([400, 'passkey_incorrect']);
  });

  it('refuses a signature that is not the key’s', async () => {
    const { username, passkey } = await withPasskey();
    const forger = new SoftwarePasskey();
    const { second_factor } = await login(username);
    const asked = { challenge: second_factor.passkey.challenge, origin, rpId };
    const assertion = { ...passkey.signed(asked), response: forger.signed(asked).response };
    expect(said(await show(second_factor.token, { assertion }))).toEqual([400, 'passkey_incorrect']);
  });

  it('refuses a copy: an authenticator that counts back or stands', async () => {
    const { username, passkey } = await withPasskey();
    const enter = async (counter: number) => {
      const { second_factor } = await login(username);
      passkey.counter = counter - 1;
      const asked = { challenge: second_factor.passkey.challenge, origin, rpId };
      return show(second_factor.token, { assertion: passkey.signed(asked) });
    };
    expect((await enter(7)).statusCode).toBe(200);
    for (const counter of [7, 3, 0]) expect(said(await enter(counter))).toEqual([400, 'passkey_incorrect']);
    expect((await enter(8)).statusCode).toBe(200);
  });

  it('refuses what was signed to show whose a session is, and the other way round', async () => {
    const { username, token, passkey } = await withPasskey();
    const { second_factor } = await login(username);
    const forSession = passkey.signed({ challenge: await request(token), origin, rpId });
    expect(said(await show(second_factor.token, { assertion: forSession }))).toEqual([400, 'passkey_incorrect']);
    const other = (await login(username)).second_factor;
    const forSignIn = passkey.signed({ challenge: other.passkey.challenge, origin, rpId });
    expect(said(await test.call('POST', '/auth/prove', { token, body: { assertion: forSignIn } }))).toEqual([
      400,
      'passkey_incorrect',
    ]);
  });

  it('is slowed as wrong codes are', async () => {
    const { username, passkey } = await withPasskey();
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const { second_factor } = await login(username);
      const assertion = passkey.signed({ challenge: 'AAAA', origin, rpId });
      answers.push((await show(second_factor.token, { assertion })).statusCode);
    }
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('goes on with a recovery code of who has a passkey alone', async () => {
    const { username, recovery } = await withPasskey();
    const { second_factor } = await login(username);
    expect((await show(second_factor.token, { recovery: recovery[0] })).statusCode).toBe(200);
  });
});

it('shows whose a session is', async () => {
  const { id, token, passkey } = await withPasskey();
  await test.database.pool.query('update sessions set proved_at = null where user_id = $1', [id]);
  expect((await test.call('GET', '/auth/prove', { token })).json().data.methods).toEqual([
    'password',
    'passkey',
    'recovery',
  ]);
  const assertion = passkey.signed({ challenge: await request(token), origin, rpId });
  expect((await test.call('POST', '/auth/prove', { token, body: { assertion } })).statusCode).toBe(204);
  expect((await begin(token)).statusCode).toBe(200);
  expect(said(await test.call('POST', '/auth/prove', { token, body: { assertion } }))).toEqual([
    400,
    'passkey_incorrect',
  ]);
});

it('is what a role asks for, as an app is', async () => {
  const { id, token } = await somebody();
  const role = await test.database.pool.query(
    `insert into roles (id, name, name_display, status, priority, type, second_factor_required)
      values (gen_random_uuid(), 'guarded', 'Guarded', true, 50, 'staff', true) returning id`,
  );
  await test.database.pool.query('insert into user_roles (user_id, role_id, position) values ($1, $2, 1)', [
    id,
    role.rows[0].id,
  ]);
  const devices = () => test.call('GET', '/users/sessions', { token });
  expect(said(await devices())).toEqual([403, 'second_factor_required']);
  await add(token, new SoftwarePasskey());
  expect((await devices()).statusCode).toBe(200);
});

it('is taken off with all the second factor by an admin, and ends with a deleted user after 30 days', async () => {
  const [lost, gone, kept] = [await withPasskey(), await withPasskey(), await withPasskey()];
  const admin = await signIn(test, ['admin']);
  expect((await test.call('DELETE', `${base}/${lost.id}`, { token: admin.token })).statusCode).toBe(204);
  expect(Object.keys(await login(lost.username))).toContain('access_token');
  for (const [{ id }, days] of [
    [gone, 31],
    [kept, 29],
  ] as const) {
    await test.database.pool.query(
      "update users set active = false, deleted_at = now() - interval '1 day' * $2 where id = $1",
      [id, days],
    );
  }
  await cleanUp(test.database.db);
  const { rows } = await test.database.pool.query('select user_id from passkeys where user_id = any($1)', [
    [lost.id, gone.id, kept.id],
  ]);
  expect(rows).toEqual([{ user_id: kept.id }]);
});

describe('where passkeys are offered', () => {
  it.each([
    ['https://kolhub.example', 'https://kolhub.example', { rpId, origin }],
    ['http://localhost:3000', null, { rpId: 'localhost', origin: 'http://localhost:3000' }],
    ['http://localhost:3000', 'http://localhost:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
    ['http://kolhub.example', 'http://kolhub.example', null],
    ['http://127.0.0.1:3000', null, null],
    ['http://localhost.evil.example', null, null],
    // What a request alone says of itself.
    ['https://kolhub.example', null, null],
    ['http://evil.example:99999', null, null],
  ])('%s, with PUBLIC_URL %s', (home, publicUrl, site) => {
    expect(siteAt(home, { publicUrl })).toEqual(site);
  });

  it('is told where they are not, and nobody is let in without the second step for that', async () => {
    const { username, token, passkey, recovery } = await withPasskey();
    const { config } = test.services;
    const before = config.publicUrl;
    config.publicUrl = 'http://kolhub.example';
    try {
      expect(await own(token)).toMatchObject({ on: true, passkeys_offered: false });
      expect(said(await begin(token))).toEqual([409, 'passkeys_not_offered']);
      expect(said(await test.call('POST', `${base}/passkeys/request`, { token }))).toEqual([
        409,
        'passkeys_not_offered',
      ]);
      const { second_factor } = await login(username);
      expect(second_factor).toEqual({ token: expect.any(String), methods: ['recovery'] });
      const asked = { challenge: 'AAAA', origin: 'http://kolhub.example', rpId };
      expect(said(await show(second_factor.token, { assertion: passkey.signed(asked) }))).toEqual([
        400,
        'passkey_incorrect',
      ]);
      await test.database.pool.query(
        'delete from recovery_codes where user_id = (select id from users where username = $1)',
        [username],
      );
      expect((await login(username)).second_factor.methods).toEqual([]);
      expect(said(await show(second_factor.token, { recovery: recovery[0] }))).toEqual([
        400,
        'second_factor_incorrect',
      ]);
    } finally {
      config.publicUrl = before;
    }
  });
});
