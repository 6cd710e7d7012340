import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { send } from './support/newStaff';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

test('what was deleted is restored by its notice, from the trash, and with another code', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const [sector] = (await get(page, token, '/setting/sectors?type=customer_brand')).data;
  const code = `TR${Date.now() % 1e9}`;
  const name = `CÔNG TY THÙNG RÁC ${code}`;
  const body = { code, name, trading_name: 'Thùng rác', tax_number: '0301234567', sectors: [sector.id] };
  const { id } = await send(page, token, 'POST', '/customers', body);
  await signIn(page, 'manager', `/customers/${id}/view`);
  const press = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
  await press('Xóa');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Có thể khôi phục từ Thùng rác trong 30 ngày')).toBeVisible();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Xóa', exact: true }).click();
  await told(page, `Đã xóa ${name}`).getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(told(page, `Đã khôi phục ${name}`)).toBeVisible();
  expect((await get(page, token, `/customers/${id}`)).data.code).toBe(code);

  await send(page, token, 'PATCH', `/customers/${id}/delete`, { reason: 'Trùng hồ sơ' });
  await send(page, token, 'POST', '/customers', { ...body, name: `${name} HAI` });
  const quiet = watch(page);
  await page.goto(`/trash?search=${code}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('30 ngày');
  expect(await seriousFindings(page)).toEqual([]);
  quiet.expectQuiet();
  await press(`Khôi phục ${name}`);
  await expect(dialog.getByText(`Mã ${code} đã được dùng`)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Mã mới' }).fill(`${code}B`);
  await dialog.getByRole('button', { name: 'Khôi phục', exact: true }).click();
  await expect(told(page, `Đã khôi phục ${name}`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`/customers/${id}/view?tab=history`);
  await expect(page.getByText('đã khôi phục').first()).toBeVisible();
});
