import ExcelJS from 'exceljs';
import { expect, type Page, test } from 'playwright/test';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180"/></svg>';
const stamp = Date.now().toString(36);
const next = (page: Page) => page.getByRole('button', { name: 'Tiếp tục', exact: true }).click();
const step = (page: Page, name: string) => expect(page.locator('[aria-current=step]')).toContainText(name);

/** The open dialog's template with one row more, by the columns' header texts. */
async function filled(page: Page, values: Record<string, string | number>): Promise<Buffer> {
  const button = page.getByRole('button', { name: 'Tải file mẫu' });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(await file.path());
  const [sheet] = workbook.worksheets;
  sheet?.eachRow((row, number) => {
    if (number > 1) row.values = [];
  });
  sheet?.getRow(1).eachCell((cell, column) => {
    const value = values[cell.text.replace(/\s*\*$/, '')];
    if (value !== undefined) sheet.getCell(2, column).value = value;
  });
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

test('a request becomes a campaign with its SOWs from a workbook, and is approved by it', async ({ page }) => {
  const quiet = watch(page);
  const asking = await tokenOf(page, 'customer');
  const name = `Ra mắt ${stamp}`;
  const [kol] = (await get(page, asking, '/kols?status=active&sort=DATEASC&size=1')).data;
  const [brand] = (await get(page, asking, '/brands')).data;
  const sent = await page.request.post('/api/v1/campaigns/request/create', {
    headers: { authorization: `Bearer ${asking}` },
    data: {
      request_name: name,
      request_start_date: '2027-03-01',
      request_end_date: '2027-03-31',
      request_budget: 120_000_000,
      request_description: 'Hai video ngắn.',
      request_kols: [kol.id],
      brand_id: brand.id,
      brand_name: brand.name,
      customer_name: brand.customer.name,
      customer_phone: '0912345678',
      customer_email: 'lienhe@khach.example',
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { id } = (await sent.json()).data;

  await signIn(page, 'manager', `/campaigns/request/${id}/view`);
  await page.getByRole('link', { name: 'Tạo chiến dịch' }).click();
  await expect(page.getByRole('list', { name: 'KOL đã chọn' })).toContainText(kol.stage_name);
  await next(page);
  await expect(page.getByText(brand.customer.name).first()).toBeVisible();
  await next(page);
  await expect(page.getByRole('textbox', { name: 'Tên chiến dịch', exact: true })).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: 'Ngân sách', exact: true })).toHaveValue('120.000.000');
  await expect(page.getByLabel('Ngày bắt đầu')).toHaveValue('01/03/2027');
  await expect(page.getByLabel('Ngày kết thúc')).toHaveValue('31/03/2027');
  await page
    .locator('input[name=cover_image]')
    .setInputFiles({ name: 'bia.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(page.getByRole('img', { name: 'Ảnh bìa' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Mã chiến dịch', exact: true }).fill(`YC${stamp}`.toUpperCase());
  await page.getByRole('radio', { name: 'Booking', exact: true }).check();
  await page.getByRole('combobox', { name: 'Từ khóa' }).pressSequentially('ra mắt,');
  await next(page);

  await step(page, 'SOW');
  await page.getByRole('button', { name: 'Nhập SOW từ Excel' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = await filled(page, {
    'Mã KOL': kol.code,
    'Nền tảng': 'TikTok',
    'Hình thức': 'Đăng video',
    'Nội dung công việc': 'Hai video ngắn',
    'Số bài': 2,
    'Giá booking (VNĐ)': 8_000_000,
    'Giá bán (VNĐ)': 10_000_000,
  });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'sow.xlsx', mimeType: spreadsheet, buffer });
  await dialog.getByRole('button', { name: 'Thêm 1 SOW', exact: true }).click();
  await dialog.getByRole('button', { name: /Xem kết quả/ }).click();
  await expect(page.getByText('10.000.000 VNĐ').first()).toBeVisible();
  await next(page);
  await step(page, 'Bài đăng');
  await next(page);
  await step(page, 'Xác nhận');
  await page.getByRole('button', { name: 'Tạo chiến dịch', exact: true }).click();
  await page.waitForURL(/\/campaigns\/inprogress\/[^/]+\/view/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  quiet.expectQuiet();

  const campaignId = new URL(page.url()).pathname.split('/')[3];
  const token = await tokenOf(page, 'manager');
  const campaign = (await get(page, token, `/campaigns/${campaignId}`)).data;
  expect(campaign).toMatchObject({ budget: 120_000_000, brand: { id: brand.id } });
  expect(campaign.sows).toEqual([
    expect.objectContaining({ social_type: 'tiktok', post_count: 2, sale_price: 10_000_000 }),
  ]);
  const request = (await get(page, token, `/campaigns/request/${id}`)).data;
  expect(request).toMatchObject({ request_status: 'approved', campaign: { id: campaignId } });
});
