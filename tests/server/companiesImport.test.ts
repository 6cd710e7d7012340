import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportedBrand } from '../../src/domain/brands/importTypes';
import type { ImportedCustomer } from '../../src/domain/customers/importTypes';
import type { ImportResult } from '../../src/domain/imports';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCustomer } from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import { fileOf } from './imports.fixtures';
import { buildPicture } from './kols.fixtures';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;
let sectors: { id: string; name: string; name_en: string }[];
let industries: typeof sectors;

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
  const named = async (type: string) => {
    const sql = 'select id, name, name_en from sectors where type = $1 order by position';
    return (await test.database.pool.query(sql, [type])).rows;
  };
  sectors = await named('customer_brand');
  industries = await named('industry');
});
afterAll(() => test.close());

type Many = 'customers' | 'brands';
type Row = Parameters<typeof fileOf>[0][number];
type Answer = ImportResult<ImportedCustomer & ImportedBrand>;

/** A name that is no other's, also where only its letters count. */
const named = (what: string) => `${what} ${word()}`;

function customerRow(changes: Row = {}): Row {
  const tax_number = `04${word().replace(/\D/g, '').padStart(8, '0')}`;
  const sector = sectors[0]?.name ?? '';
  return { code: word(), name: named('Bếp'), trading_name: 'Bếp Nhà', tax_number, sectors: sector, ...changes };
}

function brandRow(customer: string, changes: Row = {}): Row {
  return { code: word(), name: named('Sữa'), customer_id: customer, sectors: sectors[0]?.name ?? '', ...changes };
}

async function send(many: Many, call: string, file: { bytes: Buffer; name: string }, fields = {}, who = manager) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  return test.call('POST', `/${many}/${call}`, { token: who.token, form });
}

async function answerOf(many: Many, call: string, rows: readonly Row[], who = manager): Promise<Answer> {
  const answer = await send(many, call, await fileOf(rows), {}, who);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const preview = (many: Many, rows: readonly Row[]) => answerOf(many, 'import-review', rows);
const commit = (many: Many, rows: readonly Row[], who = manager) => answerOf(many, 'import', rows, who);
const count = async (table: string) =>
  Number((await test.database.pool.query(`select count(*) from ${table}`)).rows[0].count);
const find = async (many: Many, code: unknown) =>
  (await test.database.pool.query(`select * from ${many} where code = $1`, [code])).rows[0];

const blamed = ({ errorRecords }: Answer) =>
  errorRecords.map(({ row, errors }) => [row, Object.fromEntries(errors.map(({ column, error }) => [column, error]))]);
const doubts = ({ warningRecords }: Answer, isAsked: (warning: string) => boolean) =>
  warningRecords?.flatMap(({ row, warnings }) => {
    const told = warnings.filter(({ warning }) => isAsked(warning)).map(({ warning, value }) => [warning, value]);
    return told.length > 0 ? [[row, told]] : [];
  });
const doubted = (answer: Answer) => doubts(answer, (warning) => !warning.startsWith('tax_number'));

async function sheetOf(many: Many, language: string, who = manager) {
  const headers = { 'accept-language': language };
  const answer = await test.call('GET', `/${many}/template-excel`, { token: who.token, headers });
  expect(answer.statusCode).toBe(200);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(answer.rawPayload).buffer);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('no sheet');
  const header = (sheet.getRow(1).values as string[]).slice(1);
  const offered = JSON.stringify(workbook.worksheets.map((one) => one.getSheetValues()));
  const lists = header.map((_, index) => String(sheet.getCell(2, index + 1).dataValidation?.formulae?.[0] ?? ''));
  return { answer, workbook, sheet, header, offered: offered + lists.join() };
}

describe('the workbooks', () => {
  it.each([
    ['vi', ['Mã khách hàng', 'Tên khách hàng', 'Tên giao dịch', 'Mã số thuế', 'Lĩnh vực', 'Website', 'Logo']],
    ['en', ['Customer code', 'Customer name', 'Trading name', 'Tax number', 'Sectors', 'Website', 'Logo']],
  ])('of customers come in %s and import when filled in', async (language, headers) => {
    const { answer, workbook, sheet, header, offered } = await sheetOf('customers', language);
    expect(answer.headers['content-disposition']).toContain('Customer_Import_Template.xlsx');
    expect(header).toEqual(headers);
    const named = sectors.slice(0, 2).map((sector) => (language === 'vi' ? sector.name : sector.name_en));
    expect(offered).toContain(named[1]);
    expect(sheet.getCell(1, 1).note).toBeTruthy();
    const cells = [word(), 'Công ty Mẫu', 'Mẫu', '0301234567', named.join(', '), 'mau.example.com'];
    for (const [index, cell] of cells.entries()) sheet.getRow(2).getCell(index + 1).value = cell;
    const file = { bytes: Buffer.from(await workbook.xlsx.writeBuffer()), name: 'khách hàng.xlsx' };
    expect((await send('customers', 'import-review', file)).json()).toMatchObject({
      errorRecords: [],
      data: {
        committed: false,
        dataSuccess: [
          {
            row: 2,
            code: cells[0]?.toUpperCase(),
            name: 'CÔNG TY MẪU',
            tax_number: '0301234567',
            website: 'https://mau.example.com',
            sectors: sectors.slice(0, 2).map(({ name }) => name),
          },
        ],
      },
    });
  });

  it('of brands offer the approved customers to who may read them, and take one as offered or by its code', async () => {
    const { db } = test.database;
    const known = await buildCustomer(db, { name: 'Hãng sữa' });
    const waiting = await buildCustomer(db, { status: 'pending' });
    const { header, offered } = await sheetOf('brands', 'vi');
    expect(header.slice(0, 5)).toEqual(['Mã nhãn hàng', 'Tên nhãn hàng', 'Khách hàng', 'Lĩnh vực', 'Ngành hàng']);
    expect(header).toHaveLength(11);
    expect(offered).toContain(`${known.code} – Hãng sữa`);
    expect(offered).not.toContain(waiting.code);
    const rows = [`${known.code} – Hãng sữa`, known.code.toLowerCase()].map((customer) => brandRow(customer));
    const shown = await preview('brands', rows);
    expect(shown.errorRecords).toEqual([]);
    expect(shown.data.dataSuccess.map(({ customer }) => customer)).toEqual([
      { code: known.code, name: 'Hãng sữa' },
      { code: known.code, name: 'Hãng sữa' },
    ]);
    await test.database.pool.query(
      "insert into role_permissions (role_id, scope, action) select id, 'brand_management', 'r_template_file' from roles where name = 'account'",
    );
    await test.database.pool.query(
      "delete from role_permissions where scope = 'customer_management' and role_id in (select id from roles where name = 'account')",
    );
    const blind = await signIn(test, ['account']);
    expect((await sheetOf('brands', 'vi', blind)).offered).not.toContain('Hãng sữa');
  });
});

describe('what is written', () => {
  it('are customers with every column, their trail, run and news', async () => {
    const person = await signIn(test, ['manager']);
    const logo = await buildPicture(test);
    const full = customerRow({ website: 'bep.example.com/a', logo: logo.url });
    const before = [await count('customers'), await count('import_runs')];
    await preview('customers', [full]);
    expect([await count('customers'), await count('import_runs')]).toEqual(before);
    const done = await commit('customers', [full], person);
    expect(done).toMatchObject({ data: { total: 1, committed: true, dataSuccess: [{ status: 'active' }] } });
    const stored = await find('customers', String(full.code).toUpperCase());
    expect(stored).toMatchObject({
      name: String(full.name).toUpperCase(),
      trading_name: 'Bếp Nhà',
      tax_number: full.tax_number,
      website: 'https://bep.example.com/a',
      logo_file_id: logo.id,
      status: 'active',
      created_by: person.id,
    });
    expect(await trailOf(test, stored.id)).toMatchObject([
      { action: 'import', entity: 'customer', changes: { sectors: { after: [sectors[0]?.name] } } },
    ]);
    const detail = (await test.call('GET', `/customers/${stored.id}`, { token: manager.token })).json().data;
    expect(detail.sectors).toMatchObject([{ name: sectors[0]?.name }]);
    const news = (await test.call('GET', '/setting/notifications', { token: person.token })).json().data;
    expect(news).toMatchObject([{ type: 'CUSTOMER', content: [{ value: 'Đã thêm 1 khách hàng từ file.' }, {}] }]);
  });

  it('are brands with every column', async () => {
    const customer = await buildCustomer(test.database.db);
    const full = brandRow(customer.code, {
      industries: industries[0]?.name ?? '',
      website: 'https://sua.example.com',
      phone: '(028) 3822-1234',
      email: 'Sua@Example.test',
      address: '1 Lê Lợi',
      description: '=cmd()|calc',
    });
    expect((await commit('brands', [full])).data.committed).toBe(true);
    const stored = await find('brands', full.code);
    expect(stored).toMatchObject({
      name: full.name,
      customer_id: customer.id,
      phone: '(028) 3822-1234',
      email: 'sua@example.test',
      address: '1 Lê Lợi',
      description: '=cmd()|calc',
    });
    const links = await test.database.pool.query('select sector_id from brand_sectors where brand_id = $1', [
      stored.id,
    ]);
    expect(links.rows.map(({ sector_id }) => sector_id).sort()).toEqual([sectors[0]?.id, industries[0]?.id].sort());
    expect(await trailOf(test, stored.id)).toMatchObject([{ action: 'import', entity: 'brand' }]);
  });

  it.each<Many>(['customers', 'brands'])('%s wait where the importer may not approve, told of once', async (many) => {
    const staff = await signIn(test, ['staff']);
    const decider = await signIn(test, ['account_manager']);
    const customer = await buildCustomer(test.database.db, { status: 'pending' });
    const rows = [1, 2, 3].map(() => (many === 'brands' ? brandRow(customer.code) : customerRow()));
    const done = await commit(many, rows, staff);
    expect(done.data.dataSuccess.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
    const code = done.data.dataSuccess[2]?.code;
    expect((await find(many, code)).status).toBe('pending');
    const news = (await test.call('GET', '/setting/notifications', { token: decider.token })).json().data;
    expect(news).toHaveLength(1);
  });

  it('needs the rights, and nobody of a customer has them', async () => {
    const file = await fileOf([customerRow()]);
    const before = await count('customers');
    for (const role of ['account', 'customer', 'KOL']) {
      const who = await signIn(test, [role], role === 'customer' ? { type: 'customer' } : {});
      for (const call of ['import-review', 'import']) {
        expect((await send('customers', call, file, {}, who)).statusCode).toBe(403);
        expect((await send('brands', call, file, {}, who)).statusCode).toBe(403);
      }
      expect((await test.call('GET', '/customers/template-excel', { token: who.token })).statusCode).toBe(403);
    }
    const grant = (action: string) =>
      test.database.pool.query(
        "insert into role_permissions (role_id, scope, action) select id, 'customer_management', $1 from roles where name in ('account', 'customer')",
        [action],
      );
    await grant('c_import_review');
    const reviewer = await signIn(test, ['account']);
    expect((await send('customers', 'import-review', file, {}, reviewer)).statusCode).toBe(200);
    expect((await send('customers', 'import', file, {}, reviewer)).statusCode).toBe(403);
    await grant('c_import');
    const client = await signIn(test, ['customer'], { type: 'customer' });
    expect((await send('customers', 'import', file, {}, client)).statusCode).toBe(403);
    expect(await count('customers')).toBe(before);
  });
});

describe('what is wrong', () => {
  it('with customers is told of every cell, in the words of the form', async () => {
    const taken = await buildCustomer(test.database.db);
    const wrong = await preview('customers', [
      customerRow({ code: null, name: null, trading_name: null, tax_number: null, sectors: null, website: 'a.vn' }),
      customerRow({ code: 'CÓ CÁCH', website: 'không phải', sectors: 'Không có' }),
      customerRow({ code: taken.code.toLowerCase() }),
      customerRow({ logo: 'https://elsewhere.example/a.png', code: 'same1' }),
      customerRow({ code: 'SAME1' }),
      customerRow({ sectors: industries[0]?.name ?? '' }),
    ]);
    const missing = { code: 'field_required', name: 'field_required', trading_name: 'field_required' };
    expect(blamed(wrong)).toEqual([
      [2, { ...missing, tax_number: 'field_required', sectors: 'field_select_required' }],
      [3, { sectors: 'sector_not_exist', code: 'code_incorrect', website: 'website_incorrect' }],
      [4, { code: 'customer_code_already_exist' }],
      [5, { logo: 'file_not_exist' }],
      [6, { code: 'row_is_duplicate' }],
      [7, { sectors: 'sector_not_exist' }],
    ]);
    expect(wrong.errorRecords[2]?.errors[0]?.value).toBe(taken.code);
    expect(blamed(await preview('customers', [{ code: 'A', tên: 'x' }]))).toMatchObject([
      [1, { tên: 'unknown_column', name: 'column_missing', tax_number: 'column_missing' }],
    ]);
  });

  it('with brands too, and with the customers they name', async () => {
    const { db } = test.database;
    const [active, waiting] = [await buildCustomer(db), await buildCustomer(db, { status: 'pending' })];
    const [rejected, gone] = [
      await buildCustomer(db, { status: 'reject', status_reason: 'Không' }),
      await buildCustomer(db, { deleted_at: new Date() }),
    ];
    const taken = await buildBrand(db);
    const wrong = await preview('brands', [
      brandRow(active.code, { code: null, name: null, customer_id: null, sectors: null, address: 'x' }),
      brandRow(active.code, { code: taken.code.toLowerCase(), phone: 'gọi em', email: 'a@', website: 'x' }),
      brandRow(active.code, { code: taken.code.toLowerCase() }),
      brandRow(waiting.code),
      brandRow(rejected.code),
      brandRow(gone.code),
      brandRow('NOBODY'),
      brandRow(active.code, { sectors: null, industries: industries[0]?.name ?? '' }),
    ]);
    expect(blamed(wrong)).toEqual([
      [
        2,
        {
          code: 'field_required',
          name: 'field_required',
          customer_id: 'field_select_required',
          sectors: 'field_select_required',
        },
      ],
      [3, { phone: 'phone_number_is_incorrect', email: 'email_is_incorrect', website: 'website_incorrect' }],
      [4, { code: 'brand_code_already_exist' }],
      [5, { customer_id: 'customer_is_pending' }],
      [6, { customer_id: 'customer_not_exist' }],
      [7, { customer_id: 'customer_not_exist' }],
      [8, { customer_id: 'customer_not_exist' }],
    ]);
    expect(wrong.data.dataSuccess.map(({ row }) => row)).toEqual([9]);
  });

  it('keeps the whole file out, comes back beside its rows, and two at once write one file', async () => {
    const good = customerRow();
    const tables = ['customers', 'customer_sectors', 'audit_log', 'import_runs'];
    const before = await Promise.all(tables.map(count));
    const bad = customerRow({ tax_number: null });
    expect(await commit('customers', [good, bad])).toMatchObject({ data: { committed: false } });
    expect(await Promise.all(tables.map(count))).toEqual(before);
    const told = await send('customers', 'import-review', await fileOf([good, bad]), { error_file: true });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(new Uint8Array(told.rawPayload).buffer);
    expect(workbook.worksheets[0]?.getCell(3, 1).text).toBe('tax_number: Không được để trống');
    const file = await fileOf([good, customerRow()]);
    const both = await Promise.all([send('customers', 'import', file), send('customers', 'import', file)]);
    expect(both.filter((answer) => answer.statusCode === 200 && answer.json().data.committed)).toHaveLength(1);
    expect(await count('customers')).toBe((before[0] ?? 0) + 2);
  });
});

describe('what is likely there already', () => {
  it('by the tax number or the name of a customer is a warning, which keeps nothing out', async () => {
    const { db } = test.database;
    const known = await buildCustomer(db, { name: 'Công ty TNHH Nắng Mai', tax_number: '0399-888-777' });
    const rows = [
      customerRow({ tax_number: '0399888777' }),
      customerRow({ name: 'CTCP nang mai' }),
      customerRow({ name: 'Tập đoàn Nắng Mai' }),
      customerRow({ name: 'Riêng Một Mình', tax_number: '0511111111' }),
      customerRow({ name: 'Khác Hẳn', tax_number: '05 1111 1111' }),
      customerRow({ name: 'Công ty Riêng Một Mình' }),
    ];
    const shown = await preview('customers', rows);
    const stored = `${known.code} – ${known.name}`;
    expect(shown.errorRecords).toEqual([]);
    expect(doubted(shown)).toEqual([
      [2, [['same_tax_number', stored]]],
      [4, [['same_name', stored]]],
      [6, [['row_same_tax_number', '5']]],
      [7, [['row_same_name', '5']]],
    ]);
    expect((await commit('customers', rows)).data.committed).toBe(true);
  });

  it('or a tax number that is none as Vietnam writes them is a warning, and kept', async () => {
    const rows = [
      customerRow({ tax_number: '0100109106' }),
      customerRow({ tax_number: '0100109107' }),
      customerRow({ tax_number: 'DE123456789' }),
      customerRow({ tax_number: '0100109106-002' }),
    ];
    expect(doubts(await preview('customers', rows), (warning) => warning.startsWith('tax_number'))).toEqual([
      [3, [['tax_number_check', '0100109107']]],
      [4, [['tax_number_shape', 'DE123456789']]],
    ]);
    const done = await commit('customers', rows);
    expect((await find('customers', done.data.dataSuccess[2]?.code)).tax_number).toBe('DE123456789');
  });

  it('by the name of a brand of the same customer is refused', async () => {
    const { db } = test.database;
    const brand = await buildBrand(db, { name: 'Sữa Mây' });
    const { rows } = await test.database.pool.query('select code from customers where id = $1', [brand.customer_id]);
    const other = await buildCustomer(db);
    const shown = await preview('brands', [
      brandRow(rows[0].code, { name: 'sua may' }),
      brandRow(other.code, { name: 'Sữa Mây' }),
      brandRow(other.code, { name: 'SỮA MÂY' }),
    ]);
    expect(blamed(shown)).toEqual([
      [2, { name: 'brand_already_exist' }],
      [4, { name: 'row_is_duplicate' }],
    ]);
    expect(await commit('brands', [brandRow(rows[0].code, { name: 'SỮA MÂY' })])).toMatchObject({
      data: { committed: false },
    });
  });
});
