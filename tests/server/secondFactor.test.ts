import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../../src/server/jobs/queries';
import { startTestApp, type TestApp } from '../support/app';
import { codeOf, forgetStep, turnOn } from '../support/authenticator';
import { trailOf, word } from '../support/people';
import { addUser, mailsTo, otherThan, password } from './auth.fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ DEMO: '1' });
});
afterAll(() => test.close());

async function somebody() {
  const person = await addUser(test, word());
  return { ...person, token: await test.tokenOf(person.id), password };
}
const own = async (token: string) => (await test.call('GET', '/users/second-factor', { token })).json().data;
const begin = (token: string, given = password) =>
  test.call('POST', '/users/second-factor/totp', { token, body: { password: given } });
const confirm = (token: string, code: string) =>
  test.call('PUT', '/users/second-factor/totp', { token, body: { code } });
const nothing = {
  on: false,
  since: null,
  totp_since: null,
  passkeys: [],
  recovery_codes_left: 0,
  passkeys_offered: true,
};
const off = (token: string, shown: object) =>
  test.call('POST', '/users/second-factor/off', { token, body: { password, ...shown } });
const renew = (token: string, shown: object) =>
  test.call('POST', '/users/second-factor/recovery-codes', { token, body: { password, ...shown } });
const said = (answer: { statusCode: number; json(): { message: string } }) => [
  answer.statusCode,
  answer.json().message,
];

describe('the own second factor', () => {
  it('is begun with the password and counts once a code has come back', async () => {
    const { id, username, token } = await somebody();
    expect(await own(token)).toEqual(nothing);
    expect(said(await begin(token, 'Wrong@12345'))).toEqual([400, 'password_is_incorrect']);
    const { secret, uri } = (await begin(token)).json().data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`otpauth://totp/KOL%20Hub:${encodeURIComponent(username)}?secret=${secret}&issuer=KOL%20Hub`);
    expect((await own(token)).on).toBe(false);
    expect(said(await confirm(token, otherThan(codeOf(secret))))).toEqual([400, 'second_factor_incorrect']);
    const codes = (await confirm(token, codeOf(secret))).json().data.recovery_codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect(await own(token)).toMatchObject({
      on: true,
      since: expect.any(String),
      totp_since: expect.any(String),
      recovery_codes_left: 10,
    });
    expect((await trailOf(test, id)).map(({ action }) => action)).toEqual(['second_factor_on']);
    expect(mailsTo(test, username)[0]?.subject).toContain('bật xác thực hai lớp');
    expect(said(await begin(token))).toEqual([409, 'second_factor_is_on']);
    expect(said(await confirm(token, codeOf(secret, 1)))).toEqual([409, 'second_factor_is_on']);
  });

  it('stands in the database neither with its secret nor with its recovery codes', async () => {
    const person = await somebody();
    const { secret, recovery } = await turnOn(test, person);
    const rows = await test.database.pool.query(
      `select (select json_agg(f) from totp_factors f)::text || (select json_agg(c) from recovery_codes c)::text
        || (select json_agg(a) from audit_log a)::text as kept`,
    );
    for (const told of [secret, ...recovery, ...recovery.map((code) => code.replace('-', ''))]) {
      expect(rows.rows[0].kept).not.toContain(told);
    }
  });

  it('is set up within a quarter of an hour, and with the secret that was told last', async () => {
    const { id, token } = await somebody();
    expect(said(await confirm(token, '123456'))).toEqual([409, 'second_factor_setup_expired']);
    const first = (await begin(token)).json().data.secret;
    const second = (await begin(token)).json().data.secret;
    expect(said(await confirm(token, codeOf(first)))).toEqual([400, 'second_factor_incorrect']);
    await test.database.pool.query(
      `update totp_factors set begun_at = begun_at - interval '16 minutes' where user_id = $1`,
      [id],
    );
    expect(said(await confirm(token, codeOf(second)))).toEqual([409, 'second_factor_setup_expired']);
  });

  it('is the secret of one user: copied to another row it opens nothing', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const { secret } = await turnOn(test, one);
    await turnOn(test, other);
    await test.database.pool.query(
      `update totp_factors set secret_sealed = (select secret_sealed from totp_factors where user_id = $1)
        where user_id = $2`,
      [one.id, other.id],
    );
    expect(said(await off(other.token, { code: codeOf(secret) }))).toEqual([400, 'second_factor_incorrect']);
  });

  it('is nobody’s without signing in', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/totp'],
      ['PUT', '/totp'],
      ['POST', '/recovery-codes'],
      ['POST', '/off'],
    ] as const) {
      expect((await test.call(method, `/users/second-factor${path}`)).statusCode).toBe(401);
    }
  });
});

describe('a code', () => {
  it('serves once, and none before it serves after it', async () => {
    const person = await somebody();
    const { secret } = await turnOn(test, person);
    const code = codeOf(secret);
    expect((await renew(person.token, { code })).statusCode).toBe(200);
    expect(said(await renew(person.token, { code }))).toEqual([400, 'second_factor_incorrect']);
    expect(said(await renew(person.token, { code: codeOf(secret, -1) }))).toEqual([400, 'second_factor_incorrect']);
    expect((await renew(person.token, { code: codeOf(secret, 1) })).statusCode).toBe(200);
  });

  it('that turned it on serves for nothing else', async () => {
    const { token } = await somebody();
    const { secret } = (await begin(token)).json().data;
    const code = codeOf(secret);
    expect((await confirm(token, code)).statusCode).toBe(200);
    expect(said(await off(token, { code }))).toEqual([400, 'second_factor_incorrect']);
  });

  it('used twice at once serves one of the two', async () => {
    const person = await somebody();
    const { secret } = await turnOn(test, person);
    const code = codeOf(secret);
    const answers = await Promise.all([renew(person.token, { code }), renew(person.token, { code })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('of more than half a minute away is none', async () => {
    const person = await somebody();
    const { secret } = await turnOn(test, person);
    for (const steps of [-3, 3]) {
      expect(said(await renew(person.token, { code: codeOf(secret, steps) }))).toEqual([
        400,
        'second_factor_incorrect',
      ]);
    }
  });
});

it('cannot be turned on by guessing', async () => {
  const { token } = await somebody();
  const { secret } = (await begin(token)).json().data;
  const answers = [];
  for (let tries = 0; tries < 6; tries += 1) {
    answers.push((await confirm(token, otherThan(codeOf(secret)))).statusCode);
  }
  expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await confirm(token, codeOf(secret))).statusCode).toBe(429);
  expect((await own(token)).on).toBe(false);
});

describe('recovery codes', () => {
  it('serve once each, however they are written', async () => {
    const person = await somebody();
    const { recovery } = await turnOn(test, person);
    const [first = '', second = ''] = recovery;
    const written = ` ${first.toLowerCase().replace('-', ' ')} `;
    const renewed = await renew(person.token, { recovery: written });
    expect(renewed.statusCode).toBe(200);
    expect(said(await off(person.token, { recovery: first }))).toEqual([400, 'second_factor_incorrect']);
    // The former ones went with the renewal.
    expect(said(await off(person.token, { recovery: second }))).toEqual([400, 'second_factor_incorrect']);
    expect((await own(person.token)).recovery_codes_left).toBe(10);
    const [fresh] = renewed.json().data.recovery_codes;
    expect((await off(person.token, { recovery: fresh })).statusCode).toBe(204);
  });

  it('of another are worth nothing', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await turnOn(test, one);
    const { recovery } = await turnOn(test, other);
    expect(said(await off(one.token, { recovery: recovery[0] }))).toEqual([400, 'second_factor_incorrect']);
  });
});

it('of a deleted user is kept as long as the user may come back, and then forgotten', async () => {
  const people = await Promise.all([29, 31].map(async (days) => ({ days, ...(await somebody()) })));
  for (const { id, token, days } of people) {
    await turnOn(test, { id, token, password });
    await test.database.pool.query(
      "update users set active = false, deleted_at = now() - interval '1 day' * $2 where id = $1",
      [id, days],
    );
  }
  await cleanUp(test.database.db);
  for (const table of ['totp_factors', 'recovery_codes']) {
    const { rows } = await test.database.pool.query(`select distinct user_id from ${table} where user_id = any($1)`, [
      people.map(({ id }) => id),
    ]);
    expect(rows).toEqual([{ user_id: people[0]?.id }]);
  }
});

describe('turning it off', () => {
  it('takes password and code, is in the trail and told by mail', async () => {
    const person = await somebody();
    const { secret } = await turnOn(test, person);
    const wrong = { token: person.token, body: { password: 'Wrong@12345', code: codeOf(secret) } };
    expect(said(await test.call('POST', '/users/second-factor/off', wrong))).toEqual([400, 'password_is_incorrect']);
    expect((await off(person.token, {})).statusCode).toBe(400);
    // The refusal of the password left the code as it was.
    expect((await off(person.token, { code: codeOf(secret) })).statusCode).toBe(204);
    expect(await own(person.token)).toEqual(nothing);
    expect((await trailOf(test, person.id)).map(({ action }) => action)).toEqual([
      'second_factor_on',
      'second_factor_off',
    ]);
    expect(mailsTo(test, person.username)[0]?.subject).toContain('tắt xác thực hai lớp');
    expect(said(await off(person.token, { code: codeOf(secret) }))).toEqual([409, 'second_factor_is_off']);
    expect(said(await renew(person.token, { code: codeOf(secret) }))).toEqual([409, 'second_factor_is_off']);
  });

  it('is slowed after some wrong codes', async () => {
    const person = await somebody();
    const { secret } = await turnOn(test, person);
    const wrong = otherThan(codeOf(secret));
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push((await off(person.token, { code: wrong })).statusCode);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    await forgetStep(test, person.id);
    expect((await off(person.token, { code: codeOf(secret) })).statusCode).toBe(429);
  });
});
