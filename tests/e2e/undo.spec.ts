import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { send } from './support/newStaff';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const undo = (page: Page, words: string) => told(page, words).getByRole('button', { name: 'Hoàn tác' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('KOLs put into the cart are taken out again by the newest notice, and by Ctrl+Z', async ({ page }) => {
  const { data } = await get(page, await tokenOf(page, 'customer'), '/kols?status=active&sort=DATEASC');
  const [first, second] = data.map(({ stage_name }: { stage_name: string }) => stage_name);
  const quiet = watch(page);
  await signIn(page, 'customer', '/kols?status=active&sort=date-ASC');
  const cart = page.getByRole('button', { name: /^Giỏ KOL: \d+$/ });
  await press(page, `Thêm ${first} vào giỏ`);
  await expect(told(page, `Đã thêm ${first} vào giỏ`)).toBeVisible();
  await press(page, `Thêm ${second} vào giỏ`);
  await expect(told(page, `Đã thêm ${second} vào giỏ`)).toBeVisible();
  await expect(told(page, `Đã thêm ${first} vào giỏ`)).toHaveCount(0);
  await expect(cart).toHaveText('2');
  expect(await seriousFindings(page)).toEqual([]);
  await undo(page, second).click();
  await expect(told(page, `Đã bỏ ${second}`)).toBeVisible();
  await expect(cart).toHaveText('1');
  await press(page, `Thêm ${second} vào giỏ`);
  await expect(undo(page, `Đã thêm ${second} vào giỏ`)).toBeVisible();

  const search = page.getByRole('searchbox').first();
  await search.fill('a');
  await search.press('Control+z');
  await expect(cart).toHaveText('2');
  await search.blur();
  await page.keyboard.press('Control+z');
  await expect(cart).toHaveText('1');
  await page.keyboard.press('Control+z');
  await expect(cart).toHaveText('1');
  quiet.expectQuiet();
});

test('a link switched off is on again by its notice, whose button the keyboard reaches', async ({ page }) => {
  const token = await tokenOf(page, 'admin');
  const { id } = await send(page, token, 'POST', '/shorteners', {
    ...{ original_url: 'https://shop.example/a', label: 'Tắt nhầm' },
  });
  const isActive = async () => (await get(page, token, `/shorteners/${id}`)).data.active;
  await signIn(page, 'admin', `/shorteners/${id}/view`);
  const turn = async (verb: string) => {
    await press(page, verb);
    await page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
  };
  await turn('Tắt');
  await expect(page.getByRole('button', { name: 'Hoàn tác' })).toBeVisible();
  await expect.poll(isActive).toBe(false);
  await page.getByRole('button', { name: 'Hoàn tác' }).press('Enter');
  await expect.poll(isActive).toBe(true);
  await expect(page.getByRole('button', { name: 'Tắt', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hoàn tác' })).toHaveCount(0);
});

test('what somebody else has changed meanwhile is not taken back, and that is said', async ({ page }) => {
  const token = await tokenOf(page, 'admin');
  const { id } = await send(page, token, 'POST', '/shorteners', { original_url: 'https://shop.example/b' });
  await signIn(page, 'admin', `/shorteners/${id}/view`);
  await press(page, 'Tắt');
  await page.getByRole('dialog').getByRole('button', { name: 'Tắt', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Hoàn tác' })).toBeVisible();
  await send(page, token, 'PUT', `/shorteners/${id}`, { label: 'Của người khác' });
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(told(page, 'Chưa hoàn tác được: Có người vừa thay đổi')).toBeVisible();
  const { data } = await get(page, token, `/shorteners/${id}`);
  expect(data).toMatchObject({ active: false, label: 'Của người khác' });
});

test('a saved view that was deleted comes back where it stood', async ({ page }) => {
  await signIn(page, 'manager', '/kols?status=active&search=a');
  const opener = page.getByRole('button', { name: /^Bộ lọc đã lưu/ });
  const views = page.getByRole('dialog', { name: 'Bộ lọc đã lưu' });
  await opener.click();
  await views.getByRole('textbox').fill('Hay dùng');
  await views.getByRole('textbox').press('Enter');
  await expect(told(page, 'Đã lưu')).toBeVisible();
  await page.getByRole('button', { name: /^(Bộ lọc đã lưu|Hay dùng)$/ }).click();
  await views.getByRole('button', { name: 'Xóa bộ lọc Hay dùng' }).click();
  await expect(views.getByText('Chưa lưu bộ lọc nào.')).toBeVisible();
  await undo(page, 'Đã xóa bộ lọc').click();
  await expect(views.getByRole('button', { name: 'Hay dùng', exact: true })).toBeVisible();
});
