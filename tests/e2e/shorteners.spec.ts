import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { staffWith } from './support/newStaff';
import { chooseEnglish, signIn, tokenOf } from './support/signIn';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
let named = 0;
const slugOfOwn = () => {
  named += 1;
  return `e2e-${process.pid}-${Date.now() % 100_000}-${named}`;
};

async function make(page: Page, body: object): Promise<{ id: string; slug: string }> {
  const token = await tokenOf(page, 'admin');
  const answer = await page.request.post('/api/v1/shorteners', {
    headers: { authorization: `Bearer ${token}` },
    data: { original_url: 'https://shop.example/a', ...body },
  });
  return (await answer.json()).data;
}

const visit = (page: Page, slug: string, address: string) =>
  page.request.get(`/s/${slug}`, { maxRedirects: 0, headers: { 'user-agent': phone, 'x-forwarded-for': address } });

test('a link is made with its own slug, measured, copied, clicked, and its clicks are seen', async ({ page }) => {
  const slug = slugOfOwn();
  await signIn(page, 'staff', '/shorteners');
  await page.getByRole('button', { name: 'Tạo link rút gọn' }).click();
  const drawer = page.getByRole('dialog', { name: 'Tạo link rút gọn' });
  await drawer.getByLabel('Link đích').fill('javascript:alert(1)');
  await drawer.getByLabel('Tên', { exact: false }).first().fill(`Cửa hàng ${slug}`);
  await drawer.getByLabel(/^Đường dẫn/).fill('a/b');
  await drawer.getByRole('button', { name: 'Tạo link' }).click();
  await expect(drawer.getByText('Đường dẫn gồm 3–40 chữ cái không dấu').first()).toBeVisible();
  await drawer.getByLabel('Link đích').fill('https://shop.example/ao-dai');
  await drawer.getByLabel(/^Đường dẫn/).fill(slug);
  await expect(drawer.getByText(`/s/${slug}`)).toBeVisible();
  await drawer.getByRole('button', { name: 'TikTok' }).click();
  await expect(drawer.getByText('https://shop.example/ao-dai?utm_source=tiktok&utm_medium=kol')).toBeVisible();
  await drawer.getByRole('button', { name: 'Tạo link' }).click();

  await page.waitForURL(/\/shorteners\/[^/]+\/view/);
  await expect(page.getByRole('heading', { level: 1, name: `Cửa hàng ${slug}` })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Mã QR' })).toBeVisible();
  const led = await visit(page, slug, '203.0.113.11');
  expect([led.status(), led.headers().location]).toEqual([
    302,
    'https://shop.example/ao-dai?utm_source=tiktok&utm_medium=kol',
  ]);
  await visit(page, slug, '203.0.113.12');
  await expect(async () => {
    await page.reload();
    await expect(page.locator('dl').filter({ hasText: 'Lượt nhấp của người' })).toContainText('2', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText('Điện thoại')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});

test('a slug that is taken is said at its field', async ({ page }) => {
  const { slug } = await make(page, { slug: slugOfOwn() });
  await signIn(page, 'admin', '/shorteners?link=new');
  const drawer = page.getByRole('dialog', { name: 'Tạo link rút gọn' });
  await drawer.getByLabel('Link đích').fill('https://shop.example/b');
  await drawer.getByLabel(/^Đường dẫn/).fill(slug.toUpperCase());
  await drawer.getByRole('button', { name: 'Tạo link' }).click();
  await expect(drawer.getByText('Đường dẫn này đã được dùng').first()).toBeVisible();
});

test('a link is switched off, says so in both languages, and goes for good', async ({ page }) => {
  const { id, slug } = await make(page, { label: 'Tắt rồi xóa' });
  await signIn(page, 'admin', `/shorteners/${id}/view`);
  await page.getByRole('button', { name: 'Tắt', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tắt', exact: true }).click();
  await expect(page.getByText('Đã tắt', { exact: true })).toBeVisible();
  await expect(async () => expect((await visit(page, slug, '203.0.113.13')).status()).toBe(410)).toPass();
  const gone = await page.context().newPage();
  await gone.goto(`/s/${slug}`);
  await expect(gone.getByRole('heading', { name: 'Link đã ngừng hoạt động' })).toBeVisible();
  await expect(gone.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  expect(await seriousFindings(gone)).toEqual([]);
  await gone.close();
  await page.getByRole('button', { name: 'Xóa' }).click();
  await expect(page.getByRole('dialog')).toContainText('không bao giờ được cấp lại');
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
  await page.waitForURL(/\/shorteners$/);
  await expect(async () => expect((await visit(page, slug, '203.0.113.14')).status()).toBe(404)).toPass();
});

test('a link is edited and its code taken along, in English and on a phone', async ({ page }) => {
  const { id } = await make(page, { label: `Edited ${slugOfOwn()}` });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'manager', `/shorteners/${id}/view`);
  await chooseEnglish(page);
  await page.goto(`/shorteners/${id}/view`);
  await page.getByRole('tab', { name: 'Information' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'SVG' }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^qr-.+\.svg$/);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit short link' });
  await drawer.getByLabel(/^Name/).fill('Another name');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Another name' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('who may only look sees a link and changes nothing; a client knows no such page', async ({ page, browser }) => {
  const { id } = await make(page, { label: 'Chỉ xem' });
  const account = await staffWith(page, 'shortener_management', ['r']);
  await signIn(page, account, `/shorteners/${id}/view`);
  await expect(page.getByRole('heading', { level: 1, name: 'Chỉ xem' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'SVG' })).toBeVisible();
  for (const name of ['Tắt', 'Chỉnh sửa', 'Xóa']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  const client = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await signIn(client, 'customer');
  await expect(client.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(client.getByRole('link', { name: 'Link rút gọn' })).toHaveCount(0);
  await client.context().close();
});
