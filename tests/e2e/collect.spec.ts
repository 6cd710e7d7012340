import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { send } from './support/newStaff';
import { retried } from './support/retried';
import { signIn, tokenOf } from './support/signIn';

const rowOf = (page: Page, keyword: string) => page.getByRole('row').filter({ hasText: keyword });

test('an order is checked, placed, and its workbook fetched from the history', async ({ page }) => {
  await signIn(page, 'staff', '/kols/collect');
  await expect(page.getByRole('heading', { level: 1, name: 'Thu thập KOL' })).toBeVisible();
  await expect(page.getByText(/Hôm nay còn \d+\/10 lượt/)).toBeVisible();
  const submit = page.getByRole('button', { name: 'Đặt thu thập' });
  await submit.click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('button')).toHaveCount(4);
  await summary.getByRole('button', { name: /^Từ khóa/ }).click();
  await expect(page.getByLabel('Từ khóa')).toBeFocused();

  const keyword = `cà phê ${Date.now()}`;
  await page.getByLabel('Từ khóa').fill(keyword);
  await page.getByLabel('TikTok').check();
  await page.getByLabel('Người theo dõi từ').fill('20000');
  await page.getByLabel('Người theo dõi đến').fill('5k');
  await submit.click();
  await expect(page.getByText('Số người theo dõi đến phải bằng hoặc lớn hơn số từ').last()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Micro/ }).click();
  await expect(page.getByLabel('Người theo dõi đến')).toHaveValue('100.000');
  await submit.click();
  await expect(page.getByText(`Đã đặt thu thập “${keyword}”`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Xem lịch sử \(tự chuyển sau \d giây\)$/ })).toBeVisible();
  await page.waitForURL('**/kols/history');

  // Others place orders meanwhile.
  await page.getByRole('searchbox').fill(keyword);
  const row = rowOf(page, keyword);
  await expect(row).toContainText('Đã xong', { timeout: 60_000 });
  await expect(row).toContainText('10K – 100K');
  const saving = page.waitForEvent('download');
  await row.getByRole('button', { name: `Tải Excel: ${keyword}` }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(new RegExp(`^KOL TikTok ${keyword} [\\d-]{10}\\.xlsx$`));
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await readFile(await saved.path())) as unknown as ArrayBuffer);
  expect(workbook.worksheets[0]?.getCell('A1').text).toBe(`KOL thu thập theo từ khóa “${keyword}”`);
  expect(workbook.worksheets[0]?.getCell('C5').text).toContain('https://tiktok.com/@');
});

test('the history follows an order by itself, and says when it cannot be read', async ({ page }) => {
  let collecting = true;
  // As if nothing had been collected yet, until the page has been seen saying so.
  await page.route('**/api/v1/social/history-kol-filter-order*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    if (collecting) for (const order of body.data) Object.assign(order, { filter_status: 'wait', result_file: null });
    await route.fulfill({ response: answer, json: body });
  });
  await signIn(page, 'supervisor', '/kols/history?search=nau an');
  const row = rowOf(page, 'nấu ăn');
  await expect(row).toContainText('Đang thu thập');
  await expect(row.getByRole('button')).toHaveCount(0);
  collecting = false;
  await expect(row).toContainText('Đã xong');
  await expect(row.getByRole('button', { name: 'Tải Excel: nấu ăn' })).toBeVisible();

  await page.unroute('**/api/v1/social/history-kol-filter-order*');
  await page.route('**/api/v1/social/history-kol-filter-order*', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: 'internal_error' } }),
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  await page.unroute('**/api/v1/social/history-kol-filter-order*');
  await retried(page, row.filter({ hasText: 'Đã xong' }));
});

test('a failed order is found by its status and placed again with what it asked', async ({ page }) => {
  await signIn(page, 'executive', '/kols/history?filter_status=failed');
  const row = rowOf(page, 'ẩm thực Đà Nẵng');
  await expect(row).toContainText('Thất bại');
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('link', { name: 'Đặt lại: ẩm thực Đà Nẵng' }).click();
  await expect(page.getByLabel('Từ khóa')).toHaveValue('ẩm thực Đà Nẵng');
  await expect(page.getByLabel('Facebook')).toBeChecked();
  await expect(page.getByLabel('Người theo dõi đến')).toHaveValue('10.000');
  await page.goto('/kols/history?search=không có lệnh nào');
  await expect(page.getByText('Không tìm thấy kết quả nào')).toBeVisible();
});

test('who has used up the day is told so instead of being asked', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const stamp = Date.now();
  const range = { social_type: 'youtube', min_follower: 1_000_000, max_follower: 1_000_001 };
  for (let number = 0; number < 10; number += 1) {
    await send(page, token, 'POST', '/social/kol-filter-order', { ...range, keyword: `hết lượt ${stamp} ${number}` });
  }
  await signIn(page, 'manager', '/kols/collect');
  await expect(page.getByText('Bạn đã dùng hết lượt thu thập của hôm nay')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Đặt thu thập' })).toHaveCount(0);
});
