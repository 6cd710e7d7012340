import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../src/server/auth/commonPasswords';
import { hashPassword } from '../../src/server/auth/passwords';
import { insertOneTimeToken } from '../../src/server/auth/queries/oneTimeTokens';
import { newRefreshToken } from '../../src/server/auth/tokens';
import { createAdmin } from '../../src/server/users/createAdmin';
import { startTestApp, type TestApp } from '../support/app';
import { signIn } from '../support/people';
import { addUser, callFrom, codeFor, newPassword } from './auth.fixtures';

const owner = { username: 'thu.ha@songlam.vn', fullname: 'Nguyễn Thu Hà', code: 'NV0071' };

describe('a password that is tried first', () => {
  it.each([
    ['on the list', 'P@ssw0rd'],
    ['on the list, in other case', 'TRUSTNO1'],
    ['on the list, with the sign the rules ask for', 'Password@123'],
    ['on the list, digits for letters', '$unsh1ne'],
    ['on the list, digits alone, as good as', 'Aa@123456'],
    ['a word from here', 'Mậtkhẩu@123'],
    ['the product', 'KolHub@2026'],
    ['the own name', 'Thuha#1990'],
    ['the own name, whole', 'NguyenThuHa@1'],
    ['the own e-mail', 'Thu.ha@songlam.vn1'],
    ['the house in the own e-mail', 'SongLam@88'],
    ['the own code', 'Nv0071!'],
  ])('is one %s', async (_, password) => {
    expect(await isCommonPassword(password, owner)).toBe(true);
  });

  it.each([
    newPassword,
    'Suong#Moc2',
    'Trà-Shan&Lam94',
    'Sunshine#83920417',
    'Demo@12345',
    'gK7#pQ',
    'Sáng nay mưa 7 giờ.',
  ])('is not %s', async (password) => {
    expect(await isCommonPassword(password, owner)).toBe(false);
  });
});

describe('setting a common password', () => {
  const common = 'Password@123';
  const refused = (property: string) => ({
    statusCode: 400,
    message: 'password_is_too_common',
    errors: [{ property, message: 'password_is_too_common' }],
  });
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ DEMO: '1' });
  });
  afterAll(() => test.close());
  const from = (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    callFrom(test, '203.0.113.7', path, body, method);

  it('by a link is refused and leaves the link usable', async () => {
    const { username } = await addUser(test, 'an');
    const { token, hash } = newRefreshToken();
    const expires_at = new Date(Date.now() + 60_000);
    await insertOneTimeToken(test.database.db, { token_hash: hash, purpose: 'password', username, expires_at });
    const set = (password: string) =>
      from('/auth/set-password', { email: username, password, password_token: token }, 'PUT');
    expect((await set(common)).json()).toEqual(refused('password'));
    expect((await set(newPassword)).statusCode).toBe(204);
  });

  it('by a mailed code is refused and leaves the code usable', async () => {
    const { username } = await addUser(test, 'binh');
    await from('/auth/forget-password', { username });
    const verification_code = codeFor(test, username);
    const change = (new_password: string) =>
      from('/auth/new-change-password', { username, new_password, verification_code });
    expect((await change(common)).json()).toEqual(refused('new_password'));
    expect((await change(newPassword)).statusCode).toBe(204);
  });

  it('on the own profile is refused, the own name too, and the sessions stay', async () => {
    const old = 'Demo@12345';
    const { token } = await signIn(test, ['staff'], {
      password_hash: await hashPassword(old),
      fullname: 'Lê Mộc Miên',
    });
    const change = (new_password: string) =>
      test.call('PUT', '/users/change-password', {
        token,
        body: { current_password: old, new_password, re_new_password: new_password },
      });
    expect((await change(common)).json()).toEqual(refused('new_password'));
    expect((await change('Mocmien@1990')).json()).toEqual(refused('new_password'));
    expect((await test.call('GET', '/users/me', { token })).statusCode).toBe(200);
    expect((await change(newPassword)).statusCode).toBe(204);
  });

  it('of an administrator from the command line is refused, and nobody is made', async () => {
    const person = { username: 'chief@example.test', fullname: 'Chief', code: 'AD900' };
    await expect(createAdmin(test.database.db, { ...person, password: common })).rejects.toMatchObject({
      code: 'password_is_too_common',
    });
    await createAdmin(test.database.db, { ...person, password: newPassword });
  });
});

it('the password of the demo still signs in: only setting it is refused', async () => {
  const test = await startTestApp();
  const { username } = await addUser(test, 'khach', { password_hash: await hashPassword('Demo@12345') });
  const answer = await test.call('POST', '/auth/login', { body: { username, password: 'Demo@12345' } });
  expect(answer.statusCode).toBe(200);
  await test.close();
});
