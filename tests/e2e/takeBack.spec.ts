import { expect, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { send } from './support/newStaff';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

test('a former state is looked at field by field, and what is chosen of it comes back', async ({ page }) => {
  const token = await tokenOf(page, 'admin');
  const [sector] = (await get(page, token, '/setting/sectors?type=customer_brand')).data;
  const code = `LB${Date.now() % 1e9}`;
  const body = {
    code,
    name: `CÔNG TY ${code}`,
    trading_name: 'Tên đầu',
    tax_number: '0301234567',
    sectors: [sector.id],
  };
  const { id } = await send(page, token, 'POST', '/customers', { ...body, website: 'https://dau.vn' });
  await send(page, token, 'PUT', `/customers/${id}`, { trading_name: 'Tên sai', website: 'https://sau.vn' });

  const quiet = watch(page);
  await signIn(page, 'admin', `/customers/${id}/view?tab=history`);
  const added = page.getByRole('listitem').filter({ hasText: 'đã thêm' });
  await added.getByRole('button', { name: 'Lấy lại bản này…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(dialog.getByText('Tên sai')).toBeVisible();
  await expect(dialog.getByText('Tên đầu')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Website' }).uncheck();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Lấy lại (1)' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Đã lấy lại: Tên giao dịch' })).toBeVisible();
  expect((await get(page, token, `/customers/${id}`)).data).toMatchObject({
    trading_name: 'Tên đầu',
    website: 'https://sau.vn',
  });
  // The newest entry left the record as it is: of the three, the two before it are offered.
  const edits = page.getByRole('listitem').filter({ hasText: 'đã sửa' });
  await expect(edits).toHaveCount(2);
  const offers = page.getByRole('button', { name: 'Lấy lại bản này…' });
  await expect(offers).toHaveCount(2);
  await expect(edits.first().getByRole('button', { name: 'Lấy lại bản này…' })).toHaveCount(0);
  quiet.expectQuiet();
});
