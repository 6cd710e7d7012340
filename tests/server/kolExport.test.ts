import { sql } from 'drizzle-orm';
import ExcelJS from 'exceljs';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolePermissions } from '../../src/server/db/schema/identity';
import { socials } from '../../src/server/db/schema/kols';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildKol } from '../support/factories';
import { roleIds, signIn } from '../support/people';

let test: TestApp;
let staff: string;
let customer: string;

const many = 2_300;
const formula = '=HYPERLINK("http://evil.example")';

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  staff = (await signIn(test, ['account_manager'])).token;
  const { customer: role_id = '' } = await roleIds(test);
  await db.insert(rolePermissions).values({ role_id, scope: 'kol_management', action: 'r_export' });
  customer = (await signIn(test, ['customer'], { type: 'customer' })).token;
  const known = { fullname: 'Đỗ Thị Kín', booking_price_from: 1_234_567, booking_price_to: 7_654_321 };
  const kol = await buildKol(db, { ...known, code: 'EX1', stage_name: formula, the_talent_partner: true });
  await db.insert(socials).values([
    { id: newId(), kol_id: kol.id, social_type: 'tiktok', url: 'https://tiktok.com/@a', follower_count: 1_200 },
    { id: newId(), kol_id: kol.id, social_type: 'tiktok', url: 'https://tiktok.com/@b', follower_count: null },
  ]);
  await db.execute(sql`insert into kol_sectors (kol_id, sector_id, position)
    select ${kol.id}, id, 0 from sectors where type = 'kol' and name <> name_en order by position desc limit 1`);
  await buildKol(db, { code: 'EX2', stage_name: 'Chờ "duyệt", \r\n dòng 2', status: 'pending' });
  // Made at one instant, so that only the id tells them apart; and more than one step of the walk.
  await db.execute(sql`insert into kols (id, code, stage_name, type, status, outstanding)
    select gen_random_uuid(), 'MANY' || n, 'Nhóm ' || n, 'community_group', 'active', n % 100 = 0
    from generate_series(1, ${many}::int) n`);
});
afterAll(() => test.close());

async function csv(token: string, query: string): Promise<Record<string, string>[]> {
  const answer = await test.call('GET', `/kols/export?format=csv&${query}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  const text = answer.rawPayload.toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1).trimEnd(), { header: true });
  expect(errors).toEqual([]);
  expect(answer.headers['x-total-rows']).toBe(String(data.length));
  return data;
}

async function sheetOf(token: string, query: string, headers = {}): Promise<ExcelJS.Worksheet> {
  const answer = await test.call('GET', `/kols/export?${query}`, { token, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(/KOL_\d{4}-\d{2}-\d{2}\.xlsx/);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(answer.rawPayload).buffer);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

const headersOf = (sheet: ExcelJS.Worksheet) => (sheet.getRow(1).values as string[]).slice(1);

describe('as CSV', () => {
  it('has all rows, once each, in the order of the list', async () => {
    const codes = (await csv(staff, 'kol_type=community_group')).map((row) => row.Mã);
    expect(codes).toHaveLength(many);
    expect(new Set(codes).size).toBe(many);
    const byName = (await csv(staff, 'kol_type=community_group&sort=NAMEASC')).map((row) => row['Nghệ danh']);
    expect(new Set(byName).size).toBe(many);
    expect(byName[0]).toBe('Nhóm 1');
    expect(byName.at(-1)).toBe('Nhóm 999');
    const oldest = (await csv(staff, 'sort=DATEASC')).map((row) => row.Mã);
    expect(oldest.slice(0, 2)).toEqual(['EX1', 'EX2']);
    expect(oldest).toHaveLength(many + 2);
  });

  it('has what the filters leave, with the state and prices for staff', async () => {
    expect(await csv(staff, 'outstanding=true')).toHaveLength(many / 100);
    const [row] = await csv(staff, 'the_talent_partner=true');
    expect(row).toMatchObject({
      'Họ tên': 'Đỗ Thị Kín',
      'Đối tác': 'Có',
      'Giá booking từ': '1234567',
      'Giá booking đến': '7654321',
      'Trạng thái': 'Đã duyệt',
      'Người theo dõi': '1200',
      'TikTok: Người theo dõi': '1200',
      'Facebook: Người theo dõi': '',
    });
    expect(row?.['TikTok: liên kết']).toBe('https://tiktok.com/@a\nhttps://tiktok.com/@b');
  });

  it('lets no text be a formula, and keeps quotes and lines within their cell', async () => {
    const [row] = await csv(staff, 'the_talent_partner=true');
    expect(row?.['Nghệ danh']).toBe(`'${formula}`);
    const [pending] = await csv(staff, 'status=pending');
    expect(pending?.['Nghệ danh']).toBe('Chờ "duyệt", \n dòng 2');
  });
});

describe('as Excel', () => {
  it('has all rows with real numbers, texts that are no formulas, and headers in the caller’s language', async () => {
    const sheet = await sheetOf(staff, 'sort=DATEASC', { 'accept-language': 'en' });
    expect(sheet.rowCount).toBe(many + 3);
    const headers = headersOf(sheet);
    const cell = (header: string) => sheet.getRow(2).getCell(headers.indexOf(header) + 1).value;
    expect(cell('Stage name')).toBe(`'${formula}`);
    const { rows } = await test.database.pool.query(
      'select name_en from sectors where id in (select sector_id from kol_sectors)',
    );
    expect(cell('Sectors')).toBe(rows[0].name_en);
    expect(cell('Booking price from')).toBe(1_234_567);
    expect(cell('Followers')).toBe(1_200);
    expect(cell('Created on')).toBeInstanceOf(Date);
  });

  it('has no column for what a reduced caller is not told, nor rows, filters and orders by it', async () => {
    const sheet = await sheetOf(customer, 'kol_type=personal&min_booking_price=900000000&status=pending');
    expect(headersOf(sheet).filter((header) => /Họ tên|Giá|Trạng thái/.test(header))).toEqual([]);
    expect(sheet.rowCount).toBe(2);
    expect(await csv(customer, 'stage_name=thi%20kin')).toEqual([]);
    expect(JSON.stringify(await csv(customer, ''))).not.toMatch(/Kín|1234567|7654321|Chờ/);
  });

  it('is an empty table where nothing is left', async () => {
    expect((await sheetOf(staff, 'stage_name=khongcoai')).rowCount).toBe(1);
  });
});

describe('of what is chosen', () => {
  const codesOf = async (token: string, codes: string[], more = '') => {
    const { rows } = await test.database.pool.query('select id from kols where code = any($1)', [codes]);
    const ids = rows.map(({ id }: { id: string }) => `ids=${id}`).join('&');
    return (await csv(token, `${ids}${more}`)).map((row) => row.Mã);
  };

  it('has these rows alone, in the order asked for, and in both formats', async () => {
    expect(await codesOf(staff, ['MANY7', 'EX2', 'MANY1500'], '&sort=NAMEASC')).toEqual(['EX2', 'MANY1500', 'MANY7']);
    expect(await codesOf(staff, ['MANY7', 'EX2'], '&kol_type=community_group')).toEqual(['MANY7']);
    const { rows } = await test.database.pool.query(`select id from kols where code = 'EX1'`);
    const sheet = await sheetOf(staff, `ids=${rows[0].id}`);
    expect([sheet.rowCount, sheet.getRow(2).getCell(1).value]).toEqual([2, 'EX1']);
  });

  it('has none that the list would not show its reader', async () => {
    expect(await codesOf(customer, ['EX2', 'MANY7'])).toEqual(['MANY7']);
    expect(await csv(staff, `ids=${newId()}`)).toEqual([]);
    const many = Array.from({ length: 201 }, () => `ids=${newId()}`).join('&');
    for (const ids of [many, 'ids=1'])
      expect((await test.call('GET', `/kols/export?${ids}`, { token: staff })).statusCode).toBe(400);
  });
});

it('is refused to whoever may not export, and with bad filters', async () => {
  const brand = (await signIn(test, ['brand'], { type: 'brand' })).token;
  expect((await test.call('GET', '/kols/export', { token: brand })).statusCode).toBe(403);
  expect((await test.call('GET', '/kols/export')).statusCode).toBe(401);
  for (const query of ['format=pdf', 'sort=PRICE', 'min_followers=many', 'sector_ids=1']) {
    expect((await test.call('GET', `/kols/export?${query}`, { token: staff })).statusCode, query).toBe(400);
  }
});

describe('categories', () => {
  const totals = async (token?: string) =>
    (await test.call('GET', '/kols/categorys', token ? { token } : {})).json() as {
      data: { id: string; name: string; total: number }[];
      total: number;
    };

  it('are the sectors of KOLs with how many of the caller’s list are in each', async () => {
    const { rows } = await test.database.pool.query(
      "select id, name from sectors where type = 'kol' order by position",
    );
    const [first, second] = rows;
    await test.database.pool.query(
      `insert into kol_sectors (kol_id, sector_id) select id, $1::uuid from kols where code in ('EX1', 'EX2')`,
      [first.id],
    );
    const { data, total } = await totals(staff);
    expect(data.map(({ id, name }) => ({ id, name }))).toEqual(rows);
    expect(total).toBe(rows.length);
    expect([data[0]?.total, data[1]?.total]).toEqual([2, 0]);
    expect(second).toBeDefined();
    expect((await totals()).data[0]?.total).toBe(1);
    expect((await totals(customer)).data[0]?.total).toBe(1);
  });
});
