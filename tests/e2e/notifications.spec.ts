import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { get, signIn, tokenOf } from './support/signIn';
import { type Account, userWithPassword } from './support/staff';
import { watch } from './support/watch';

let made = 0;

/** A manager of its own, whom no other test gives anything to read. */
async function newManager(page: Page): Promise<{ name: string; token: string }> {
  const mark = nextMark();
  const account: Account = { email: `tin.${mark}@demo.example`, fullname: `Tạ Tin ${mark}`, code: `TIN${mark}` };
  await userWithPassword(page, account, 'manager');
  const name = account.email.replace('@demo.example', '');
  const token = await tokenOf(page, name);
  // Other tests ask for campaigns meanwhile, which managers are told of.
  await page.request.put('/api/v1/setting/notifications/preferences', {
    headers: { authorization: `Bearer ${token}` },
    data: { preferences: [{ kind: 'request', in_app: false, by_mail: false }] },
  });
  return { name, token };
}

function nextMark(): string {
  made += 1;
  return `${Date.now().toString(36)}${process.pid.toString(36)}${made}`;
}

/** Commits a workbook of one user, as another tab or device of this person would. */
async function importUser(page: Page, token: string): Promise<void> {
  const mark = nextMark();
  const role = (await get(page, token, '/role')).data.find(({ name }: { name: string }) => name === 'staff');
  const department = (await get(page, token, '/setting/department')).data[0];
  const studio = (await get(page, token, `/setting/studio?department_id=${department.id}`)).data[0];
  const user = { code: `I${mark}`, fullname: 'Ngô Nhập', email: `i.${mark}@demo.example`, phone: '0912345678' };
  const place = { department_id: department.id, studio_id: studio.id };
  const answer = await page.request.post('/api/v1/users/import-users', {
    headers: { authorization: `Bearer ${token}` },
    data: { users: [{ ...user, ...place, roles: [role.id] }] },
  });
  expect((await answer.json()).data.committed, await answer.text()).toBe(true);
}

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: unread ? `Thông báo, ${unread} chưa đọc` : 'Thông báo', exact: true });

/** The number on the browser's tab. */
const onTab = async (page: Page) =>
  decodeURIComponent((await page.locator('link[rel=icon]').getAttribute('href')) ?? '').match(/>(\d\+?)<\/text>/)?.[1];

test('the bell rings without a reload, in every open page; a click marks read and leads there', async ({
  page,
  context,
}) => {
  const { name, token } = await newManager(page);
  await signIn(page, name, '/kols');
  const quiet = watch(page);
  const other = await context.newPage();
  await other.goto('/brands');
  await expect(bell(page, 0)).toBeVisible();
  await expect(bell(other, 0)).toBeVisible();
  await page.bringToFront();
  await bell(page, 0).click();
  await expect(page.getByRole('dialog').getByText('Bạn chưa có thông báo nào')).toBeVisible();

  await importUser(page, token);
  const row = page.getByRole('dialog').getByRole('link', { name: /Đã thêm 1 người dùng từ file/ });
  await expect(row).toBeVisible();
  await expect(row.getByRole('img', { name: 'Chưa đọc' })).toBeVisible();
  await expect(bell(other, 1)).toBeVisible();
  await expect.poll(() => onTab(other)).toBe('1');
  expect(await seriousFindings(page)).toEqual([]);
  await row.click();
  await page.waitForURL((url) => url.pathname === '/users');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bell(page, 0)).toBeVisible();
  await expect(bell(other, 0)).toBeVisible();
  await expect.poll(() => onTab(other)).toBeUndefined();
  await bell(page, 0).click();
  await expect(row).toBeVisible();
  await expect(row.getByRole('img', { name: 'Chưa đọc' })).toHaveCount(0);
  quiet.expectQuiet();
});

test('what is switched off does not arrive; all can be read at once', async ({ page }) => {
  const { name, token } = await newManager(page);
  await signIn(page, name, '/profile/settings');
  const choice = page.getByRole('switch', { name: 'Nhập từ Excel · Ứng dụng' });
  await choice.click();
  await expect(choice).not.toBeChecked();
  await expect(choice).toBeEnabled();
  await importUser(page, token);
  await page.reload();
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(choice).toBeEnabled();
  for (const unread of [1, 2]) {
    await importUser(page, token);
    await expect(bell(page, unread)).toBeVisible();
  }

  await bell(page, 2).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Xem tất cả thông báo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thông báo\s*2/);
  await page.getByRole('button', { name: 'Chưa đọc', exact: true }).click();
  await page.waitForURL(/unread=true/);
  await expect(page.getByRole('main').getByRole('link', { name: /Đã nhập xong người dùng/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Đánh dấu đã đọc tất cả' }).click();
  await expect(page.getByText('Bạn đã đọc hết thông báo')).toBeVisible();
  await expect(bell(page, 0)).toBeVisible();
  await page.getByRole('button', { name: 'Chưa đọc', exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /Đã nhập xong người dùng/ })).toHaveCount(2);
  expect(await seriousFindings(page)).toEqual([]);
});

test('where no stream gets through, the count is asked for', async ({ page }) => {
  const { name, token } = await newManager(page);
  await page.route('**/api/v1/events', async (route) => {
    const { accept: _accept, ...headers } = route.request().headers();
    await route.fulfill({ response: await route.fetch({ headers: { ...headers, accept: 'application/json' } }) });
  });
  await importUser(page, token);
  await signIn(page, name, '/kols');
  await expect(bell(page, 1)).toBeVisible();
});

test('the stream is gone after logout', async ({ page }) => {
  await signIn(page, 'staff', '/kols');
  await expect(page.getByRole('button', { name: /^Thông báo/ })).toBeVisible();
  await page.getByRole('button', { name: 'Tài khoản' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.waitForURL(/\/login/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByLabel('E-mail').fill('staff@demo.example');
  await page.getByLabel('E-mail').blur();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_500)));
  expect(asked.filter((path) => path.endsWith('/events'))).toEqual([]);
});
