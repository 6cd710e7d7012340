import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { keepSession, signIn } from './support/signIn';
import { watch } from './support/watch';

const pages = [
  { path: '/', find: 'Gửi yêu cầu', login: 'Đăng nhập' },
  { path: '/en', find: 'Send a request', login: 'Sign in' },
];
const carousel = (page: Page) => page.getByRole('region', { name: 'KOL nổi bật' });
/** The KOL that is shown: the others are out of reach. */
const shown = (page: Page) => carousel(page).getByRole('heading', { level: 3 });
const next = (page: Page) => carousel(page).getByRole('button', { name: 'KOL sau' });

for (const { path, find, login } of pages) {
  test(`${path} can be read by everybody, from a phone on`, async ({ page }) => {
    const watching = watch(page);
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      // What it says, editors may have changed meanwhile.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(page.getByRole('main').getByRole('link', { name: find }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: login })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await seriousFindings(page)).toEqual([]);
    }
    watching.expectQuiet();
  });
}

test('every page can be read in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/home/kols');
  await page.locator('main li [data-island=addToRequest] button').first().click();
  const kol = await page.locator('main li > a[href$="/view"]').first().getAttribute('href');
  for (const address of [
    '/',
    '/home/kols',
    kol ?? '',
    '/home/request_campaigns',
    '/contact-us',
    '/policy',
    '/verify',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(22, 27, 34)');
    expect(await seriousFindings(page), address).toEqual([]);
  }
});

test('featured KOLs stand one at a time, without an end, by button, key and finger', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(shown(page)).toHaveCount(1);
  const first = (await shown(page).textContent()) ?? '';
  const total = Number(
    (
      await carousel(page)
        .getByText(/^1 \/ \d+$/)
        .textContent()
    )?.split('/')[1],
  );
  expect(total).toBeGreaterThan(2);

  await next(page).click();
  await expect(shown(page)).not.toHaveText(first);
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveText(first);
  await page.keyboard.press('ArrowLeft');
  await expect(carousel(page)).toContainText(`${total} / ${total}`);
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveText(first);

  const finger = { pointerType: 'touch', bubbles: true };
  const slides = carousel(page).getByRole('list').first();
  await slides.dispatchEvent('pointerdown', { ...finger, clientX: 300 });
  await slides.dispatchEvent('pointerup', { ...finger, clientX: 120 });
  await expect(carousel(page)).toContainText(`2 / ${total}`);
  expect(await seriousFindings(page)).toEqual([]);
});

test('featured KOLs move on by themselves until they are stopped', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const stop = carousel(page).getByRole('button', { name: 'Dừng tự chuyển' });
  await expect(stop).toBeVisible();
  await page.clock.runFor(6_500);
  await expect(carousel(page)).toContainText(/^.*2 \/ /);
  await stop.click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(carousel(page)).toContainText(/^.*2 \/ /);
  await expect(carousel(page).getByRole('button', { name: 'Tự chuyển', exact: true })).toBeVisible();
});

test('without a script every featured KOL can be reached, and login stands there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, viewport: { width: 360, height: 800 } },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  expect(await shown(page).count()).toBeGreaterThan(2);
  await shown(page).last().scrollIntoViewIfNeeded();
  await expect(shown(page).last()).toBeInViewport();
  await expect(next(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vào làm việc' })).toBeHidden();
  await page.getByRole('link', { name: 'Gửi yêu cầu', exact: true }).first().click();
  await expect(page).toHaveURL(/\/home\/request_campaigns$/);
  await context.close();
});

test('people signed in are led on from the first page, and find the way to their work on others', async ({ page }) => {
  await keepSession(page, 'account');
  await page.goto('/?to=%2Fkols');
  await page.waitForURL((url) => url.pathname === '/kols');
  await page.goto('/verify');
  await expect(page.getByRole('link', { name: 'Đăng nhập' })).toBeHidden();
  await page.getByRole('link', { name: 'Vào làm việc' }).click();
  await page.waitForURL((url) => url.pathname !== '/verify' && url.pathname !== '/login');
  await expect(page.getByRole('button', { name: 'Tài khoản' })).toBeVisible();
});

test('who may edit the first page stays there, with the way to its editor', async ({ page }) => {
  await signIn(page, 'admin', '/kols');
  await expect(page.getByRole('button', { name: 'Tài khoản' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Bạn có quyền sửa trang này.')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sửa trang giới thiệu' }).click();
  await page.waitForURL((url) => url.pathname === '/settings/introPage' && url.searchParams.get('view') === 'page');
});
