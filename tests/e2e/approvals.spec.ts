import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { newKol } from './support/newKol';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const approvalOf = (id: string) => `/kols/list_approval/${id}/approval`;
const statusOf = async (page: Page, id: string) =>
  (await get(page, await tokenOf(page, 'manager'), `/kols/${id}`)).data.status;

test('a decision sees channels and likely duplicates, and a goes on to what waits next', async ({ page }) => {
  const quiet = watch(page);
  const url = `https://facebook.com/approval${Date.now()}`;
  const first = await newKol(page, 'manager', { fullname: 'Trần Thị Bích Ngân', birthdate: '1999-04-03' });
  const other = await newKol(page, 'staff');
  const kol = await newKol(page, 'staff', {
    fullname: 'Trần Thị Bích Ngân',
    birthdate: '1999-04-03',
    socials: [{ url }],
  });
  await signIn(page, 'manager', approvalOf(kol.id));
  const alike = page.getByRole('region', { name: /^Có thể đã có KOL này/ });
  await expect(alike).toContainText(first.stage_name);
  await expect(page.getByRole('heading', { name: 'Mạng xã hội' })).toBeVisible();
  await expect(button(page, /^Duyệt và xem tiếp \(còn \d+\)$/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('r');
  await expect(button(page, 'Xác nhận từ chối')).toBeVisible();
  await page.keyboard.press('a');
  await page.goBack();
  await expect(button(page, 'Duyệt')).toBeVisible();
  expect(await statusOf(page, kol.id)).toBe('pending');
  await page.keyboard.press('a');
  await expect(page.getByText(`Đã duyệt ${kol.stage_name}`)).toBeVisible();
  await expect(page).toHaveURL((to) => to.pathname.endsWith('/approval') && !to.pathname.includes(kol.id));
  await expect(button(page, 'Duyệt')).toBeVisible();
  expect(await statusOf(page, kol.id)).toBe('active');
  expect(await statusOf(page, other.id)).toBe('pending');
  quiet.expectQuiet();
});

test('what waits is decided on from its list, by the row or by keys, after it was asked', async ({ page }) => {
  const kol = await newKol(page, 'staff');
  const refused = await newKol(page, 'staff');
  await signIn(page, 'manager', `/kols/list_approval?search=${kol.stage_name}`);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row(kol.stage_name)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Duyệt ${kol.stage_name}?`);
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Duyệt' }).click();
  await expect(page.getByText('Đã duyệt 1 hồ sơ')).toBeVisible();
  await expect(row(kol.stage_name)).toHaveCount(0);
  expect(await statusOf(page, kol.id)).toBe('active');

  await page.goto(`/kols/list_approval?search=${refused.stage_name}`);
  await row(refused.stage_name).hover();
  await button(page, `Từ chối ${refused.stage_name}`).click();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Xác nhận từ chối' }).click();
  await expect(page.getByText('Đã từ chối 1 hồ sơ')).toBeVisible();
  expect(await statusOf(page, refused.id)).toBe('reject');
});
