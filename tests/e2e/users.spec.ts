import ExcelJS from 'exceljs';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { get, ownPassword, signIn, tokenOf } from './support/signIn';
import { type Account, userWithPassword } from './support/staff';
import { watch } from './support/watch';

// One after the other: they share users and permission groups of one server.
test.describe.configure({ mode: 'serial' });

const stamp = Date.now().toString(36).toUpperCase();
const added: Account = {
  email: `moi.${stamp}@demo.example`.toLowerCase(),
  fullname: `Lý Mới ${stamp}`,
  code: `T${stamp}`,
};

async function fillBasics(page: Page, { email, fullname, code }: Account): Promise<void> {
  await page.getByLabel('Họ và tên').fill(fullname);
  await page.getByLabel('Mã nhân viên').fill(code);
  await page.getByLabel('Điện thoại').fill('0912345678');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
}

async function otherPage(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await signIn(page, email.replace('@demo.example', ''));
  return page;
}

test('a user is added in steps; a code that is taken stops before the review', async ({ page }) => {
  const quiet = watch(page);
  await signIn(page, 'admin', '/users');
  await page.getByRole('link', { name: 'Thêm người dùng' }).click();

  await next(page);
  await expect(page.getByRole('alert')).toContainText('Họ và tên: Không được để trống');
  await page.getByRole('button', { name: /^E-mail:/ }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await fillBasics(page, added);
  quiet.expectQuiet();

  await page.getByLabel('Mã nhân viên').fill('NV001');
  await next(page);
  await expect(page.getByText('Mã này đã có người dùng').first()).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Loại' })).toHaveCount(0);
  await page.getByLabel('Mã nhân viên').fill(added.code);
  await next(page);

  await page.getByRole('radio', { name: /Khách hàng/ }).check();
  await expect(page.getByRole('combobox', { name: 'Vai trò' })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Vai trò' }).locator('option:checked')).toHaveText('Khách hàng');
  await next(page);
  await expect(page.getByRole('alert')).toContainText('Khách hàng được đại diện');

  await page.getByRole('radio', { name: /Nhân viên/ }).check();
  await page.getByRole('combobox', { name: 'Vai trò' }).selectOption({ label: 'Quản lý khách hàng' });
  await page.getByLabel('Phòng ban').selectOption({ index: 1 });
  await page.getByLabel('Studio').selectOption({ index: 1 });
  await page.getByLabel('Phòng ban').selectOption({ index: 2 });
  await expect(page.getByLabel('Studio')).toHaveValue('');
  await page.getByLabel('Studio').selectOption({ index: 1 });
  await next(page);

  await expect(page.getByRole('region', { name: 'Xem lại' })).toContainText('Đang hoạt động');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tạo người dùng' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Đã thêm ${added.fullname}` })).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/users');
  await expect(page.getByRole('link', { name: new RegExp(added.fullname) })).toBeVisible();
});

test('an edit is saved, refused edits are told, leaving unsaved asks first', async ({ page }) => {
  await signIn(page, 'admin', `/users?search=${encodeURIComponent(added.fullname)}`);
  await page.getByRole('link', { name: new RegExp(added.fullname) }).click();
  await page.getByRole('link', { name: 'Chỉnh sửa' }).click();
  await page.getByLabel('Chức danh').fill('Trưởng nhóm');
  await page.getByLabel('Nghề nghiệp').fill('Biên kịch');
  await page.getByRole('button', { name: 'Hủy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ở lại' }).click();
  await expect(page.getByLabel('Chức danh')).toHaveValue('Trưởng nhóm');

  await page.getByLabel('E-mail', { exact: true }).fill('admin@demo.example');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText(/E-mail: .*đã có người dùng|E-mail: Người dùng đã tồn tại/)).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(added.email);
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.waitForURL(/\/view$/);
  await expect(page.getByText('Trưởng nhóm')).toBeVisible();
  await expect(page.getByText('Biên kịch')).toBeVisible();

  await page.getByRole('tab', { name: 'Lịch sử' }).click();
  const edit = page.getByRole('listitem').filter({ hasText: 'đã sửa' });
  await expect(edit).toContainText('Chức danh');
  await expect(edit).toContainText('Trưởng nhóm');
});

test('deleting a user says what ends: the way in, the keys, whom the person stands for', async ({ page }) => {
  await signIn(page, 'admin', '/users');
  const client = (await get(page, await tokenOf(page, 'customer'), '/users/me')).data;
  await page.goto(`/users/${client.id}/view`);
  await page.getByRole('button', { name: 'Xóa', exact: true }).click();
  const asked = page.getByRole('dialog').getByRole('listitem');
  for (const said of [
    'mọi khóa API bị thu hồi',
    'thông tin cá nhân bị xóa',
    'Không còn đại diện cho',
    'khóa tài khoản',
  ]) {
    await expect(asked.filter({ hasText: said })).toBeVisible();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy' }).click();
  await page.getByRole('link', { name: 'Chỉnh sửa' }).click();
  await expect(
    page.getByText('Đổi e-mail sẽ đăng xuất người này trên mọi thiết bị và thu hồi mọi khóa API'),
  ).toBeVisible();
});

test('switching a user off ends its session; resetting a password makes it useless', async ({ page, browser }) => {
  const account = {
    email: `khoa.${stamp}@demo.example`.toLowerCase(),
    fullname: `Trần Khóa ${stamp}`,
    code: `K${stamp}`,
  };
  const id = await userWithPassword(page, account);
  const other = await otherPage(browser, account.email);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await signIn(page, 'admin', `/users/${id}/view`);
  await expect(page.getByRole('switch', { name: 'Được đăng nhập' })).toBeChecked();
  const readAnew = await hold(page, `**/api/v1/users/detail/${id}`);
  await page.getByRole('switch', { name: 'Được đăng nhập' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Khóa' }).click();
  await expect(page.getByText(/kết thúc mọi phiên/)).toBeVisible();
  // Before the page has read anew that the user is off.
  await page.getByRole('switch', { name: 'Được đăng nhập' }).click();
  readAnew.go();
  await expect(page.getByText(/đăng nhập trở lại/)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Được đăng nhập' })).toBeChecked();
  await other.waitForURL(/\/login/);
  expect((await page.request.post('/api/v1/auth/login', { data: credentials(account) })).ok()).toBe(true);

  await page.getByRole('button', { name: 'Đặt lại mật khẩu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Đặt lại mật khẩu' }).click();
  await expect(page.getByText(`Đã gửi liên kết đặt mật khẩu tới ${account.email}`)).toBeVisible();
  expect((await page.request.post('/api/v1/auth/login', { data: credentials(account) })).ok()).toBe(false);
  await other.context().close();
});

/** Keeps answers to reads of an address on their way until they may go. */
async function hold(page: Page, address: string): Promise<{ go(): void }> {
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') await gone;
    await route.fallback();
  });
  return { go };
}

const credentials = ({ email }: Account) => ({ username: email, password: ownPassword, isKeepLogin: false });

test('a right ticked by keyboard counts from the next request, and the trail says who gave it', async ({ page }) => {
  const role = { name: `thu_${stamp}`.toLowerCase(), display: `Nhóm thử ${stamp}` };
  await signIn(page, 'admin', '/settings/permission-groups');
  await page.getByRole('link', { name: 'Thêm nhóm quyền' }).click();
  await page.getByLabel('Tên hiển thị').fill(role.display);
  await page.getByLabel('Tên hệ thống').fill(role.name);
  await page.getByRole('button', { name: 'Tạo và cấp quyền' }).click();
  await page.waitForURL(/permission-groups\/.+\/edit/);

  const account = {
    email: `quyen.${stamp}@demo.example`.toLowerCase(),
    fullname: `Vũ Quyền ${stamp}`,
    code: `Q${stamp}`,
  };
  await userWithPassword(page, account, role.name);
  const login = await page.request.post('/api/v1/auth/login', { data: credentials(account) });
  const token: string = (await login.json()).data.access_token;
  const brands = () => page.request.get('/api/v1/brands', { headers: { authorization: `Bearer ${token}` } });
  expect((await brands()).status()).toBe(403);

  const ask = page.getByLabel('Nhóm này được làm gì?');
  await ask.fill('xem danh sách nhãn hàng');
  await page.getByRole('button', { name: `Không. ${role.display} không được xem danh sách · Nhãn hàng.` }).click();
  const cell = page.getByRole('checkbox', { name: 'xem danh sách · Nhãn hàng' });
  await expect(cell).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('checkbox', { name: 'xem chi tiết · Nhãn hàng' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(page.getByText(`Có. ${role.display} được xem danh sách · Nhãn hàng.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sẽ thay đổi khi lưu' })).toContainText('xem danh sách · Nhãn hàng');
  const detail = page.getByRole('checkbox', { name: 'xem chi tiết · Nhãn hàng' });
  const edit = page.getByRole('checkbox', { name: 'sửa · Nhãn hàng' });
  await expect(edit).toHaveAccessibleDescription('Cần thêm: xem chi tiết · Nhãn hàng');
  await edit.check();
  await expect(detail).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'đã cấp kèm' })).toContainText('xem chi tiết · Nhãn hàng');
  await detail.uncheck();
  await expect(edit).not.toBeChecked();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Đã lưu nhóm quyền')).toBeVisible();
  expect((await brands()).status()).toBe(200);
  const history = page.getByRole('region', { name: 'Lịch sử' });
  await expect(history.getByRole('listitem').filter({ hasText: 'đã đổi quyền' })).toContainText('Nhãn hàng');

  await page.getByRole('link', { name: 'Nhật ký thay đổi' }).click();
  await page.getByRole('button', { name: 'Đối tượng' }).click();
  await page.getByRole('radio', { name: 'nhóm quyền' }).click();
  await expect(page.locator('input[type=radio]')).toHaveCount(0);
  const entry = page.getByRole('listitem').filter({ hasText: 'đã đổi quyền' }).filter({ hasText: role.display });
  await expect(entry).toContainText('Nhãn hàng');
  await expect(entry).toContainText('Không');
  await expect(entry).toContainText('Có');
  await expect(entry.getByRole('link', { name: role.display })).toHaveAttribute('href', /groups\/[^/]+\/view$/);
  expect(await seriousFindings(page)).toEqual([]);
});

test('somebody who may only read rights reads the matrix and its history, and can tick nothing', async ({ page }) => {
  await signIn(page, 'manager', '/settings/permission-groups');
  await page
    .getByRole('link', { name: /^Nhân viên/ })
    .first()
    .click();
  await page.waitForURL(/permission-groups\/.+\/view/);
  // The list asks the same question, and stays until the page is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await page.getByLabel('Nhóm này được làm gì?').fill('xem danh sách kol');
  await expect(page.getByRole('button', { name: /^Có\. .+ được xem danh sách · KOL\.$/ })).toBeVisible();
  const matrix = page.getByRole('table', { name: 'Bảng quyền' });
  await expect(matrix.getByRole('checkbox', { name: 'xem danh sách · KOL' })).toBeChecked();
  await expect(matrix.getByRole('checkbox', { name: 'xóa · KOL' })).not.toBeChecked();
  await expect(matrix.getByRole('checkbox', { disabled: false })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Lịch sử' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lưu' })).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
});

test('the own profile is edited beside it; a new password is ticked off while typed and ends the session', async ({
  page,
}) => {
  const account = {
    email: `rieng.${stamp}@demo.example`.toLowerCase(),
    fullname: `Đỗ Riêng ${stamp}`,
    code: `R${stamp}`,
  };
  await userWithPassword(page, account);
  await signIn(page, account.email.replace('@demo.example', ''), '/profile');
  await page.getByRole('button', { name: 'Sửa hồ sơ' }).click();
  await page.getByRole('dialog').getByLabel('Điện thoại').fill('123');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByRole('alert')).toContainText('Số điện thoại không đúng');
  await page.getByRole('dialog').getByLabel('Điện thoại').fill('0987654321');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '0987654321' })).toBeVisible();

  // From any page: the user menu opens the same side panel as the profile.
  const drawer = page.getByRole('dialog', { name: 'Đổi mật khẩu' });
  await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('link', { name: 'Cài đặt tài khoản' }).click();
  await page.getByRole('button', { name: 'Tài khoản', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Đổi mật khẩu' }).click();
  await drawer.getByLabel('Mật khẩu hiện tại').fill(ownPassword);
  await drawer.getByLabel('Mật khẩu mới', { exact: true }).fill('abcdef');
  const rules = drawer.getByRole('list', { name: 'Yêu cầu của mật khẩu' });
  await expect(rules.getByRole('img', { name: 'Chưa đạt' })).toHaveCount(3);
  const fresh = drawer.getByLabel('Mật khẩu mới', { exact: true });
  await fresh.fill('gK7#pQ');
  await expect(drawer.getByText('dưới 8 ký tự')).toBeVisible();
  await fresh.fill('Password@123');
  await expect(drawer.getByText('dưới 8 ký tự')).toHaveCount(0);
  await drawer.getByLabel('Nhập lại mật khẩu mới').fill('Password@123');
  await drawer.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  await expect(fresh).toHaveAccessibleDescription(/quá phổ biến/);
  await fresh.fill('Moi&Tinh-Khoi94');
  await expect(rules.getByRole('img', { name: 'Chưa đạt' })).toHaveCount(0);
  await drawer.getByLabel('Nhập lại mật khẩu mới').fill('Moi&Tinh-Khoi94');
  expect(await seriousFindings(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  await page.waitForURL(/\/login/);
  expect((await page.request.post('/api/v1/auth/login', { data: credentials(account) })).ok()).toBe(false);
});

test('users come from a workbook: wrong rows are named, right ones previewed and written', async ({ page }) => {
  await signIn(page, 'admin', '/users/upload');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tải file mẫu' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('User_Import_Template.xlsx');
  const path = await file.path();
  const rows = [1, 2].map((n) => ({
    'Mã nhân viên': `X${n}${stamp}`,
    'Họ và tên': `Người Thứ ${n} ${stamp}`,
    Email: `nhap${n}.${stamp}@demo.example`.toLowerCase(),
    'Số điện thoại': '0912345678',
    'Vai trò': 'Khách hàng',
    'Đại diện cho': 'MOCNHIEN',
  }));
  const upload = async (lines: Record<string, string>[]) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'users.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await filled(path, lines),
    });

  await upload(rows.map((row, index) => (index === 1 ? { ...row, 'Số điện thoại': '12' } : row)));
  await expect(page.getByText('Số điện thoại không đúng')).toBeVisible();
  await upload(rows);
  await expect(page.getByRole('table')).toContainText(`Người Thứ 2 ${stamp}`);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Thêm 2 người dùng', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/users');
  await expect(page.getByRole('link', { name: new RegExp(`Người Thứ 1 ${stamp}`) })).toBeVisible();
});

/** The template with these rows below its header, found by the header's words. */
async function filled(path: string, rows: Record<string, string>[]): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(path);
  const sheet = workbook.worksheets[0];
  if (!sheet) throw new Error('the template has no sheet');
  sheet.eachRow((row, number) => {
    if (number > 1) row.values = [];
  });
  const columns = new Map<string, number>();
  sheet.getRow(1).eachCell((cell, column) => columns.set(cell.text.replace(/\s*\*$/, ''), column));
  rows.forEach((row, index) => {
    for (const [header, value] of Object.entries(row)) {
      const column = columns.get(header);
      if (!column) throw new Error(`no column ${header} in ${[...columns.keys()].join(', ')}`);
      sheet.getRow(index + 2).getCell(column).value = value;
    }
  });
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
