import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/server/auth/passwords';
import { mediaFiles } from '../../src/server/db/schema/media';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildConsent, buildKol, buildSocial } from '../support/factories';
import { signIn, trailOf } from '../support/people';

const password = 'Secret@12345';
let test: TestApp;
let password_hash: string;

beforeAll(async () => {
  test = await startTestApp();
  password_hash = await hashPassword(password);
});
afterAll(() => test.close());

const put = (path: string, token: string, body: object) => test.call('PUT', path, { token, body });

describe('the own profile', () => {
  const profile = { fullname: 'Trần Bình', phone: '0987654321' };

  it('changes name, phone and what else is said', async () => {
    const { id, token } = await signIn(test, ['staff'], { address: 'Huế' });
    const answer = await put('/users/update-profile', token, { ...profile, gender: 'male', birthday: '1990-01-31' });
    expect(answer.json().data).toMatchObject({ ...profile, gender: 'male', birthday: '1990-01-31', address: 'Huế' });
    expect((await trailOf(test, id)).at(-1)).toMatchObject({ action: 'update_profile', actor_id: id });
    const stale = await put('/users/update-profile', token, { ...profile, version: 1 });
    expect(stale.json().message).toBe('record_was_changed');
  });

  it('wants name and phone, and takes no rights or names of its own', async () => {
    const { id, token, username } = await signIn(test, ['staff']);
    const faulty = await put('/users/update-profile', token, { fullname: '', phone: '12' });
    expect(faulty.json().errors).toEqual([
      { property: 'fullname', message: 'field_required' },
      { property: 'phone', message: 'phone_number_is_incorrect' },
    ]);
    await put('/users/update-profile', token, {
      ...profile,
      email: 'x@y.test',
      code: 'X',
      type: 'kol',
      roles: ['admin'],
    });
    const me = (await test.call('GET', '/users/me', { token })).json().data;
    expect(me).toMatchObject({ id, username, type: 'staff', roles: ['staff'] });
  });

  it('shows a stored picture, by id or by address, and no foreign one', async () => {
    const { token } = await signIn(test, ['staff']);
    const [id, sha256] = [newId(), 'ab'.repeat(32)];
    const file = { storage_key: 'k', type: 'image/png', file_name: 'a.png', size: 1 };
    await test.database.db.insert(mediaFiles).values({ id, kind: 'picture', sha256, ...file });
    const set = (avatar: string | null) => put('/users/update-profile', token, { ...profile, avatar });
    expect((await set(id)).json().data.full_avatar).toBe(`/pictures/${sha256}`);
    expect((await set(null)).json().data.full_avatar).toBeNull();
    expect((await set(`/pictures/${sha256}`)).json().data.full_avatar).toBe(`/pictures/${sha256}`);
    for (const foreign of [`https://evil.example/pictures/${sha256}`, newId(), 'javascript:alert(1)']) {
      expect((await set(foreign)).json().errors).toEqual([{ property: 'avatar', message: 'file_not_exist' }]);
    }
  });
});

describe('the own password', () => {
  const change = (token: string, current_password: string, new_password: string, re_new_password = new_password) =>
    put('/users/change-password', token, { current_password, new_password, re_new_password });

  it('ends every session of the user at once and of nobody else', async () => {
    const { id, token, username } = await signIn(test, ['staff'], { password_hash });
    const [elsewhere, other] = [await test.tokenOf(id), await signIn(test, ['staff'])];
    expect((await change(token, password, 'Tot-Hon&Nhieu93')).statusCode).toBe(204);
    for (const ended of [token, elsewhere]) {
      expect((await test.call('GET', '/users/me', { token: ended })).json().message).toBe('access_token_invalid');
    }
    expect((await test.call('GET', '/users/me', { token: other.token })).statusCode).toBe(200);
    const login = (secret: string) => test.call('POST', '/auth/login', { body: { username, password: secret } });
    expect((await login(password)).statusCode).toBe(401);
    expect((await login('Tot-Hon&Nhieu93')).statusCode).toBe(200);
    const trail = JSON.stringify(await trailOf(test, id));
    expect(trail).toContain('change_password');
    expect(trail).not.toMatch(/Nhieu93|Secret|argon2/);
  });

  it('refuses a wrong current one, the same again, a weak one and a different repetition', async () => {
    const { token } = await signIn(test, ['staff'], { password_hash });
    expect((await change(token, 'Wrong@123', 'Tot-Hon&Nhieu93')).json()).toEqual({
      statusCode: 400,
      message: 'password_is_incorrect',
      errors: [{ property: 'current_password', message: 'password_is_incorrect' }],
    });
    expect((await change(token, password, password)).json().message).toBe('new_password_same_current');
    expect((await change(token, password, 'weakling')).json().errors).toEqual([
      { property: 'new_password', message: 'password_weak' },
    ]);
    expect((await change(token, password, 'Tot-Hon&Nhieu93', 'Tot-Hon&Nhieu94')).json().errors).toEqual([
      { property: 're_new_password', message: 'passwords_do_not_match' },
    ]);
    expect((await test.call('GET', '/users/me', { token })).statusCode).toBe(200);
  });

  it('is not to be guessed with a stolen session', async () => {
    const { token } = await signIn(test, ['staff'], { password_hash });
    const codes: number[] = [];
    for (let guess = 0; guess < 7; guess += 1)
      codes.push((await change(token, `Guess@${guess}`, 'Tot-Hon&Nhieu93')).statusCode);
    expect(codes).toContain(429);
  });
});

describe('the own language', () => {
  it("is chosen by oneself; another's needs the right", async () => {
    const languages = (await test.call('GET', '/language')).json().data as { id: string; code: string }[];
    const language_id = languages.find(({ code }) => code === 'en')?.id ?? '';
    const [own, manager, admin] = [
      await signIn(test, ['staff']),
      await signIn(test, ['manager']),
      await signIn(test, ['admin']),
    ];
    const choose = (id: string, token: string, chosen = language_id) =>
      put(`/users/update-language/${id}`, token, { language_id: chosen });
    expect((await choose(own.id, own.token)).statusCode).toBe(204);
    expect((await test.call('GET', '/users/me', { token: own.token })).json().data.language).toEqual({
      id: language_id,
      code: 'en',
    });
    expect((await choose(manager.id, own.token)).json().message).toBe('permission_denied');
    expect((await choose(own.id, manager.token)).statusCode).toBe(204);
    expect((await choose(admin.id, manager.token)).json().message).toBe('permission_denied');
    const unknown = await choose(own.id, own.token, newId());
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'language_not_exist']);
    expect((await choose(own.id, own.token, '')).statusCode).toBe(400);
  });
});

const noFigures = {
  followers: null,
  following: null,
  friends: null,
  hearts: null,
  videos: null,
  comments: null,
  shares: null,
  collects: null,
  plays: null,
};

describe('the own network accounts', () => {
  it('are those of the own KOL and the connected ones, and of nobody else', async () => {
    const own = await signIn(test, ['KOL'], { type: 'kol' });
    const kol = await buildKol(test.database.db, { user_id: own.id });
    const social = await buildSocial(test.database.db, { kol_id: kol.id });
    await buildSocial(test.database.db);
    const told = { remote_id: 'p1', username: 'linh', figures: { ...noFigures, followers: 12 } };
    await buildConsent(test.database.db, { social_id: social.id, kol_id: kol.id, ...told });
    const { data } = (await test.call('GET', '/users/network', { token: own.token })).json();
    expect(data).toMatchObject({
      kol: { id: kol.id },
      socials: [{ id: social.id }],
      accounts: [{ id: social.id, profile_id: 'p1', username: 'linh', figures: told.figures }],
    });
    expect(data.socials[0]).toMatchObject({ offered: false, consent: { username: 'linh', lost_at: null } });
    expect(data.socials).toHaveLength(1);
    const other = await signIn(test, ['staff']);
    expect((await test.call('GET', '/users/network', { token: other.token })).json().data).toEqual({
      kol: null,
      socials: [],
      accounts: [],
      unlinked: [],
      waiting: [],
    });
    expect((await test.call('GET', '/users/network')).statusCode).toBe(401);
  });
});
