import { expect, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { send, staffWith } from './support/newStaff';
import { chooseEnglish, get, signIn, tokenOf } from './support/signIn';

/** Hashtags of this run alone: other tests classify too. */
const own = (name: string) => `${name}${process.pid}${Date.now() % 100_000}`;

test('hashtags are asked for as chips, and lead to KOLs, brands and their posts', async ({ page }) => {
  await signIn(page, 'staff', '/hashtag');
  await expect(page.getByText('Tìm theo hashtag')).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Hashtag cần tìm' });
  await box.fill('#vlog,');
  await expect(page.getByRole('button', { name: '#vlog' })).toBeVisible();
  await expect(page).toHaveURL(/hashtags=vlog/);
  await box.pressSequentially('#LạiMớiTinh ');
  await expect(page.getByRole('heading', { name: '#LạiMớiTinh' })).toBeVisible();
  await expect(page.getByText('Chưa ai dùng', { exact: true })).toBeVisible();
  await box.fill('2026');
  await box.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Không đọc được: 2026' })).toBeVisible();

  const kols = page.getByRole('list', { name: 'KOL', exact: true });
  await expect(kols.getByRole('listitem').first()).toBeVisible();
  await kols.getByRole('button', { name: /bài$/ }).first().click();
  const posts = page.getByRole('dialog').getByRole('list', { name: 'Bài đăng' });
  await expect(posts.getByRole('listitem').first()).toContainText('#vlog');
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await page.goto('/hashtag?hashtags=vlog fyp');
  await expect(page.getByRole('heading', { name: '#fyp' })).toBeVisible();
  await box.press('Backspace');
  await expect(page).toHaveURL(/hashtags=vlog$/);
});

test('suggestions come while typing', async ({ page }) => {
  await signIn(page, 'manager', '/hashtag');
  await page.getByRole('combobox', { name: 'Hashtag cần tìm' }).pressSequentially('goc');
  await page.getByRole('option', { name: /#gócreview/ }).click();
  await expect(page).toHaveURL(/hashtags=/);
  await expect(page.getByRole('heading', { name: '#gócreview' })).toBeVisible();
});

test('several are classified by keyboard; what changes is said before and after', async ({ page }) => {
  const token = await tokenOf(page, 'admin');
  const mark = own('phim');
  const [old, category] = [
    await send(page, token, 'POST', '/hashtags/categories', { name: own('Cũ ') }),
    await send(page, token, 'POST', '/hashtags/categories', { name: own('Nhóm ') }),
  ];
  await send(page, token, 'PUT', '/hashtags/setting', {
    tags: [{ tag: `${mark}a`, category: old.id, brand_ids: [] }, { tag: `${mark}b` }, { tag: `${mark}c` }],
  });
  await signIn(page, 'admin', `/settings/hashtag?search=${mark}`);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(3);
  for (const key of ['j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await page.keyboard.press('c');
  const drawer = page.getByRole('dialog', { name: 'Phân loại 3 hashtag' });
  await drawer.getByLabel('Nhóm').selectOption(category.id);
  await expect(drawer.getByText('1 hashtag đang ở nhóm khác sẽ đổi nhóm.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Đã phân loại 3 hashtag')).toBeVisible();
  await expect(rows.filter({ hasText: 'Đã phân loại' })).toHaveCount(3);
  const { data } = await get(page, token, `/hashtags/setting?search=${mark}`);
  expect(data.map((tag: { category: { id: string } }) => tag.category.id)).toEqual(Array(3).fill(category.id));
});

test('one is classified beside its posts, and who came too late is told', async ({ page }) => {
  const token = await tokenOf(page, 'admin');
  const tag = own('muon');
  const made = await send(page, token, 'PUT', '/hashtags/setting', { tags: [{ tag }] });
  const [{ id, version }] = made.hashtags;
  await signIn(page, 'admin', `/settings/hashtag?search=${tag}`);
  await page.getByRole('button', { name: `#${tag}` }).click();
  const drawer = page.getByRole('dialog', { name: `#${tag}` });
  await expect(drawer.getByText('Có trong 0 bài')).toBeVisible();
  const brands = drawer.getByRole('combobox', { name: /Nhãn hàng/ });
  await brands.fill('Ken');
  await page.getByRole('option', { name: 'Ken Kids' }).click();
  await drawer.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Đã phân loại 1 hashtag')).toBeVisible();
  const late = await page.request.put('/api/v1/hashtags/setting', {
    headers: { authorization: `Bearer ${token}` },
    data: { tags: [{ id, version, brand_ids: [] }] },
  });
  expect((await late.json()).message).toBe('record_was_changed');
});

test('categories are added, renamed and deleted', async ({ page }) => {
  const name = own('Nhóm mới ');
  await signIn(page, 'admin', '/settings/hashtag');
  await page.getByRole('button', { name: 'Nhóm hashtag' }).click();
  const drawer = page.getByRole('dialog', { name: 'Nhóm hashtag' });
  await drawer.getByLabel('Nhóm mới').fill(name);
  await drawer.getByRole('button', { name: 'Thêm nhóm' }).click();
  await expect(page.getByText('Đã thêm nhóm')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Nhóm mới' }).fill(name.toUpperCase());
  await drawer.getByRole('button', { name: 'Thêm nhóm' }).click();
  await expect(page.getByText('Nhóm hashtag này đã có')).toBeVisible();
  await drawer.getByRole('button', { name: `Xóa nhóm ${name}` }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect(page.getByText('Đã xóa nhóm')).toBeVisible();
  await expect(drawer.getByRole('button', { name: `Xóa nhóm ${name}` })).toHaveCount(0);
});

test("a brand's own hashtags are added and taken off; a campaign tells who lacks them", async ({ page }) => {
  const token = await tokenOf(page, 'admin');
  const tag = own('rieng');
  const campaign = (await get(page, token, '/campaigns?statuses=done&sort=DATEASC&size=1')).data[0];
  await signIn(page, 'admin', `/brands/${campaign.brand.id}/view?tab=hashtags`);
  await page.getByLabel('Hashtag mới').fill('2026');
  await expect(page.getByText('Hashtag gồm chữ cái')).toBeVisible();
  await page.getByLabel('Hashtag mới').fill(`#${tag}`);
  await page.getByRole('button', { name: 'Thêm', exact: true }).click();
  const row = page.getByRole('list', { name: 'Hashtag của nhãn hàng' }).getByRole('listitem').filter({ hasText: tag });
  await expect(row).toBeVisible();
  await page.goto(`/campaigns/done/${campaign.id}/view?tab=hashtags`);
  const required = page.getByRole('list', { name: 'Hashtag bắt buộc' }).getByRole('listitem').filter({ hasText: tag });
  await expect(required).toContainText(/^#.*0 trên \d+ bài/);
  await required.getByText(/bài thiếu/).click();
  await expect(required.getByRole('link').first()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.goBack();
  await row.getByRole('button', { name: `Gỡ #${tag}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gỡ', exact: true }).click();
  await expect(row).toHaveCount(0);
});

test('who may only look classifies nothing, in English and on a phone', async ({ page }) => {
  const account = await staffWith(page, 'hashtags_management', ['r', 'r_setting', 'r_category']);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, account, '/settings/hashtag');
  await chooseEnglish(page);
  await page.goto('/settings/hashtag');
  await expect(page.getByRole('heading', { level: 1, name: /Hashtag settings/ })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hashtag categories' }).click();
  await expect(page.getByRole('dialog').getByText('Nội dung')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
  await page.goto('/hashtag?hashtags=fyp');
  await expect(page.getByRole('heading', { name: '#fyp' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
