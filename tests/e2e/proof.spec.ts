import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { demoPassword, keepSession, ownPassword, signIn } from './support/signIn';
import { userWithPassword } from './support/staff';

const stamp = `${Date.now().toString(36)}${process.pid}`;
const person = (word: string) => ({
  email: `${word}.${stamp}@demo.example`,
  fullname: `Đỗ ${word} ${stamp}`,
  code: `${word}${stamp}`.toUpperCase(),
});

const proof = (page: Page) => page.getByRole('dialog', { name: 'Xác nhận đúng là bạn' });

/** Has these calls be refused as ten minutes after signing in, until the session has shown whose it is. */
async function tenMinutesLater(page: Page, calls: RegExp, methods: readonly string[]): Promise<void> {
  let proven = false;
  await page.route(/\/api\/v1\/auth\/prove$/, async (route) => {
    const answer = await route.fetch();
    proven ||= route.request().method() === 'POST' && answer.ok();
    await route.fulfill({ response: answer });
  });
  await page.route(calls, (route) => {
    if (proven || !methods.includes(route.request().method())) return route.fallback();
    return route.fulfill({ status: 403, json: { statusCode: 403, message: 'reauthentication_required' } });
  });
}

test('signing out elsewhere waits for whose session it is; Escape leaves all as it was', async ({ page }) => {
  const { email, ...named } = person('chungminh');
  await userWithPassword(page, { email, ...named });
  const name = email.replace('@demo.example', '');
  await keepSession(page, name);
  await signIn(page, name, '/profile');
  const devices = page.getByRole('region', { name: 'Thiết bị đăng nhập' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await tenMinutesLater(page, /\/api\/v1\/users\/sessions$/, ['DELETE']);
  const everywhere = async () => {
    await devices.getByRole('button', { name: 'Đăng xuất mọi nơi khác' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất mọi nơi khác' }).click();
  };

  await everywhere();
  await expect(proof(page).getByLabel('Mật khẩu', { exact: true })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(proof(page)).toBeHidden();
  await expect(page.getByText('Chưa thực hiện: trước hết hãy xác nhận đúng là bạn.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(2);

  await everywhere();
  await proof(page).getByLabel('Mật khẩu', { exact: true }).fill('Sai&Be-Bet71');
  await proof(page).getByRole('button', { name: 'Xác nhận' }).click();
  await expect(proof(page).getByText('Mật khẩu không đúng').first()).toBeVisible();
  await proof(page).getByLabel('Mật khẩu', { exact: true }).fill(ownPassword);
  await proof(page).getByRole('button', { name: 'Xác nhận' }).click();
  await expect(proof(page)).toBeHidden();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
});

test('a form keeps what was typed while it waits, and is sent once', async ({ page }) => {
  const { email, fullname, ...more } = person('sua');
  const id = await userWithPassword(page, { email, fullname, ...more });
  await signIn(page, 'admin', `/users/${id}/edit`);
  await tenMinutesLater(page, /\/api\/v1\/users\/update-user\//, ['PUT']);
  const job = page.getByLabel('Nghề nghiệp');
  await job.fill(`Biên kịch ${stamp}`);
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(proof(page)).toBeVisible();
  await proof(page).getByRole('button', { name: 'Hủy' }).click();
  await expect(proof(page)).toBeHidden();
  await expect(job).toHaveValue(`Biên kịch ${stamp}`);

  await page.getByRole('button', { name: 'Lưu' }).click();
  await proof(page).getByLabel('Mật khẩu', { exact: true }).fill(demoPassword);
  await proof(page).getByRole('button', { name: 'Xác nhận' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/edit'));
  await expect(page.getByText(`Biên kịch ${stamp}`).first()).toBeVisible();
});

test('a file waits for it, too', async ({ page }) => {
  await signIn(page, 'manager', '/kols?social_type=tiktok');
  await tenMinutesLater(page, /\/api\/v1\/kols\/export/, ['GET']);
  await page.getByRole('button', { name: 'Xuất file' }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  await proof(page).getByLabel('Mật khẩu', { exact: true }).fill(demoPassword);
  await proof(page).getByRole('button', { name: 'Xác nhận' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^KOL_.*\.csv$/);
  expect(readFileSync(await file.path(), 'utf8').split('\r\n').length).toBeGreaterThan(2);
});
