import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { retried } from './support/retried';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const accents = /\p{Mn}/gu;
const plain = (text: string) => text.normalize('NFD').replace(accents, '').replace(/[đĐ]/g, 'd').toLowerCase();
const palette = (page: Page) => page.getByRole('dialog', { name: 'Tìm kiếm và đi nhanh' });
const field = (page: Page) => palette(page).getByRole('combobox');

async function enter(page: Page, account: string): Promise<void> {
  await signIn(page, account);
  await expect(page.getByRole('button', { name: 'Tìm kiếm…' })).toBeVisible();
}

test('/ opens, a name without accents finds its record, Enter opens it, and it is offered again', async ({ page }) => {
  const quiet = watch(page);
  const kols: { id: string; stage_name: string }[] = (
    await get(page, await tokenOf(page, 'admin'), '/kols?size=50&status=active&sort=DATEASC')
  ).data;
  const kol = kols.find(({ stage_name }) => plain(stage_name) !== stage_name.toLowerCase());
  if (!kol) throw new Error('no KOL with accents in its name');
  await enter(page, 'admin');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
  await field(page).fill(plain(kol.stage_name));
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/kols/${kol.id}/view`));
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const recent = palette(page).getByRole('group', { name: 'Gần đây' });
  await expect(recent.getByRole('option', { name: kol.stage_name })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tài khoản' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.waitForURL(/login/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(kol.id);
  quiet.expectQuiet();
});

test('Ctrl+K jumps to a page from inside a field, / types there, arrows walk, Escape gives the focus back', async ({
  page,
}) => {
  await enter(page, 'admin');
  const list = page.getByRole('searchbox');
  await list.fill('a');
  await list.press('/');
  await expect(list).toHaveValue('a/');
  await expect(palette(page)).toHaveCount(0);
  await list.press('Control+k');
  const options = palette(page).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();
  await list.press('Control+k');
  await field(page).fill('nhom quyen');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/settings\/permission-groups$/);
  await page.keyboard.press('Control+k');
  await expect(options.first()).toBeVisible();
  // Before the page has drawn that the first one closed.
  await options.first().evaluate((option: HTMLElement) => {
    option.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  });
  await expect(palette(page)).toBeVisible();
});

test('a hashtag narrows to what bears it, actions act, and nothing found says so', async ({ page }) => {
  await enter(page, 'admin');
  await page.getByRole('button', { name: 'Tìm kiếm…' }).click();
  await field(page).fill('#');
  await expect(palette(page).getByRole('option')).toHaveCount(0);
  await field(page).fill('#bua');
  await palette(page)
    .getByRole('option', { name: /#BuaCom20Phut.*bài đăng/ })
    .click();
  await expect(field(page)).toHaveValue('#BuaCom20Phut');
  await expect(palette(page).getByRole('group', { name: 'Nhãn hàng' }).getByRole('option')).toHaveCount(1);
  await expect(palette(page).getByRole('group', { name: 'KOL' }).getByRole('option').first()).toBeVisible();
  await palette(page)
    .getByRole('option', { name: /#BuaCom20Phut.*bài đăng/ })
    .click();
  await page.waitForURL(/\/hashtag\?hashtags=BuaCom20Phut$/);
  await expect(page.getByRole('heading', { name: /KOL đã dùng/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('khong co ai ten nay');
  await expect(palette(page).getByText(/Không tìm thấy gì cho/)).toBeVisible();
  await field(page).fill('toi');
  await palette(page).getByRole('option', { name: 'Giao diện: Tối' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('/');
  await field(page).fill('doi mat khau');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Đổi mật khẩu' })).toBeVisible();
});

test('the pasted link of a post, with whatever its network added, opens the post in its campaign', async ({ page }) => {
  const quiet = watch(page);
  const token = await tokenOf(page, 'manager');
  const { data: campaigns } = await get(page, token, '/campaigns?filter_status=done&sort=DATEASC');
  const { id, name, campaignPosts } = (await get(page, token, `/campaigns/${campaigns[0].id}`)).data;
  const [post] = campaignPosts;
  await enter(page, 'manager');
  await page.keyboard.press('/');
  await field(page).fill(`${post.url_post}${post.url_post.includes('?') ? '&' : '?'}utm_source=${'x'.repeat(200)}`);
  const found = palette(page).getByRole('group', { name: 'Bài đăng' }).getByRole('option').filter({ hasText: name });
  await expect(found).toContainText(post.kol.stage_name);
  await expect(found.locator('img, [data-drawn]')).toHaveCount(1);
  expect(await seriousFindings(page)).toEqual([]);
  await found.click();
  await page.waitForURL((url) => url.pathname.includes(`/${id}/view`) && url.searchParams.get('post') === post.id);
  await expect(page.getByRole('dialog', { name: /Bài đăng/ })).toBeVisible();
  quiet.expectQuiet();
});

test('signing out asks before unsaved entries are lost', async ({ page }) => {
  await signIn(page, 'admin', '/settings/permission-groups/add');
  const name = page.getByLabel('Tên hiển thị');
  await name.fill('Nhóm thử');
  const signOut = async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('dang xuat');
    await page.keyboard.press('Enter');
  };
  await signOut();
  await page.getByRole('dialog', { name: 'Thay đổi chưa được lưu' }).getByRole('button', { name: 'Ở lại' }).click();
  await expect(name).toHaveValue('Nhóm thử');
  await signOut();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText('Thêm nhóm quyền');
  await page.getByRole('button', { name: 'Đăng xuất và bỏ' }).click();
  await page.waitForURL(/\/login$/);
});

test('a failed search says so and can be tried again', async ({ page }) => {
  await enter(page, 'admin');
  await page.route('**/api/v1/search?**', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await field(page).fill('linh');
  await expect(palette(page).getByRole('alert')).toBeVisible();
  await page.unroute('**/api/v1/search?**');
  await retried(page, palette(page).getByRole('option').first(), palette(page));
  await expect(palette(page).getByRole('alert')).toHaveCount(0);
});

test('a customer finds own records and open pages only', async ({ page }) => {
  const own: { name: string }[] = (await get(page, await tokenOf(page, 'customer'), '/brands?size=200')).data;
  const all: { name: string }[] = (await get(page, await tokenOf(page, 'admin'), '/brands?size=200')).data;
  const foreign = all.find(({ name }) => !own.some((one) => one.name === name));
  await enter(page, 'customer');
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('option', { name: 'Nhóm quyền' })).toHaveCount(0);
  await expect(palette(page).getByRole('option', { name: 'Thêm người dùng' })).toHaveCount(0);
  await field(page).fill(own[0]?.name ?? '');
  await expect(
    palette(page)
      .getByRole('option', { name: own[0]?.name ?? '' })
      .first(),
  ).toBeVisible();
  await field(page).fill(foreign?.name ?? '');
  await expect(palette(page).getByRole('option', { name: own[0]?.name ?? '' })).toHaveCount(0);
  await expect(palette(page).getByRole('group', { name: 'Nhãn hàng' })).toHaveCount(0);
  await expect(palette(page).getByRole('group', { name: 'Khách hàng' })).toHaveCount(0);
});

test('in English it finds pages by their English names, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, 'admin');
  await page.getByRole('button', { name: 'Tìm kiếm…' }).click();
  await field(page).fill('english');
  await expect(palette(page).getByRole('option', { name: /Ngôn ngữ: English/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\//);
  await page.getByRole('button', { name: 'Search…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search and jump' });
  await dialog.getByRole('combobox').fill('permission');
  await expect(dialog.getByRole('option', { name: /Permission groups/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('option', { name: /Permission groups/ }).click();
  await page.waitForURL(/\/en\/settings\/permission-groups$/);
});
