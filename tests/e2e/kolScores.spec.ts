import { expect, type Page, test } from 'playwright/test';
import type { KolListItem } from '../../src/domain/kols/types';
import { seriousFindings } from './support/axe';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

test.use({ viewport: { width: 1440, height: 900 } });

const list = async (page: Page, query: string): Promise<KolListItem[]> =>
  (await get(page, await tokenOf(page, 'manager'), `/kols?status=active&${query}`)).data;

const scorecard = (page: Page) => page.getByRole('region', { name: 'Bảng điểm' });

test('a KOL is judged at a glance: figures, what they are made of, how they are computed', async ({ page }) => {
  const quiet = watch(page);
  // Other tests add KOLs, of which nothing is known for long.
  const known = (await list(page, 'sort=VIEWSDESC&size=20')).find(({ score }) => score?.growth_90 !== null);
  await signIn(page, 'manager', `/kols/${known?.id}/view`);
  const card = scorecard(page);
  await expect(card.getByText('Tỷ lệ tương tác', { exact: true }).first()).toBeVisible();
  await expect(card.getByText(/bài gần nhất/).first()).toBeVisible();
  await expect(card.getByText('CPE với agency', { exact: true }).first()).toBeVisible();
  await expect(card.getByText(/÷ người theo dõi × 100/).first()).toBeHidden();
  await card.getByText('Cách tính').click();
  await expect(card.getByText(/÷ người theo dõi × 100/).first()).toBeVisible();
  await expect(card.getByRole('img', { name: /^Người theo dõi 90 ngày/ })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Tổng quan' }).click();
  await expect(card).toBeVisible();
  const history = page.getByRole('tab', { name: 'Lịch sử', exact: true });
  await history.click();
  await expect(history).toHaveAttribute('aria-selected', 'true');
  await expect(card).toHaveCount(0);
  quiet.expectQuiet();
});

test('a customer sees what networks tell, and nothing of our own work', async ({ page }) => {
  const [kol] = await list(page, 'sort=VIEWSDESC&size=1');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'customer', `/kols/${kol?.id}/view`);
  const card = scorecard(page);
  await expect(card.getByText('Lượt xem mỗi bài', { exact: true }).first()).toBeVisible();
  await expect(card.getByText(/CPE|KPI|đúng hạn|đánh giá/)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await seriousFindings(page)).toEqual([]);
});

test('the list is put in order by a figure, both ways, what is unknown last', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await signIn(page, 'manager', '/kols?status=active');
  const head = page.getByRole('columnheader').getByRole('button', { name: 'Tương tác %' });
  const first = page.getByRole('table').locator('tbody tr').first();
  await head.click();
  await expect(page).toHaveURL(/sort=engagement_rate-ASC/);
  const [lowest] = await list(page, 'sort=ENGAGEMENTRATEASC&size=1');
  await expect(first).toContainText(lowest?.code ?? '');
  await head.click();
  await expect(page).toHaveURL(/sort=engagement_rate-DESC/);
  const [highest] = await list(page, 'sort=ENGAGEMENTRATEDESC&size=1');
  await expect(first).toContainText(highest?.code ?? '');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/kols');
  await expect(first).toBeVisible();
  await expect(head).toHaveCount(0);
  expect(await page.locator('body *').count()).toBeLessThanOrEqual(700);
});

test('is narrowed down by a range with decimals', async ({ page }) => {
  await signIn(page, 'manager', '/kols');
  await page.getByRole('button', { name: /^Bộ lọc\s*\d*$/ }).click();
  const panel = page.getByRole('dialog', { name: 'Bộ lọc' });
  await panel.getByLabel('Tương tác %: Từ').fill('1,5');
  await panel.getByLabel('Tương tác %: Từ').blur();
  await expect(page).toHaveURL(/min_engagement_rate=1\.5/);
  const { total } = await get(page, await tokenOf(page, 'manager'), '/kols?min_engagement_rate=1.5&count=exact');
  await expect(page.locator('h1')).toContainText(String(total));
});

test('two to four KOLs stand side by side, chosen from the list', async ({ page }) => {
  const quiet = watch(page);
  await signIn(page, 'manager', '/kols?sort=followers-DESC');
  const boxes = page.getByRole('table').locator('tbody').getByRole('checkbox');
  await boxes.nth(0).check();
  const bar = page.getByRole('region', { name: /Đã chọn|chọn/ });
  await expect(bar.getByRole('link', { name: 'So sánh' })).toHaveAttribute('aria-disabled', 'true');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await bar.getByRole('link', { name: 'So sánh' }).click();
  await expect(page).toHaveURL(/\/kols\/compare\?ids=/);
  const table = page.getByRole('table', { name: 'So sánh KOL' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('img', { name: 'tốt nhất' }).first()).toBeVisible();
  await table
    .getByRole('button', { name: /^Bỏ .* khỏi bảng$/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto('/kols/compare?ids=x');
  await expect(page.getByText('Chọn từ 2 đến 4 KOL để so sánh')).toBeVisible();
  quiet.expectQuiet();
});

test('similar KOLs lead to each other', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const all = await list(page, 'size=100&sort=FOLLOWERSDESC');
  let found: { id: string; similar: KolListItem[] } | undefined;
  for (const { id } of all) {
    const similar = (await get(page, token, `/kols/${id}/similar`)).data;
    if (similar.length > 0) {
      found = { id, similar };
      break;
    }
  }
  if (!found) throw new Error('the demo has no similar KOLs');
  await signIn(page, 'manager', `/kols/${found.id}/view`);
  const part = page.getByRole('region', { name: 'KOL tương tự' });
  await expect(part.getByRole('listitem')).toHaveCount(found.similar.length);
  const [first] = found.similar;
  await part.getByRole('link', { name: first?.stage_name ?? '', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/kols/${first?.id}/view`));
});
