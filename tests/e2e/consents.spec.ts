import { type Browser, expect, type Page, test } from 'playwright/test';
import { type DemoStage, startDemoStage } from '../support/networks/demo/stage';
import { mailed, newEmail } from './support/accounts';
import { seriousFindings } from './support/axe';
import { get, newToken, signIn } from './support/signIn';

// A server of its own: here the owners of accounts on TikTok can be asked, at a simulated network.
test.describe.configure({ mode: 'serial' });
const stamp = `${Date.now().toString(36)}${process.pid}`;
let server: DemoStage;

test.beforeAll(async () => {
  server = await startDemoStage();
});
test.afterAll(() => server?.close());

async function open(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'vi-VN', baseURL: server.address })).newPage();
}

const rowOf = (page: Page) => page.getByRole('listitem').filter({ hasText: 'tiktok.com' }).first();

/** On the network's own page: as whom, and whether they agree. */
async function answer(page: Page, handle: string, decision: 'Allow' | 'Deny') {
  await expect(page.getByRole('heading', { name: /Continue to the app with TikTok/ })).toBeVisible();
  await page.getByLabel('Account').fill(handle);
  await page.getByRole('button', { name: decision }).click();
  await page.waitForURL(/\/oauth\/callback/);
}

interface Social {
  id: string;
  social_type: string;
  url: string;
}
const handleOf = ({ url }: Social) => url.split('@')[1] ?? '';

/** The demo KOL with its account on TikTok. */
async function ownChannel(page: Page): Promise<{ kolId: string; social: Social; handle: string }> {
  const { data } = await get(page, await newToken(page, 'kol'), '/users/network');
  const social = data.socials.find(({ social_type }: Social) => social_type === 'tiktok');
  return { kolId: data.kol.id, social, handle: handleOf(social) };
}

test('a KOL connects its channel on the network and takes that back', async ({ browser }) => {
  const page = await open(browser);
  const { handle } = await ownChannel(page);
  await signIn(page, 'kol', '/profile/connections');
  await expect(rowOf(page)).toContainText('Chưa kết nối');
  await rowOf(page).getByRole('button', { name: 'Kết nối' }).click();
  await answer(page, handle, 'Allow');
  await expect(page.getByRole('heading', { name: 'Đã kết nối TikTok' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Về trang kết nối' }).click();
  await expect(rowOf(page)).toContainText(`với tài khoản ${handle}`);
  await expect(rowOf(page)).toContainText(/đến \d\d\/\d\d\/20\d\d/);
  expect(await seriousFindings(page)).toEqual([]);
  await rowOf(page).getByRole('button', { name: 'Gỡ kết nối' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gỡ kết nối' }).click();
  await expect(rowOf(page)).toContainText('đã gỡ kết nối trong KOL Hub');
  await expect(rowOf(page).getByRole('button', { name: 'Kết nối lại' })).toBeVisible();
});

test('who does not agree is told so, and may try again', async ({ browser }) => {
  const page = await open(browser);
  const { handle } = await ownChannel(page);
  await signIn(page, 'kol', '/profile/connections');
  await rowOf(page)
    .getByRole('button', { name: /^Kết nối/ })
    .click();
  await answer(page, handle, 'Deny');
  await expect(page.getByRole('main')).toContainText('Bạn đã không đồng ý');
  await page.getByRole('link', { name: 'Về trang kết nối' }).click();
  await expect(rowOf(page).getByRole('button', { name: /^Kết nối/ })).toBeVisible();
});

test('another channel is shown, confirmed, waits for staff, and is connected once approved', async ({ browser }) => {
  const page = await open(browser);
  const { kolId, handle } = await ownChannel(page);
  const other = `moi.${stamp}`;
  server.networks.world.add({ network: 'tiktok', handle: other });
  await signIn(page, 'kol', '/profile/connections');
  await rowOf(page)
    .getByRole('button', { name: /^Kết nối/ })
    .click();
  await answer(page, other, 'Allow');
  await expect(page.getByRole('heading', { name: 'Liên kết kênh TikTok này?' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Vừa đăng nhập' })).toContainText(other);
  await expect(page.getByRole('group', { name: 'Đang liên kết' })).toContainText(handle);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Đề nghị liên kết' }).click();
  await expect(page.getByRole('heading', { name: 'Đã gửi, đang chờ duyệt' })).toBeVisible();
  await page.getByRole('link', { name: 'Về trang kết nối' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: other })).toContainText('Chờ agency duyệt');

  const staff = await open(browser);
  await signIn(staff, 'admin', `/kols/${kolId}/view?tab=tiktok`);
  await expect(staff.getByRole('listitem').filter({ hasText: other })).toBeVisible();
  await staff.goto(`/kols/list_approval/${kolId}/approval`);
  await expect(staff.getByRole('main')).toContainText(`tiktok.com/@${other}`);
  await staff.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(staff.getByText('Đã duyệt').first()).toBeVisible();

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: other });
  await row.getByRole('button', { name: 'Kết nối' }).click();
  await answer(page, other, 'Allow');
  await expect(page.getByRole('heading', { name: 'Đã kết nối TikTok' })).toBeVisible();
});

test('an invitation connects a channel without an account', async ({ browser }) => {
  const staff = await open(browser);
  const token = await newToken(staff, 'admin');
  const { kolId } = await ownChannel(staff);
  const { data: kols } = await get(staff, token, '/kols?size=100&social_type=tiktok');
  const kol = kols.find(({ id }: { id: string }) => id !== kolId);
  const { data } = await get(staff, token, `/kols/${kol.id}`);
  const social = data.socials.find(({ social_type }: Social) => social_type === 'tiktok');
  const email = newEmail('invited');
  await signIn(staff, 'admin', `/kols/${kol.id}/view?tab=tiktok`);
  await staff.getByRole('button', { name: 'Mời kết nối' }).click();
  const drawer = staff.getByRole('dialog');
  await drawer.getByLabel('E-mail nhận lời mời').fill(email);
  expect(await seriousFindings(staff)).toEqual([]);
  await drawer.getByRole('button', { name: 'Mời kết nối' }).click();
  await expect(staff.getByText(`Đã mời ${email}`)).toBeVisible();

  const link = await mailed(staff.request, email, /http\S+#invitation=[\w-]+/);
  const page = await open(browser);
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
  await expect(page.getByRole('heading', { name: 'Kết nối kênh TikTok' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tiếp tục với TikTok' }).click();
  await answer(page, handleOf(social), 'Allow');
  await expect(page.getByRole('heading', { name: 'Đã kết nối TikTok' })).toBeVisible();
  await expect(page.getByText('Bạn có thể đóng trang này')).toBeVisible();
  await page.goto(pathname + hash);
  await expect(page.getByText('Lời mời này đã dùng')).toBeVisible();
  await staff.reload();
  await expect(staff.getByText(`với tài khoản ${handleOf(social)}`)).toBeVisible();
});
