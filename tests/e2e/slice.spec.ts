import ExcelJS from 'exceljs';
import { expect, type Page, test } from 'playwright/test';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Campaign {
  id: string;
  name: string;
  code: string;
}

async function campaignInProgress(page: Page): Promise<{ token: string; campaign: Campaign }> {
  const token = await tokenOf(page, 'executive');
  const { data } = await get(page, token, '/campaigns?filter_status=on_going&sort=DATEASC');
  return { token, campaign: data[0] };
}

async function openTab(page: Page, campaign: Campaign, tab: string): Promise<void> {
  await page.goto(`/campaigns/inprogress/${campaign.id}/view?tab=${tab}`);
}

async function download(page: Page, name: string, role: 'button' | 'menuitem' = 'button'): Promise<ExcelJS.Workbook> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole(role, { name }).click()]);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(await file.path());
  return workbook;
}

/** Writes values into a template below its header, by the column's header text. */
async function fill(workbook: ExcelJS.Workbook, rows: Record<string, string | number>[]): Promise<Buffer> {
  const sheet = workbook.worksheets[0];
  if (!sheet) throw new Error('the template has no sheet');
  sheet.eachRow((row, number) => {
    if (number > 1) row.values = [];
  });
  const columns = new Map<string, number>();
  sheet.getRow(1).eachCell((cell, column) => columns.set(String(cell.text).replace(/\s*\*$/, ''), column));
  rows.forEach((row, index) => {
    for (const [header, value] of Object.entries(row)) {
      const column = columns.get(header);
      if (!column) throw new Error(`no column ${header} among ${[...columns.keys()].join(', ')}`);
      sheet.getCell(index + 2, column).value = value;
    }
  });
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

function choose(page: Page, buffer: Buffer): Promise<void> {
  return page.locator('input[type=file]').setInputFiles({ name: 'file.xlsx', mimeType: spreadsheet, buffer });
}

test('an executive brings SOWs and posts from Excel to a report', async ({ page }) => {
  const quiet = watch(page);
  const { token, campaign } = await campaignInProgress(page);
  const kols = (await get(page, token, '/kols?status=active&sort=NAMEDESC&size=50')).data as {
    code: string;
    stage_name: string;
  }[];
  const taken = new Set(
    (await get(page, token, `/campaigns/${campaign.id}`)).data.sows.map(
      (sow: { kol: { code: string } }) => sow.kol.code,
    ),
  );
  const kol = kols.find(({ code }) => !taken.has(code));
  if (!kol) throw new Error('every KOL is in the campaign');

  await signIn(page, 'executive', `/campaigns/inprogress?search=${encodeURIComponent(campaign.name)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: campaign.name }).first().click();
  await page.getByRole('tab', { name: /SOW/ }).click();
  await page.getByRole('button', { name: /Nhập SOW/ }).click();
  const template = await download(page, 'Tải file mẫu');
  const good = {
    'Mã KOL': kol.code,
    'Nền tảng': 'TikTok',
    'Hình thức': 'Đăng video',
    'Nội dung công việc': 'Một video giới thiệu',
    'Số bài': 1,
    'KPI tương tác': 1_000,
    'KPI lượt xem': 10_000,
    'Giá booking (VNĐ)': 8_000_000,
    'Giá bán (VNĐ)': 10_000_000,
  };
  await choose(
    page,
    await fill(template, [
      { ...good, 'Mã KOL': 'NOBODY' },
      { ...good, 'KPI lượt xem': -5 },
    ]),
  );
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /^2 .*NOBODY/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^3 KPI lượt xem .*-5/ })).toBeVisible();
  await choose(page, await fill(template, [good]));
  await expect(dialog.getByRole('cell', { name: kol.stage_name })).toBeVisible();
  await expect(dialog.getByText(`KOL mới của chiến dịch: ${kol.stage_name}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Thêm 1 SOW', exact: true }).click();
  await expect(dialog.getByText('Đã thêm 1 SOW', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: /Xem kết quả/ }).click();

  await page.getByRole('tab', { name: /Bài đăng/ }).click();
  await page.getByRole('button', { name: /Nhập bài đăng/ }).click();
  const posts = await download(page, 'Tải file mẫu');
  const post = {
    'Mã KOL': kol.code,
    'Link bài đăng': 'https://www.tiktok.com/@kol/video/7300000000000000001',
    // Half an hour after midnight here is the day before in UTC.
    'Thời gian đăng': '31/03/2026 00:30',
    'Lượt xem': 12_345,
    'Lượt thích': 900,
    'Bình luận': 90,
    'Chia sẻ': 10,
  };
  await choose(page, await fill(posts, [{ ...post, 'Link bài đăng': 'https://evil.example/video/1' }]));
  await expect(dialog.getByText('https://evil.example/video/1')).toBeVisible();
  await choose(page, await fill(posts, [post]));
  await expect(dialog.getByRole('cell', { name: /31\/03\/2026/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Thêm 1 bài', exact: true }).click();
  await expect(dialog.getByText('Đã thêm 1 bài', { exact: true })).toBeVisible();

  await page.goto(`/campaigns/inprogress/${campaign.id}/report`);
  const line = page.getByRole('row', { name: new RegExp(kol.stage_name) }).first();
  await expect(line).toBeVisible();
  const report = (await get(page, token, `/campaigns/final-report/${campaign.id}`)).data;
  const progress = report.progress.find((one: { kol: { code: string } }) => one.kol.code === kol.code);
  expect(progress.postProcess).toContainEqual({
    type: 'cpe',
    current: 10_000,
    target: 10_000,
    rate: 100,
    known: 1,
    of: 1,
  });
  expect(progress.postProcess).toContainEqual({
    type: 'views',
    current: 12_345,
    target: 10_000,
    rate: 123.45,
    known: 1,
    of: 1,
  });
  await page.getByRole('button', { name: 'Tải về' }).click();
  const excel = await download(page, 'Excel', 'menuitem');
  expect(JSON.stringify(excel.worksheets.map((sheet) => sheet.getSheetValues()))).toContain(kol.stage_name);
  quiet.expectQuiet();
});

test('what is no workbook is refused with a reason and nothing is written', async ({ page }) => {
  const { campaign } = await campaignInProgress(page);
  await signIn(page, 'executive');
  await openTab(page, campaign, 'sows');
  await page.getByRole('button', { name: /Nhập SOW/ }).click();
  const dialog = page.getByRole('dialog');
  await choose(page, Buffer.from('\x89PNG\r\n\x1a\nnot a workbook'));
  await expect(dialog.getByRole('alert')).toContainText('Không đọc được file Excel này');
  await expect(dialog.getByRole('alert')).toContainText('Chưa có gì được ghi');
  const openDocument = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet';
  await choose(page, Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26), Buffer.from(openDocument)]));
  await expect(dialog.getByText('Đây là file OpenDocument (.ods)', { exact: false }).first()).toBeVisible();
  await choose(page, Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(dialog.getByText(/5\s?MB/).first()).toBeVisible();
});

test('a customer sees its own campaigns without prices and people', async ({ page }) => {
  const token = await tokenOf(page, 'customer');
  const of = async (person: string): Promise<Campaign[]> =>
    (await get(page, person, '/campaigns?filter_status=inprogress&sort=DATEASC&size=200')).data;
  const own = await of(token);
  const foreign = (await of(await tokenOf(page, 'executive'))).find(({ id }) => own.every((one) => one.id !== id));
  const [oldest] = own;
  if (!oldest || !foreign) throw new Error('the demo customer owns no campaign in progress, or all of them');
  await signIn(page, 'customer', `/campaigns/inprogress?search=${encodeURIComponent(oldest.name)}`);
  await expect(page.getByRole('link', { name: oldest.name }).first()).toBeVisible();
  await openTab(page, oldest, 'sows');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Giá booking')).toHaveCount(0);
  await expect(page.getByText('Giá bán')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Nhập SOW/ })).toHaveCount(0);
  await openTab(page, foreign, 'overview');
  await expect(page.getByText('Không tìm thấy chiến dịch', { exact: false }).first()).toBeVisible();
});
