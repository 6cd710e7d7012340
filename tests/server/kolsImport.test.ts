import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportResult } from '../../src/domain/imports';
import type { ImportedKol } from '../../src/domain/kols/types';
import { startTestApp, type TestApp } from '../support/app';
import { buildKol, buildSocial } from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import { fileOf } from './imports.fixtures';
import { buildPicture } from './kols.fixtures';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;
let sectors: { name: string; name_en: string }[];

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
  const found = await test.database.pool.query(
    "select name, name_en from sectors where type = 'kol' order by position",
  );
  sectors = found.rows;
});
afterAll(() => test.close());

type Row = Parameters<typeof fileOf>[0][number];
type Upload = { bytes: Buffer; name: string };

function row(changes: Row = {}): Row {
  const name = word();
  return {
    code: name,
    stage_name: `Nghệ danh ${name}`,
    fullname: `Họ ${name}`,
    sectors: sectors[0]?.name ?? '',
    ...changes,
  };
}

async function send(file: Upload, fields: Record<string, string> = {}, token = manager.token, language = 'vi') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  return test.call('POST', '/kols/import', { token, form, headers: { 'accept-language': language } });
}
const answerOf = async (file: Upload, fields = {}, token?: string): Promise<ImportResult<ImportedKol>> => {
  const answer = await send(file, fields, token);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const preview = async (rows: readonly Row[]) => answerOf(await fileOf(rows));
const commit = async (rows: readonly Row[], token?: string) => answerOf(await fileOf(rows), { review: 'false' }, token);
const csv = (text: string | Buffer, name = 'kols.csv'): Upload => ({ bytes: Buffer.from(text as string), name });
const count = async (table: string) =>
  Number((await test.database.pool.query(`select count(*) from ${table}`)).rows[0].count);
const findKol = async (code: string) =>
  (await test.database.pool.query('select * from kols where code = $1', [code])).rows[0];

function blamed({ errorRecords }: ImportResult<unknown>) {
  return errorRecords.map(({ row: number, errors }) => [
    number,
    Object.fromEntries(errors.map(({ column, error }) => [column, error])),
  ]);
}

async function bookOf(content: Buffer) {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(content).buffer);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('no sheet');
  return { workbook, sheet };
}

describe('the KOL workbook', () => {
  it.each([
    ['vi', ['Mã KOL', 'Nghệ danh', 'Họ tên', 'Loại', 'Lĩnh vực'], 'Nam'],
    ['en', ['KOL code', 'Stage name', 'Full name', 'Type', 'Sectors'], 'Male'],
  ])(
    'comes in %s with every column, its notes and drop-downs, and imports when filled in',
    async (language, first, male) => {
      const answer = await test.call('GET', '/kols/export-excel', {
        token: manager.token,
        headers: { 'accept-language': language },
      });
      expect(answer.headers['content-disposition']).toContain('KOL_Import_Template.xlsx');
      const { workbook, sheet } = await bookOf(answer.rawPayload);
      const header = (sheet.getRow(1).values as string[]).slice(1);
      expect(header.slice(0, 5)).toEqual(first);
      expect(header).toEqual(expect.arrayContaining(['Facebook', 'Instagram', 'TikTok', 'YouTube']));
      expect(header).toHaveLength(27);
      const column = (index: number) => sheet.getCell(2, index).dataValidation;
      expect(column(8).formulae?.[0]).toContain(male);
      expect([column(8).showErrorMessage, column(5).showErrorMessage ?? false]).toEqual([true, false]);
      expect(sheet.getCell(1, 1).note).toBeTruthy();
      const code = word();
      const two = sectors.slice(0, 2).map((sector) => (language === 'vi' ? sector.name : sector.name_en));
      sheet.getRow(2).getCell(1).value = code;
      sheet.getRow(2).getCell(2).value = 'Mây';
      sheet.getRow(2).getCell(3).value = 'Trần Mây';
      sheet.getRow(2).getCell(5).value = two.join(', ');
      sheet.getRow(2).getCell(8).value = male;
      const file = { bytes: Buffer.from(await workbook.xlsx.writeBuffer()), name: 'kol.xlsx' };
      expect((await send(file, {}, manager.token, language)).json()).toMatchObject({
        data: { total: 1, dataSuccess: [{ row: 2, code, sectors: two }] },
        errorRecords: [],
      });
    },
  );

  it('writes every column of a KOL, its accounts under their one address, with trail, run, reading and news', async () => {
    const person = await signIn(test, ['manager']);
    const [picture, mine] = [await buildPicture(test), word()];
    const full = row({
      type: 'Cộng đồng, nhóm',
      the_talent_partner: 'x',
      jobs: (await test.database.pool.query('select name from jobs order by position limit 1')).rows[0].name,
      gender: 'Nữ',
      marriage: 'Độc thân',
      birthdate: '31/3/1995',
      facebook: `m.facebook.com/${mine}?ref=x`,
      facebook_followers: '12.500',
      instagram: `@${mine} instagram.com/${mine}.second`,
      booking_price_from: '1.000.000 đ',
      booking_price_to: 2_000_000,
      bio: '=cmd()|calc',
      description: 'Mô tả',
      note: 'Ghi chú',
      avatar: picture.url,
      group_code: 'NHOM1',
      group_name: 'Nhóm một',
      group_photo: picture.id,
    });
    const before = [await count('import_runs'), await count('kols')];
    const shown = await preview([full]);
    expect(shown).toMatchObject({ data: { total: 1, committed: false }, errorRecords: [], warningRecords: [] });
    expect([await count('import_runs'), await count('kols')]).toEqual(before);
    const done = await commit([full], person.token);
    expect(done).toMatchObject({ data: { total: 1, committed: true, dataSuccess: [{ status: 'active' }] } });
    const kol = await findKol(String(full.code));
    expect(kol).toMatchObject({
      type: 'community_group',
      the_talent_partner: true,
      gender: 'female',
      marriage: 'single',
      bio: '=cmd()|calc',
      avatar_file_id: picture.id,
      group_photo_file_id: picture.id,
      group_code: 'NHOM1',
      status: 'active',
      created_by: person.id,
      booking_price_from: 1_000_000,
    });
    const { data } = (await test.call('GET', `/kols/${kol.id}`, { token: manager.token })).json();
    expect(data.birthdate).toBe('1995-03-31');
    const accounts = data.socials.map(({ url, follower_count }: ImportedKol['socials'][0]) => [url, follower_count]);
    expect(accounts).toEqual(
      expect.arrayContaining([
        [`https://facebook.com/${mine}`, 12_500],
        [`https://instagram.com/${mine}`, null],
        [`https://instagram.com/${mine}.second`, null],
      ]),
    );
    expect(await trailOf(test, kol.id)).toMatchObject([{ action: 'import', actor_id: person.id }]);
    const runs = await test.database.pool.query("select * from import_runs where kind = 'kols' and created_by = $1", [
      person.id,
    ]);
    expect(runs.rows).toMatchObject([{ rows: 1, file_name: 'dữ liệu.xlsx' }]);
    const news = await test.call('GET', '/setting/notifications', { token: person.token });
    expect(news.json().data).toMatchObject([{ type: 'KOL', content: [{ value: 'Đã thêm 1 KOL từ file.' }, {}] }]);
  });

  it('tells the importer how many wrong rows were left out', async () => {
    const person = await signIn(test, ['manager']);
    const file = await fileOf([row(), row({ sectors: 'Không có' })]);
    const done = await answerOf(file, { review: 'false', rows: 'valid' }, person.token);
    expect(done).toMatchObject({ data: { committed: true }, errorRecords: [{ row: 3 }] });
    const news = await test.call('GET', '/setting/notifications', { token: person.token });
    const content = [{ value: 'Đã thêm 1 KOL từ file. 1 dòng có lỗi bị bỏ lại.' }, {}];
    expect(news.json().data).toMatchObject([{ content }]);
  });

  it('asks for approval once for all where the importer may not approve', async () => {
    const [staff, decider] = [await signIn(test, ['staff']), await signIn(test, ['account_manager'])];
    const rows = [row(), row(), row()];
    const done = await commit(rows, staff.token);
    expect(done.data.dataSuccess.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
    expect((await findKol(String(rows[2]?.code))).status).toBe('pending');
    const news = await test.call('GET', '/setting/notifications', { token: decider.token });
    expect(news.json().data).toHaveLength(1);
  });

  it('tells before and after the write whether the public site shows a KOL at once, as it then does', async () => {
    const staff = await signIn(test, ['staff']);
    for (const [who, status, isPublic] of [
      [manager, 'active', true],
      [staff, 'pending', false],
    ] as const) {
      const file = await fileOf([row({ code: word().toUpperCase() })]);
      const told = [{ effect: 'adds', status, public: isPublic }];
      expect((await answerOf(file, {}, who.token)).data.dataSuccess).toMatchObject(told);
      const done = (await answerOf(file, { review: 'false' }, who.token)).data.dataSuccess;
      expect(done).toMatchObject(told);
      const shown: { code: string }[] = (await test.call('GET', `/kols?search=${done[0]?.code}`)).json().data;
      expect(shown.some(({ code }) => code === done[0]?.code)).toBe(isPublic);
    }
  });

  it('is found together by those who approve, until all of it is decided on', async () => {
    const staff = await signIn(test, ['staff']);
    const held = await buildKol(test.database.db, { code: word(), fullname: 'Lê Mây' });
    const form = new FormData();
    form.set('mode', 'both');
    form.set('review', 'false');
    const file = await fileOf([row(), row(), { code: held.code, stage_name: 'Tên mới' }]);
    form.set('file', new Blob([new Uint8Array(file.bytes)]), 'ba.xlsx');
    const answer = await test.call('POST', '/kols/import', { token: staff.token, form });
    const run: string = answer.json().data.run;
    const waits = async (who = manager) =>
      (await test.call('GET', '/kols/waiting-imports', { token: who.token })).json().data;
    const found = async (who: { token: string }, more = '') =>
      (await test.call('GET', `/kols?import_ids=${run}${more}`, { token: who.token })).json();
    expect(await waits()).toContainEqual({
      id: run,
      file_name: 'ba.xlsx',
      created_at: expect.any(String),
      created_by: expect.objectContaining({ id: staff.id }),
      waiting: 3,
    });
    const { data } = await found(manager, '&status=pending');
    expect(data).toHaveLength(3);
    const ids = data.map(({ id }: { id: string }) => id);
    expect(ids).toContain(held.id);
    const decided = await test.call('POST', '/kols/bulk', { token: manager.token, body: { ids, action: 'approve' } });
    expect(decided.json().data).toEqual(ids.map((id: string) => ({ id, done: true, error: null })));
    expect((await waits()).map(({ id }: { id: string }) => id)).not.toContain(run);
    expect((await found(manager, '&status=pending')).total).toBe(0);
    expect((await found(manager)).total).toBe(3);
    // Who reads the reduced view is not told what came with which import.
    const customer = await signIn(test, ['customer'], { type: 'customer' });
    const other = await buildKol(test.database.db);
    const seen = (await found(customer)).data.map(({ id }: { id: string }) => id);
    expect(seen).toContain(other.id);
    for (const { token } of [staff, customer]) {
      expect((await test.call('GET', '/kols/waiting-imports', { token })).statusCode).toBe(403);
    }
  });

  it('needs the right to import, and another one to commit', async () => {
    const [file, before] = [await fileOf([row()]), await count('kols')];
    for (const role of ['account', 'customer', 'KOL']) {
      const { token } = await signIn(test, [role]);
      expect((await send(file, {}, token)).statusCode).toBe(403);
      expect((await test.call('GET', '/kols/export-excel', { token })).statusCode).toBe(403);
    }
    await test.database.pool.query(
      "insert into role_permissions (role_id, scope, action) select id, 'kol_management', 'c_import_review' from roles where name = 'account' on conflict do nothing",
    );
    const reviewer = await signIn(test, ['account']);
    expect((await send(file, {}, reviewer.token)).statusCode).toBe(200);
    expect((await send(file, { review: 'false' }, reviewer.token)).json().message).toBe('permission_denied');
    expect(await count('kols')).toBe(before);
  });
});

describe('what is wrong', () => {
  it('is told of every cell, in the words of the form', async () => {
    const taken = row();
    await commit([taken]);
    const wrong = await preview([
      row({ code: null, stage_name: null, fullname: null, sectors: null, gender: 'Nữ' }),
      row({ code: 'MÃ 1', type: 'Ban nhạc', gender: 'x', marriage: 'x', birthdate: '31/02/1995', jobs: 'Phi công' }),
      row({
        sectors: `${sectors[0]?.name}, Không có`,
        birthdate: '2999-01-01',
        booking_price_from: 5,
        booking_price_to: 4,
      }),
      row({
        facebook: 'instagram.com/a',
        tiktok: 'vm.tiktok.com/x',
        youtube: 'youtube.com/watch?v=1',
        instagram: 'a b',
      }),
      row({ tiktok_followers: 5 }),
      row({ facebook: `facebook.com/${word()}`, facebook_followers: -1, booking_price_from: 'nhiều' }),
      row({ avatar: 'https://elsewhere.example/a.png', stage_name: 'x'.repeat(300) }),
      row({ code: String(taken.code).toUpperCase() }),
      row({ type: 'community_group', fullname: null }),
    ]);
    expect(blamed(wrong)).toEqual([
      [
        2,
        {
          code: 'kol_code_empty',
          stage_name: 'stage_name_required',
          fullname: 'field_required',
          sectors: 'field_select_required',
        },
      ],
      [
        3,
        {
          type: 'kol_type_invalid',
          jobs: 'job_not_exist',
          gender: 'gender_invalid',
          marriage: 'marriage_invalid',
          code: 'code_incorrect',
          birthdate: 'birthdate_invalid',
        },
      ],
      [4, { sectors: 'sector_not_exist', birthdate: 'birthdate_invalid', booking_price_to: 'price_range_incorrect' }],
      [
        5,
        {
          facebook: 'social_type_invalid',
          tiktok: 'social_url_is_short',
          youtube: 'social_url_not_profile',
          instagram: 'social_url_invalid',
        },
      ],
      [6, { tiktok_followers: 'social_url_missing' }],
      [7, { booking_price_from: 'invalid_value', facebook_followers: 'positive_number_required' }],
      [8, { stage_name: 'text_too_long' }],
      [9, { code: 'kol_code_already_exist' }],
    ]);
    expect(wrong.data.dataSuccess.map(({ row: number }) => number)).toEqual([10]);
    expect(blamed(await preview([row({ avatar: 'https://elsewhere.example/a.png' })]))).toEqual([
      [2, { avatar: 'file_not_exist' }],
    ]);
    expect(blamed(await answerOf(await fileOf([{ code: 'A', tên: 'x' }])))).toEqual([
      [1, { tên: 'unknown_column', stage_name: 'column_missing', sectors: 'column_missing' }],
    ]);
  });

  it('keeps the whole file out, and everything is checked anew when committing', async () => {
    const good = row();
    const before = [await count('kols'), await count('socials'), await count('audit_log'), await count('import_runs')];
    const refused = await commit([good, row({ birthdate: 'hôm qua' })]);
    expect(refused).toMatchObject({ data: { committed: false }, errorRecords: [{ row: 3 }] });
    const after = [await count('kols'), await count('socials'), await count('audit_log'), await count('import_runs')];
    expect(after).toEqual(before);
    const file = await fileOf([good, row()]);
    const both = await Promise.all([send(file, { review: 'false' }), send(file, { review: 'false' })]);
    const written = both.filter((answer) => answer.statusCode === 200 && answer.json().data.committed);
    expect(written).toHaveLength(1);
    expect(await count('kols')).toBe((before[0] ?? 0) + 2);
  });
});

describe('duplicates', () => {
  it('by an account or a code are errors, of stored KOLs and of rows above', async () => {
    const { db } = test.database;
    const stored = await buildKol(db);
    const name = word();
    await buildSocial(db, { kol_id: stored.id, url: `https://facebook.com/${name}` });
    const twice = word();
    const found = await preview([
      row({ facebook: `https://www.facebook.com/${name.toUpperCase()}/` }),
      row({ tiktok: `@${twice}` }),
      row({ tiktok: `https://tiktok.com/@${twice}?lang=vi` }),
      row({ youtube: `@${twice} youtube.com/@${twice}` }),
      row({ code: 'SAME' }),
      row({ code: 'same' }),
    ]);
    expect(blamed(found)).toEqual([
      [2, { facebook: 'social_already_linked' }],
      [4, { tiktok: 'row_is_duplicate' }],
      [5, { youtube: 'social_already_linked' }],
      [7, { code: 'row_is_duplicate' }],
    ]);
    expect(found.errorRecords[0]?.errors[0]?.value).toBe(`https://facebook.com/${name}`);
  });

  it('by name and birthday are warnings, which keep nothing out', async () => {
    const { db } = test.database;
    const known = await buildKol(db, { code: 'HALINH', stage_name: 'Hà Linh Official', birthdate: '1992-03-04' });
    const rows = [
      row({ stage_name: 'ha linh oficial', birthdate: '04/03/1992' }),
      row({ stage_name: 'Hà Linh Official', birthdate: '1993-03-04' }),
      row({ stage_name: 'Khoai Lang Thang', birthdate: '1988-08-08' }),
      row({ stage_name: 'khoai lang thang', birthdate: '1988-08-08' }),
      row({ stage_name: 'Khoai Lang Thang', birthdate: '1988-08-09' }),
      row({ stage_name: 'Bếp Của Mây' }),
      row({ stage_name: 'bep cua may' }),
    ];
    const shown = await preview(rows);
    expect(shown.errorRecords).toEqual([]);
    expect(
      shown.warningRecords?.map(({ row: number, warnings }) => [
        number,
        warnings.map(({ warning, value }) => [warning, value]),
      ]),
    ).toEqual([
      [2, [['name_and_birthdate', `HALINH – ${known.stage_name}`]]],
      [5, [['row_name_and_birthdate', '4']]],
      [8, [['row_name', '7']]],
    ]);
    expect((await commit(rows)).data.committed).toBe(true);
  });
});

describe('separated text', () => {
  const columns = ['code', 'Nghệ danh', 'fullname', 'sectors', 'birthdate'];
  const cells = () => [word(), 'Tên, có phẩy', 'Họ "tên"', sectors[0]?.name ?? '', '31/03/1995'];
  const lines = (separator: string, end: string) => {
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    return [columns.join(separator), cells().map(quoted).join(separator), ''].join(end);
  };

  it.each<[string, () => Buffer]>([
    ['commas', () => Buffer.from(lines(',', '\n'))],
    ['semicolons and a mark of UTF-8, as Excel writes them', () => Buffer.from(`\uFEFF${lines(';', '\r\n')}`)],
    ['tabs in UTF-16, as Excel writes them', () => Buffer.from(`\uFEFF${lines('\t', '\r\n')}`, 'utf16le')],
  ])('is read with %s', async (_what, bytes) => {
    const shown = await answerOf({ bytes: bytes(), name: 'KOL.CSV' });
    expect(shown.errorRecords).toEqual([]);
    expect(shown.data.dataSuccess).toMatchObject([
      { row: 2, stage_name: 'Tên, có phẩy', fullname: 'Họ "tên"', birthdate: '1995-03-31' },
    ]);
  });

  it.each<[string, Upload, number, string]>([
    ['another encoding', csv(Buffer.from([0x63, 0x6f, 0x64, 0x65, 0x0a, 0xc3, 0x28])), 400, 'file_format_invalid'],
    ['broken quotes', csv('code,stage_name\nA,"B'), 400, 'file_format_invalid'],
    ['a page', csv('<html><body>code</body></html>'), 400, 'file_format_invalid'],
    ['nothing', csv('\n\n'), 400, 'file_format_invalid'],
    ['another name', csv('code,stage_name\nA,B', 'kols.txt'), 400, 'file_format_invalid'],
    ['too many rows', csv(`code\n${'A\n'.repeat(10_001)}`), 400, 'too_many_rows'],
    ['too many bytes', csv('x'.repeat(5 * 1024 * 1024 + 1)), 413, 'file_too_large'],
  ])('is refused with %s', async (_what, file, status, code) => {
    const answer = await send(file);
    expect([answer.statusCode, answer.json().message]).toEqual([status, code]);
  });

  it('keeps what looks like a formula as text, and is read with KOLs alone', async () => {
    const text = `code,stage_name,fullname,sectors\n${word()},=HYPERLINK("x"),+1,${sectors[0]?.name}`;
    const quoted = text.replace('=HYPERLINK("x")', '"=HYPERLINK(""x"")"');
    expect((await answerOf(csv(quoted))).data.dataSuccess).toMatchObject([
      { stage_name: '=HYPERLINK("x")', fullname: '+1' },
    ]);
    const form = new FormData();
    form.set('file', new Blob(['code,fullname\nA,B']), 'users.csv');
    const users = await test.call('POST', '/users/upload-users-file', { token: manager.token, form });
    expect(users.json().message).toBe('file_format_invalid');
  });
});
