import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../src/server/db/schema/identity';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { roleIds, signIn, trailOf } from '../support/people';

let test: TestApp;
let admin: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, ['admin']);
});
afterAll(() => test.close());

const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  test.call(method, path, { token: admin.token, ...(body !== undefined && { body }) });
const said = (answer: Awaited<ReturnType<typeof asAdmin>>) => [answer.statusCode, answer.json().message];
const codes = (answer: Awaited<ReturnType<typeof asAdmin>>) =>
  answer.json().data.map((one: { code: string }) => one.code);
const idOf = async (code: string) =>
  (await asAdmin('GET', '/language')).json().data.find((one: { code: string }) => one.code === code)?.id;
const japanese = { code: 'ja', language: '日本語', country_code: 'jp' };

describe('languages', () => {
  it('are added switched off, seen by those who manage them, and enabled for all', async () => {
    const added = await asAdmin('POST', '/language', japanese);
    expect(added.json().data).toMatchObject({ ...japanese, country_code: 'JP', flag: '🇯🇵', enable: false, version: 1 });
    const { id } = added.json().data;
    expect(codes(await test.call('GET', '/language'))).toEqual(['vi', 'en']);
    const staff = await signIn(test, ['staff']);
    expect(codes(await test.call('GET', '/language?enable=false', { token: staff.token }))).toEqual(['vi', 'en']);
    expect(codes(await asAdmin('GET', '/language'))).toEqual(['vi', 'en', 'ja']);
    expect(codes(await asAdmin('GET', '/language?enable=false'))).toEqual(['ja']);
    expect((await asAdmin('PUT', `/language/update-status/${id}`, { enable: true })).json().data.enable).toBe(true);
    expect(codes(await test.call('GET', '/language'))).toEqual(['vi', 'en', 'ja']);
    expect((await asAdmin('GET', `/language/${id}`)).json().data).toMatchObject({
      code: 'ja',
      enable: true,
      version: 2,
    });
    expect((await trailOf(test, id)).map(({ action, changes }) => [action, changes])).toMatchObject([
      ['create', { code: { after: 'ja' } }],
      ['update', { enable: { before: false, after: true } }],
    ]);
  });

  it('are changed, a stale edit refused', async () => {
    const { id } = (await asAdmin('POST', '/language', { ...japanese, code: 'ko', flag: '🇰🇷' })).json().data;
    const changed = await asAdmin('PUT', `/language/${id}`, { code: 'ko-KR', language: '한국어', version: 1 });
    expect(changed.json().data).toMatchObject({ code: 'ko-KR', language: '한국어', flag: '🇰🇷', version: 2 });
    expect(said(await asAdmin('PUT', `/language/${id}`, { language: 'x', version: 1 }))).toEqual([
      409,
      'record_was_changed',
    ]);
    expect((await asAdmin('PUT', `/language/${id}`, { language: '한국어' })).json().data.version).toBe(2);
    expect(said(await asAdmin('PUT', `/language/${id}`, { code: 'en' }))).toEqual([409, 'language_already_exist']);
  });

  it('refuse a code that is taken, also by a twin, and bad input', async () => {
    const taken = await asAdmin('POST', '/language', { ...japanese, code: 'vi' });
    expect(said(taken)).toEqual([409, 'language_already_exist']);
    expect(taken.json().errors).toEqual([{ property: 'code', message: 'language_already_exist' }]);
    const twins = await Promise.all([1, 2].map(() => asAdmin('POST', '/language', { ...japanese, code: 'th' })));
    expect(twins.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const bad = await asAdmin('POST', '/language', { code: 'Japanese', country_code: ['JPN'], flag: 'x' });
    const blamed = bad.json().errors.map(({ property, message }: Record<string, string>) => [property, message]);
    expect(Object.fromEntries(blamed)).toEqual({
      code: 'invalid_value',
      language: 'field_required',
      country_code: 'invalid_value',
      flag: 'invalid_value',
    });
    const vi = await idOf('vi');
    for (const body of [{}, { enable: null }, { enable: 'perhaps' }]) {
      expect(said(await asAdmin('PUT', `/language/update-status/${vi}`, body))).toEqual([400, 'validation_failed']);
    }
    for (const [method, path] of [
      ['GET', `/language/${newId()}`],
      ['PUT', `/language/${newId()}`],
      ['DELETE', `/language/${newId()}`],
    ] as const) {
      expect(said(await asAdmin(method, path, method === 'PUT' ? {} : undefined))).toEqual([404, 'language_not_exist']);
    }
  });

  it('keep Vietnamese on, and both built-in ones with their code', async () => {
    const [vi, en] = [await idOf('vi'), await idOf('en')];
    const off = await asAdmin('PUT', `/language/update-status/${vi}`, { enable: false });
    expect(said(off)).toEqual([409, 'language_is_fixed']);
    expect(said(await asAdmin('PUT', `/language/${vi}`, { enable: false }))).toEqual([409, 'language_is_fixed']);
    for (const id of [vi, en]) {
      expect(said(await asAdmin('DELETE', `/language/${id}`))).toEqual([409, 'language_is_fixed']);
      expect(said(await asAdmin('PUT', `/language/${id}`, { code: 'fr' }))).toEqual([409, 'language_is_fixed']);
    }
    expect((await asAdmin('PUT', `/language/update-status/${en}`, { enable: false })).statusCode).toBe(200);
    expect(codes(await test.call('GET', '/language'))).not.toContain('en');
    await asAdmin('PUT', `/language/update-status/${en}`, { enable: true });
  });

  it('take their words with them when deleted, and free who chose them', async () => {
    const { id } = (await asAdmin('POST', '/language', { ...japanese, code: 'fr', enable: true })).json().data;
    const reader = await signIn(test, ['staff'], { language_id: id });
    const me = async () => (await test.call('GET', '/users/me', { token: reader.token })).json().data.language;
    expect(await me()).toEqual({ id, code: 'fr' });
    await asAdmin('PUT', `/language/update-status/${id}`, { enable: false });
    expect(await me()).toBeNull();
    const [keyword] = (await asAdmin('GET', '/translations?size=1')).json().data;
    const word = { language_id: id, translation: 'Bonjour' };
    expect((await asAdmin('POST', `/translations/${keyword.id}/translate`, word)).statusCode).toBe(200);
    expect((await asAdmin('DELETE', `/language/${id}`)).statusCode).toBe(204);
    const [after] = (await asAdmin('GET', '/translations?size=1')).json().data;
    expect(JSON.stringify(after)).not.toContain('Bonjour');
    const { db } = test.database;
    expect(await db.select({ language_id: users.language_id }).from(users).where(eq(users.id, reader.id))).toEqual([
      { language_id: null },
    ]);
    expect((await trailOf(test, id)).at(-1)).toMatchObject({
      action: 'delete',
      changes: { code: { before: 'fr' }, users: { before: 1 }, translations: { before: 1 } },
    });
  });

  it('are managed by those who may', async () => {
    const manager = await signIn(test, ['manager']);
    const id = await idOf('en');
    for (const [method, path] of [
      ['POST', '/language'],
      ['PUT', `/language/${id}`],
      ['DELETE', `/language/${id}`],
      ['PUT', `/language/update-status/${id}`],
    ] as const) {
      expect((await test.call(method, path, { token: manager.token, body: {} })).statusCode).toBe(403);
    }
    const role_id = (await roleIds(test)).manager;
    const permissions = [{ scope: 'language_management', action: 'u', allowed: true }];
    await asAdmin('PUT', '/role-permission', { role_id, permissions });
    const edit = (body: object) => test.call('PUT', `/language/${id}`, { token: manager.token, body });
    expect((await edit({ country_code: 'GB', enable: true })).json().data).toMatchObject({ flag: '🇬🇧', enable: true });
    expect(said(await edit({ enable: false }))).toEqual([403, 'permission_denied']);
  });
});
