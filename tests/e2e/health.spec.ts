import { expect, test } from 'playwright/test';
import { signIn } from './support/signIn';

test('nothing is said to be well before it is known, nor where it could not be asked', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/setting/health', async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: { statusCode: 500, message: 'internal_error' } });
  });
  await signIn(page, 'admin', '/settings/health');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tình trạng hệ thống');
  const said = page.getByText('Mọi thứ đều ổn');
  await expect(said).toHaveCount(0);
  answer();
  await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('how the installation stands is told part by part, and what needs a look first', async ({ page }) => {
  await page.route('**/api/v1/setting/health', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const queue = { state: 'bad', reason: 'late', waiting: 7, failed: 2, late: 2_400 };
    await route.fulfill({ response: answer, json: { data: { ...data, queue } } });
  });
  await signIn(page, 'admin', '/settings/health');
  const parts = page.getByRole('region');
  await expect(parts.first()).toContainText('Tác vụ nền');
  await expect(parts.first()).toContainText('40 phút');
  await expect(page.getByRole('status').filter({ hasText: '1 mục cần xem' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cơ sở dữ liệu' })).toContainText('Tốt');
  await page.getByText('Xem dạng bảng').click();
  await expect(page.getByRole('row')).toHaveCount(31);
  await parts.first().getByRole('link', { name: 'Xem tác vụ thất bại' }).click();
  await expect(page).toHaveURL(/\/settings\/jobs\?.*state=failed/);
});

test('what is not set up is named to administrators, others are told whom to ask', async ({ page, context }) => {
  const mail = page.getByRole('region', { name: 'Email' });
  await signIn(page, 'admin', '/settings/health');
  await expect(mail.getByText('SMTP_URL')).toBeVisible();
  await context.clearCookies();
  await signIn(page, 'manager', '/settings/health');
  await expect(mail).toContainText('Nhờ quản trị viên cài đặt.');
  await expect(mail.getByText('SMTP_URL')).toHaveCount(0);
});
