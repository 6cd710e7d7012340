import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const cartButton = (page: Page) => page.getByRole('button', { name: /^Giỏ KOL: \d+$/ });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Giỏ KOL' });
const rows = (page: Page) => cart(page).getByRole('listitem');

// What the demo brought, oldest first: nobody deletes it, and what others add does not push it off the page.
const demoKols = '/kols?status=active&sort=date-ASC';

async function namesInList(page: Page, account: string): Promise<string[]> {
  const { data } = await get(page, await tokenOf(page, account), '/kols?status=active&sort=DATEASC');
  return data.map(({ stage_name }: { stage_name: string }) => stage_name);
}

async function choose(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('button', { name: `Thêm ${name} vào giỏ` }).click();
    await expect(page.getByRole('button', { name: `${name} đã có trong giỏ` })).toBeVisible();
  }
}

for (const account of ['admin', 'manager', 'supervisor', 'executive', 'staff']) {
  test(`${account} has none, and nothing to fill it with`, async ({ page }) => {
    await signIn(page, account, demoKols);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tài khoản' })).toBeVisible();
    await expect(page.getByRole('button', { name: /giỏ/i })).toHaveCount(0);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /giỏ/i })).toHaveCount(0);
  });
}

test('chosen KOLs: three and the rest, out and back in, kept over a reload and a sign-out', async ({ page }) => {
  const quiet = watch(page);
  const names = (await namesInList(page, 'customer')).slice(0, 5);
  await signIn(page, 'customer', demoKols);
  await choose(page, names);
  await expect(page.getByText(`Đã thêm ${names[4]} vào giỏ`)).toBeVisible();
  await expect(cartButton(page)).toHaveText('5');

  await cartButton(page).click();
  await expect(rows(page)).toHaveCount(3);
  await cart(page).getByRole('button', { name: '+2 KOL khác' }).click();
  await expect(rows(page)).toHaveCount(5);
  for (const [index, name] of names.entries()) await expect(rows(page).nth(index)).toContainText(name);
  expect(await seriousFindings(page)).toEqual([]);

  await cart(page)
    .getByRole('button', { name: `Bỏ ${names[1]} khỏi giỏ` })
    .click();
  await expect(rows(page)).toHaveCount(4);
  await expect(cart(page).getByRole('status')).toContainText(`Đã bỏ ${names[1]}`);
  await cart(page).getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(rows(page).nth(1)).toContainText(names[1] ?? '');

  await cart(page).getByRole('button', { name: 'Bỏ hết' }).click();
  await expect(cart(page)).toContainText('Chưa chọn KOL nào');
  await cart(page).getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(cart(page).getByRole('link', { name: 'Thêm yêu cầu chiến dịch' })).toHaveAttribute(
    'href',
    '/kols/request_campaigns',
  );

  await rows(page)
    .nth(2)
    .getByRole('link', { name: names[2] ?? '' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: names[2] ?? '' })).toBeVisible();
  await expect(cart(page)).toHaveCount(0);
  await page.reload();
  await expect(cartButton(page)).toHaveText('5');
  await page.getByRole('button', { name: 'Tài khoản' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await signIn(page, 'brand', demoKols);
  await expect(cartButton(page)).toHaveText('5');
  quiet.expectQuiet();
});

test('a KOL is chosen once, from the list or from its page', async ({ page }) => {
  const name = (await namesInList(page, 'account'))[0] ?? '';
  await signIn(page, 'account', demoKols);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(page.getByText(`Đã thêm ${name} vào giỏ`)).toBeVisible();
  await page.getByRole('button', { name: 'Đã có trong giỏ' }).click();
  await expect(page.getByText('KOL này đã có trong giỏ')).toBeVisible();
  await expect(cartButton(page)).toHaveText('1');
  await page.getByRole('button', { name: 'Quay lại' }).click();
  await expect(page.getByRole('button', { name: `${name} đã có trong giỏ` })).toBeVisible();
});

test('another tab sees the change at once', async ({ page }) => {
  const names = await namesInList(page, 'customer');
  await signIn(page, 'customer', demoKols);
  const other = await page.context().newPage();
  await other.goto(demoKols);
  await expect(cartButton(other)).toHaveText('');
  await choose(page, names.slice(0, 1));
  await expect(cartButton(other)).toHaveText('1');
  await expect(other.getByRole('button', { name: `${names[0]} đã có trong giỏ` })).toBeVisible();
});

test('hostile content in the storage is left out, and the console stands', async ({ page }) => {
  const quiet = watch(page);
  const good = { id: '0190b1d2-0000-7000-8000-000000000001', stage_name: '<img src=x>', avatar: null, code: 'K1' };
  const evil = { ...good, id: '0190b1d2-0000-7000-8000-000000000002', avatar: 'javascript:alert(1)' };
  await page.addInitScript(
    (text) => localStorage.setItem('kols-cart', text),
    JSON.stringify([{ id: '/x' }, 7, good, evil]),
  );
  await signIn(page, 'customer', demoKols);
  await cartButton(page).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('<img src=x>');
  await expect(cart(page).locator('img')).toHaveCount(0);
  quiet.expectQuiet();
});

test('by keyboard on a phone: opened, emptied, put back, closed; the focus is never lost', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const names = (await namesInList(page, 'customer')).slice(0, 4);
  await signIn(page, 'customer', demoKols);
  await choose(page, names);
  await cartButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(3);
  const box = await cart(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await cart(page).getByRole('button', { name: '+1 KOL khác' }).press('Enter');
  await expect(cart(page).getByRole('list')).toBeFocused();
  await cart(page)
    .getByRole('button', { name: `Bỏ ${names[0]} khỏi giỏ` })
    .press('Enter');
  await expect(cart(page).getByRole('button', { name: 'Hoàn tác' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(4);
  await expect(cart(page).getByRole('list')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cart(page)).toHaveCount(0);
  await expect(cartButton(page)).toBeFocused();
});
