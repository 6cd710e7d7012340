import ExcelJS from 'exceljs';
import { expect, type Page, test } from 'playwright/test';
import { redirectSeconds } from '../../src/domain/limits';
import { seriousFindings } from './support/axe';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const stamp = Date.now().toString(36);
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function downloaded(page: Page, button: string): Promise<ExcelJS.Worksheet> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(await file.path());
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('the workbook has no sheet');
  return sheet;
}

/** Writes values into a row by the columns' header texts. */
function fill(sheet: ExcelJS.Worksheet, row: number, values: Record<string, string>): void {
  sheet.getRow(1).eachCell((cell, column) => {
    const value = values[cell.text];
    if (value !== undefined) sheet.getCell(row, column).value = value;
  });
}

async function chooseSheet(page: Page, sheet: ExcelJS.Worksheet): Promise<void> {
  const buffer = Buffer.from(await sheet.workbook.xlsx.writeBuffer());
  await page.getByLabel('Chọn file').setInputFiles({ name: 'kol.xlsx', mimeType: spreadsheet, buffer });
}

test('KOLs come from the filled-in template into the list, their errors mended on the way', async ({ page }) => {
  const quiet = watch(page);
  const token = await tokenOf(page, 'executive');
  const [sector] = (await get(page, token, '/setting/sectors?types=kol')).data;
  // The oldest: those of the demo data, whose birthdays are known.
  const [listed] = (await get(page, token, '/kols?kol_type=personal&status=active&sort=DATEASC')).data;
  const known = (await get(page, token, `/kols/${listed.id}`)).data;

  await signIn(page, 'executive', '/kols');
  await page.getByRole('link', { name: 'Nhập KOL' }).click();
  const template = await downloaded(page, 'Tải file mẫu');
  const good = {
    'Mã KOL': `E2E${stamp}`,
    'Nghệ danh': `Mây ${stamp}`,
    'Họ tên': 'Trần Mây',
    'Lĩnh vực': sector.name,
    'Giới tính': 'Nữ',
    TikTok: `@may.${stamp}`,
    'Người theo dõi TikTok': '12.500',
  };
  const birthday = known.birthdate.split('-').reverse().join('/');
  fill(template, 2, good);
  fill(template, 3, {
    ...good,
    'Mã KOL': `E2E${stamp}B`,
    'Nghệ danh': known.stage_name,
    'Ngày sinh': '31/02/1995',
    TikTok: `tiktok.com/@may.${stamp}`,
  });
  await chooseSheet(page, template);
  const faults = page.getByRole('table', { name: 'Lỗi trong file' });
  await expect(faults.getByRole('row', { name: /^3 Ngày sinh Ngày sinh không đúng 31\/02\/1995/ })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  const errors = await downloaded(page, 'Tải file lỗi');
  expect(errors.getCell(1, 1).text).toBe('Lỗi cần sửa');
  expect(errors.getCell(3, 1).text).toContain('Ngày sinh: Ngày sinh không đúng');
  fill(errors, 3, { 'Ngày sinh': birthday });
  await chooseSheet(page, errors);
  await expect(faults.getByRole('row', { name: /^3 TikTok Dòng bị trùng/ })).toBeVisible();
  fill(errors, 3, { TikTok: `tiktok.com/@may.hai.${stamp}` });
  await chooseSheet(page, errors);

  await expect(page.getByText('2 dòng hợp lệ')).toBeVisible();
  await expect(page.getByText('2 KOL mới sẽ chờ duyệt sau khi nhập')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Dòng có thể trùng' })).toContainText(
    `${known.code} – ${known.stage_name}: tên gần giống, cùng ngày sinh`,
  );
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Danh sách KOL', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ở lại' }).click();
  await expect(page.getByText('2 dòng hợp lệ')).toBeVisible();

  const cells = Object.values(good).map((cell) => `"${cell}"`);
  const text = `\uFEFF${Object.keys(good).join(';')}\r\n${cells.join(';')}\r\n`;
  const csv = { name: 'kol.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Chọn file').setInputFiles(csv);
  await expect(page.getByText('1 dòng hợp lệ')).toBeVisible();
  await page.getByRole('button', { name: 'Thêm 1 KOL', exact: true }).click();
  await expect(page.getByText('Đã thêm 1 KOL', { exact: true })).toBeVisible();
  await expect(page.getByText('1 KOL mới đang chờ duyệt, chưa hiện trên trang công khai.')).toBeVisible();
  await page.getByRole('button', { name: /Xem kết quả/ }).click();
  await page.waitForURL((url) => url.pathname === '/kols');
  await page.goto(`/kols?search=${encodeURIComponent(`Mây ${stamp}`)}`);
  await expect(page.getByRole('row', { name: new RegExp(`Mây ${stamp}.*Chờ duyệt`) })).toBeVisible();
  quiet.expectQuiet();
});

test('the right rows alone are imported; what was left out is told, with a file to mend, until one leaves', async ({
  page,
}) => {
  const token = await tokenOf(page, 'executive');
  const [sector] = (await get(page, token, '/setting/sectors?types=kol')).data;
  const code = `E2ER${stamp}`;
  const lines = ['', 'hôm qua', 'hôm kia'].map(
    (day, at) => `${code}${at};Riêng ${stamp} ${at};Họ;${sector.name};${day}`,
  );
  const buffer = Buffer.from(['code;stage_name;fullname;sectors;birthdate', ...lines].join('\n'));
  await signIn(page, 'executive', '/kols/upload');
  await page.getByLabel('Chọn file').setInputFiles({ name: 'rieng.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Chỉ nhập 1 dòng đúng' }).click();
  await page.getByRole('button', { name: 'Thêm 1 KOL', exact: true }).click();
  await expect(page.getByText('2 dòng có lỗi chưa được nhập')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  const refused = await downloaded(page, 'Tải file các dòng chưa nhập');
  expect(refused.rowCount).toBe(3);
  expect([2, 3].map((row) => refused.getRow(row).values)).toEqual(
    [1, 2].map((at) => expect.arrayContaining([expect.stringContaining('Ngày sinh không đúng'), `${code}${at}`])),
  );
  await page.waitForTimeout(redirectSeconds * 1_000 + 1_500);
  await expect(page.getByText('2 dòng có lỗi chưa được nhập')).toBeVisible();
  await page.getByRole('button', { name: 'Xem kết quả', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/kols');
  const { data: runs } = await get(page, token, '/imports?size=50');
  const run = runs.find(({ file_name }: { file_name: string }) => file_name === 'rieng.csv');
  expect(run).toMatchObject({ adds: 1, refused: 2 });
  await page.goto('/imports');
  await expect(page.getByRole('columnheader', { name: 'Chưa nhập' })).toBeVisible();

  await page.route('**/api/v1/imports?**', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const undone = { undone_at: run.created_at, may_undo: false, undo_waits: 1, undo_refused: 2 };
    const shown = data.map((one: { id: string }) => (one.id === run.id ? { ...one, ...undone } : one));
    await route.fulfill({ response: answer, json: { ...rest, data: shown } });
  });
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'rieng.csv' });
  for (const said of ['Đã hoàn tác', '1 bản ghi chờ duyệt', '2 bản ghi không được duyệt']) {
    await expect(row).toContainText(said);
  }
});

test('ten thousand rows with one bad one: only that is shown, and nothing is written', async ({ page }) => {
  const token = await tokenOf(page, 'executive');
  const [sector] = (await get(page, token, '/setting/sectors?types=kol')).data;
  const lines = Array.from({ length: 10_000 }, (_, index) => {
    const day = index === 5_000 ? 'hôm qua' : '';
    return `${stamp}L${index};Lớn ${stamp} ${index};Họ ${index};${sector.name};${day}`;
  });
  const buffer = Buffer.from(['code;stage_name;fullname;sectors;birthdate', ...lines].join('\n'));
  await signIn(page, 'executive', '/kols/upload');
  await page.getByLabel('Chọn file').setInputFiles({ name: 'lon.csv', mimeType: 'text/csv', buffer });
  const faults = page.getByRole('table', { name: 'Lỗi trong file' });
  await expect(faults.getByRole('row')).toHaveCount(2, { timeout: 60_000 });
  await expect(faults.getByRole('row').nth(1)).toContainText('5002');
  expect((await get(page, token, `/kols?stage_name=${stamp}L`)).total).toBe(0);
});

test('a file of something else is told so; one that says nothing new has nothing to import', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const [{ code, stage_name }] = (await get(page, token, '/kols?kol_type=personal&status=active&sort=DATEASC')).data;
  await signIn(page, 'manager', '/kols/upload');
  const choose = (text: string) => {
    const file = { name: 'kol.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${text}`) };
    return page.getByLabel('Chọn file').setInputFiles(file);
  };
  await page.getByLabel('Với những gì đã có').selectOption('Chỉ cập nhật');
  await choose('Ngày;Tiền lương\r\n1;2\r\n');
  const refusal = page.getByRole('alert').filter({ hasText: 'File này không theo file mẫu' });
  await expect(refusal.getByRole('button', { name: 'Tải file mẫu' })).toBeVisible();
  await expect(page.getByText('sửa trong file')).toHaveCount(0);

  await expect(page.getByRole('button', { name: 'Chọn lại file' })).toBeEnabled();
  await choose(`code;stage_name\r\n"${code}";"${stage_name}"\r\n`);
  await expect(page.getByRole('heading', { name: 'Không có gì để nhập' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Thêm/ })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await choose(`code;birthdate\r\n"${code}";"hôm qua, cuộc hẹn thứ hai của buổi sáng trời mưa ở Đà Lạt"\r\n`);
  const row = page.getByRole('table', { name: 'Lỗi trong file' }).locator('tbody tr').first();
  const title = row.locator('td').first().locator('span');
  expect(await title.evaluate((span) => getComputedStyle(span, '::before').content)).toContain('Dòng');
  const value = row.locator('td').last();
  expect(await value.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
});
