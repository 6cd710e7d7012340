import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { ownPassword, signIn } from './support/signIn';
import { userWithPassword } from './support/staff';

// A passkey belongs to a name, never to the number of a machine.
const site = `http://localhost:${process.env.E2E_PORT}`;
test.use({ baseURL: site });

const stamp = `${Date.now().toString(36)}${process.pid}`;

/** A device with a fingerprint reader that knows its owner; answers the call to make it look away. */
async function addDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const passkeys = async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  const forget = () => client.send('WebAuthn.clearCredentials', { authenticatorId });
  return { passkeys, forget };
}

test('a passkey is set up, signs in, is followed by another, and removed', async ({ page }) => {
  const name = `khoa.${stamp}`;
  const email = `${name}@demo.example`;
  await userWithPassword(page, { email, fullname: 'Bùi Khóa', code: `KH${stamp}`.toUpperCase() });
  const device = await addDevice(page);
  await signIn(page, name, '/profile');
  const section = page.getByRole('region', { name: 'Xác thực hai lớp' });
  await section.getByRole('button', { name: 'Bật bằng khóa truy cập' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên khóa truy cập').fill('Laptop ở công ty');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click();
  const codes = dialog.getByRole('list', { name: 'Mã khôi phục của bạn' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Tôi đã lưu mã' }).click();
  const first = section.getByRole('listitem').filter({ hasText: 'Laptop ở công ty' });
  await expect(first).toContainText('Chưa dùng');
  await expect(first.getByRole('button')).toHaveCount(0);
  expect(await device.passkeys()).toHaveLength(1);
  expect(await seriousFindings(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?to=%2Fprofile');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  const go = page.getByRole('button', { name: 'Tiếp tục bằng khóa truy cập' });
  await expect(go).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await go.click();
  await page.waitForURL(/\/profile$/);
  await expect(first).toContainText('Dùng lần cuối');

  // The device has made one already: another device it has to be.
  await section.getByRole('button', { name: 'Thêm khóa truy cập' }).click();
  await dialog.getByLabel('Tên khóa truy cập').fill('Cùng máy');
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(page.getByText('Thiết bị hoặc khóa này đã có khóa truy cập ở đây').first()).toBeVisible();
  await device.forget();
  await dialog.getByLabel('Tên khóa truy cập').fill('Điện thoại');
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(dialog).toBeHidden();
  await section.getByRole('button', { name: 'Xóa Laptop ở công ty' }).click();
  await dialog.getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect(first).toHaveCount(0);

  // The last one goes with the second factor, by password and passkey.
  await section.getByRole('button', { name: 'Tắt', exact: true }).click();
  await dialog.getByLabel('Mật khẩu hiện tại').fill(ownPassword);
  await dialog.getByRole('button', { name: 'Tắt', exact: true }).click();
  await expect(section.getByRole('button', { name: 'Bật bằng khóa truy cập' })).toBeVisible();
});

test('a passkey shows whose a session is', async ({ page }) => {
  const name = `phien.${stamp}`;
  await userWithPassword(page, {
    email: `${name}@demo.example`,
    fullname: 'Hồ Phiên',
    code: `PH${stamp}`.toUpperCase(),
  });
  await addDevice(page);
  await signIn(page, name, '/profile');
  const section = page.getByRole('region', { name: 'Xác thực hai lớp' });
  await section.getByRole('button', { name: 'Bật bằng khóa truy cập' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên khóa truy cập').fill('Laptop');
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click();
  await dialog.getByRole('button', { name: 'Tôi đã lưu mã' }).click();
  await page.route(
    /\/passkeys\/begin$/,
    (route) => route.fulfill({ status: 403, json: { statusCode: 403, message: 'reauthentication_required' } }),
    { times: 1 },
  );
  await section.getByRole('button', { name: 'Thêm khóa truy cập' }).click();
  await dialog.getByLabel('Tên khóa truy cập').fill('Cùng máy');
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click();
  const proof = page.getByRole('dialog', { name: 'Xác nhận đúng là bạn' });
  await proof.getByRole('button', { name: 'Dùng khóa truy cập' }).click();
  await proof.getByRole('button', { name: 'Dùng khóa truy cập' }).click();
  await expect(proof).toBeHidden();
  await expect(page.getByText('Thiết bị hoặc khóa này đã có khóa truy cập ở đây').first()).toBeVisible();
});

test('where the address is none for passkeys the page says why', async ({ page }) => {
  const name = `diachi.${stamp}`;
  await userWithPassword(page, {
    email: `${name}@demo.example`,
    fullname: 'Trịnh Địa Chỉ',
    code: `DC${stamp}`.toUpperCase(),
  });
  const elsewhere = site.replace('localhost', '127.0.0.1');
  await signIn(page, name, '/profile');
  const kept = await page.evaluate(() => localStorage.getItem('session'));
  await page.goto(`${elsewhere}/login`);
  await page.evaluate((session) => localStorage.setItem('session', session ?? ''), kept);
  await page.goto(`${elsewhere}/profile`);
  const section = page.getByRole('region', { name: 'Xác thực hai lớp' });
  await expect(section).toContainText('Khóa truy cập chỉ dùng được khi mở KOL Hub qua https hoặc localhost.');
  await expect(section.getByRole('button', { name: 'Bật bằng khóa truy cập' })).toHaveCount(0);
});
