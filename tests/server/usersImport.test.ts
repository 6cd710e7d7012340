import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../src/server/db/schema/identity';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCustomer, buildKol } from '../support/factories';
import { buildPlace, roleIds, signIn, trailOf, word } from '../support/people';
import { fileOf } from './imports.fixtures';

let test: TestApp;
let place: Awaited<ReturnType<typeof buildPlace>>;
let manager: Awaited<ReturnType<typeof signIn>>;
let roles: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  roles = await roleIds(test);
  place = await buildPlace(test);
  manager = await signIn(test, ['manager']);
});
afterAll(() => test.close());

type Row = Parameters<typeof fileOf>[0][number];

function row(changes: Row = {}): Row {
  const name = word();
  const person = { code: name, fullname: '=cmd()|calc', email: `${name}@example.test`, phone: '0912345678' };
  return { ...person, role: 'Staff', department: place.name.toUpperCase(), studio: `Studio ${place.name}`, ...changes };
}

async function upload(rows: readonly Row[], token = manager.token) {
  const { bytes, name } = await fileOf(rows);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return test.call('POST', '/users/upload-users-file', { token, form });
}

const commit = (body: unknown[], token = manager.token) =>
  test.call('POST', '/users/import-users', { token, body: { users: body } });
const total = async () => (await test.database.db.select({ id: users.id }).from(users)).length;

describe('the user workbook', () => {
  it('can be filled in from the template, previewed and committed', async () => {
    const answer = await test.call('GET', '/users/template-file', {
      token: manager.token,
      headers: { 'accept-language': 'en' },
    });
    expect(answer.headers['content-disposition']).toContain('User_Import_Template.xlsx');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(new Uint8Array(answer.rawPayload).buffer);
    const sheet = workbook.worksheets[0];
    if (!sheet) throw new Error('no sheet');
    const header = (sheet.getRow(1).values as unknown[]).slice(1);
    expect(header.slice(0, 5)).toEqual(['Staff code', 'Full name', 'E-mail', 'Phone', 'Role']);
    const name = word();
    sheet.addRow([name, 'Lê An', `${name}@example.test`, '0912345678', 'Manager', place.name, `Studio ${place.name}`]);
    const form = new FormData();
    form.set('file', new Blob([await workbook.xlsx.writeBuffer()]), 'filled.xlsx');
    const before = await total();
    const preview = await test.call('POST', '/users/upload-users-file', { token: manager.token, form });
    expect(preview.json()).toMatchObject({
      data: {
        total: 1,
        committed: false,
        dataSuccess: [{ row: 2, code: name, role: 'Manager', department: place.name }],
      },
      errorRecords: [],
    });
    expect(await total()).toBe(before);
    const done = await commit(preview.json().data.dataSuccess);
    expect(done.json()).toMatchObject({ data: { total: 1, committed: true }, errorRecords: [] });
    expect(await total()).toBe(before + 1);
    await expect.poll(() => test.services.mail.kept()?.[0]?.to).toBe(`${name}@example.test`);
  });

  it('takes as many rows as a workbook may hold, though they are more than a form', async () => {
    const before = await total();
    const many = Array.from({ length: 6_000 }, (_, index) => ({
      row: index + 2,
      code: 'bad code',
      fullname: 'x'.repeat(250),
    }));
    const answer = await commit(many);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ data: { committed: false } });
    expect(await total()).toBe(before);
  });

  it('keeps what looks like a formula as text, resolves links and birthdays, and leaves a trail', async () => {
    const [customer, brand, kol] = [
      await buildCustomer(test.database.db),
      await buildBrand(test.database.db),
      await buildKol(test.database.db),
    ];
    const bare = { department: null, studio: null };
    const preview = await upload([
      row({ birthday: '31/3/1995', gender: 'Nữ' }),
      row({ ...bare, role: 'customer', represents: customer.code.toLowerCase() }),
      row({ ...bare, role: 'Brand', represents: brand.code }),
      row({ ...bare, role: 'KOL', kol_code: kol.code, birthday: new Date('1999-12-31') }),
    ]);
    expect(preview.json().errorRecords).toEqual([]);
    const { dataSuccess } = preview.json().data;
    expect(dataSuccess).toMatchObject([
      { type: 'staff', fullname: '=cmd()|calc', birthday: '1995-03-31', gender: 'female', roles: [roles.staff] },
      { type: 'customer', customer_ids: [customer.id] },
      { type: 'brand', brand_ids: [brand.id] },
      { type: 'kol', kol_id: kol.id, birthday: '1999-12-31' },
    ]);
    expect((await commit(dataSuccess)).json().data.committed).toBe(true);
    const found = await test.call('GET', `/users/lists?name=${dataSuccess[0].code}`, { token: manager.token });
    const [user] = found.json().data;
    expect(user).toMatchObject({ fullname: '=cmd()|calc', roles: ['staff'] });
    expect(await trailOf(test, user.id)).toMatchObject([{ action: 'import', actor_id: manager.id }]);
  });

  it('blames every wrong cell of every row', async () => {
    const [customer, taken] = [await buildCustomer(test.database.db), row()];
    await commit((await upload([taken])).json().data.dataSuccess);
    const twice = row();
    const preview = await upload([
      row({ code: 'NV 1', fullname: null, email: 'x', phone: 'abc', birthday: '31/02/1995' }),
      row({ role: 'Pilot', department: 'Nowhere' }),
      row({ studio: null }),
      row({ department: null }),
      { ...row(), code: String(taken.code).toUpperCase(), email: String(taken.email) },
      twice,
      { ...row(), code: String(twice.code) },
      row({ role: 'Admin' }),
      row({ role: 'customer', represents: `${customer.code}, NOBODY` }),
      row({ role: 'KOL', department: null, studio: null }),
      row(),
    ]);
    const { data, errorRecords } = preview.json();
    const found = errorRecords.map(
      ({ row: number, errors }: { row: number; errors: { column: string; error: string }[] }) => [
        number,
        Object.fromEntries(errors.map(({ column, error }) => [column, error])),
      ],
    );
    expect(found).toEqual([
      [
        2,
        {
          code: 'code_incorrect',
          fullname: 'field_required',
          email: 'email_is_incorrect',
          phone: 'phone_number_is_incorrect',
          birthday: 'invalid_date',
        },
      ],
      [3, { role: 'role_not_exist', department: 'department_not_exist' }],
      [4, { studio: 'field_select_required' }],
      [5, { department: 'field_select_required', studio: 'studio_not_exist' }],
      [6, { code: 'user_code_already_exist', email: 'user_email_already_exist' }],
      [8, { code: 'row_is_duplicate' }],
      [9, { role: 'permission_denied' }],
      [10, { represents: 'customer_not_exist' }],
      [11, { kol_code: 'field_select_required' }],
    ]);
    expect(data.dataSuccess.map((user: { row: number }) => user.row)).toEqual([7, 12]);
  });

  it('names a KOL that two rows are linked to as the file does', async () => {
    const kol = await buildKol(test.database.db);
    const linked = { role: 'KOL', department: null, studio: null };
    const typed = kol.code.toLowerCase();
    const { errorRecords } = (
      await upload([row({ ...linked, kol_code: kol.code }), row({ ...linked, kol_code: typed })])
    ).json();
    expect(errorRecords).toEqual([
      { row: 3, errors: [{ column: 'kol_code', error: 'row_is_duplicate', value: typed, of_row: 2 }] },
    ]);
  });

  it('is committed whole or not at all, and checked anew', async () => {
    const { dataSuccess } = (await upload([row(), row()])).json().data;
    const before = await total();
    const mails = test.services.mail.kept()?.length;
    const broken = await commit([dataSuccess[0], { ...dataSuccess[1], phone: '1', roles: [roles.admin] }]);
    expect(broken.statusCode).toBe(200);
    expect(broken.json()).toMatchObject({
      data: { committed: false },
      errorRecords: [{ row: 3, errors: [{ column: 'phone', error: 'phone_number_is_incorrect' }] }],
    });
    const raised = await commit([dataSuccess[0], { ...dataSuccess[1], roles: [roles.admin] }]);
    expect(raised.json().errorRecords).toEqual([{ row: 3, errors: [{ column: 'role', error: 'permission_denied' }] }]);
    expect([await total(), test.services.mail.kept()?.length]).toEqual([before, mails]);
    const both = await Promise.all([commit(dataSuccess), commit(dataSuccess)]);
    expect(both.filter((answer) => answer.statusCode === 200 && answer.json().data.committed)).toHaveLength(1);
    expect(await total()).toBe(before + 2);
    expect((await commit([])).statusCode).toBe(400);
    expect((await commit(['x', 5])).statusCode).toBeGreaterThanOrEqual(200);
  });

  it('lets an admin import admins, and nobody else import at all without the right', async () => {
    const admin = await signIn(test, ['admin']);
    const { dataSuccess } = (await upload([row({ role: 'Admin' })], admin.token)).json().data;
    expect((await commit(dataSuccess, admin.token)).json().data.committed).toBe(true);
    const supervisor = await signIn(test, ['account_supervisor']);
    expect((await upload([row()], supervisor.token)).statusCode).toBe(403);
    expect((await commit(dataSuccess, supervisor.token)).statusCode).toBe(403);
    expect((await test.call('GET', '/users/template-file', { token: supervisor.token })).statusCode).toBe(403);
    const form = new FormData();
    form.set('file', new Blob(['no workbook']), 'x.xlsx');
    const unreadable = await test.call('POST', '/users/upload-users-file', { token: admin.token, form });
    expect([unreadable.statusCode, unreadable.json().message]).toEqual([400, 'file_format_invalid']);
  });

  it('tells the one who committed it how many were added, and nothing when none was', async () => {
    const person = await signIn(test, ['manager']);
    const newsOf = async () => (await test.call('GET', '/setting/notifications', { token: person.token })).json().data;
    const preview = (await upload([row(), row()], person.token)).json().data.dataSuccess;
    await commit([{ ...preview[0], phone: '1' }], person.token);
    expect(await newsOf()).toEqual([]);
    expect((await commit(preview, person.token)).json().data.committed).toBe(true);
    expect(await newsOf()).toMatchObject([
      {
        type: 'USER',
        content: [{ value: 'Đã thêm 2 người dùng từ file.' }, { value: 'Users from a file: 2 added.' }],
      },
    ]);
  });
});
