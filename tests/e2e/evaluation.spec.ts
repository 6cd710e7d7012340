import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { type NewCampaign, newCampaign } from './support/newCampaign';
import { send } from './support/newStaff';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

let campaign: NewCampaign;

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const token = await tokenOf(page, 'manager');
  const [brand] = (await get(page, await tokenOf(page, 'customer'), '/brands')).data;
  const type = 'booking_creative_plan';
  campaign = await newCampaign(page, token, { brand_id: brand.id, type, status: 'liquidation' });
  await send(page, token, 'PUT', `/campaigns/${campaign.id}/status`, { status: 'done' });
  await page.close();
});

const place = (part: string) => `/campaigns/done/${campaign.id}/${part}`;
const group = (page: Page, name: string) => page.getByRole('radiogroup', { name });
const plain = ['Kết quả so với mục tiêu', 'Độ phù hợp của KOL', 'Chất lượng nội dung', 'Hiệu quả so với chi phí'];
const mean = (page: Page) => page.getByText('Điểm trung bình');

test('a customer answers on a phone by keyboard; what was chosen outlives a reload', async ({ page }) => {
  const quiet = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'customer', place('view'));
  await page.getByRole('button', { name: 'Thao tác' }).click();
  await page.getByRole('link', { name: 'Đánh giá chiến dịch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: campaign.name })).toBeVisible();
  await expect(page.getByRole('radiogroup')).toHaveCount(13);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('button', { name: 'Gửi đánh giá' }).click();
  await expect(page.getByText('Cần sửa 13 mục')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: `1. ${plain[0]}: Hãy chọn điểm` }).click();
  await expect(
    group(page, plain[0] ?? '')
      .getByRole('radio')
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Space');
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await expect(group(page, plain[0] ?? '').getByRole('radio', { name: '8', exact: true })).toBeChecked();
  await expect(mean(page)).toContainText('8');
  await page.getByLabel('Nhận xét').fill('Rất ổn, báo cáo nên sớm hơn.');
  await page.waitForTimeout(1_000);

  await page.reload();
  await page.getByRole('button', { name: 'Dùng lại' }).click();
  await expect(group(page, plain[0] ?? '').getByRole('radio', { name: '8', exact: true })).toBeChecked();
  await expect(page.getByLabel('Nhận xét')).toHaveValue('Rất ổn, báo cáo nên sớm hơn.');
  const groups = page.getByRole('radiogroup');
  for (let index = 1; index < 13; index += 1) await groups.nth(index).getByRole('radio').nth(6).check();
  const { width = 0, height = 0 } = (await groups.nth(1).getByRole('radio').first().boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  // (8 + 6 × 7) / 7 = 7.14…
  await expect(mean(page)).toContainText('7,1');
  await page.getByRole('button', { name: 'Gửi đánh giá' }).click();
  await expect(page.getByRole('heading', { name: 'Cảm ơn bạn đã đánh giá!' })).toBeVisible();
  await expect(page.getByText('Rất ổn, báo cáo nên sớm hơn.')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Sửa đánh giá' }).click();
  await group(page, plain[1] ?? '')
    .getByRole('radio')
    .nth(9)
    .check();
  await page.getByRole('button', { name: 'Lưu đánh giá' }).click();
  await expect(page.getByRole('heading', { name: 'Cảm ơn bạn đã đánh giá!' })).toBeVisible();
  await page.getByRole('link', { name: 'Về chiến dịch' }).click();
  await page.getByRole('button', { name: 'Thao tác' }).click();
  await expect(page.getByRole('link', { name: 'Sửa đánh giá' })).toBeVisible();
  quiet.expectQuiet();
});

test('staff read it beside the others and against the brand', async ({ page }) => {
  const quiet = watch(page);
  const three = [7, 7, 7];
  const scores = { q1: 8, q2: 10, q3: 7, q4: 7, q5: three, q6: three, q7: three, comment: 'Báo cáo nên sớm hơn.' };
  await send(page, await tokenOf(page, 'customer'), 'POST', '/campaigns/evaluation', {
    campaign_id: campaign.id,
    ...scores,
  });
  await signIn(page, 'manager', place('view?tab=evaluation'));
  await expect(page.getByRole('heading', { name: 'Từng người đánh giá' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: plain[1] ?? '' });
  await expect(row).toContainText('10');
  await expect(page.getByRole('cell', { name: scores.comment })).toBeVisible();
  await expect(page.getByText('Vạch đứng: trung bình của nhãn hàng')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  quiet.expectQuiet();
});

test('a campaign that is not done says that there is nothing to evaluate yet, and leads to it', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const [brand] = (await get(page, token, '/brands?statuses=active&sort=DATEASC')).data;
  const running = await newCampaign(page, token, { brand_id: brand.id });
  const view = `/campaigns/inprogress/${running.id}`;
  await signIn(page, 'manager', `${view}/evaluation`);
  await expect(page.getByRole('heading', { level: 1, name: 'Chưa có gì để đánh giá' })).toBeVisible();
  await expect(page.getByText('Chiến dịch này chưa hoàn thành.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Thử lại' })).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Về chiến dịch' }).click();
  await page.waitForURL((url) => url.pathname === `${view}/view`);
});
