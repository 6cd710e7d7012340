import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../../src/domain/locales/en/mail.json';
import { loadSecrets } from '../../src/server/secrets';
import { startTestApp, type TestApp } from '../support/app';
import { addUser, ageCode, callFrom, codeFor, mailsTo, otherThan } from './auth.fixtures';

const password = 'Nhãn-hàng&Lam71';
let test: TestApp;
let callers = 0;
beforeAll(async () => {
  test = await startTestApp({ DEMO: '1', APP_SECRET: 'the application secret of these tests' });
});
afterAll(() => test.close());

function from(): string {
  callers += 1;
  return `203.0.113.${callers}`;
}
const post = (path: string, body: unknown) => callFrom(test, from(), `/auth/${path}`, body);
const put = (path: string, body: unknown) => callFrom(test, from(), `/auth/${path}`, body, 'PUT');
const info = (email: string) => ({ customer_name: 'Trà Sông Lam', fullname: 'Lê Thị Mai', phone: '0912345678', email });
const count = async (table: string) =>
  Number((await test.database.pool.query(`select count(*) as count from ${table}`)).rows[0].count);

async function passwordToken(email: string): Promise<string> {
  await post('register', info(email));
  const answer = await put('verify-otp', { email, otp: codeFor(test, email), user_registration_info: info(email) });
  expect(answer.statusCode).toBe(200);
  return answer.json().data.password_token;
}

describe('registration', () => {
  it('goes from the brand through the mailed code and a password to the login', async () => {
    const email = 'mai@brand.test';
    const begun = await post('register', { ...info(email), email: 'Mai@Brand.test' });
    expect(begun.statusCode).toBe(200);
    expect(begun.json().data).toEqual({ ...info(email), username: email });
    const otp = codeFor(test, email);
    const verified = await put('verify-otp', { user_registration_info: info(email), email, otp });
    const { password_token } = verified.json().data;
    expect((await put('set-password', { email, password, password_token })).statusCode).toBe(204);
    const entered = await post('login', { username: email, password });
    expect(entered.statusCode).toBe(200);
    const me = await test.call('GET', '/users/me', { token: entered.json().data.access_token });
    expect(me.json().data).toMatchObject({ username: email, type: 'brand', roles: ['brand'], phone: '0912345678' });
    const { rows } = await test.database.pool.query(
      `select b.name as brand, b.status, c.name as customer, c.trading_name, c.status as customer_status, c.code
       from representatives r join users u on u.id = r.user_id join brands b on b.id = r.brand_id
       join customers c on c.id = b.customer_id where u.username = $1`,
      [email],
    );
    expect(rows).toEqual([
      {
        brand: 'Trà Sông Lam',
        status: 'pending',
        customer: 'TRÀ SÔNG LAM',
        trading_name: 'Trà Sông Lam',
        customer_status: 'pending',
        code: expect.stringMatching(/^TRASONGLAM[2-9A-Z]{6}$/),
      },
    ]);
  });

  it('goes on with a code that was mailed under the application secret before', async () => {
    const email = 'turn@brand.test';
    await post('register', info(email));
    const otp = codeFor(test, email);
    const { config, secrets } = test.services;
    const before = { ...secrets };
    const appSecretPrevious = config.appSecret;
    Object.assign(
      secrets,
      loadSecrets({ ...config, appSecret: 'another secret of thirty-two characters', appSecretPrevious }),
    );
    try {
      expect((await put('verify-otp', { email, otp, user_registration_info: info(email) })).statusCode).toBe(200);
    } finally {
      Object.assign(secrets, before);
    }
  });

  it('makes nothing before the code comes back', async () => {
    const before = [await count('users'), await count('customers'), await count('brands')];
    await post('register', info('spam@brand.test'));
    expect([await count('users'), await count('customers'), await count('brands')]).toEqual(before);
  });

  it('answers for a known e-mail as for a new one and tells only its owner, in the owner\u2019s language', async () => {
    const { username } = await addUser(test, 'owner');
    await test.database.pool.query(
      "update users set language_id = (select id from languages where code = 'en') where username = $1",
      [username],
    );
    const known = await post('register', info(username));
    const fresh = await post('register', info('fresh@example.test'));
    expect(known.statusCode).toBe(fresh.statusCode);
    expect(known.json().data).toEqual({ ...fresh.json().data, email: username, username });
    expect(Object.keys(known.headers).sort()).toEqual(Object.keys(fresh.headers).sort());
    expect(mailsTo(test, username).map(({ subject }) => subject)).toEqual([en.already_registered.subject]);
    expect(mailsTo(test, username)[0]?.text).not.toMatch(/^\d{6}$/m);
    for (const email of [username, 'fresh@example.test']) {
      const wrong = await put('verify-otp', { email, otp: otherThan('') });
      expect(wrong.json().message).toBe('verification_incorrect');
      const times = await test.call('GET', `/auth/check-time-verification/${email}?type=REGISTER`);
      expect(times.json().data.remaining_seconds).toBeGreaterThan(290);
      const again = await post('resend-otp', { username: email, email, fullname: 'x', type: 'register' });
      expect(again.statusCode).toBe(429);
    }
    const { rows } = await test.database.pool.query('select fullname from users where username = $1', [username]);
    expect(rows).toEqual([{ fullname: 'owner' }]);
  });

  it('repeated before the code is used takes what was said last', async () => {
    const email = 'again@brand.test';
    await post('register', info(email));
    const first = codeFor(test, email);
    expect((await post('register', { ...info(email), customer_name: 'Second' })).statusCode).toBe(200);
    expect(mailsTo(test, email)).toHaveLength(1);
    await ageCode(test, email, 61);
    expect((await post('register', { ...info(email), customer_name: 'Third' })).statusCode).toBe(200);
    expect(mailsTo(test, email)).toHaveLength(2);
    const otp = codeFor(test, email);
    if (otp !== first)
      expect((await put('verify-otp', { email, otp: first })).json().message).toBe('verification_incorrect');
    expect((await put('verify-otp', { email, otp })).statusCode).toBe(200);
    const { rows } = await test.database.pool.query("select name from brands where name in ('Third', 'Second')");
    expect(rows).toEqual([{ name: 'Third' }]);
  });

  it('of one whom Google sent needs no more than a name and the code', async () => {
    const email = 'google@brand.test';
    await post('resend-otp', { username: email, email, fullname: 'Ngô Bình', type: 'register' });
    const answer = await put('verify-email', { email, otp: codeFor(test, email) });
    expect(answer.statusCode).toBe(200);
    const me = await test.call('GET', '/users/me', { token: answer.json().data.access_token });
    expect(me.json().data).toMatchObject({ fullname: 'Ngô Bình', email });
    expect((await put('verify-email', { email, otp: codeFor(test, email) })).json().message).toBe(
      'verification_code_not_existed',
    );
  });

  it('lets a user made by staff prove the e-mail without changing the user', async () => {
    const { username } = await addUser(test, 'invited', { verified_at: null });
    expect((await post('login', { username, password: 'Secret@12345' })).json().message).toBe('user_not_verified');
    await post('register', { ...info(username), fullname: 'Someone Else' });
    const answer = await put('verify-email', { email: username, otp: codeFor(test, username) });
    const me = await test.call('GET', '/users/me', { token: answer.json().data.access_token });
    expect(me.json().data).toMatchObject({ fullname: 'invited', type: 'staff' });
  });

  it('refuses what is no name, phone or e-mail', async () => {
    const answer = await post('register', {
      customer_name: 'A\r\nBcc: all@example.test',
      fullname: ' ',
      phone: '0112345678',
      email: 'mai@brand.test\r\nBcc: all@example.test',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual(
      expect.arrayContaining([
        { property: 'customer_name', message: 'invalid_value' },
        { property: 'fullname', message: 'field_required' },
        { property: 'phone', message: 'phone_number_is_incorrect' },
        { property: 'email', message: 'email_is_incorrect' },
      ]),
    );
  });

  it.each(['0912345678', '84912345678', '+84912345678', '912345678'])('takes the phone %s', async (phone) => {
    expect((await post('register', { ...info('phone@brand.test'), phone })).statusCode).toBe(200);
  });
});

describe('codes', () => {
  it('stand five tries, however many come at once, and are dead then', async () => {
    const email = 'guess@brand.test';
    await post('register', info(email));
    const otp = codeFor(test, email);
    const address = from();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        callFrom(test, address, '/auth/verify-otp', { email, otp: otherThan(otp) }, 'PUT'),
      ),
    );
    const messages = answers.map((answer) => answer.json().message);
    expect(messages.filter((message) => message === 'verification_incorrect')).toHaveLength(5);
    expect(messages.filter((message) => message === 'verification_expired')).toHaveLength(15);
    expect((await put('verify-otp', { email, otp })).json()).toEqual({
      statusCode: 400,
      message: 'verification_expired',
      errors: [{ property: 'otp', message: 'verification_expired' }],
    });
  });

  it('work once, also when used twice at the same moment', async () => {
    const email = 'twice@brand.test';
    await post('register', info(email));
    const otp = codeFor(test, email);
    const answers = await Promise.all([1, 2, 3].map(() => put('verify-otp', { email, otp })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect((await put('verify-otp', { email, otp })).json().message).toBe('verification_code_not_existed');
    const { rows } = await test.database.pool.query('select 1 from users where username = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  it('end after five minutes, serve only what they were sent for, and are kept only as keyed hashes', async () => {
    const email = 'late@brand.test';
    await post('register', info(email));
    const otp = codeFor(test, email);
    const { rows } = await test.database.pool.query('select * from otps where username = $1', [email]);
    expect(JSON.stringify(rows)).not.toContain(otp);
    const forgot = await post('new-change-password', {
      username: email,
      new_password: password,
      verification_code: otp,
    });
    expect(forgot.json().message).toBe('verification_code_not_existed');
    await ageCode(test, email, 301);
    expect((await put('verify-otp', { email, otp })).json().message).toBe('verification_expired');
    expect((await put('verify-otp', { email: 'never@brand.test', otp })).json().message).toBe(
      'verification_code_not_existed',
    );
  });

  it('are sent again after a minute at the earliest, and then ever less often', async () => {
    const email = 'resend@brand.test';
    const resend = () => post('resend-otp', { username: email, email, fullname: 'Mai', type: 'register' });
    await post('register', info(email));
    const early = await resend();
    expect(early.statusCode).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(55);
    const times = await test.call('GET', `/auth/check-time-verification/${email}?type=REGISTER`);
    expect(times.json().data.resend_in_seconds).toBeGreaterThan(55);
    for (let index = 0; index < 4; index += 1) {
      await ageCode(test, email, 61);
      expect((await resend()).statusCode).toBe(204);
    }
    await ageCode(test, email, 61);
    const sixth = await resend();
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(100);
    expect(mailsTo(test, email)).toHaveLength(5);
  });

  it('slow whoever keeps guessing at many of them', async () => {
    const address = from();
    const guess = (index: number) =>
      callFrom(test, address, '/auth/verify-otp', { email: `victim${index}@brand.test`, otp: '123456' }, 'PUT');
    const found: number[] = [];
    for (let index = 0; index < 30; index += 1) found.push((await guess(index)).statusCode);
    expect(found).toEqual([...Array(25).fill(400), ...Array(5).fill(429)]);
  });
});

describe('the password token', () => {
  it('sets the password of its own e-mail once', async () => {
    const email = 'token@brand.test';
    const password_token = await passwordToken(email);
    await addUser(test, 'target');
    const foreign = await put('set-password', { email: 'target@example.test', password, password_token });
    expect(foreign.json().message).toBe('verification_code_not_existed');
    expect((await put('set-password', { email, password, password_token: 'guessed' })).statusCode).toBe(400);
    const weak = await put('set-password', { email, password: 'weak', password_token });
    expect(weak.json().errors).toEqual([{ property: 'password', message: 'password_weak' }]);
    const answers = await Promise.all([1, 2].map(() => put('set-password', { email, password, password_token })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  });

  it('ends after ten minutes and is kept only as a hash', async () => {
    const email = 'slow@brand.test';
    const password_token = await passwordToken(email);
    const { rows } = await test.database.pool.query('select * from one_time_tokens where username = $1', [email]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(password_token);
    expect(rows[0].expires_at.getTime() - Date.now()).toBeLessThanOrEqual(600_000);
    await test.database.pool.query('update one_time_tokens set expires_at = now() where username = $1', [email]);
    expect((await put('set-password', { email, password, password_token })).json().message).toBe(
      'verification_expired',
    );
  });
});
