import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportedCustomer } from '../../src/domain/customers/importTypes';
import { type ImportResult, type ImportRun, undoneReason } from '../../src/domain/imports';
import { campaignPostContents } from '../../src/server/db/schema/campaigns';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildCustomer, buildKol, buildPost, buildSow } from '../support/factories';
import { signIn, word } from '../support/people';
import { fileOf } from './imports.fixtures';

type Person = Awaited<ReturnType<typeof signIn>>;
type Row = Parameters<typeof fileOf>[0][number];

let test: TestApp;
let manager: Person;
let staff: Person;
let sector: string;

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
  staff = await signIn(test, ['staff']);
  const { rows } = await test.database.pool.query("select name from sectors where type = 'customer_brand' limit 1");
  sector = rows[0].name;
});
afterAll(() => test.close());

async function send(path: string, rows: readonly Row[], fields: Record<string, string>, who: Person) {
  const file = await fileOf(rows);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  return test.call('POST', path, { token: who.token, form });
}

async function answered(...call: Parameters<typeof send>): Promise<ImportResult<ImportedCustomer>> {
  const answer = await send(...call);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const preview = (rows: readonly Row[], mode: string, who = manager) =>
  answered('/customers/import-review', rows, { mode }, who);
const commit = (rows: readonly Row[], mode: string, who = manager, more: Record<string, string> = {}) =>
  answered('/customers/import', rows, { mode, ...more }, who);
const undo = (run: string | undefined, who = manager) =>
  test.call('POST', `/imports/${run}/undo`, { token: who.token });
const read = async (table: string, id: string) =>
  (await test.database.pool.query(`select * from ${table} where id = $1`, [id])).rows[0];
const byCode = async (code: unknown) =>
  (await test.database.pool.query('select * from customers where code = $1 and deleted_at is null', [code])).rows[0];

const customer = () =>
  buildCustomer(test.database.db, { code: word().toUpperCase(), website: 'https://cu.example.com' });
const fresh = (): Row => ({
  code: word().toUpperCase(),
  name: `Mới ${word()}`,
  trading_name: 'Mới',
  tax_number: word(),
  sectors: sector,
});

describe('what is known', () => {
  it('is changed cell by cell: an empty one leaves a value, - clears it, old and new are told', async () => {
    const known = await customer();
    const rows = [{ code: known.code.toLowerCase(), trading_name: 'Tên mới', tax_number: null, website: '-' }, fresh()];
    const shown = await preview(rows, 'both');
    expect(shown.errorRecords).toMatchObject([]);
    expect(shown.data).toMatchObject({ adds: 1, changes: 1, nothing: 0, skipped: 0 });
    expect(shown.data.dataSuccess[0]).toMatchObject({
      effect: 'changes',
      changes: [
        { column: 'trading_name', from: known.trading_name, to: 'Tên mới' },
        { column: 'website', from: 'https://cu.example.com', to: null },
      ],
    });
    expect((await commit(rows, 'both')).data).toMatchObject({ committed: true, adds: 1, changes: 1 });
    expect(await read('customers', known.id)).toMatchObject({
      trading_name: 'Tên mới',
      tax_number: known.tax_number,
      website: null,
      name: known.name,
      version: known.version + 1,
    });
    expect((await preview([{ code: known.code, trading_name: 'Tên mới' }], 'update')).data).toMatchObject({
      nothing: 1,
    });
  });

  it('stays the row error it was unless the call asks; an update of nobody is one too; nobody clears what is required', async () => {
    const known = await customer();
    const errorsOf = async (rows: readonly Row[], mode: string) =>
      (await preview(rows, mode)).errorRecords.map(({ errors }) => errors[0]?.error);
    expect(await errorsOf([{ ...fresh(), code: known.code }], 'add')).toEqual(['customer_code_already_exist']);
    expect(await errorsOf([fresh()], 'update')).toEqual(['customer_not_exist']);
    expect(await errorsOf([{ code: known.code, name: '-' }], 'update')).toEqual(['field_required']);
    expect(
      await errorsOf(
        [
          { code: known.code, name: 'A' },
          { code: known.code, name: 'B' },
        ],
        'update',
      ),
    ).toEqual(['row_is_duplicate']);
  });

  it('is written whole or not at all, unless the right rows are asked for', async () => {
    const known = await customer();
    const rows: Row[] = [
      { code: known.code, trading_name: 'Khác' },
      { ...fresh(), tax_number: null },
    ];
    expect((await commit(rows, 'both')).data.committed).toBe(false);
    expect(await read('customers', known.id)).toMatchObject({
      trading_name: known.trading_name,
      version: known.version,
    });
    const partly = await commit(rows, 'both', manager, { rows: 'valid' });
    expect(partly).toMatchObject({ data: { committed: true, changes: 1, adds: 0 }, errorRecords: [{ row: 3 }] });
    expect(await read('customers', known.id)).toMatchObject({ trading_name: 'Khác' });
  });

  it('tells what was added, changed and left as it was, each by its number', async () => {
    const person = await signIn(test, ['manager']);
    const [changed, same] = [await customer(), await customer()];
    const rows: Row[] = [
      fresh(),
      fresh(),
      { code: changed.code, trading_name: 'Đã khác' },
      { code: same.code, trading_name: same.trading_name },
    ];
    expect((await commit(rows, 'both', person)).data).toMatchObject({ adds: 2, changes: 1, nothing: 1 });
    await commit([{ code: changed.code, trading_name: 'Khác nữa' }], 'update', person);
    const news = (await test.call('GET', '/setting/notifications', { token: person.token })).json().data;
    expect(news.map(({ content }: { content: { value: string }[] }) => content.map(({ value }) => value))).toEqual([
      ['Đã sửa 1 khách hàng từ file.', 'Customers from a file: 1 changed.'],
      [
        'Đã thêm 2, sửa 1 khách hàng từ file. 1 dòng không đổi gì.',
        'Customers from a file: 2 added, 1 changed. Rows that change nothing: 1.',
      ],
    ]);
  });

  it('leaves the wrong rows out and tells so: how many in the history, which and why in a file', async () => {
    const person = await signIn(test, ['manager']);
    const rows: Row[] = [fresh(), { ...fresh(), tax_number: null }, fresh(), { ...fresh(), sectors: 'Không có' }];
    const { data } = await commit(rows, 'add', person, { rows: 'valid' });
    expect(data).toMatchObject({ committed: true, adds: 2 });
    const { data: runs } = (await test.call('GET', '/imports', { token: person.token })).json();
    expect(runs.find(({ id }: ImportRun) => id === data.run)).toMatchObject({ adds: 2, refused: 2 });
    const news = (await test.call('GET', '/setting/notifications', { token: person.token })).json().data;
    expect(news).toMatchObject([
      {
        content: [
          { value: 'Đã thêm 2 khách hàng từ file. 2 dòng có lỗi bị bỏ lại.' },
          { value: 'Customers from a file: 2 added. Rows with errors left out: 2.' },
        ],
      },
    ]);

    const asked = { mode: 'add', rows: 'valid', error_file: 'true' };
    const codesFor = async (run: string | undefined, who: Person) => {
      const file = await send('/customers/import-review', rows, { ...asked, ...(run && { run }) }, who);
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(new Uint8Array(file.rawPayload).buffer);
      const [sheet] = workbook.worksheets;
      if (!sheet) throw new Error('no sheet');
      const code = (sheet.getRow(1).values as string[]).indexOf('code');
      const told = (sheet.getRows(2, sheet.rowCount - 1) ?? []).map((row) => [
        row.getCell(code).text,
        row.getCell(1).text !== '',
      ]);
      return Object.fromEntries(told);
    };
    expect(await codesFor(data.run, person)).toEqual({ [String(rows[1]?.code)]: true, [String(rows[3]?.code)]: true });
    // By themselves the rows that were written are there already; what another has written is not told.
    expect(Object.keys(await codesFor(undefined, person))).toHaveLength(4);
    expect(Object.keys(await codesFor(data.run, manager))).toHaveLength(4);
  });

  it('is held for approval where the importer may not approve', async () => {
    const known = await customer();
    const rows = [{ code: known.code, trading_name: 'Chờ duyệt' }];
    expect((await preview(rows, 'update', staff)).data.dataSuccess).toMatchObject([{ effect: 'changes', held: true }]);
    const done = await commit(rows, 'update', staff);
    expect(await read('customers', known.id)).toMatchObject({ trading_name: known.trading_name, status: 'active' });
    const held = 'select change from pending_changes where entity_id = $1 and decided_at is null';
    const waiting = await test.database.pool.query(held, [known.id]);
    expect(waiting.rows).toMatchObject([{ change: { trading_name: { after: 'Chờ duyệt' } } }]);
    const news = (await test.call('GET', '/setting/notifications', { token: staff.token })).json().data;
    expect(news[0].content).toMatchObject([
      { value: '1 thay đổi chờ duyệt.' },
      { value: 'Changes waiting for approval: 1.' },
    ]);
    // Somebody else's edit waits: theirs would be lost.
    const other = await signIn(test, ['staff']);
    expect((await preview(rows, 'update', other)).errorRecords).toMatchObject([
      { row: 2, errors: [{ column: 'code', error: 'change_is_pending' }] },
    ]);
    expect((await undo(done.data.run, staff)).statusCode).toBe(200);
    expect((await test.database.pool.query(held, [known.id])).rows).toEqual([]);
  });

  it('is refused to who may import and not update', async () => {
    const known = await customer();
    const rows = [{ code: known.code, trading_name: 'Không được' }];
    await test.database.pool.query(
      "delete from role_permissions where scope = 'customer_management' and action = 'u' and role_id = (select id from roles where name = 'junior_account_executive')",
    );
    const clerk = await signIn(test, ['junior_account_executive']);
    expect((await send('/customers/import-review', rows, { mode: 'update' }, clerk)).statusCode).toBe(403);
    expect((await send('/customers/import', rows, { mode: 'both' }, clerk)).statusCode).toBe(403);
  });
});

describe('undoing', () => {
  it('takes back what was added and gives back what was changed, once', async () => {
    const known = await customer();
    const added = fresh();
    const { data } = await commit([{ code: known.code, trading_name: 'Sai' }, added], 'both');
    expect((await undo(data.run)).json().data).toEqual({ id: data.run, held: 0 });
    expect(await read('customers', known.id)).toMatchObject({ trading_name: known.trading_name, deleted_at: null });
    expect(await byCode(added.code)).toBeUndefined();
    const { rows: removed } = await test.database.pool.query('select delete_reason from customers where code = $1', [
      added.code,
    ]);
    expect(removed).toEqual([{ delete_reason: undoneReason }]);
    const again = await undo(data.run);
    expect([again.statusCode, again.json().message]).toEqual([409, 'import_already_undone']);
  });

  it('tells how many old values wait where who undoes may not approve', async () => {
    const known = await customer();
    const { data } = await commit([{ code: known.code, trading_name: 'Đã duyệt' }], 'update', staff);
    const approved = { ids: [known.id], action: 'approve' };
    await test.call('POST', '/customers/bulk', { token: manager.token, body: approved });
    expect((await undo(data.run, staff)).json().data).toEqual({ id: data.run, held: 1 });
    expect(await read('customers', known.id)).toMatchObject({ trading_name: 'Đã duyệt' });
  });

  it('says in the list how many old values wait still, and how many were not approved', async () => {
    const [one, two] = [await customer(), await customer()];
    const rows = [one, two].map(({ code }) => ({ code, trading_name: 'Đã duyệt' }));
    const { data } = await commit(rows, 'update', staff);
    const decide = async (ids: string[], action: string) => {
      const body = { ids, action, ...(action === 'reject' && { reason: 'Giữ tên mới' }) };
      const answer = await test.call('POST', '/customers/bulk', { token: manager.token, body });
      expect(answer.json().data).toMatchObject(ids.map(() => ({ done: true })));
    };
    await decide([one.id, two.id], 'approve');
    const listed = async () => {
      const runs = (await test.call('GET', '/imports?limit=100', { token: staff.token })).json().data as ImportRun[];
      const run = runs.find(({ id }) => id === data.run);
      return [run?.undo_waits, run?.undo_refused];
    };
    expect(await listed()).toEqual([0, 0]);
    await undo(data.run, staff);
    expect(await listed()).toEqual([2, 0]);
    await decide([one.id], 'approve');
    await decide([two.id], 'reject');
    expect(await listed()).toEqual([0, 1]);
    expect([(await read('customers', one.id)).trading_name, (await read('customers', two.id)).trading_name]).toEqual([
      one.trading_name,
      'Đã duyệt',
    ]);
  });

  it('is refused whole where something moved since, and says what', async () => {
    const [one, two] = [await customer(), await customer()];
    const added = fresh();
    const rows = [
      { code: one.code, trading_name: 'Sai', website: 'sai.example.com' },
      { code: two.code, trading_name: 'Sai' },
      added,
    ];
    const { data } = await commit(rows, 'both');
    const body = { trading_name: 'Đã sửa tay' };
    expect((await test.call('PUT', `/customers/${one.id}`, { token: manager.token, body })).statusCode).toBe(200);
    const made = await byCode(added.code);
    await buildBrand(test.database.db, { customer_id: made.id });
    const refused = await undo(data.run);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ message: 'record_was_changed' });
    expect(refused.json().errors).toEqual(
      expect.arrayContaining([
        { property: `${one.code}.trading_name`, message: 'record_was_changed' },
        { property: `${added.code}.code`, message: 'customer_has_brand_links' },
      ]),
    );
    expect(refused.json().errors).toHaveLength(2);
    expect(await read('customers', two.id)).toMatchObject({ trading_name: 'Sai' });
    expect(await read('customers', one.id)).toMatchObject({ website: 'https://sai.example.com' });
  });

  it('and an edit, and a second undoing, at the same moment leave one of them', async () => {
    const known = await customer();
    const { data } = await commit([{ code: known.code, trading_name: 'Sai' }], 'update');
    const { version } = await read('customers', known.id);
    const body = { trading_name: 'Sửa tay', version };
    const [edit, ...undone] = await Promise.all([
      test.call('PUT', `/customers/${known.id}`, { token: manager.token, body }),
      undo(data.run),
      undo(data.run),
    ]);
    const wins = [edit, ...undone].filter(({ statusCode }) => statusCode === 200);
    expect(wins).toHaveLength(1);
    for (const { statusCode } of [edit, ...undone]) expect([200, 409]).toContain(statusCode);
    const { trading_name } = await read('customers', known.id);
    expect(trading_name).toBe(edit.statusCode === 200 ? 'Sửa tay' : known.trading_name);
  });

  it('is for who imported and who may read permission groups, with the right of the commit, for 30 days', async () => {
    const { data } = await commit([fresh()], 'add', staff);
    const stranger = await signIn(test, ['staff']);
    const list = async (who: Person) =>
      (await test.call('GET', '/imports?size=200', { token: who.token })).json().data as ImportRun[];
    expect((await list(stranger)).map(({ id }) => id)).not.toContain(data.run);
    expect((await list(staff)).find(({ id }) => id === data.run)).toMatchObject({
      kind: 'customers',
      file_name: 'dữ liệu.xlsx',
      adds: 1,
      changes: 0,
      may_undo: true,
      created_by: { id: staff.id },
    });
    expect((await list(manager)).map(({ id }) => id)).toContain(data.run);
    expect((await undo(data.run, stranger)).statusCode).toBe(404);
    await test.database.pool.query("update import_runs set created_at = now() - interval '31 days' where id = $1", [
      data.run,
    ]);
    const late = await undo(data.run, staff);
    expect([late.statusCode, late.json().message]).toEqual([409, 'import_not_undoable']);
    const account = await signIn(test, ['account']);
    await test.database.pool.query('update import_runs set created_at = now(), created_by = $2 where id = $1', [
      data.run,
      account.id,
    ]);
    expect((await undo(data.run, account)).statusCode).toBe(403);
  });
});

describe('undoing in a campaign', () => {
  const inCampaign = (path: string, campaign_id: string, rows: readonly Row[], mode = 'both') =>
    answered(path, rows, { campaign_id, review: 'false', mode }, manager);

  it('gives SOWs their old numbers, and keeps one that has posts by now', async () => {
    const { db } = test.database;
    const campaign = await buildCampaign(db);
    const [kol, other] = [await buildKol(db), await buildKol(db)];
    const sow = await buildSow(db, { campaign_id: campaign.id, kol_id: kol.id, sale_price: 7, note: 'cũ' });
    const named = { kol_code: kol.code, social_type: 'Facebook', post_format: 'Đăng bài viết' };
    const whole = { description: 'x', post_count: 1, booking_price: 1, sale_price: 2 };
    const rows = [
      { ...named, sale_price: 9 },
      { ...named, kol_code: other.code, ...whole },
    ];
    const first = await inCampaign('/campaigns/upload-sows', campaign.id, rows);
    expect((await undo(first.data.run)).statusCode).toBe(200);
    const left = await test.database.pool.query('select id, sale_price, note from sows where campaign_id = $1', [
      campaign.id,
    ]);
    expect(left.rows).toEqual([{ id: sow.id, sale_price: 7, note: 'cũ' }]);
    const second = await inCampaign('/campaigns/upload-sows', campaign.id, rows);
    const made = await test.database.pool.query('select id from sows where campaign_id = $1 and kol_id = $2', [
      campaign.id,
      other.id,
    ]);
    const sow_id: string = made.rows[0].id;
    await db.insert(campaignPostContents).values({ id: newId(), campaign_id: campaign.id, sow_id, title: 'Hé lộ' });
    expect((await undo(second.data.run)).json().errors).toMatchObject([{ message: 'sow_has_posts' }]);
    await db.delete(campaignPostContents);
    await buildPost(db, { campaign_id: campaign.id, sow_id, kol_id: other.id });
    const refused = await undo(second.data.run);
    expect(refused.json().errors).toMatchObject([{ message: 'sow_has_posts' }]);
    expect(await read('sows', sow.id)).toMatchObject({ sale_price: 9 });
  });

  it('follows figures of posts by readings of the values before', async () => {
    const { db } = test.database;
    const campaign = await buildCampaign(db);
    const kol = await buildKol(db);
    await buildSow(db, { campaign_id: campaign.id, kol_id: kol.id, post_count: 3 });
    const url_post = `https://www.facebook.com/an/posts/${word()}`;
    const rows = (view: number): Row[] => [{ kol_code: kol.code, url_post, view, content: `lần ${view}` }];
    await inCampaign('/campaigns/upload-campaign-posts', campaign.id, rows(100), 'add');
    const changed = await inCampaign('/campaigns/upload-campaign-posts', campaign.id, rows(5), 'update');
    expect(changed.data.dataSuccess[0]?.changes).toEqual([
      { column: 'content', from: 'lần 100', to: 'lần 5' },
      { column: 'view', from: 100, to: 5 },
    ]);
    expect((await undo(changed.data.run)).statusCode).toBe(200);
    const readings = await test.database.pool.query(
      "select value::int from metric_snapshots where owner_id = $1 and metric = 'view' order by captured_at",
      [campaign.id],
    );
    expect(readings.rows.map(({ value }) => value)).toEqual([100, 5, 100]);
    const post = await test.database.pool.query('select content from campaign_posts where campaign_id = $1', [
      campaign.id,
    ]);
    expect(post.rows).toEqual([{ content: 'lần 100' }]);
  });
});
