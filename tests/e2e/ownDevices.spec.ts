import { expect, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { chooseEnglish, keepSession, ownPassword, signIn } from './support/signIn';
import { userWithPassword } from './support/staff';

const stamp = `${Date.now().toString(36)}${process.pid}`;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test('a person sees where they are signed in and signs out there, then everywhere else', async ({ page }) => {
  const name = `thietbi.${stamp}`;
  const email = `${name}@demo.example`;
  await userWithPassword(page, { email, fullname: 'Lý Thiết Bị', code: `TB${stamp}`.toUpperCase() });
  const login = { data: { username: email, password: ownPassword } };
  const from = (agent: string) =>
    page.request.post('/api/v1/auth/login', { ...login, headers: { 'user-agent': agent } });
  const there = (await (await from(phone)).json()).data;
  await from('curl/8.5.0');
  await signIn(page, name, '/profile');

  const devices = page.getByRole('region', { name: 'Thiết bị đăng nhập' });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByRole('listitem').first()).toContainText('Thiết bị này');
  await expect(devices.getByRole('listitem').filter({ hasText: 'Safari trên iPhone' })).toContainText('Đăng nhập lúc');
  expect(await seriousFindings(page)).toEqual([]);

  await devices.getByRole('button', { name: 'Đăng xuất Safari trên iPhone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page.getByText('Đã đăng xuất Safari trên iPhone')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  const headers = { authorization: `Bearer ${there.access_token}` };
  expect((await page.request.get('/api/v1/users/me', { headers })).status()).toBe(401);

  await chooseEnglish(page);
  await page.reload();
  const own = page.getByRole('region', { name: 'Signed-in devices' });
  await own.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await expect(own.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
});

test('another window that is signed out there is led to sign in', async ({ page, browser }) => {
  const name = `cuaso.${stamp}`;
  await userWithPassword(page, {
    email: `${name}@demo.example`,
    fullname: 'Vũ Cửa Sổ',
    code: `CS${stamp}`.toUpperCase(),
  });
  await signIn(page, name, '/profile');
  await expect(page.getByRole('heading', { name: 'Vũ Cửa Sổ' })).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await keepSession(other, name);
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Đăng xuất mọi nơi khác' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Đăng xuất mọi nơi khác' }).click();
  await expect(other.getByText('Đã đăng xuất mọi thiết bị khác')).toBeVisible();
  // Told at once, it goes by itself.
  await page.bringToFront();
  await page.waitForURL(/\/login/);
  await context.close();
});
