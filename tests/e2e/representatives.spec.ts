import { type Browser, expect, type Page, test } from 'playwright/test';
import { mailed, newEmail } from './support/accounts';
import { seriousFindings } from './support/axe';
import { send } from './support/newStaff';
import { get, ownPassword, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

// One after the other: the second switches off whom the first has added.
test.describe.configure({ mode: 'serial' });

const stamp = Date.now().toString(36).toUpperCase();
const email = newEmail('dai.dien').replace('@new.example', '@demo.example');
const fullname = `Phan Đại Diện ${stamp}`;
let customer: { id: string; name: string };
let brand: { id: string; name: string };

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Tiếp tục' }).click();
const listOf = (id: string) => `/customers/${id}/view?tab=representative`;

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const token = await tokenOf(page, 'admin');
  const [sector] = (await get(page, token, '/setting/sectors?types=customer_brand')).data;
  customer = await send(page, token, 'POST', '/customers', {
    code: `DD${stamp}`,
    name: `Khách Đại Diện ${stamp}`,
    trading_name: `Đại Diện ${stamp}`,
    tax_number: `03${Date.now()}`,
    sectors: [sector.id],
  });
  brand = await send(page, token, 'POST', '/brands', {
    code: `ND${stamp}`,
    name: `Nhãn Đại Diện ${stamp}`,
    customer_id: customer.id,
    sectorIds: [sector.id],
  });
  await page.close();
});

test('a representative is added in four steps, chooses a password by the mail and sees only own rows', async ({
  page,
  browser,
}) => {
  const quiet = watch(page);
  await signIn(page, 'executive', listOf(customer.id));
  await expect(page.getByText('Chưa có người đại diện nào')).toBeVisible();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Mời người đại diện' }).click();
  await field(page, 'Họ và tên').fill(fullname);
  await field(page, 'Điện thoại').fill('(028) 3822-1234');
  await field(page, 'E-mail').fill(email);
  await next(page);
  const role = page.getByRole('combobox', { name: 'Vai trò' });
  await expect(role).toBeDisabled();
  await expect(role.locator('option:checked')).toHaveText('Khách hàng');
  await next(page);
  const review = page.getByRole('region', { name: 'Xem lại' });
  await expect(review).toContainText(customer.name);
  await expect(review.getByRole('switch', { name: 'Kích hoạt ngay' })).toBeChecked();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mời người đại diện' }).click();
  await expect(page.getByText(`đã được gửi tới ${email}`)).toBeVisible();
  await page.getByRole('button', { name: /Về danh sách/ }).click();
  await page.waitForURL((url) => url.pathname + url.search === listOf(customer.id));
  await expect(page.getByRole('row', { name: new RegExp(fullname) })).toContainText('Đang bật');
  quiet.expectQuiet();

  const other = await invited(browser);
  await other.goto('/brands');
  await expect(other.getByRole('link', { name: new RegExp(brand.name) })).toBeVisible();
  await expect(other.getByRole('table').getByRole('row')).toHaveCount(2);
  const [foreign] = (await get(page, await tokenOf(page, 'customer'), '/campaigns?sort=DATEASC')).data;
  await other.goto(`/customers/${foreign.customer.id}/view`);
  await expect(other.getByRole('alert')).toContainText('Không tìm thấy khách hàng');
  await other.goto(listOf(customer.id));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(customer.name);
  await expect(other.getByRole('tab', { name: 'Người đại diện' })).toHaveCount(0);
  await other.context().close();
});

/** Somebody who follows the mailed link, chooses a password and signs in with it. */
async function invited(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await page.goto(await mailed(page.request, email, /https?:\/\/\S+/));
  await field(page, 'Mật khẩu mới').fill(ownPassword);
  await field(page, 'Nhập lại mật khẩu').fill(ownPassword);
  await page.getByRole('button', { name: 'Lưu mật khẩu' }).click();
  await page.getByRole('button', { name: 'Đăng nhập ngay' }).click();
  await signIn(page, email.replace('@demo.example', ''));
  return page;
}

test('switching off asks first and ends the session, switching on lets in again', async ({ page, browser }) => {
  const other = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await signIn(other, email.replace('@demo.example', ''));
  await signIn(page, 'executive', listOf(customer.id));
  const toggle = page.getByRole('switch', { name: `Cho phép ${fullname} đại diện` });
  await toggle.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy' }).click();
  await expect(toggle).toBeChecked();
  await toggle.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tắt' }).click();
  await expect(toggle).not.toBeChecked();
  await other.goto('/brands');
  await other.waitForURL(/\/login/);
  await other.context().close();

  await toggle.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bật' }).click();
  await expect(toggle).toBeChecked();
  const login = { username: email, password: ownPassword, isKeepLogin: false };
  expect((await page.request.post('/api/v1/auth/login', { data: login })).ok()).toBe(true);
});

test('bad input of a brand is told at its step; an edit is saved, an end needs a reason', async ({ page }) => {
  const mine = newEmail('nhan');
  await signIn(page, 'manager', `/brands/${brand.id}/view/representative/add`);
  await next(page);
  await expect(page.getByRole('alert')).toContainText('Điện thoại: Không được để trống');
  await field(page, 'Họ và tên').fill('Tạ Thị Nhãn');
  await field(page, 'Điện thoại').fill('số máy');
  await field(page, 'E-mail').fill('admin@demo.example');
  await next(page);
  await expect(field(page, 'Điện thoại')).toHaveAccessibleDescription(/^Số điện thoại không đúng\. Viết dạng/);
  await field(page, 'Điện thoại').fill('+84 28 3822 1234');
  await next(page);
  await expect(page.getByRole('combobox', { name: 'Vai trò' }).locator('option:checked')).toHaveText('Nhãn hàng');
  await next(page);
  await page.getByRole('button', { name: 'Mời người đại diện' }).click();
  await expect(field(page, 'E-mail')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'E-mail').fill(mine);
  await next(page);
  await next(page);
  await page.getByRole('button', { name: 'Mời người đại diện' }).click();
  await page.getByRole('button', { name: /Về danh sách/ }).click();

  await page.getByRole('link', { name: 'Sửa người đại diện Tạ Thị Nhãn' }).click();
  await field(page, 'E-mail').fill('nhan@');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('E-mail không đúng');
  await field(page, 'E-mail').fill(mine);
  await page.getByLabel(/Chức danh/).fill('Trưởng nhãn');
  await page.getByRole('button', { name: 'Lưu' }).click();
  const row = page.getByRole('row', { name: /Tạ Thị Nhãn/ });
  await expect(row).toContainText('Trưởng nhãn');

  await row.getByRole('button', { name: /^Xóa/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Xóa' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Lý do xóa: Không được để trống');
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await dialog.getByRole('radio', { name: 'Lý do khác' }).check();
  await dialog.getByLabel('Lý do cụ thể').fill('Đã nghỉ việc');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Xóa' }).click();
  await expect(page.getByText('Chưa có người đại diện nào')).toBeVisible();
});
