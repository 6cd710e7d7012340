import { expect, type Page, test } from 'playwright/test';
import { get, signIn, tokenOf } from './support/signIn';

test.use({ viewport: { width: 1440, height: 900 } });

const chooser = (page: Page, name: string) => page.getByRole('combobox', { name });

test('a filter puts the choices that begin as typed first, and Enter takes the first', async ({ page }) => {
  await signIn(page, 'staff', '/kols');
  await page.getByRole('button', { name: /^Bộ lọc\s*\d*$/ }).click();
  const sectors = page.getByRole('dialog', { name: 'Bộ lọc' }).getByRole('group', { name: 'Lĩnh vực' });
  const choices = sectors.getByRole('checkbox');
  await expect(choices.first()).not.toHaveAccessibleName(/^Trò chơi/);
  const search = sectors.getByRole('searchbox');
  await search.press('Enter');
  await expect(sectors.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await search.pressSequentially('tr');
  await expect(choices.first()).toHaveAccessibleName(/^Trò chơi/);
  await expect(sectors.getByRole('checkbox', { name: /^Thời trang/ })).toBeVisible();
  await search.press('Enter');
  await expect(choices.first()).toBeChecked();
  await expect(sectors.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page).toHaveURL(/sectors?(_ids)?=/);
  // It stays taken, and what is typed next replaces what was.
  await search.press('Enter');
  await expect(choices.first()).toBeChecked();
  await search.pressSequentially('am');
  await expect(search).toHaveValue('am');
  await expect(choices.first()).toHaveAccessibleName(/^Ẩm thực/);
});

test('choosers: Enter takes the first of what was found, and never one of the answer before', async ({ page }) => {
  await signIn(page, 'manager', '/kols/add');
  await chooser(page, 'Lĩnh vực').pressSequentially('tr');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Trò chơi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Trò chơi', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Thời trang', exact: true })).toHaveCount(0);

  const token = await tokenOf(page, 'manager');
  const brands = (await get(page, token, '/brands?statuses=active&sort=DATEASC&size=2')).data;
  const brand: string = brands[1].name;
  await page.goto('/campaigns/create');
  await chooser(page, 'Nhãn hàng').click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.insertText(brand);
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(brand);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: brand, exact: true })).toBeVisible();
});
