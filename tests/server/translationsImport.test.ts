import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInWords } from '../../src/domain/locales/builtIn';
import type { Keyword } from '../../src/domain/translations/types';
import { importRuns } from '../../src/server/db/schema/tracking';
import { startTestApp, type TestApp } from '../support/app';
import { roleIds, signIn, trailOf, word } from '../support/people';
import { fileOf, sheetFile } from './imports.fixtures';

let test: TestApp;
let admin: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, ['admin']);
  const japanese = { code: 'ja', language: '日本語', country_code: 'JP', enable: true };
  await test.call('POST', '/language', { token: admin.token, body: japanese });
});
afterAll(() => test.close());

async function upload(file: { bytes: Buffer; name: string }, review?: string, token = admin.token) {
  const form = new FormData();
  if (review !== undefined) form.append('review', review);
  form.append('file', new File([new Uint8Array(file.bytes)], file.name));
  return test.call('POST', '/translations/import', { token, form });
}

const resource = async (lang: string): Promise<Record<string, string>> =>
  (await test.call('GET', `/translations/resource/${lang}`)).json().data;
const runs = async () => (await test.database.db.select({ id: importRuns.id }).from(importRuns)).length;
const exported = (query = '', language = 'vi') =>
  test.call('GET', `/translations/export${query}`, { token: admin.token, headers: { 'accept-language': language } });

async function rowsOf(bytes: Buffer): Promise<unknown[][]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  const sheet = workbook.worksheets[0];
  return (sheet?.getSheetValues() ?? []).slice(1).map((row) => (row as unknown[]).slice(1));
}

async function keyword(key: string): Promise<Keyword | undefined> {
  const { data } = (await test.call('GET', `/translations?size=999&search=${key}`, { token: admin.token })).json();
  return data.find((row: Keyword) => row.key === key);
}

describe('the translation workbook', () => {
  it('holds every word in every language, and changes nothing when imported as it is', async () => {
    const answer = await exported();
    expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Translations.xlsx");
    const [header, ...rows] = await rowsOf(answer.rawPayload);
    expect(header).toEqual(['Từ khóa', 'Tiếng Việt (vi)', 'English (en)', '日本語 (ja)']);
    expect(rows).toHaveLength(builtInWords.size);
    const save = builtInWords.get('ra.action.save');
    expect(rows).toContainEqual(['ra.action.save', save?.vi, save?.en]);
    for (const language of ['en', 'ja']) {
      expect((await rowsOf((await exported('?area=wizard', language)).rawPayload))[0]?.[0]).toBe('Keyword');
    }
    const found = await rowsOf((await exported('?search=ra.action.save')).rawPayload);
    expect(found.slice(1).map(([key]) => key)).toContain('ra.action.save');
    expect(found.length).toBeLessThan(10);

    const tag = (await test.call('GET', '/translations/resource/vi')).headers.etag;
    const committed = (await upload({ bytes: answer.rawPayload, name: 'same.xlsx' }, 'false')).json();
    expect(committed).toEqual({ data: { dataSuccess: [], total: 0, committed: false }, errorRecords: [] });
    expect((await test.call('GET', '/translations/resource/vi')).headers.etag).toBe(tag);
  });

  it('is previewed by default and committed when told to, without the rows that change nothing', async () => {
    const key = `own.${word()}`;
    const file = await fileOf([
      { key: 'ra.action.save', en: 'Keep', ja: '保存' },
      { key, vi: '=cmd()|calc', ja: null },
      { key: 'ra.action.cancel', vi: builtInWords.get('ra.action.cancel')?.vi ?? null },
    ]);
    const before = await runs();
    const preview = (await upload(file)).json();
    expect(preview.errorRecords).toEqual([]);
    expect(preview.data).toMatchObject({
      total: 2,
      committed: false,
      dataSuccess: [
        {
          row: 2,
          action: 'update',
          key: 'ra.action.save',
          changes: {
            en: { before: builtInWords.get('ra.action.save')?.en, after: 'Keep' },
            ja: { before: null, after: '保存' },
          },
        },
        { row: 3, action: 'create', key, changes: { vi: { before: null, after: '=cmd()|calc' } } },
      ],
    });
    expect([await keyword(key), await runs()]).toEqual([undefined, before]);
    const done = (await upload(file, 'false')).json();
    expect(done).toMatchObject({ data: { total: 2, committed: true }, errorRecords: [] });
    expect(await runs()).toBe(before + 1);
    expect(await resource('ja')).toMatchObject({ 'ra.action.save': '保存', [key]: '=cmd()|calc' });
    const [made, saved] = [await keyword(key), await keyword('ra.action.save')];
    expect(await trailOf(test, made?.id ?? '')).toMatchObject([
      { action: 'import', actor_id: admin.id, changes: { key: { after: key }, vi: { after: '=cmd()|calc' } } },
    ]);
    expect(await trailOf(test, saved?.id ?? '')).toHaveLength(1);
    expect(await trailOf(test, (await keyword('ra.action.cancel'))?.id ?? '')).toEqual([]);

    // A second import replaces what differs; an empty cell takes nothing away.
    await upload(await fileOf([{ key: 'ra.action.save', en: 'Store', ja: null }]), 'false');
    expect(await resource('en')).toMatchObject({ 'ra.action.save': 'Store' });
    expect(await resource('ja')).toMatchObject({ 'ra.action.save': '保存' });
    const text = JSON.stringify(await rowsOf((await exported(`?search=${key}`)).rawPayload));
    expect(text).not.toContain('"=cmd');
  });

  it('blames every wrong cell, and then writes nothing', async () => {
    const [good, twice] = [`own.${word()}`, `own.${word()}`];
    const file = await fileOf([
      { key: good, en: 'Fine' },
      { key: null, en: 'No key' },
      { key: 'từ khóa', en: 'x' },
      { key: twice, en: 'x' },
      { key: twice, en: 'y' },
      { key: `${good}.deeper`, en: 'x' },
      { key: 'ra', en: 'x' },
      { key: 'audit.more', en: 'Show {{count}} more', ja: 'x'.repeat(5_001) },
      { key: 'audit.less', ja: '{{sum}}' },
    ]);
    const answer = (await upload(file, 'false')).json();
    expect(answer.data.committed).toBe(false);
    const blamed = answer.errorRecords.map(
      ({ row, errors }: { row: number; errors: { column: string; error: string }[] }) => [
        row,
        Object.fromEntries(errors.map(({ column, error }) => [column, error])),
      ],
    );
    expect(blamed).toEqual([
      [2, { key: 'keyword_overlaps' }],
      [3, { key: 'field_required' }],
      [4, { key: 'key_incorrect' }],
      [6, { key: 'row_is_duplicate' }],
      [7, { key: 'keyword_overlaps' }],
      [8, { key: 'keyword_overlaps' }],
      [9, { ja: 'text_too_long' }],
      [10, { ja: 'placeholder_unknown' }],
    ]);
    expect(answer.data.dataSuccess.map((row: { row: number }) => row.row)).toEqual([5]);
    expect(await keyword(twice)).toBeUndefined();
    const columns = (await upload(await fileOf([{ word: 'x', en: 'y', fr: 'z' }]), 'false')).json();
    expect(columns.errorRecords).toMatchObject([
      {
        row: 1,
        errors: [
          { column: 'word', error: 'unknown_column' },
          { column: 'fr', error: 'unknown_column' },
          { column: 'key', error: 'column_missing' },
        ],
      },
    ]);
  });

  it('needs the right to add keywords only where it adds some', async () => {
    const body = { role_id: (await roleIds(test)).staff, permissions: [] as object[] };
    body.permissions = ['r', 'u'].map((action) => ({ scope: 'translation_management', action, allowed: true }));
    await test.call('PUT', '/role-permission', { token: admin.token, body });
    const translator = await signIn(test, ['staff']);
    const own = await upload(await fileOf([{ key: `own.${word()}`, en: 'x' }]), 'false', translator.token);
    expect(own.json().errorRecords).toMatchObject([
      { row: 2, errors: [{ column: 'key', error: 'keyword_not_exist' }] },
    ]);
    const known = await upload(await fileOf([{ key: 'ra.action.undo', ja: '元に戻す' }]), 'false', translator.token);
    expect(known.json().data.committed).toBe(true);
  });

  it('is written once by two at the same moment, and refused where it is no workbook', async () => {
    const key = `own.${word()}`;
    const file = await fileOf([{ key, en: 'x' }]);
    const both = await Promise.all([upload(file, 'false'), upload(file, 'false')]);
    expect(both.map((answer) => answer.json().data.total).sort()).toEqual([0, 1]);
    const none = await upload({ bytes: Buffer.from('no workbook'), name: 'x.xlsx' });
    expect([none.statusCode, none.json().message]).toEqual([400, 'file_format_invalid']);
    const empty = await upload(await sheetFile([['key', 'en']]), 'false');
    expect(empty.json()).toMatchObject({ data: { total: 0, committed: false }, errorRecords: [] });
    const bare = await test.call('POST', '/translations/import', { token: admin.token, body: {} });
    expect(bare.statusCode).toBe(400);
    expect((await upload(file, 'perhaps')).statusCode).toBe(400);
  });
});
