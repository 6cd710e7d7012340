import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { press } from './support/press';
import { signIn } from './support/signIn';
import { watch } from './support/watch';

const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const send = (page: Page) => page.getByRole('button', { name: 'Gửi', exact: true });

/** What somebody writes; the name is the test's own. */
async function write(page: Page, name: string): Promise<void> {
  await expect(field(page, 'name')).toBeEnabled();
  await field(page, 'name').fill(name);
  await field(page, 'email').fill('lan@khach.example');
  await field(page, 'company').fill('Hoa Sen');
  await field(page, 'requirement').fill('Cần tư vấn chiến dịch Tết.\nNgân sách 200 triệu.');
}

for (const { path, title } of [
  { path: '/contact-us', title: 'Liên hệ tư vấn' },
  { path: '/en/contact-us', title: 'Talk to us' },
]) {
  test(`${path} can be used by everybody, from a phone on`, async ({ page }) => {
    const watching = watch(page);
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(field(page, 'name')).toBeEnabled();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await seriousFindings(page)).toEqual([]);
    }
    watching.expectQuiet();
  });
}

test('a message: what is missing is said, it is kept over a reload, sent once, and read by the staff', async ({
  page,
}) => {
  const name = `Lan ${Date.now()}`;
  await page.goto('/contact-us');
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await expect(page.getByText('Không được để trống')).toHaveCount(3);
  await expect(field(page, 'name')).toBeFocused();
  await field(page, 'email').fill('lan(at)khach');
  await field(page, 'requirement').fill('x'.repeat(10_000));
  await send(page).click();
  await expect(page.getByText('E-mail không đúng')).toBeVisible();
  await expect(page.getByText('Nội dung quá dài')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await write(page, name);
  await page.reload();
  await expect(field(page, 'name')).toHaveValue(name);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/contact')) calls.push(request.url());
  });
  await send(page).dblclick();
  await expect(page.getByRole('heading', { name: `Cảm ơn ${name}` })).toBeFocused();
  await expect(page.getByText('lan@khach.example trong vòng một ngày làm việc')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('');

  await signIn(page, 'admin', `/settings/contacts?search=${encodeURIComponent(name)}`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const message = page.getByRole('dialog');
  await expect(message).toContainText('Ngân sách 200 triệu.');
  await expect(message.getByRole('link', { name: 'lan@khach.example' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});

test('a click that leaves a field with something wrong is a click all the same', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(field(page, 'name')).toBeEnabled();
  await field(page, 'name').fill('Lan');
  await field(page, 'email').fill('lan@khach.example');
  // Left for the first time, by the press itself.
  await field(page, 'requirement').fill('x'.repeat(10_000));
  await press(page, send(page));
  await expect(page.getByText('Nội dung quá dài')).toBeVisible();
  await expect(field(page, 'requirement')).toBeFocused();
});

test('what could not be sent stays, and says what to do; what was slowed goes out by itself', async ({ page }) => {
  const name = `Mai ${Date.now()}`;
  await page.goto('/contact-us');
  await write(page, name);
  await page.route('**/api/v1/contact', (route) => route.abort(), { times: 1 });
  await send(page).click();
  await expect(page.getByRole('status')).toContainText('không cần nhập lại');
  await expect(field(page, 'requirement')).toHaveValue(/Ngân sách/);
  await page.route('**/api/v1/contact', (route) => route.fulfill({ status: 429, headers: { 'retry-after': '2' } }), {
    times: 1,
  });
  await send(page).click();
  await expect(page.getByRole('status')).toContainText('tự gửi sau 2 giây');
  await expect(page.getByRole('heading', { name: `Cảm ơn ${name}` })).toBeVisible();
});

test('a message that arrived though its answer was lost is not sent a second time', async ({ page }) => {
  const name = `Cúc ${Date.now()}`;
  await page.goto('/contact-us');
  await write(page, name);
  await page.route(
    '**/api/v1/contact',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send(page).click();
  await expect(page.getByRole('status')).toContainText('Chưa gửi được');
  await send(page).click();
  await expect(page.getByRole('heading', { name: `Cảm ơn ${name}` })).toBeVisible();
  await signIn(page, 'admin', `/settings/contacts?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('/contact-us says without a script that it needs one', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/contact-us');
  const told = page.locator('noscript strong');
  await expect(told).toBeVisible();
  await expect(told).toContainText('Biểu mẫu này cần JavaScript');
  await expect(send(page)).toBeDisabled();
  await context.close();
});
