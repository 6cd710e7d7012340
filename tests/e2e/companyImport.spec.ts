import ExcelJS from 'exceljs';
import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { send, staffWith } from './support/newStaff';
import { chooseEnglish, get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const stamp = Date.now().toString(36).toUpperCase();
interface Named {
  id: string;
  name: string;
}

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The template of the page, its second row filled in by the columns' header texts. */
async function filled(page: Page, values: Record<string, string>): Promise<ExcelJS.Worksheet> {
  const button = page.getByRole('button', { name: 'Tải file mẫu' });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(await file.path());
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('the workbook has no sheet');
  fill(sheet, values);
  return sheet;
}

function fill(sheet: ExcelJS.Worksheet, values: Record<string, string>): void {
  sheet.getRow(1).eachCell((cell, column) => {
    const value = values[cell.text];
    if (value !== undefined) sheet.getCell(2, column).value = value;
  });
}

async function choose(page: Page, sheet: ExcelJS.Worksheet): Promise<void> {
  const buffer = Buffer.from(await sheet.workbook.xlsx.writeBuffer());
  await page.getByLabel('Chọn file').setInputFiles({ name: 'mau.xlsx', mimeType: spreadsheet, buffer });
}

test('a customer and its brand come from their templates into the lists', async ({ page }) => {
  const quiet = watch(page);
  const token = await tokenOf(page, 'admin');
  const [sector] = (await get(page, token, '/setting/sectors?types=customer_brand')).data;
  await signIn(page, 'admin', '/customers');
  await page.getByRole('link', { name: 'Nhập khách hàng' }).click();
  const customer = {
    'Mã khách hàng': `kh${stamp}`,
    'Tên khách hàng': `Công ty ${stamp}`,
    'Tên giao dịch': `Hãng ${stamp}`,
    'Lĩnh vực': sector.name,
  };
  const customers = await filled(page, customer);
  await choose(page, customers);
  const faults = page.getByRole('table', { name: 'Lỗi trong file' });
  await expect(faults.getByRole('row', { name: /^2 Mã số thuế Không được để trống/ })).toBeVisible();
  fill(customers, { 'Mã số thuế': `0${Date.now()}`.slice(0, 10) });
  await choose(page, customers);
  await expect(page.getByText('1 dòng hợp lệ')).toBeVisible();
  await expect(page.getByRole('cell', { name: `CÔNG TY ${stamp}`, exact: true })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Thêm 1 khách hàng', exact: true }).click();
  await page.getByRole('button', { name: /Xem kết quả/ }).click();
  await page.waitForURL((url) => url.pathname === '/customers');
  await expect(page.getByRole('row', { name: new RegExp(`KH${stamp}`) })).toBeVisible();

  await page.goto('/brands/upload');
  const brands = await filled(page, {
    'Mã nhãn hàng': `NH${stamp}`,
    'Tên nhãn hàng': `Nhãn ${stamp}`,
    'Khách hàng': `KH${stamp} – CÔNG TY ${stamp}`,
    'Lĩnh vực': sector.name,
  });
  await choose(page, brands);
  await expect(page.getByText('1 dòng hợp lệ')).toBeVisible();
  await expect(page.getByRole('cell', { name: `KH${stamp} – CÔNG TY ${stamp}` })).toBeVisible();
  await page.getByRole('button', { name: 'Thêm 1 nhãn hàng', exact: true }).click();
  await expect(page.getByText('Đã thêm 1 nhãn hàng', { exact: true })).toBeVisible();
  const [brand] = (await get(page, token, `/brands?name=${encodeURIComponent(`Nhãn ${stamp}`)}`)).data;
  expect(brand.customer.code).toBe(`KH${stamp}`);
  quiet.expectQuiet();
});

test('only rows that change something are said to wait for approval', async ({ page }) => {
  const token = await tokenOf(page, 'staff');
  const [sector] = (await get(page, token, '/setting/sectors?types=customer_brand')).data;
  const known = { code: `CHO${stamp}`, name: `Chờ ${stamp}`, trading_name: `Chờ ${stamp}`, tax_number: '0101234567' };
  expect((await send(page, token, 'POST', '/customers', { ...known, sectors: [sector.id] })).status).toBe('pending');
  await signIn(page, 'admin', '/customers/upload');
  const sheet = await filled(page, { 'Mã khách hàng': known.code, 'Tên giao dịch': known.trading_name });
  await page.getByLabel('Với những gì đã có').selectOption('Thêm mới và cập nhật');
  await choose(page, sheet);
  await expect(page.getByText('1 dòng không đổi gì')).toBeVisible();
  await expect(page.getByText(/chờ duyệt sau khi nhập/)).toHaveCount(0);
  fill(sheet, { 'Tên giao dịch': `Khác ${stamp}` });
  await choose(page, sheet);
  await expect(page.getByText(/chờ duyệt sau khi nhập/)).toBeVisible();
});

test('who may only look a file through is offered no writing, and English names its sectors', async ({ page }) => {
  const token = await tokenOf(page, 'admin');
  const [sector] = (await get(page, token, '/setting/sectors?types=customer_brand')).data;
  const rights = ['r', 'r_detail', 'c_import_review', 'r_template_file'];
  await signIn(page, await staffWith(page, 'customer_management', rights), '/customers/upload');
  const sheet = await filled(page, {
    'Mã khách hàng': `xem${stamp}`,
    'Tên khách hàng': `Xem ${stamp}`,
    'Tên giao dịch': `Xem ${stamp}`,
    'Mã số thuế': '0101234567',
    'Lĩnh vực': sector.name,
  });
  await choose(page, sheet);
  await expect(page.getByText('1 dòng hợp lệ')).toBeVisible();
  await expect(page.getByText('Bạn được xem trước file này.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Thêm 1/ })).toHaveCount(0);

  const inEnglish = await page.request.get('/api/v1/setting/sectors?types=customer_brand', {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  });
  const english = new Map((await inEnglish.json()).data.map(({ id, name }: Named) => [id, name]));
  const differs = ({ id, name }: Named) => english.has(id) && english.get(id) !== name;
  const listed: { id: string; sectors: Named[] }[] = (await get(page, token, '/customers?status=active&size=200')).data;
  const customer = listed.find(({ sectors }) => sectors.some(differs));
  const name = english.get(customer?.sectors.find(differs)?.id ?? '');
  await chooseEnglish(page);
  await page.goto(`/en/customers/${customer?.id}/view`);
  await expect(page.getByText(String(name), { exact: true }).first()).toBeVisible();
});
