import { expect, test } from 'playwright/test';
import { codeOf } from '../support/authenticator';
import { seriousFindings } from './support/axe';
import { ownPassword, signIn } from './support/signIn';
import { userWithPassword } from './support/staff';

const stamp = Date.now().toString(36);

test('a person turns the second factor on, and signs in with a code, then with a recovery code', async ({ page }) => {
  const name = `hailop.${stamp}`;
  const email = `${name}@demo.example`;
  await userWithPassword(page, { email, fullname: 'Ngô Hai Lớp', code: `HL${stamp}`.toUpperCase() });
  await signIn(page, name, '/profile');
  await page.getByRole('button', { name: 'Bật bằng ứng dụng' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mật khẩu hiện tại').fill(ownPassword);
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(dialog.getByRole('img', { name: 'Mã QR' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
  await dialog.getByLabel('Mã 6 số từ ứng dụng').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Bật', exact: true }).click();
  const recovery = dialog.getByRole('list', { name: 'Mã khôi phục của bạn' }).getByRole('listitem');
  await expect(recovery).toHaveCount(10);
  const first = await recovery.first().innerText();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Tải file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ma-khoi-phuc-kol-hub.txt');
  await dialog.getByRole('button', { name: 'Tôi đã lưu mã' }).click();
  await expect(page.getByRole('region', { name: 'Xác thực hai lớp' })).toContainText('Còn 10 trên 10 mã');

  const enter = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login?to=%2Fprofile');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(ownPassword);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page.getByLabel('Mã xác thực')).toBeFocused();
  };
  await enter();
  expect(await seriousFindings(page)).toEqual([]);
  // The code of now was used to turn it on; the app's clock may be half a minute ahead.
  await page.getByLabel('Mã xác thực').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL(/\/profile$/);

  await enter();
  await page.getByRole('button', { name: 'Dùng mã khôi phục' }).click();
  await page.getByLabel('Mã khôi phục').fill(first);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL(/\/profile$/);
  await expect(page.getByRole('region', { name: 'Xác thực hai lớp' })).toContainText('Còn 9 trên 10 mã');
});
