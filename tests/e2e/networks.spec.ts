import { expect, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { chooseEnglish, signIn } from './support/signIn';

test('the settings tell how each network is read, and have one read now', async ({ page }) => {
  await signIn(page, 'admin', '/settings/networks');
  const card = page.getByRole('region', { name: 'YouTube' });
  await expect(page.getByRole('region')).toHaveCount(4);
  await expect(card).toContainText('Số liệu mẫu được dựng sẵn');
  await expect(card).toContainText('Lâu chưa đọc nhất');
  expect(await seriousFindings(page)).toEqual([]);
  const read = card.getByRole('button', { name: 'Đọc ngay' });
  await expect(read).toBeEnabled({ timeout: 60_000 });
  await read.click();
  await expect(page.getByRole('dialog')).toContainText('Không tốn hạn mức');
  await page.getByRole('dialog').getByRole('button', { name: 'Đọc ngay' }).click();
  await expect(page.getByText('Đang đọc YouTube')).toBeVisible();
  await expect(card).toContainText('Không còn gì: tất cả đã cập nhật', { timeout: 60_000 });
});

test('a phone has them one below the other, in the dark and in English too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'admin', '/settings/networks');
  await chooseEnglish(page);
  await page.reload();
  const cards = page.getByRole('region');
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toContainText('What brought nothing');
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  expect(await seriousFindings(page)).toEqual([]);
});

test('who may not see the settings finds no such page', async ({ page }) => {
  await signIn(page, 'staff', '/settings/networks');
  await expect(page.getByRole('region', { name: 'YouTube' })).toHaveCount(0);
});
