import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { phone } from '../support/phone';
import { seriousFindings } from './support/axe';
import { newCampaign, newSow } from './support/newCampaign';
import { send } from './support/newStaff';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

/** A running campaign with one post that 1.234 people have seen, sold for 10 million and booked for 8. */
async function measuredCampaign(page: Page, token: string): Promise<{ id: string; post: string }> {
  const { id } = await newCampaign(page, token);
  const [kol] = (await get(page, token, '/kols?status=active&sort=DATEASC&size=1')).data;
  const sow = await newSow(page, token, id, { kol_id: kol.id });
  const post = await send(page, token, 'POST', `/campaigns/${id}/posts`, {
    url_post: `https://www.tiktok.com/@may/video/${Date.now()}`,
    sow_id: sow,
    post_time: new Date().toISOString(),
    ...{ view: 1_234, reaction: 56, reason: 'KOL gửi ảnh' },
  });
  return { id, post: post.id };
}

async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Chốt & chia sẻ' }).click();
}

test('a report is frozen, stays as it was, is proven by its file, withdrawn and replaced', async ({ page }) => {
  const quiet = watch(page);
  const token = await tokenOf(page, 'manager');
  const { id, post } = await measuredCampaign(page, token);
  await signIn(page, 'manager', `/campaigns/inprogress/${id}/report`);
  await openShare(page);
  await expect(page.getByText('Chưa chốt báo cáo nào')).toBeVisible();
  await page.getByRole('button', { name: 'Chốt báo cáo' }).click();
  await expect(page.getByText('cấp số tiếp theo')).toBeVisible();
  await page.getByLabel('Tên gọi').fill('Giữa kỳ');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Chốt báo cáo' }).click();

  const frozen = page.getByRole('article', { name: /^RPT-\d{4}-\d{6}$/ });
  await expect(frozen).toContainText('Giữa kỳ');
  await expect(frozen).toContainText('Còn hiệu lực', { timeout: 60_000 });
  const number = (await frozen.getAttribute('aria-label')) ?? '';
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: `${number} · PDF · Tiếng Việt` }).click();
  const file = await readFile(await (await waiting).path());
  await send(page, token, 'PUT', `/campaigns/update-post/${post}`, { view: 9_999, reason: 'KOL gửi ảnh mới' });

  const verify = await page.context().newPage();
  await verify.goto('/verify');
  await verify
    .locator('input[type=file]')
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: file });
  await expect(verify.getByText(number)).toBeVisible();
  const changed = Buffer.from(file);
  changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) ^ 1;
  const { data: unknown } = await (
    await verify.request.get(`/api/v1/verify/${createHash('sha256').update(changed).digest('hex')}`)
  ).json();
  expect(unknown).toEqual({ known: false });

  await frozen.getByRole('button', { name: 'Thu hồi' }).click();
  await frozen.getByLabel('Lý do thu hồi').fill('Sai số liệu TikTok');
  await frozen.getByRole('button', { name: 'Thu hồi' }).last().click();
  await expect(frozen).toContainText('Đã thu hồi: Sai số liệu TikTok');
  await page.getByRole('button', { name: 'Chốt báo cáo' }).click();
  await expect(page.getByLabel('Thay cho').locator('option:checked')).toContainText(number);
  await expect(page.getByText(`Thay cho ${number}: ai kiểm tra`)).toBeVisible();
  await page.getByRole('button', { name: 'Chốt báo cáo' }).click();
  await expect(page.getByText(`thay cho ${number}, file đang được tạo`)).toBeVisible();
  await expect(frozen).toHaveCount(2);
  await expect(frozen.first()).toContainText(`Thay cho ${number}`);
  await expect(frozen.last()).toContainText('Đã được thay');
  quiet.expectQuiet();
});

test('a link shows the report to who has no account, counts visits, asks for its passcode, and is revoked', async ({
  page,
  browser,
}) => {
  const quiet = watch(page);
  const token = await tokenOf(page, 'manager');
  const { id } = await measuredCampaign(page, token);
  await signIn(page, 'manager', `/campaigns/inprogress/${id}/report`);
  await openShare(page);
  await page.getByRole('tab', { name: 'Liên kết' }).click();
  await page.getByRole('button', { name: 'Tạo liên kết' }).click();
  await page.getByLabel('Tên gọi').fill('Cho giám đốc');
  await page.getByLabel('Mã truy cập').fill('mat-ma-2026');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tạo liên kết' }).click();
  const link = page.getByRole('article', { name: 'Cho giám đốc' });
  await expect(link).toContainText('Đang mở');
  const address = (await link.getByRole('link').first().getAttribute('href')) ?? '';

  const guest = await browser.newContext({ userAgent: phone });
  const boss = await guest.newPage();
  const path = new URL(address).pathname;
  expect((await boss.goto(path))?.status()).toBe(401);
  await expect(boss.locator('html')).toHaveAttribute('lang', 'vi');
  await boss.getByLabel('Mã truy cập').fill('mat-ma-2026');
  await boss.getByRole('button', { name: 'Mở báo cáo' }).click();
  await expect(boss.getByText(/1\.234|1,2K/).first()).toBeVisible();
  // The browser itself complains of the page that asked for the passcode.
  const report = await guest.newPage();
  const unseen = watch(report);
  await report.goto(path);
  await expect(report.getByText(/8\.000\.000|10\.000\.000/)).toHaveCount(0);
  expect(await seriousFindings(report)).toEqual([]);
  for (const width of [1366, 360]) {
    await report.setViewportSize({ width, height: 800 });
    expect(await report.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (width < 1366) continue;
    // A SOW's metrics against its KPIs stand in view as a whole.
    const kpis = report.getByRole('table', { name: 'KPI theo SOW' });
    expect(await kpis.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))).toBe(0);
    await expect(kpis.locator('td[data-label="Lượt xem"]').first()).toHaveText(/^1\.234\/ 10\.000\d+(,\d)?%$/);
  }

  unseen.expectQuiet();

  const abroad = { label: 'Head office', passcode: 'mat-ma-2026', lang: 'en' };
  const english: { url: string } = await send(page, token, 'POST', `/campaigns/${id}/report-links`, abroad);
  await boss.goto(new URL(english.url).pathname);
  await expect(boss.locator('html')).toHaveAttribute('lang', 'en');

  await page.reload();
  await expect(link).toContainText('2 lượt mở');
  await link.getByRole('button', { name: 'Khóa liên kết' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Khóa liên kết' }).click();
  await expect(link).toContainText('Đã khóa');
  expect((await boss.goto(path))?.status()).toBe(404);
  quiet.expectQuiet();
  await guest.close();
});

test('withdrawing a replaced report says which links end with it, and they say so afterwards', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const { id } = await newCampaign(page, token);
  const freeze = (body: object) => send(page, token, 'POST', `/campaigns/${id}/report-snapshots`, body);
  const frozen = await freeze({ audience: 'customer' });
  const about = { label: 'Cho giám đốc', snapshot_id: frozen.id };
  const { url }: { url: string } = await send(page, token, 'POST', `/campaigns/${id}/report-links`, about);
  const newer = await freeze({ audience: 'customer', replaces: frozen.id });
  const boss = await page.context().newPage();
  await boss.goto(new URL(url).pathname);
  await expect(boss.getByText(`Đã có bản mới hơn: ${newer.number}, chốt ngày`)).toBeInViewport();
  expect(await seriousFindings(boss)).toEqual([]);

  await signIn(page, 'manager', `/campaigns/inprogress/${id}/report?share=frozen`);
  const replaced = page.getByRole('article', { name: frozen.number });
  await replaced.getByRole('button', { name: 'Thu hồi' }).click();
  await expect(replaced.getByText('không xem được nữa và không mở lại được: 1.')).toBeVisible();
  await replaced.getByLabel('Lý do thu hồi').fill('Sai số liệu');
  await replaced.getByRole('button', { name: 'Thu hồi' }).last().click();
  await page.getByRole('tab', { name: 'Liên kết' }).click();
  const link = page.getByRole('article', { name: 'Cho giám đốc' });
  await expect(link).toContainText('Báo cáo đã thu hồi nên liên kết không mở được nữa');
  await expect(link.getByRole('button')).toHaveCount(0);
  expect((await boss.goto(new URL(url).pathname))?.status()).toBe(404);
});

test('the metrics of a table are switched, and stay so', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const { id } = await measuredCampaign(page, token);
  await signIn(page, 'manager', `/campaigns/inprogress/${id}/report`);
  const table = page.getByRole('table', { name: 'Tất cả bài đăng' });
  const heading = table.getByRole('columnheader', { name: 'Bình luận' });
  await expect(heading).toBeVisible();
  const switches = page.getByRole('group', { name: 'Chỉ số hiển thị' }).last();
  await switches.getByRole('button', { name: 'Bình luận' }).click();
  await expect(heading).toHaveCount(0);
  await page.reload();
  await expect(table).toBeVisible();
  await expect(heading).toHaveCount(0);
});
