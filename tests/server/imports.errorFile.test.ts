import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign } from '../support/factories';
import { signIn } from '../support/people';
import { sheetFile } from './imports.fixtures';

let test: TestApp;
let admin: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, ['admin']);
});
afterAll(() => test.close());

type Cells = Parameters<typeof sheetFile>[0];

async function post(
  path: string,
  file: { bytes: Buffer; name: string },
  fields: Record<string, string>,
  language = 'vi',
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  return test.call('POST', path, { token: admin.token, form, headers: { 'accept-language': language } });
}

async function errorFile(path: string, cells: Cells, { fields = {}, language = 'vi', name = 'dữ liệu.xlsx' } = {}) {
  const answer = await post(path, await sheetFile(cells, name), { ...fields, error_file: 'true' }, language);
  expect(answer.statusCode, answer.body).toBe(200);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(answer.rawPayload).buffer);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('no sheet');
  return { workbook, sheet, name: decodeURIComponent(`${answer.headers['content-disposition']}`) };
}

const rowsOf = (sheet: ExcelJS.Worksheet) =>
  Array.from({ length: sheet.rowCount }, (_, row) =>
    Array.from({ length: sheet.columnCount }, (_, column) => sheet.getCell(row + 1, column + 1).value),
  );
const isMarked = (cell: ExcelJS.Cell) => cell.fill?.type === 'pattern' && cell.fill.fgColor?.argb === 'FFFECACA';

describe('what is wrong with a cell', () => {
  const cells: Cells = [
    ['Mã KOL', 'Nghệ danh', 'Họ tên', 'Lĩnh vực', 'Giới tính', 'tiktok'],
    ['TWICE1', 'An', 'Lê An', 'Làm đẹp', 'Ba', null],
    ['TWICE2', 'Bình', 'Lê Bình', 'Làm đẹp', null, 'https://www.tiktok.com/@twice'],
    ['TWICE3', 'Chi', 'Lê Chi', 'Làm đẹp', null, 'https://www.tiktok.com/@twice'],
  ];

  it('names the row above that says the same, and the values the column takes', async () => {
    const answer = await post('/kols/import', await sheetFile(cells), { review: 'true' });
    const faults = answer
      .json()
      .errorRecords.flatMap(({ row, errors }: { row: number; errors: object[] }) =>
        errors.map((one) => ({ row, ...one })),
      );
    expect(faults).toContainEqual(
      expect.objectContaining({ row: 2, column: 'gender', value: 'Ba', allowed: ['Nam', 'Nữ', 'Khác'] }),
    );
    expect(faults).toContainEqual(
      expect.objectContaining({ row: 4, column: 'tiktok', error: 'row_is_duplicate', of_row: 3 }),
    );
  });

  it('says of a cell all that is wrong with it in one line', async () => {
    const header = ['code', 'fullname', 'email', 'phone', 'role', 'department', 'studio'];
    const taken = ['TWICE', 'An', admin.username, '0912345678', 'Admin', null, null];
    const { sheet } = await errorFile('/users/upload-users-file', [header, taken, ['TWICE2', ...taken.slice(1)]]);
    const lines = `${sheet.getCell(3, 1).value}`.split('\n');
    expect(lines.filter((line) => line.startsWith('email:'))).toEqual([
      'email: Email này đã có người dùng; Dòng bị trùng với dòng 2',
    ]);
  });

  it('is said so in the error workbook, in the language of the caller', async () => {
    const said = ({ sheet }: Awaited<ReturnType<typeof errorFile>>) =>
      [2, 4].map((row) => `${sheet.getCell(row, 1).value}`);
    const [gender, twice] = said(await errorFile('/kols/import', cells));
    expect(gender).toContain('Giới tính không đúng. Chỉ nhận: Nam, Nữ, Khác');
    expect(twice).toContain('Dòng bị trùng với dòng 3');
    expect(said(await errorFile('/kols/import', cells, { language: 'en' }))[0]).toContain(
      'It takes only: Male, Female, Other',
    );
  });
});

describe('the error workbook', () => {
  const born = new Date('1995-03-31');
  const cells: Cells = [
    ['Mã KOL', 'stage_name', 'Họ tên', 'Lĩnh vực', 'Ngày sinh'],
    ['KOL 1', 'An', null, 'Không có', born],
    ['K2', '=1+1', 'Bình', 'Không có', 'hôm qua'],
    ['K3', 'Chi', 'Trần Chi', null, null],
  ];

  it('has the own rows of the sheet, what is wrong in words, and the wrong cells marked', async () => {
    const { sheet, name } = await errorFile('/kols/import', cells);
    expect(name).toContain('dữ liệu-loi.xlsx');
    const rows = rowsOf(sheet);
    expect(rows[0]).toEqual(['Lỗi cần sửa', ...(cells[0] ?? [])]);
    expect(rows.slice(1).map((row) => row.slice(1))).toEqual([
      cells[1],
      ['K2', '=1+1', 'Bình', 'Không có', 'hôm qua'],
      cells[3],
    ]);
    expect(String(rows[1]?.[0]).split('\n').sort()).toEqual([
      'Họ tên: Không được để trống',
      expect.stringMatching(/^Lĩnh vực: Không tìm thấy lĩnh vực\. Chỉ nhận: .*Làm đẹp/),
      'Mã KOL: Mã không được có khoảng trắng',
    ]);
    expect(rows[3]?.[0]).toBe('Lĩnh vực: Không được để trống');
    // As typed, and yet no formula: a text in a cell of text.
    expect([sheet.getCell(3, 3).type, sheet.getCell(3, 3).numFmt]).toEqual([ExcelJS.ValueType.String, '@']);
    const marked = [2, 3, 4, 5, 6].filter((column) => isMarked(sheet.getCell(2, column)));
    expect(marked).toEqual([2, 4, 5]);
    expect(sheet.getCell(2, 5).dataValidation.type).toBe('list');
  });

  it('says it in the language of the caller, and can be imported as it is once it is mended', async () => {
    const { workbook, sheet } = await errorFile('/kols/import', cells, { language: 'en' });
    expect(String(sheet.getCell(4, 1).value)).toBe('Lĩnh vực: Required');
    const { rows } = await test.database.pool.query("select name from sectors where type = 'kol' limit 1");
    for (const row of [2, 3, 4]) sheet.getCell(row, 5).value = rows[0].name;
    sheet.getCell(2, 2).value = 'K1';
    sheet.getCell(2, 4).value = 'An';
    sheet.getCell(3, 6).value = null;
    const mended = { bytes: Buffer.from(await workbook.xlsx.writeBuffer()), name: 'mended.xlsx' };
    const answer = (await post('/kols/import', mended, {})).json();
    expect(answer).toMatchObject({
      errorRecords: [],
      data: { dataSuccess: [{ code: 'K1', birthdate: '1995-03-31' }, { stage_name: '=1+1' }, { code: 'K3' }] },
    });
  });

  it('never commits, even when told to, and adds the columns that are missing', async () => {
    const before = (await test.database.pool.query('select count(*) from kols')).rows;
    const { sheet } = await errorFile(
      '/kols/import',
      [
        ['Mã KOL', 'Lạ'],
        ['K1', 'x'],
      ],
      { fields: { review: 'false' } },
    );
    const [header] = rowsOf(sheet);
    expect(header).toEqual(['Lỗi cần sửa', 'Mã KOL', 'Lạ', 'Nghệ danh', 'Lĩnh vực']);
    expect(JSON.stringify(sheet.getCell(1, 1).note)).toContain('Lạ: Cột không xác định');
    expect((await test.database.pool.query('select count(*) from kols')).rows).toEqual(before);
  });

  it('tells of every wrong row, not of the first 500 alone', async () => {
    const wrong = Array.from({ length: 700 }, (_, row) => [`K ${row}`, 'An', 'An', 'Không có', null]);
    const file: Cells = [cells[0] ?? [], ...wrong];
    const { sheet } = await errorFile('/kols/import', file);
    const told = rowsOf(sheet).filter(([problem]) => String(problem).includes('Mã không được có khoảng trắng'));
    expect(told).toHaveLength(700);
    const answer = (await post('/kols/import', await sheetFile(file), {})).json();
    expect([answer.errorRecords.length, answer.errorTotal]).toEqual([500, 700]);
  });

  it.each<[string, string, Cells, string]>([
    [
      'users',
      '/users/upload-users-file',
      [
        ['code', 'fullname', 'email', 'phone', 'role'],
        ['NV1', 'An', 'x', '0912345678', 'Pilot'],
      ],
      'email: E-mail không đúng',
    ],
    [
      'SOWs',
      '/campaigns/upload-sows',
      [
        ['Mã KOL', 'Offline', 'off_sale_price'],
        ['NOBODY', 'Có', -1],
      ],
      'off_sale_price: Phải là số không âm',
    ],
    [
      'posts',
      '/campaigns/upload-campaign-posts',
      [
        ['Mã KOL', 'url_post'],
        ['NOBODY', 'x'],
      ],
      'url_post: Đường dẫn không đúng',
    ],
    [
      'translations',
      '/translations/import',
      [
        ['key', 'en'],
        ['bad key!', 'x'],
      ],
      'key: Chỉ gồm chữ không dấu',
    ],
  ])('is there for %s', async (_what, path, sheetCells, expected) => {
    const campaign = path.includes('campaigns') ? { campaign_id: (await buildCampaign(test.database.db)).id } : {};
    const { sheet } = await errorFile(path, sheetCells, { fields: campaign });
    expect(String(sheet.getCell(2, 1).value)).toContain(expected);
  });
});
