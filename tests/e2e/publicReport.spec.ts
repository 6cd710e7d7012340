import { expect, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { watch } from './support/watch';

const pages = [
  { path: '/verify', title: 'Kiểm tra báo cáo', check: 'Kiểm tra', unknown: 'Không nhận ra báo cáo này' },
  { path: '/en/verify', title: 'Verify a report', check: 'Verify', unknown: 'We do not know this report' },
];

for (const { path, title, check, unknown } of pages) {
  test(`${path} can be used by everybody, from a phone on`, async ({ page }) => {
    const watching = watch(page);
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await seriousFindings(page)).toEqual([]);
    }
    watching.expectQuiet();
  });

  test(`${path} says that it does not know a number`, async ({ page }) => {
    await page.goto(path);
    const [number, code] = [page.locator('[name=number]'), page.locator('[name=code]')];
    await number.fill('RPT-2026-999999');
    await code.fill('0000000000000000');
    await page.getByRole('button', { name: check, exact: true }).click();
    await expect(page.getByRole('status').getByRole('heading', { name: unknown })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test(`${path} hashes a file here and sends it nowhere`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    });
    await page.goto(path);
    // Drawn on the server already: what takes files must have come to life.
    await page.waitForFunction(() => {
      const input = document.querySelector('input[type=file]');
      return input !== null && Object.keys(input).some((key) => key.startsWith('__react'));
    });
    const secret = `Doanh thu ${'bí mật '.repeat(200)}`;
    await page.locator('input[type=file]').setInputFiles({
      name: 'bao-cao.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(secret),
    });
    await expect(page.getByRole('status').getByRole('heading', { name: unknown })).toBeVisible();
    await expect(page.getByRole('status')).toContainText('bao-cao.pdf');
    expect(sent.filter((line) => /\/api\/v1\/verify\/[0-9a-f]{64} $/.test(line))).toHaveLength(1);
    expect(sent.filter((line) => !line.startsWith('GET ') || line.includes('bao-cao'))).toEqual([]);
  });
}

test('/verify answers without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/en/verify');
  await page.locator('[name=number]').fill('RPT-2026-999999');
  await page.locator('[name=code]').fill('0000000000000000');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'We do not know this report' })).toBeVisible();
  await context.close();
});

test('a link that leads nowhere says so', async ({ page }) => {
  const answer = await page.goto('/r/nothing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy báo cáo' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});
