import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInWords } from '../../src/domain/locales/builtIn';
import { translationKey } from '../../src/domain/translations/schema';
import type { Keyword } from '../../src/domain/translations/types';
import { parse } from '../../src/domain/validation';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { signIn, trailOf, word } from '../support/people';

let test: TestApp;
let admin: Awaited<ReturnType<typeof signIn>>;
let language: Record<string, string>;

const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  test.call(method, path, { token: admin.token, ...(body !== undefined && { body }) });
const said = (answer: Awaited<ReturnType<typeof asAdmin>>) => [answer.statusCode, answer.json().message];

beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, ['admin']);
  for (const code of ['ja', 'xx']) {
    await asAdmin('POST', '/language', { code, language: `Tiếng ${code}`, country_code: 'JP', enable: code === 'ja' });
  }
  const { data } = (await asAdmin('GET', '/language')).json();
  language = Object.fromEntries(data.map(({ code, id }: { code: string; id: string }) => [code, id]));
});
afterAll(() => test.close());

const resource = async (lang: string): Promise<Record<string, string>> =>
  (await test.call('GET', `/translations/resource/${lang}`)).json().data;
const made = async (key: string, words: Record<string, string> = {}): Promise<Keyword> => {
  const translations = Object.entries(words).map(([code, translation]) => ({
    language_id: language[code],
    translation,
  }));
  return (await asAdmin('POST', '/translations', { key, translations })).json().data;
};
const found = async (query: string): Promise<Keyword[]> =>
  (await asAdmin('GET', `/translations?size=999999999&${query}`)).json().data;
const keyword = async (key: string): Promise<Keyword> => {
  const one = (await found(`search=${key}`)).find((row) => row.key === key);
  if (!one) throw new Error(`no keyword ${key}`);
  return one;
};
const wordIn = (row: Keyword, code: string) => row.translations.find((one) => one.language_id === language[code]);
const saved = {
  key: 'ra.action.save',
  vi: builtInWords.get('ra.action.save')?.vi,
  en: builtInWords.get('ra.action.save')?.en,
};

describe('keywords', () => {
  it('are there for every built-in word, in both languages, all on one page if asked', async () => {
    const answer = (await asAdmin('GET', '/translations?page=1&size=999999999')).json();
    expect(answer).toMatchObject({ page: 1, size: 999_999_999, total: builtInWords.size });
    expect(answer.data.map(({ key }: Keyword) => key).sort()).toEqual([...builtInWords.keys()].sort());
    for (const key of builtInWords.keys()) expect(parse(translationKey(), key)).toBe(key);
    expect(await keyword(saved.key)).toMatchObject({
      built_in: true,
      translations: [
        { translateId: null, language_id: language.vi, translation: saved.vi },
        { translateId: null, language_id: language.en, translation: saved.en },
      ],
    });
    const second = (await asAdmin('GET', '/translations?page=2&size=5')).json();
    expect(second).toMatchObject({ page: 2, size: 5, total: builtInWords.size });
    expect(second.data).toEqual(answer.data.slice(5, 10));
    expect((await asAdmin('GET', '/translations')).json().data).toHaveLength(10);
  });

  it('are made with words, renamed and deleted, each with its trail', async () => {
    const [key, renamed] = [`own.${word()}`, `own.${word()}`];
    const row = await made(key, { vi: 'Xin chào', ja: 'こんにちは' });
    expect(row).toMatchObject({ key, built_in: false, version: 1 });
    expect(row.translations.map(({ translation }) => translation)).toEqual(['Xin chào', 'こんにちは']);
    const answer = await asAdmin('PUT', `/translations/${row.id}`, { key: renamed, version: 1 });
    expect(answer.json().data).toMatchObject({ key: renamed, version: 2, translations: row.translations });
    expect((await asAdmin('PUT', `/translations/${row.id}`, { key: renamed })).json().data.version).toBe(2);
    expect(said(await asAdmin('PUT', `/translations/${row.id}`, { key, version: 1 }))).toEqual([
      409,
      'record_was_changed',
    ]);
    expect((await resource('ja'))[renamed]).toBe('こんにちは');
    expect((await asAdmin('DELETE', `/translations/${row.id}`)).statusCode).toBe(204);
    expect(await resource('ja')).not.toHaveProperty([renamed]);
    for (const method of ['PUT', 'DELETE'] as const) {
      expect(said(await asAdmin(method, `/translations/${row.id}`, { key }))).toEqual([404, 'keyword_not_exist']);
    }
    expect((await trailOf(test, row.id)).map(({ action, changes }) => [action, changes])).toEqual([
      ['create', { key: { after: key }, vi: { after: 'Xin chào' }, ja: { after: 'こんにちは' } }],
      ['update', { key: { before: key, after: renamed } }],
      ['delete', { key: { before: renamed }, vi: { before: 'Xin chào' }, ja: { before: 'こんにちは' } }],
    ]);
  });

  it('refuse keys that are taken, lie under one another, or are none', async () => {
    const row = await made(`own.${word()}`);
    expect(said(await asAdmin('POST', '/translations', { key: row.key }))).toEqual([409, 'keyword_already_exist']);
    for (const key of [`${row.key}.more`, 'own', 'ra.action', `${saved.key}.twice`]) {
      expect(said(await asAdmin('POST', '/translations', { key })), key).toEqual([409, 'keyword_overlaps']);
    }
    // A word that another one only begins with is in nobody's way.
    expect(await made(`${row.key}s`)).toMatchObject({ key: `${row.key}s` });
    const other = await made(`own.${word()}`);
    expect(said(await asAdmin('PUT', `/translations/${other.id}`, { key: row.key }))).toEqual([
      409,
      'keyword_already_exist',
    ]);
    expect((await asAdmin('PUT', `/translations/${other.id}`, { key: `${other.key}.deeper` })).statusCode).toBe(200);
    for (const key of [
      '',
      ' ',
      'a b',
      'a..b',
      '.a',
      'a.',
      'từ',
      '__proto__.x',
      'a.__proto__',
      'x'.repeat(256),
      ['a'],
      {},
    ]) {
      expect(said(await asAdmin('POST', '/translations', { key })), String(key)).toEqual([400, 'validation_failed']);
    }
    const twin = { key: `own.${word()}` };
    const twins = await Promise.all([1, 2].map(() => asAdmin('POST', '/translations', twin)));
    expect(twins.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const twice = { language_id: language.vi, translation: 'x' };
    const bad = { key: `own.${word()}`, translations: [twice, twice] };
    expect(said(await asAdmin('POST', '/translations', bad))).toEqual([400, 'validation_failed']);
    for (const translations of [[{}], [null], ['x'], 'x', [{ language_id: 5, translation: {} }], {}]) {
      const answer = await asAdmin('POST', '/translations', { key: bad.key, translations });
      expect(said(answer), JSON.stringify(translations)).toEqual([400, 'validation_failed']);
    }
    const unknown = { key: bad.key, translations: [{ ...twice, language_id: newId() }] };
    expect(said(await asAdmin('POST', '/translations', unknown))).toEqual([404, 'language_not_exist']);
    expect(await found(`search=${bad.key}`)).toEqual([]);
  });

  it('of the product are neither renamed nor deleted', async () => {
    const { id } = await keyword(saved.key);
    expect(said(await asAdmin('PUT', `/translations/${id}`, { key: word() }))).toEqual([409, 'keyword_is_built_in']);
    expect(said(await asAdmin('DELETE', `/translations/${id}`))).toEqual([409, 'keyword_is_built_in']);
  });
});

describe('words', () => {
  it('are written, changed and taken back, each with its trail', async () => {
    const row = await keyword(saved.key);
    const first = await asAdmin('POST', `/translations/${row.id}/translate`, {
      language_id: language.en,
      translation: ' Keep ',
    });
    const written = wordIn(first.json().data, 'en');
    expect(written).toMatchObject({ translation: 'Keep', version: 1 });
    expect(wordIn(first.json().data, 'vi')).toMatchObject({ translateId: null, translation: saved.vi });
    expect((await resource('en'))[saved.key]).toBe('Keep');
    const again = { language_id: language.en?.toUpperCase(), translation: 'Twice' };
    expect(said(await asAdmin('POST', `/translations/${row.id}/translate`, again))).toEqual([
      409,
      'translation_already_exist',
    ]);
    const path = `/translations/${row.id}/translate/${written?.translateId}`;
    const changed = await asAdmin('PUT', path, { language_id: language.en, translation: 'Store', version: 1 });
    expect(wordIn(changed.json().data, 'en')).toMatchObject({
      translateId: written?.translateId,
      translation: 'Store',
      version: 2,
    });
    expect(said(await asAdmin('PUT', path, { translation: 'Late', version: 1 }))).toEqual([409, 'record_was_changed']);
    expect(said(await asAdmin('PUT', path, { language_id: language.vi, translation: 'x' }))).toEqual([
      400,
      'validation_failed',
    ]);
    await asAdmin('PUT', path, { translation: 'Store' });
    const back = await asAdmin('DELETE', path);
    expect(wordIn(back.json().data, 'en')).toMatchObject({ translateId: null, translation: saved.en });
    expect(await resource('en')).not.toHaveProperty([saved.key]);
    for (const method of ['PUT', 'DELETE'] as const) {
      expect(said(await asAdmin(method, path, { translation: 'x' }))).toEqual([404, 'translation_not_exist']);
    }
    expect((await trailOf(test, row.id)).map(({ changes }) => changes)).toEqual([
      { en: { before: null, after: 'Keep' } },
      { en: { before: 'Keep', after: 'Store' } },
      { en: { before: 'Store', after: null } },
    ]);
  });

  it('refuse unknown records, empty texts and values nobody fills in', async () => {
    const row = await keyword('audit.more');
    const path = `/translations/${row.id}/translate`;
    const post = (body: unknown, to = path) => asAdmin('POST', to, body);
    const good = { language_id: language.ja, translation: 'あと {{total}}' };
    expect(said(await post({ ...good, language_id: newId() }))).toEqual([404, 'language_not_exist']);
    expect(said(await post(good, `/translations/${newId()}/translate`))).toEqual([404, 'keyword_not_exist']);
    for (const bad of [
      {},
      { ...good, translation: ' ' },
      { ...good, language_id: 'ja' },
      { ...good, translation: ['x'] },
    ]) {
      expect(said(await post(bad))).toEqual([400, 'validation_failed']);
    }
    expect(said(await post({ ...good, translation: 'x'.repeat(5_001) }))).toEqual([400, 'validation_failed']);
    expect((await post({ ...good, translation: 'あと {{count}}' })).json().errors).toEqual([
      { property: 'translation', message: 'placeholder_unknown' },
    ]);
    expect(wordIn(await keyword('audit.more'), 'ja')).toBeUndefined();
    const twins = await Promise.all([post(good), post(good)]);
    expect(twins.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const own = await made(`own.${word()}`, { vi: 'Chào {{name}}' });
    expect((await post({ ...good, translation: '{{anything}}' }, `/translations/${own.id}/translate`)).statusCode).toBe(
      200,
    );
  });

  it('are found by key, by what was written and by what is built in, without regard to accents', async () => {
    const key = `own.${word()}`;
    await made(key, { vi: 'Ngày ấy ở Đà Lạt 100%' });
    expect((await found('search=DA LAT')).map((row) => row.key)).toEqual([key]);
    expect((await found('search=lat 100%25')).map((row) => row.key)).toEqual([key]);
    expect((await found('search=1_0%25')).map((row) => row.key)).toEqual([]);
    expect((await found(`search=${key.toUpperCase()}`)).map((row) => row.key)).toEqual([key]);
    const notice = builtInWords.get('error.keyword_is_built_in');
    const search = encodeURIComponent('KHONG THE DOI TEN');
    expect(notice?.vi).toContain('không thể đổi tên');
    expect((await found(`search=${search}`)).map((row) => row.key)).toEqual(['error.keyword_is_built_in']);
    const { id } = await keyword('error.keyword_is_built_in');
    await asAdmin('POST', `/translations/${id}/translate`, { language_id: language.vi, translation: 'Khác hẳn' });
    // Only what is shown is found.
    expect(await found(`search=${search}`)).toEqual([]);
  });

  it('are missing in a language until written; built-in ones are not', async () => {
    const key = `own.${word()}`;
    const row = await made(key, { vi: 'Một', en: 'One', xx: 'X' });
    const missing = async (query: string) => (await found(`missing=true&${query}`)).map((one) => one.key);
    expect(await missing('')).toContain(key);
    expect(await missing(`language_id=${language.ja}`)).toContain(key);
    expect(await missing(`language_id=${language.en}`)).not.toContain(key);
    expect(await missing(`language_id=${language.vi}`)).not.toContain(saved.key);
    expect(await missing(`language_id=${language.ja}`)).toContain(saved.key);
    await asAdmin('POST', `/translations/${row.id}/translate`, { language_id: language.ja, translation: '一' });
    expect(await missing('')).not.toContain(key);
    expect(await missing(`search=${key}`)).toEqual([]);
    expect(await missing(`language_id=${newId()}`)).toEqual([]);
    for (const query of ['size=0', 'page=0', 'size=x', 'missing=perhaps', 'language_id=ja', 'sort=KEY']) {
      expect(said(await asAdmin('GET', `/translations?${query}`)), query).toEqual([400, 'validation_failed']);
    }
  });

  it('are found by area, and counted for each language', async () => {
    const area = word();
    const before = (await asAdmin('GET', '/translations/progress')).json().data;
    await made(`${area}.first`, { ja: '一' });
    await made(`${area}.second`, { vi: 'Hai', en: 'Two' });
    expect((await found(`area=${area}`)).map(({ key }) => key)).toEqual([`${area}.first`, `${area}.second`]);
    expect((await found(`area=${area}&search=HAI`)).map(({ key }) => key)).toEqual([`${area}.second`]);
    expect(await found(`area=${area.slice(0, -1)}`)).toEqual([]);
    const after = (await asAdmin('GET', '/translations/progress')).json().data;
    expect(after.total).toBe(before.total + 2);
    expect(after.areas).toEqual([...before.areas, area].sort());
    const grown = (code: string) => {
      const of = ({ languages }: typeof before) =>
        languages.find((one: { code: string }) => one.code === code).translated;
      return of(after) - of(before);
    };
    expect(['vi', 'en', 'ja', 'xx'].map(grown)).toEqual([1, 1, 1, 0]);
    // What is built in counts as translated in its languages, and only there.
    const { languages } = after;
    expect(languages.find((one: { code: string }) => one.code === 'ja').translated).toBeLessThan(builtInWords.size);
    const lacking = await asAdmin('GET', `/translations?missing=true&language_id=${language.vi}`);
    expect(languages.find((one: { code: string }) => one.code === 'vi').translated).toBe(
      after.total - lacking.json().total,
    );
  });

  it('are for those who may', async () => {
    const staff = await signIn(test, ['staff']);
    const { id } = await keyword(saved.key);
    for (const [method, path] of [
      ['GET', '/translations'],
      ['POST', '/translations'],
      ['PUT', `/translations/${id}`],
      ['DELETE', `/translations/${id}`],
      ['POST', `/translations/${id}/translate`],
      ['PUT', `/translations/${id}/translate/${id}`],
      ['DELETE', `/translations/${id}/translate/${id}`],
      ['GET', '/translations/export'],
      ['GET', '/translations/progress'],
      ['POST', '/translations/import'],
    ] as const) {
      expect((await test.call(method, path, { token: staff.token, body: {} })).statusCode, path).toBe(403);
    }
  });
});

describe('the resource of a language', () => {
  it('falls back to English, then Vietnamese, but never over a built-in word that stands before', async () => {
    const [all, noJa, onlyVi, onlyJa] = [1, 2, 3, 4].map(() => `own.${word()}`) as [string, string, string, string];
    await made(all, { vi: 'v', en: 'e', ja: 'j' });
    await made(noJa, { vi: 'v', en: 'e' });
    await made(onlyVi, { vi: 'v' });
    await made(onlyJa, { ja: 'j' });
    expect(await resource('ja')).toMatchObject({ [all]: 'j', [noJa]: 'e', [onlyVi]: 'v', [onlyJa]: 'j' });
    expect(await resource('en')).toMatchObject({ [all]: 'e', [noJa]: 'e', [onlyVi]: 'v' });
    expect(await resource('vi')).toMatchObject({ [all]: 'v', [noJa]: 'v', [onlyVi]: 'v' });
    expect(await resource('vi')).not.toHaveProperty([onlyJa]);
    const { id, key } = await keyword('ra.action.cancel');
    const translate = (code: string, translation: string) =>
      asAdmin('POST', `/translations/${id}/translate`, { language_id: language[code], translation });
    await translate('vi', 'V');
    expect((await resource('vi'))[key]).toBe('V');
    for (const lang of ['en', 'ja']) expect(await resource(lang)).not.toHaveProperty([key]);
    await translate('en', 'E');
    expect([(await resource('ja'))[key], (await resource('en'))[key], (await resource('vi'))[key]]).toEqual([
      'E',
      'E',
      'V',
    ]);
    await translate('ja', 'J');
    expect((await resource('ja'))[key]).toBe('J');
  });

  it('has what was written under a key that became forms of the plural', async () => {
    const key = 'campaignForm.draft_kols';
    const forms = [`${key}_one`, `${key}_other`] as const;
    expect([builtInWords.has(key), forms.map((form) => builtInWords.has(form))]).toEqual([false, [true, true]]);
    const old = await made(key, { vi: 'Đã chọn: {{total}}', en: 'Chosen: {{total}}', ja: '{{total}} 人' });
    const [one, many] = [await keyword(forms[0]), await keyword(forms[1])];
    expect(await resource('vi')).toMatchObject({ [forms[1]]: 'Đã chọn: {{count}}' });
    expect(await resource('en')).toMatchObject({ [forms[0]]: 'Chosen: {{count}}', [forms[1]]: 'Chosen: {{count}}' });
    expect(await resource('ja')).toMatchObject({ [forms[1]]: '{{count}} 人' });
    // Seen where it counts, as a word of another key's: to be written anew, not to be changed.
    expect(wordIn(many, 'en')).toEqual({
      ...{ translateId: null, version: null, language_id: language.en, translation: 'Chosen: {{count}}' },
    });
    expect(wordIn(one, 'vi')).toBeUndefined();

    const own = { language_id: language.en, translation: 'One chosen.' };
    expect((await asAdmin('POST', `/translations/${one.id}/translate`, own)).statusCode).toBe(200);
    expect(await resource('en')).toMatchObject({ [forms[0]]: 'One chosen.', [forms[1]]: 'Chosen: {{count}}' });
    expect(wordIn(await keyword(forms[0]), 'en')?.translation).toBe('One chosen.');

    await asAdmin('DELETE', `/translations/${old.id}`);
    expect(await resource('en')).not.toHaveProperty([forms[1]]);
    expect(wordIn(await keyword(forms[1]), 'en')?.translation).toBe(builtInWords.get(forms[1])?.en);
  });

  it('counts a form as translated that has its word from the key it was before, and not as missing', async () => {
    const key = 'import.nothing_to_do';
    const forms = [`${key}_one`, `${key}_other`];
    const missing = async () => (await found(`missing=true&language_id=${language.xx}`)).map((one) => one.key);
    const translated = async () =>
      (await asAdmin('GET', '/translations/progress'))
        .json()
        .data.languages.find(({ code }: { code: string }) => code === 'xx').translated;
    const before = await translated();
    expect(await missing()).toEqual(expect.arrayContaining(forms));
    await made(key, { xx: '{{count}} x' });
    for (const form of forms) expect(await missing()).not.toContain(form);
    expect(await translated()).toBe(before + 1 + forms.length);
  });

  it('leaves out what a form could not fill in', async () => {
    const key = 'campaignForm.sows.more_kols';
    await made(key, { en: '{{kols}} KOLs and {{total}} more' });
    expect(await resource('en')).not.toHaveProperty([`${key}_other`]);
    expect(wordIn(await keyword(`${key}_other`), 'en')?.translation).toBe(builtInWords.get(`${key}_other`)?.en);
  });

  it('is sent again only when something was written', async () => {
    const ask = (tag?: string) =>
      test.call('GET', '/translations/resource/ja', { headers: tag ? { 'if-none-match': tag } : {} });
    const tagOf = async () => String((await ask()).headers.etag);
    const tag = await tagOf();
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const kept of [tag, `W/${tag}`, `"x", ${tag}`]) {
      const answer = await ask(kept);
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', tag]);
    }
    expect((await ask('"x"')).statusCode).toBe(200);
    const tags = new Set([tag]);
    const row = await made(`own.${word()}`, { ja: 'a' });
    tags.add(await tagOf());
    const path = `/translations/${row.id}/translate/${wordIn(row, 'ja')?.translateId}`;
    await asAdmin('PUT', path, { translation: 'b' });
    tags.add(await tagOf());
    await asAdmin('PUT', `/translations/${row.id}`, { key: `own.${word()}` });
    tags.add(await tagOf());
    await asAdmin('DELETE', path);
    tags.add(await tagOf());
    expect(tags.size).toBe(5);
    expect((await ask(tag)).statusCode).toBe(200);
  });

  it('is there for enabled languages only', async () => {
    for (const lang of ['xx', 'fr']) {
      expect(said(await test.call('GET', `/translations/resource/${lang}`))).toEqual([404, 'language_not_exist']);
    }
    expect(said(await test.call('GET', '/translations/resource/english'))).toEqual([400, 'validation_failed']);
  });
});
