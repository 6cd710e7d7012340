import { expect, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { chooseEnglish, get, signIn, tokenOf } from './support/signIn';
import { userWithPassword } from './support/staff';

const stamp = `${Date.now().toString(36)}${process.pid}`;

test('a person makes a key, a program calls by it, and is refused once it is revoked', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = `khoa.${stamp}`;
  const account = { email: `${name}@demo.example`, fullname: 'Hồ Chìa Khóa', code: `KH${stamp}`.toUpperCase() };
  const id = await userWithPassword(page, account);
  await signIn(page, name, '/profile');
  const keys = page.getByRole('region', { name: 'Khóa API' });
  await expect(keys).toContainText('Chưa có khóa API');

  await keys.getByRole('button', { name: 'Tạo khóa' }).click();
  const drawer = page.getByRole('dialog', { name: 'Tạo khóa API' });
  await drawer.getByRole('button', { name: 'Tạo khóa' }).click();
  await expect(drawer.getByText('Không được để trống').first()).toBeVisible();
  await drawer.getByLabel('Tên').fill('Báo cáo hằng tuần');
  await drawer.getByRole('radio', { name: '30 ngày' }).check();
  await drawer.getByRole('button', { name: 'Chỉ đọc' }).click();
  const kols = drawer.getByRole('group', { name: 'KOL', exact: true });
  await expect(kols.getByRole('checkbox', { name: 'Xem chi tiết' })).toBeChecked();
  await expect(kols.getByRole('checkbox', { name: 'Sửa' })).not.toBeChecked();
  // What no key may do is not offered, whatever one has oneself.
  await expect(kols.getByRole('checkbox', { name: 'Xuất Excel' })).toBeHidden();
  await drawer.getByRole('button', { name: 'Bỏ chọn hết' }).click();
  await kols.getByRole('checkbox', { name: 'Xem danh sách' }).check();
  await expect(drawer.getByText('Đã chọn: 1')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Tạo khóa' }).click();

  const made = page.getByRole('dialog', { name: 'Đã tạo khóa “Báo cáo hằng tuần”' });
  await expect(made).toContainText('Khóa chỉ hiện một lần này');
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await made.getByRole('button', { name: 'Sao chép' }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^khk_[\w-]{43}$/);
  await made.getByRole('button', { name: 'Tôi đã cất khóa' }).click();
  await expect(made).toBeHidden();
  await expect(page.locator('body')).not.toContainText(secret);
  const key = keys.getByRole('listitem');
  await expect(key).toContainText(`khk_…${secret.slice(-4)}`);
  await expect(key).toContainText('KOL (1)');
  await expect(key).toContainText('Chưa dùng');

  // As a program of somebody else's would, from a page.
  const call = (path: string) =>
    page.evaluate(
      async ([key, at]) => {
        const answer = await fetch(`/api/v1${at}`, { headers: { authorization: `Bearer ${key}` } });
        return { status: answer.status, body: await answer.json() };
      },
      [secret, path] as const,
    );
  expect((await call('/users/me')).body.data.id).toBe(id);
  expect((await call('/permission/access-right')).body.data).toEqual({ kol_management: { r: 1 } });
  expect(await call('/campaigns')).toMatchObject({ status: 403, body: { message: 'permission_denied' } });
  expect(await call('/users/sessions')).toMatchObject({ status: 403, body: { message: 'api_key_not_allowed' } });

  await chooseEnglish(page);
  await page.reload();
  const own = page.getByRole('region', { name: 'API keys' });
  await expect(own.getByRole('listitem')).toContainText('Last used:');
  await own.getByRole('button', { name: 'Revoke Báo cáo hằng tuần' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke the key “Báo cáo hằng tuần”?' });
  await expect(question).toContainText('is refused from its next call on');
  await question.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(own).toContainText('No API keys');
  expect(await call('/users/me')).toMatchObject({ status: 401, body: { message: 'api_key_invalid' } });
});

test('what was done by a key says so in the trail', async ({ page }) => {
  const token = await tokenOf(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const name = `Nhập ${stamp}`;
  const grants = ['language_management.u', 'setting.c_setting_department'];
  const made = await page.request.post('/api/v1/users/api-keys', { headers, data: { name, days: 1, grants } });
  const { id, secret } = (await made.json()).data;
  // Behind the demo's own departments, which other tests take the first of.
  const department = `Xưởng của khóa ${stamp}`;
  const added = await page.request.post('/api/v1/setting/create-department', {
    headers: { authorization: `Bearer ${secret}` },
    data: { name: department },
  });
  expect(added.ok()).toBe(true);
  const [entry] = (await get(page, token, '/audit?entity=department&size=1')).data;
  expect(entry.key).toEqual({ id, name });
  await signIn(page, 'admin', '/settings/audit?entity=department');
  const told = page.getByRole('listitem').filter({ hasText: department }).first();
  await expect(told).toContainText(`bằng khóa API “${name}”`);
  await page.request.delete(`/api/v1/users/api-keys/${id}`, { headers });
});

test('keys that cannot be read say so, and come once they can', async ({ page }) => {
  let broken = true;
  await page.route('**/api/v1/users/api-keys', (route) =>
    broken ? route.fulfill({ status: 500, json: { statusCode: 500, message: 'internal_error' } }) : route.fallback(),
  );
  await signIn(page, 'executive', '/profile');
  const keys = page.getByRole('region', { name: 'Khóa API' });
  await expect(keys.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  await expect(keys.getByRole('button', { name: 'Tạo khóa' })).toBeHidden();
  broken = false;
  await keys.getByRole('button', { name: 'Thử lại' }).click();
  await expect(keys.getByRole('button', { name: 'Tạo khóa' })).toBeVisible();
});
