import { expect, type Locator, type Page, test } from 'playwright/test';
import { newEmail } from './support/accounts';
import { seriousFindings } from './support/axe';
import { send, staffWithSettings } from './support/newStaff';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const stamp = Date.now().toString(36);
let named = 0;
// Behind the demo's own departments, which other tests take the first of.
const newName = () => `Xưởng ${stamp} ${++named}`;

const syncTimes = '/settings/system?menu=sync-time';
const departments = '/settings/system?menu=department';
const at = (path: string) => (url: URL) => url.pathname + url.search === path;
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const rename = (page: Page, name: string) => page.getByRole('button', { name: `Đổi tên ${name}` });
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Xóa ${name}` });
const nameInput = (page: Page) => page.getByRole('textbox', { name: 'Tên phòng ban' });

async function newDepartment(page: Page, name = newName()): Promise<{ id: string; name: string; token: string }> {
  const token = await tokenOf(page, 'admin');
  const { id } = await send(page, token, 'POST', '/setting/create-department', { name });
  return { id, name, token };
}

/** The calls that change something, as method and path. */
function writes(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/v1/setting/'))
      seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
}

/** The hours of the options in force. */
const pressed = (group: Locator) => group.getByRole('button', { pressed: true }).locator('strong').allTextContents();

test('without a menu the page leads to the first; choosing a sync time puts it in force, alone in its group', async ({
  page,
}) => {
  const quiet = watch(page);
  await signIn(page, 'admin', '/settings/system');
  await page.waitForURL(at(syncTimes));
  const posts = page.getByRole('group', { name: 'Số liệu bài đăng' });
  const channels = page.getByRole('group', { name: 'Số liệu kênh' });
  await expect(posts.getByRole('button')).toHaveCount(5);
  await expect(channels.getByRole('button')).toHaveCount(3);
  const [before, untouched] = [await pressed(posts), await pressed(channels)];
  expect([before.length, untouched.length]).toEqual([1, 1]);
  const sent = writes(page);
  await posts.getByRole('button', { pressed: true }).click();
  expect(sent).toEqual([]);
  const wanted = before[0] === '3' ? '12' : '3';
  await posts.getByRole('button', { name: new RegExp(`^${wanted} giờ`) }).click();
  await expect(page.getByText(`Số liệu bài đăng sẽ được cập nhật mỗi ${wanted} giờ`)).toBeVisible();
  await expect.poll(() => pressed(posts)).toEqual([wanted]);
  expect(sent).toHaveLength(1);
  await page.reload();
  await expect.poll(() => pressed(posts)).toEqual([wanted]);
  expect(await pressed(channels)).toEqual(untouched);
  await page.goto('/settings/system?menu=nothing');
  await page.waitForURL(at(syncTimes));
  quiet.expectQuiet();
});

test('a choice that is refused says so and changes nothing', async ({ page }) => {
  await signIn(page, 'admin', syncTimes);
  const channels = page.getByRole('group', { name: 'Số liệu kênh' });
  await expect(channels.getByRole('button')).toHaveCount(3);
  const before = await pressed(channels);
  await page.route('**/api/v1/setting/update-sync-time/**', (route) => route.abort());
  await channels.getByRole('button', { pressed: false }).first().click();
  await expect(page.getByRole('alert')).toContainText('Không');
  expect(await pressed(channels)).toEqual(before);
});

test('a department is added and renamed by keyboard; what is wrong with its name stands under it', async ({ page }) => {
  await signIn(page, 'admin', departments);
  const other = await newDepartment(page);
  const [first, second] = [newName(), newName()];
  await page.getByRole('button', { name: 'Thêm phòng ban' }).press('Enter');
  await expect(nameInput(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Không được để trống')).toBeVisible();
  await page.keyboard.type(other.name.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Phòng ban này đã tồn tại')).toBeVisible();
  await expect(nameInput(page)).toHaveAttribute('aria-invalid', 'true');
  await nameInput(page).fill(` ${first} `);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Đã thêm ${first}`)).toBeVisible();
  await expect(row(page, first)).toContainText('0 studio');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Thêm phòng ban' })).toBeFocused();

  const sent = writes(page);
  await rename(page, first).press('Enter');
  await page.keyboard.press('Enter');
  await expect(rename(page, first)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('khác');
  await page.keyboard.press('Escape');
  await expect(rename(page, first)).toBeFocused();
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.type(other.name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Phòng ban này đã tồn tại')).toBeVisible();
  await nameInput(page).fill('x'.repeat(256));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tối đa 255 ký tự, hiện có 256')).toBeVisible();
  await nameInput(page).fill(second);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Đã đổi tên thành ${second}`)).toBeVisible();
  await expect(rename(page, second)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(nameInput(page)).toHaveValue(second);
  await nameInput(page).fill(first);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Đã đổi tên thành ${first}`)).toBeVisible();
  await expect(rename(page, first)).toBeFocused();
  expect(sent).toHaveLength(3);
});

test('a name changed by somebody else meanwhile is said so, and can be written over knowingly', async ({ page }) => {
  await signIn(page, 'admin', '/profile');
  const { id, name, token } = await newDepartment(page);
  const [theirs, mine] = [newName(), newName()];
  await page.goto(departments);
  await rename(page, name).click();
  await nameInput(page).fill(mine);
  await send(page, token, 'PATCH', `/setting/update-department/${id}`, { name: theirs });
  await nameInput(page).press('Enter');
  const clash = page.getByRole('dialog', { name: 'Có người vừa lưu thay đổi khác' });
  await expect(clash.getByRole('radio', { name: new RegExp(theirs) })).toBeVisible();
  await clash.getByRole('radio', { name: new RegExp(mine) }).check();
  expect(await seriousFindings(page)).toEqual([]);
  await clash.getByRole('button', { name: 'Dùng lựa chọn này' }).click();
  await expect(nameInput(page)).toHaveValue(mine);
  await nameInput(page).press('Enter');
  await expect(rename(page, mine)).toBeVisible();
});

test('studios belong to the chosen department; one is held by its users, the department by both', async ({ page }) => {
  // Told of it, the question would answer itself.
  await page.route('**/api/v1/events', (route) => route.abort());
  await signIn(page, 'admin', '/profile');
  const { id, name, token } = await newDepartment(page);
  await page.goto(departments);
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForURL(at(`${departments}&department=${id}`));
  await expect(page.getByText('Phòng ban này chưa có studio')).toBeVisible();
  const [first, second] = [newName(), newName()];
  await page.getByRole('button', { name: 'Thêm studio' }).click();
  for (const studio of [first, second]) {
    await page.getByRole('textbox', { name: 'Tên studio' }).fill(studio);
    await page.keyboard.press('Enter');
    await expect(rename(page, studio)).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Tên studio' }).fill(first);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Studio này đã có trong phòng ban')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, name)).toContainText('2 studio');

  await remove(page, name).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText('Phòng ban đang có studio nên không thể xóa');
  await expect(dialog.getByRole('button', { name: 'Xóa' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Hủy' }).click();

  await remove(page, second).click();
  await dialog.getByRole('button', { name: 'Xóa' }).click();
  await expect(page.getByText(`Đã xóa ${second}`)).toBeVisible();
  await expect(rename(page, second)).toHaveCount(0);

  // Somebody moves in while the question stands: the server's refusal is shown in it.
  const studios: { id: string; name: string }[] = (await get(page, token, `/setting/studio?department_id=${id}`)).data;
  const studio = studios.find((one) => one.name === first);
  await remove(page, first).click();
  await expect(dialog.getByText('Xóa rồi không khôi phục được.')).toBeVisible();
  const roles: { id: string; name: string }[] = (await get(page, token, '/role')).data;
  const email = newEmail('moved');
  const person = { code: `M${stamp}`.toUpperCase(), fullname: 'Lê Chuyển Đến', phone: '0912345678', email };
  const staff = roles.find((role) => role.name === 'staff')?.id;
  const body = { ...person, type: 'staff', roles: [staff], department_id: id, studio_id: studio?.id };
  await send(page, token, 'POST', '/users', body);
  await dialog.getByRole('button', { name: 'Xóa' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Studio đang có người dùng nên không thể xóa');
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await expect(row(page, first)).toContainText('1 người');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.waitForURL((url) => url.pathname === '/users' && url.searchParams.get('department_id') === id);
  await expect(page.getByRole('row').filter({ hasText: 'Lê Chuyển Đến' })).toBeVisible();
});

test('an empty department goes; one that is gone already says so and leaves the list', async ({ page }) => {
  // Told of it, the list would be without it before anybody writes.
  await page.route('**/api/v1/events', (route) => route.abort());
  await signIn(page, 'admin', '/profile');
  const [empty, gone] = [await newDepartment(page), await newDepartment(page)];
  await page.goto(departments);
  const dialog = page.getByRole('dialog');
  await remove(page, empty.name).click();
  await dialog.getByRole('button', { name: 'Xóa' }).click();
  await expect(page.getByText(`Đã xóa ${empty.name}`)).toBeVisible();
  await expect(rename(page, empty.name)).toHaveCount(0);
  await rename(page, gone.name).click();
  await send(page, gone.token, 'DELETE', `/setting/delete-department/${gone.id}`);
  await nameInput(page).fill(newName());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Không tìm thấy phòng ban' })).toBeVisible();
  await expect(rename(page, gone.name)).toHaveCount(0);
});

test('somebody with some of the rights sees and does only those', async ({ page, browser }) => {
  await signIn(page, 'admin', '/profile');
  const { name } = await newDepartment(page);
  const partly = await staffWithSettings(page, ['r_setting_department', 'u_setting_department']);
  const reader = await staffWithSettings(page, ['r_setting_sync_time']);
  const other = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await signIn(other, partly, '/settings/system?menu=sync-time');
  await other.waitForURL(at(departments));
  await expect(other.getByRole('tab')).toHaveCount(1);
  await expect(rename(other, name)).toHaveCount(1);
  await expect(remove(other, name)).toHaveCount(0);
  await expect(other.getByRole('button', { name: /^Thêm (phòng ban|studio)/ })).toHaveCount(0);
  await expect(other.getByRole('heading', { name: /^Studio của/ })).toHaveCount(0);
  const third = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await signIn(third, reader, '/settings/system');
  await third.waitForURL(at(syncTimes));
  await expect(third.getByText('Bạn chỉ có quyền xem chu kỳ cập nhật.')).toBeVisible();
  await expect(third.getByRole('group', { name: 'Số liệu kênh' }).getByRole('button')).toHaveCount(3);
  await expect(third.getByRole('group').getByRole('button', { disabled: false })).toHaveCount(0);
});

test('in English, on a phone: one pane after the other, and axe finds nothing serious', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'admin', departments);
  await page.getByRole('button', { name: 'Ngôn ngữ: VI' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.waitForURL(at(`/en${departments}`));
  await expect(page.getByRole('heading', { name: /^Departments/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Studios of/ })).toBeHidden();
  await page.locator('button[aria-current]').first().click();
  await expect(page.getByRole('heading', { name: /^Studios of/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Departments/ })).toBeHidden();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'All departments' }).click();
  await expect(page.getByRole('heading', { name: /^Departments/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^Rename/ })
    .first()
    .click();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Sync times' }).click();
  await expect(page.getByRole('group', { name: 'Posts' }).getByRole('button')).toHaveCount(5);
  expect(await seriousFindings(page)).toEqual([]);
});
