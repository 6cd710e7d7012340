import { expect, type Locator, type Page, test } from 'playwright/test';
import common from '../../src/domain/locales/vi/common.json' with { type: 'json' };
import errors from '../../src/domain/locales/vi/error.json' with { type: 'json' };
import keys from '../../src/domain/locales/vi/keys.json' with { type: 'json' };
import palette from '../../src/domain/locales/vi/palette.json' with { type: 'json' };
import { seriousFindings } from './support/axe';
import { newCampaign } from './support/newCampaign';
import { get, signIn, tokenOf } from './support/signIn';

const keysDialog = (page: Page) => page.getByRole('dialog', { name: keys.title });
const search = (page: Page) => page.getByRole('dialog', { name: palette.label });
const recent = (page: Page) => search(page).getByRole('group', { name: palette.recent }).getByRole('option');
const place = (page: Page, name: string) => keysDialog(page).getByRole('region', { name });

test('? shows the keys one has something to do with, but not while typing', async ({ page }) => {
  await signIn(page, 'admin');
  const search = page.getByRole('searchbox');
  await search.fill('a');
  await search.press('?');
  await expect(search).toHaveValue('a?');
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await search.blur();
  await page.keyboard.press('?');
  await expect(place(page, keys.place.everywhere)).toContainText('CtrlK');
  await expect(place(page, keys.place.lists)).toContainText(keys.does.classify);
  await expect(place(page, keys.place.words)).toContainText('F2');
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(keysDialog(page)).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/view$/);
});

test('what can be searched for is read whole beside a list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin', '/kols');
  const lists = ['/kols', '/campaigns/inprogress', '/campaigns/request', '/shorteners', '/users', '/settings/contacts'];
  for (const list of [...lists, '/settings/errors', '/settings/translations', '/trash']) {
    await page.goto(list);
    const room = await page
      .locator('#main')
      .getByRole('searchbox')
      .evaluate((input: HTMLInputElement) => {
        const { paddingLeft, paddingRight, font } = getComputedStyle(input);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.font = font;
        const words = pen.measureText(input.placeholder).width;
        return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - words;
      });
    expect(room, list).toBeGreaterThanOrEqual(0);
  }
});

test('the palette shows the keys too, without those of pages one may not open', async ({ page }) => {
  await signIn(page, 'customer');
  await expect(page.getByRole('button', { name: common.account })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: palette.label }).fill('phim tat');
  await page.keyboard.press('Enter');
  await expect(place(page, keys.place.lists)).toContainText(keys.does.next_row);
  await expect(keysDialog(page)).not.toContainText(keys.does.classify);
  await expect(place(page, keys.place.grids)).toHaveCount(0);
  await expect(place(page, keys.place.words)).toHaveCount(0);
});

test('the palette offers the records looked at last, by the names they have now', async ({ page }) => {
  const token = await tokenOf(page, 'admin');
  const [kol] = (await get(page, token, '/kols?status=active&sort=DATEASC&size=1')).data;
  const [brand] = (await get(page, token, '/brands?sort=DATEASC&size=1')).data;
  await signIn(page, 'admin', `/kols/${kol.id}/view`);
  await expect(page.getByRole('heading', { level: 1, name: kol.stage_name })).toBeVisible();
  await page.goto(`/brands/${brand.id}/view`);
  await expect(page.getByRole('heading', { level: 1, name: brand.name })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('personal'))).not.toContain(brand.name);
  await page.keyboard.press('/');
  await expect(recent(page)).toHaveText([`${brand.name}${brand.code}`, `${kol.stage_name}${kol.code}`]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/kols/${kol.id}/view`));
  await expect(search(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(recent(page)).toHaveText([`${kol.stage_name}${kol.code}`, `${brand.name}${brand.code}`]);
});

test('the palette offers nothing one may not read any more', async ({ page }) => {
  const token = await tokenOf(page, 'customer');
  const own: { id: string; name: string }[] = (await get(page, token, '/brands?size=200')).data;
  const all: { id: string }[] = (await get(page, await tokenOf(page, 'admin'), '/brands?size=200')).data;
  const foreign = all.find(({ id }) => own.every((one) => one.id !== id));
  const me = (await get(page, token, '/users/me')).data;
  const ids = [foreign?.id, own[0]?.id];
  const kept = JSON.stringify({ owner: me.id, choices: ids.map((id) => ({ kind: 'brands', id })) });
  await signIn(page, 'customer');
  await page.evaluate((value) => localStorage.setItem('personal', value), kept);
  await page.reload();
  await expect(page.getByRole('button', { name: common.account })).toBeVisible();
  await page.keyboard.press('/');
  await expect(recent(page)).toHaveText([new RegExp(own[0]?.name ?? '')]);
});

test('the code of a record is told once, with a button that copies it', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const token = await tokenOf(page, 'admin');
  await signIn(page, 'admin');
  for (const list of ['customers', 'brands', 'kols']) {
    const [record] = (await get(page, token, `/${list}?size=1`)).data;
    await page.goto(`/${list}/${record.id}/view`);
    const summary = page.getByRole('complementary');
    await expect(summary.getByText(record.code, { exact: true })).toHaveCount(1);
    await summary.getByRole('button', { name: common.copy }).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(record.code);
  }
});

test('the buttons of a form end where its fields do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [customer] = (await get(page, await tokenOf(page, 'admin'), '/customers?size=1')).data;
  await signIn(page, 'admin', `/customers/${customer.id}/view/representative/add`);
  const endOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 };
    return x + width;
  };
  const field = page.getByLabel('E-mail');
  await expect(field).toBeVisible();
  expect(await endOf(page.getByRole('button', { name: 'Tiếp tục' }))).toBe(await endOf(field));
});

test('the mail address of a representative is copied with one press', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const token = await tokenOf(page, 'admin');
  const companies: { id: string }[] = (await get(page, token, '/customers?size=100')).data;
  for (const { id } of companies) {
    const [person] = (await get(page, token, `/customers/${id}`)).data.representatives;
    if (!person) continue;
    await signIn(page, 'admin', `/customers/${id}/view?tab=representative`);
    await page.getByRole('row').filter({ hasText: person.email }).getByRole('button', { name: common.copy }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(person.email);
    return;
  }
  throw new Error('nobody stands for a customer');
});

test('a list says how long ago something was, for as long as it is looked at, and when exactly', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'admin', '/settings/jobs');
  const when = page.getByRole('row').nth(1).getByRole('time').first();
  await expect(when).toHaveText(/trước$|^bây giờ$/);
  await expect(when).toHaveAttribute('title', /^\d\d:\d\d:\d\d \d\d\/\d\d\/\d{4}$/);
  await page.clock.fastForward('03:00:00');
  await expect(when).toHaveText(/^3 giờ trước$/);
});

test('a list shows as many rows as the window does once that is chosen, and so do the other lists', async ({
  page,
}) => {
  const long = `${'Một chiến dịch mà tên của nó dài hơn hai dòng của bảng '.repeat(2)}${Date.now().toString(36)}`;
  await newCampaign(page, await tokenOf(page, 'manager'), { name: long });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'manager', '/kols');
  const rows = page.getByRole('table').locator('tbody tr');
  const seen = () =>
    rows.evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length);
  await expect(rows).toHaveCount(10);
  await page.getByLabel(common.rows).selectOption('fitting');
  await expect(rows).toHaveCount(18);
  expect(await seen()).toBe(18);
  await page.goto('/brands');
  await expect(rows).toHaveCount(18);
  await page.goto('/campaigns/inprogress');
  await expect(page.getByLabel(common.rows)).toHaveValue('fitting');
  await expect(rows.filter({ hasText: long })).toHaveCount(1);
  // Others move campaigns meanwhile; however many run, each has its row in the window.
  await expect.poll(seen).toBeGreaterThan(10);
  expect(await rows.count()).toBe(await seen());
  await page.getByLabel(common.rows).selectOption('10');
  await page.goto('/kols');
  await expect(rows).toHaveCount(10);
  const fitting = page.getByLabel(common.rows).locator('option[value=fitting]');
  await expect(fitting).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(rows).toHaveCount(10);
  await expect(fitting).toHaveCount(0);
});

test('what can be done with a campaign stands over its row while that is pointed at or has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'manager');
  const row = page.getByRole('table').locator('tbody tr').nth(1);
  const report = row.getByRole('link', { name: /^Báo cáo/ });
  await expect(report).toHaveCSS('opacity', '1');
  const holder = row.locator('td').last().locator('> *');
  await expect(holder).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(holder).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(holder).toHaveCSS('opacity', '0');
  await report.focus();
  await expect(holder).toHaveCSS('opacity', '1');
});

test('a page that only says why it cannot be shown has that as its heading', async ({ page }) => {
  const token = await tokenOf(page, 'customer');
  const [own] = (await get(page, token, '/brands?size=1')).data;
  await signIn(page, 'customer');
  const nobody = '00000000-0000-7000-8000-000000000000';
  for (const [path, words] of [
    ['/users', common.not_found.title],
    [`/kols/${nobody}/view`, errors.kol_not_exist],
    [`/brands/${own.id}/view/representative/add`, errors.permission_denied],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    expect(await seriousFindings(page)).toEqual([]);
  }
});
