import { expect, type Page, test } from 'playwright/test';
import { send } from './support/newStaff';
import { retried } from './support/retried';
import { get, signIn, tokenOf } from './support/signIn';

interface Kol {
  id: string;
  stage_name: string;
  avatar: string;
  sectors: { id: string }[];
  socials: { id: string; social_type: string }[];
}

/** An approved KOL of the demo with an account on the network. */
async function kolOn(page: Page, network: string): Promise<Kol> {
  const { data } = await get(
    page,
    await tokenOf(page, 'admin'),
    `/kols?status=active&social_type=${network}&sort=DATEASC&size=1`,
  );
  return data[0];
}

/** A KOL of the test's own without any account. */
async function newKol(page: Page): Promise<Kol> {
  const token = await tokenOf(page, 'supervisor');
  const { avatar, sectors } = await kolOn(page, 'facebook');
  const stamp = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const kol = { code: `KD${stamp}`, stage_name: `Kênh ${stamp}`, fullname: 'Lê Thử', avatar };
  return send(page, token, 'POST', '/kols', { ...kol, sectors: sectors.map(({ id }) => id) });
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const selected = { selected: true } as const;

test('staff begin with brands; each tab is a step back and forward', async ({ page }) => {
  const kol = await kolOn(page, 'tiktok');
  await signIn(page, 'supervisor', `/kols/${kol.id}/view`);
  await expect(page.getByRole('tab', { name: 'Nhãn hàng', ...selected })).toBeVisible();
  await tab(page, 'TikTok').click();
  await expect(page).toHaveURL(/\?tab=tiktok$/);
  await expect(page.getByRole('figure', { name: 'Diễn biến số người theo dõi' })).toBeVisible();
  await tab(page, 'Tổng quan').click();
  await expect(page.getByRole('tab', { name: /Hợp tác nhãn hàng/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'TikTok', ...selected })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Nhãn hàng', ...selected })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('tab', { name: 'TikTok', ...selected })).toBeVisible();
});

test('a KOL without brands opens on the overview, the brands are a click away', async ({ page }) => {
  const kol = await newKol(page);
  await signIn(page, 'supervisor', `/kols/${kol.id}/view`);
  await expect(page.getByRole('tab', { name: 'Tổng quan', ...selected })).toBeVisible();
  await tab(page, 'Nhãn hàng').click();
  await expect(page.getByText('KOL chưa dùng hashtag của nhãn hàng nào')).toBeVisible();
});

test('customers begin with the overview, see no brands and tick no posts', async ({ page }) => {
  const kol = await kolOn(page, 'tiktok');
  await signIn(page, 'customer', `/kols/${kol.id}/view?tab=brand`);
  await expect(page.getByRole('tab', { name: 'Tổng quan', ...selected })).toBeVisible();
  await expect(page.getByText('Lượt xem').first()).toBeVisible();
  const tabs = await page.getByRole('tablist').first().getByRole('tab').allInnerTexts();
  expect(tabs).toEqual(['Tổng quan', 'Facebook', 'Instagram', 'TikTok', 'YouTube']);
  await expect(page.getByRole('tab', { name: /Hợp tác nhãn hàng/ })).toHaveCount(0);
  await tab(page, 'TikTok').click();
  await expect(page.getByText(/^Tổng của \d+ bài gần đây$/)).toBeVisible();
  await expect(page.locator('main').getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /liên kết/i })).toHaveCount(0);
});

test('another period changes the totals; back returns the former one; wrong days are refused', async ({ page }) => {
  const kol = await kolOn(page, 'tiktok');
  await signIn(page, 'supervisor', `/kols/${kol.id}/view?tab=overview`);
  const totals = page.getByRole('region', { name: 'Kết quả trong kỳ' });
  await expect(totals.locator('time').first()).toContainText(/^Cập nhật /);
  const views = totals.locator('dt', { hasText: 'Lượt xem' }).locator('xpath=..').locator('dd').first();
  await expect(views).not.toHaveText('');
  const before = (await views.textContent()) ?? '';
  const period = page.getByRole('button', { name: /^Khoảng thời gian/ });
  await period.click();
  const dialog = page.getByRole('dialog', { name: 'Khoảng thời gian' });
  await dialog.getByLabel('Từ ngày').fill('2026-02-01');
  await dialog.getByLabel('Đến ngày').fill('2026-01-01');
  await dialog.getByRole('button', { name: 'Áp dụng' }).click();
  await expect(dialog.getByText('Ngày kết thúc trước ngày bắt đầu')).toBeVisible();
  await dialog.getByLabel('Từ ngày').fill('2020-01-01');
  await dialog.getByLabel('Đến ngày').fill('2020-01-31');
  await dialog.getByRole('button', { name: 'Áp dụng' }).click();
  await expect(page).toHaveURL(/start_date=2020-01-01&end_date=2020-01-31/);
  await expect(period).toHaveText(/01\/01\/2020 – 31\/01\/2020/);
  await expect(views).toHaveText('–');
  await page.goBack();
  await expect(views).toHaveText(before);
});

test('totals follow the ticked posts', async ({ page }) => {
  const kol = await kolOn(page, 'tiktok');
  const token = await tokenOf(page, 'supervisor');
  const { data } = await get(page, token, `/social/tiktok?kol_id=${kol.id}`);
  const posts: { like_count: number; description: string }[] = data.latest_posts;
  const likes = (from: number) => posts.slice(from).reduce((sum, { like_count }) => sum + like_count, 0);
  const exact = (value: number) => value.toLocaleString('vi-VN');
  await signIn(page, 'supervisor', `/kols/${kol.id}/view?tab=tiktok`);
  const totals = page.getByRole('row', { name: /^Tổng của/ });
  await expect(totals).toContainText(`Tổng của ${posts.length}/${posts.length} bài đã chọn`);
  await expect(totals.getByTitle(exact(likes(0)), { exact: true })).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Tính vào tổng/ })
    .first()
    .uncheck();
  await expect(totals).toContainText(`Tổng của ${posts.length - 1}/${posts.length} bài đã chọn`);
  await expect(totals.getByTitle(exact(likes(1)), { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Chọn tất cả bài đăng' }).check();
  await page.getByRole('checkbox', { name: 'Chọn tất cả bài đăng' }).uncheck();
  await expect(totals.getByText('–')).toHaveCount(4);
  await page.goto(`/kols/${kol.id}/view?tab=tiktok&start_date=2020-01-01&end_date=2020-01-31`);
  await expect(page.getByText('Chưa có số liệu người theo dõi trong khoảng này')).toBeVisible();
  await expect(page.getByText('Không có bài đăng nào trong khoảng này')).toBeVisible();
});

test('an account is linked by any address of it and unlinked; what is none is refused at its field', async ({
  page,
}) => {
  const kol = await newKol(page);
  const taken = (
    await get(page, await tokenOf(page, 'supervisor'), '/kols?social_type=tiktok&status=active&sort=DATEASC&size=1')
  ).data[0];
  const taking: string = taken.socials.find((one: { social_type: string }) => one.social_type === 'tiktok').url;
  await signIn(page, 'supervisor', `/kols/${kol.id}/view?tab=tiktok`);
  await expect(page.getByText('KOL chưa liên kết kênh TikTok nào')).toBeVisible();
  await page.getByRole('button', { name: 'Liên kết kênh' }).click();
  const drawer = page.getByRole('dialog');
  const url = drawer.getByLabel('Đường dẫn kênh');
  for (const [wrong, told] of [
    ['', 'Vui lòng nhập đường dẫn kênh'],
    ['https://tiktok.com.evil.example/@a', /Đây không phải đường dẫn/],
    ['https://vm.tiktok.com/ZMabc/', /liên kết rút gọn/],
    ['https://www.tiktok.com/@abc/video/7300000000000000001', /liên kết của bài đăng/],
    [`${taking}?lang=vi`, 'Kênh này đã được liên kết với một KOL'],
  ] as const) {
    await url.fill(wrong);
    await drawer.getByRole('button', { name: 'Liên kết kênh' }).click();
    await expect(drawer.locator('p').getByText(told)).toBeVisible();
  }
  const handle = `kd${Date.now().toString(36)}`;
  await url.fill(`  www.tiktok.com/@${handle.toUpperCase()}/?lang=en `);
  await drawer.getByRole('button', { name: 'Liên kết kênh' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('link', { name: `tiktok.com/@${handle}` })).toBeVisible();
  await page.getByRole('button', { name: 'Gỡ liên kết' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gỡ liên kết' }).click();
  await expect(page.getByText('KOL chưa liên kết kênh TikTok nào')).toBeVisible();
});

test('a new account is followed by itself until its network has answered', async ({ page }) => {
  const kol = await kolOn(page, 'tiktok');
  const ids = kol.socials.filter(({ social_type }) => social_type === 'tiktok').map(({ id }) => id);
  let answered = false;
  // As it is between the link and the network's answer.
  await page.route(`**/api/v1/kols/${kol.id}`, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { data: { ...data, being_read: answered ? [] : ids } } });
  });
  await page.route('**/api/v1/social/tiktok?**', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const nothing = { follower_count: null, follower_history: [], latest_posts: [], taken: { at: null, source: null } };
    await route.fulfill({ response: answer, json: { data: answered ? data : { ...data, ...nothing } } });
  });
  await signIn(page, 'supervisor', `/kols/${kol.id}/view?tab=tiktok`);
  const note = page.getByText('Đang lấy số liệu từ TikTok.');
  await expect(note).toBeVisible();
  await expect(page.getByText('Chưa có số liệu người theo dõi trong khoảng này')).toBeVisible();
  answered = true;
  await expect(page.getByRole('figure', { name: 'Diễn biến số người theo dõi' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Tổng của/ })).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a link by somebody who may not approve waits, and can be taken back; a failed call says so', async ({ page }) => {
  const kol = await newKol(page);
  await signIn(page, 'executive', `/kols/${kol.id}/view?tab=youtube`);
  await page.getByRole('button', { name: 'Liên kết kênh' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Đường dẫn kênh').fill(`@kd${Date.now().toString(36)}`);
  await drawer.getByRole('button', { name: 'Liên kết kênh' }).click();
  await expect(page.getByText(/^Chờ duyệt liên kết: https:\/\/youtube.com\/@kd/)).toBeVisible();
  await page.getByRole('button', { name: 'Rút lại' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rút lại' }).click();
  await expect(page.getByText(/^Chờ duyệt liên kết/)).toHaveCount(0);

  await page.route('**/api/v1/social/overview?**', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: 'internal_error' } }),
  );
  await tab(page, 'Tổng quan').click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Thử lại' })).toBeVisible();
  await page.unroute('**/api/v1/social/overview?**');
  await retried(page, page.getByText('Không có chiến dịch nào trong khoảng này'));
});

test('a community group shows its photo to clients as well', async ({ page }) => {
  const { data } = await get(
    page,
    await tokenOf(page, 'customer'),
    '/kols?kol_type=community_group&sort=DATEASC&size=1',
  );
  await signIn(page, 'customer', `/kols/${data[0].id}/view`);
  const photo = page.getByRole('list', { name: 'Ảnh nhóm' }).getByRole('img');
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
});
