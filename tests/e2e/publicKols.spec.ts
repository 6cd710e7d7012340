import { expect, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { send } from './support/newStaff';
import { get, keepSession, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const cards = 'main li > a[href$="/view"]';

for (const { prefix, title } of [
  { prefix: '', title: 'Tìm KOL cho chiến dịch' },
  { prefix: '/en', title: 'Find KOLs for your campaign' },
]) {
  test(`${prefix}/home/kols and a KOL's page can be used by everybody, from a phone on`, async ({ page }) => {
    const watching = watch(page);
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${prefix}/home/kols`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await seriousFindings(page)).toEqual([]);
      const name = await page.locator(cards).first().locator('strong').innerText();
      await page.locator(cards).first().click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(page.locator('[data-island=addToRequest] button')).toBeEnabled();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await seriousFindings(page)).toEqual([]);
    }
    watching.expectQuiet();
  });
}

test('a name without a blank stays within a phone', async ({ page }) => {
  const token = await tokenOf(page, 'supervisor');
  const [{ avatar, sectors }] = (await get(page, token, '/kols?status=active&sort=DATEASC&size=1')).data;
  const stage_name = `Rất${'dài'.repeat(12)}${Date.now().toString(36)}`;
  const kol = { code: `DAI${Date.now()}`, stage_name, fullname: 'Lê Dài', avatar };
  const { id } = await send(page, token, 'POST', '/kols', {
    ...kol,
    sectors: sectors.map((sector: { id: string }) => sector.id),
  });
  await page.setViewportSize({ width: 360, height: 800 });
  for (const address of [`/home/kols?q=${encodeURIComponent(stage_name)}`, `/home/${id}/view`]) {
    await page.goto(address);
    await expect(page.getByText(stage_name).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('a KOL is added to the request once, stays over pages, and can be taken out', async ({ page }) => {
  await page.goto('/home/kols');
  const addresses = await page.locator(cards).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const add = page.locator('[data-island=addToRequest] button');
  for (const [place, address] of addresses.slice(0, 4).entries()) {
    await page.goto(address ?? '');
    await add.click();
    await expect(page.getByText(`Yêu cầu (${place + 1})`)).toBeVisible();
  }
  await add.click();
  await expect(page.getByText('KOL này đã có trong giỏ')).toBeVisible();
  await page.getByText('Yêu cầu (4)').click();
  await expect(page.getByText('+1 KOL khác')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Bỏ / }).first().click();
  await expect(page.getByText('Yêu cầu (3)')).toBeVisible();
  await page.getByRole('group').getByRole('link', { name: 'Gửi yêu cầu' }).click();
  await expect(page).toHaveURL(/\/home\/request_campaigns$/);
  await expect(page.getByRole('button', { name: /^Bỏ / })).toHaveCount(3);
});

test('KOLs are chosen from the list, and what is chosen stands in the head of every page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/home/kols');
  const buttons = page.locator('main li [data-island=addToRequest] button');
  await buttons.first().click();
  await expect(buttons.first()).toHaveText('Đã chọn');
  await expect(page.getByText('Yêu cầu (1)')).toBeVisible();
  await buttons.nth(1).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await seriousFindings(page)).toEqual([]);
  for (const address of ['/', '/contact-us', '/policy', '/verify', '/nowhere']) {
    await page.goto(address);
    await page.getByText('Yêu cầu (2)').click();
    await expect(page.getByRole('button', { name: /^Bỏ / })).toHaveCount(2);
    await expect(page.getByRole('group').getByRole('link', { name: 'Gửi yêu cầu' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
  }
});

test('the buttons of a row of cards stand on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/home/kols');
  const cards = page.locator('main li').filter({ has: page.locator('[data-island=addToRequest]') });
  // Whoever has less to say about themselves.
  await cards
    .first()
    .locator('a > :last-child')
    .evaluate((words) => words.remove());
  const feet = await cards.evaluateAll((all) =>
    all.map((card) => {
      const button = card.querySelector('button')?.getBoundingClientRect();
      return { top: card.getBoundingClientRect().top, foot: button?.bottom };
    }),
  );
  const row = feet.filter(({ top }) => top === feet[0]?.top);
  expect(row.length).toBeGreaterThan(2);
  expect(new Set(row.map(({ foot }) => foot)).size).toBe(1);
});

test('who is signed in is led on from a KOL of the site to the KOL in the console', async ({ page }) => {
  await page.goto('/home/kols');
  const address = (await page.locator(cards).first().getAttribute('href')) ?? '';
  await keepSession(page, 'account');
  await page.goto(address);
  await page.waitForURL((url) => url.pathname === address.replace('/home/', '/kols/'));
  await page.goto(`/en${address}`);
  await page.waitForURL((url) => url.pathname.startsWith('/kols/') || url.pathname.startsWith('/en/kols/'));
});

test('without JavaScript KOLs are found, narrowed and read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/home/kols');
  await page.locator('select[name=network]').selectOption('tiktok');
  await page.getByRole('button', { name: 'Tìm' }).click();
  await expect(page).toHaveURL(/network=tiktok/);
  await expect(page.locator('select[name=network]')).toHaveValue('tiktok');
  await page.locator(cards).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bài đăng gần đây' })).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('cần JavaScript');
  await page.goto('/home/kols?q=kh%C3%B4ng+ai+c%E1%BA%A3+%C4%91%C3%A2u');
  await expect(page.getByText('Không có KOL nào khớp.')).toBeVisible();
  await context.close();
});
