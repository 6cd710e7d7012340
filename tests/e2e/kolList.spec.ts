import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import type { KolListItem } from '../../src/domain/kols/types';
import { seriousFindings } from './support/axe';
import { settled } from './support/settled';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

test.use({ viewport: { width: 1440, height: 900 } });

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const cards = (page: Page) => page.getByRole('article');
const filtersButton = (page: Page) => page.getByRole('button', { name: /^Bộ lọc\s*\d*$/ });

test('narrows down by groups that are counted, stand in the address and leave one by one', async ({ page }) => {
  const quiet = watch(page);
  await signIn(page, 'staff', '/kols');
  const asked = 'social_type=tiktok&min_followers=10000&max_followers=500000&the_talent_partner=true&count=exact';
  const { total } = await get(page, await tokenOf(page, 'staff'), `/kols?${asked}`);
  await filtersButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Bộ lọc' });
  await panel.getByRole('button', { name: 'TikTok' }).click();
  await panel.getByLabel('Người theo dõi: Từ').fill('10000');
  await panel.getByLabel('Người theo dõi: Đến').fill('5000');
  await panel.getByLabel('Người theo dõi: Đến').blur();
  await expect(panel.getByRole('alert')).toBeVisible();
  await panel.getByLabel('Người theo dõi: Đến').fill('500000');
  await expect(panel.getByLabel('Người theo dõi: Đến')).toHaveValue('500.000');
  await panel.getByRole('button', { name: 'Chỉ KOL đối tác' }).click();
  await expect(page).toHaveURL(/social_type=tiktok/);
  await expect(page).toHaveURL(/min_followers=10000/);
  await expect(page).toHaveURL(/max_followers=500000/);
  await expect(page).toHaveURL(/the_talent_partner=true/);
  await panel.getByRole('button', { name: `Xem ${total} kết quả` }).click();
  await expect(filtersButton(page)).toContainText('3');
  await expect(page.locator('h1')).toContainText(String(total));
  await page.getByRole('button', { name: 'Bỏ lọc: Người theo dõi' }).click();
  await expect(page).not.toHaveURL(/followers/);
  await expect(filtersButton(page)).toContainText('2');
  await page.goBack();
  await expect(page).toHaveURL(/min_followers=10000/);
  await page.getByRole('button', { name: 'Xóa bộ lọc' }).click();
  await expect(page).toHaveURL(/\/kols$/);
  quiet.expectQuiet();
});

test('a page past the end gives way to rows there are, and going back leads over it', async ({ page }) => {
  await signIn(page, 'staff', '/kols?social_type=tiktok&page=2');
  await expect(rows(page).first().getByRole('link')).toBeVisible();
  const second = page.url();
  await page.evaluate(() => {
    window.history.pushState(null, '', '/kols?social_type=tiktok&page=500');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).not.toHaveURL(/page=500/);
  await expect(rows(page).first().getByRole('link')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(second);
  await page.getByRole('columnheader').getByRole('button', { name: 'KOL', exact: true }).click();
  await expect(page).toHaveURL(/\/kols\?social_type=tiktok&sort=stage_name-ASC$/);
  await page.getByRole('navigation', { name: 'Phân trang' }).getByRole('combobox').selectOption('20');
  await expect(page).toHaveURL(/social_type=tiktok&sort=stage_name-ASC&pageSize=20$/);
  await expect(rows(page)).toHaveCount(20);
});

test('shows cards, remembers that, and pages by three rows of them', async ({ page }) => {
  await signIn(page, 'account', '/kols');
  await page.getByRole('button', { name: 'Dạng lưới' }).click();
  await expect(cards(page)).toHaveCount(15);
  const sizes = page.getByLabel('Số thẻ');
  await expect(sizes.locator('option')).toHaveText(['15 (×1)', '30 (×2)', '75 (×5)', '150 (×10)']);
  await sizes.selectOption('30');
  await expect(page).toHaveURL(/pageSize=30/);
  await expect(cards(page)).toHaveCount(30);
  await page.reload();
  await expect(cards(page)).toHaveCount(30);
  const first = cards(page).first();
  await expect(first).toContainText('Giá booking');
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: `Thêm ${name} vào giỏ` }).click();
  await expect(page.getByRole('button', { name: 'Giỏ KOL: 1' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await first.getByRole('link', { name }).click();
  await page.waitForURL(/\/kols\/[^/]+\/view/);
  await page.goBack();
  await page.getByRole('button', { name: 'Dạng danh sách' }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(page).not.toHaveURL(/pageSize/);
});

test('a like clicked twice at once is one like, and the featured tab has it', async ({ page }) => {
  const token = await tokenOf(page, 'supervisor');
  const all: KolListItem[] = (await get(page, token, '/kols?size=200&sort=NAMEASC')).data;
  const kol = all.findLast(({ outstanding, status }) => !outstanding && status === 'active');
  if (!kol) throw new Error('every KOL is featured');
  await signIn(page, 'supervisor', `/kols?search=${kol.code}`);
  const like = rows(page).filter({ hasText: kol.code }).getByRole('button', { name: 'Đánh dấu nổi bật' });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postData() ?? ''));
  await like.dblclick();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAttribute('aria-disabled', 'false');
  expect(sent).toEqual(['{"outstanding":true}']);
  await page.getByRole('group', { name: 'Nhóm KOL' }).getByRole('button', { name: 'Nổi bật' }).click();
  await expect(page).toHaveURL(/outstanding=true/);
  await expect(like).toBeVisible();
  await like.click();
  await expect(rows(page).filter({ hasText: kol.code })).toHaveCount(0);
  expect((await get(page, token, `/kols/${kol.id}`)).data.outstanding).toBe(false);
});

test('keeps views and columns for the person who chose them', async ({ page }) => {
  await signIn(page, 'executive', '/kols');
  await page.getByRole('group', { name: 'Nhóm KOL' }).getByRole('button', { name: 'Làm đẹp' }).click();
  await expect(page).toHaveURL(/category_sectors=/);
  const narrowed = page.url();
  await page.getByRole('button', { name: 'Cột hiển thị' }).click();
  const chooser = page.getByRole('dialog', { name: 'Cột hiển thị' });
  await chooser.getByLabel('Nghề nghiệp').check();
  await chooser.getByLabel('Giá booking').uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Nghề nghiệp' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Giá booking' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bộ lọc đã lưu' }).click();
  await page.getByLabel('Tên bộ lọc').fill('Làm đẹp của tôi');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Làm đẹp của tôi' })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('session'));
  await signIn(page, 'staff', '/kols');
  await expect(page.getByRole('columnheader', { name: 'Giá booking' })).toBeVisible();
  await page.getByRole('button', { name: 'Bộ lọc đã lưu' }).click();
  await expect(page.getByText('Chưa lưu bộ lọc nào.')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('session'));
  await signIn(page, 'executive', '/kols?the_talent_partner=true');
  await expect(page.getByRole('columnheader', { name: 'Nghề nghiệp' })).toBeVisible();
  await page.getByRole('button', { name: 'Bộ lọc đã lưu' }).click();
  await page.getByRole('button', { name: 'Làm đẹp của tôi', exact: true }).click();
  await expect(page).toHaveURL(narrowed);
});

test('leaves columns out by the room the list has, whatever stands beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'staff', '/kols');
  const sectors = page.getByRole('columnheader', { name: 'Lĩnh vực' });
  await expect(rows(page).first()).toBeVisible();
  await expect(sectors).toBeHidden();
  await page.getByRole('button', { name: 'Thu gọn menu' }).click();
  await expect(sectors).toBeVisible();
});

test('takes all that is filtered away as a file', async ({ page }) => {
  await signIn(page, 'manager', '/kols?social_type=tiktok');
  const { total } = await get(page, await tokenOf(page, 'manager'), '/kols?social_type=tiktok&count=exact');
  for (const [choice, extension] of [
    ['CSV (.csv)', 'csv'],
    ['Excel (.xlsx)', 'xlsx'],
  ] as const) {
    await page.getByRole('button', { name: 'Xuất file' }).click();
    const arriving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: choice }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^KOL_.*\\.${extension}$`));
    await expect(page.getByText(`Đã xuất ${total} dòng`).first()).toBeVisible();
    const content = readFileSync(await file.path());
    if (extension === 'csv') expect(content.toString('utf8').trimEnd().split('\r\n')).toHaveLength(total + 1);
    else expect(content.subarray(0, 2).toString()).toBe('PK');
  }
});

test('shows staff on a phone all that can be done with it, none of it off the side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, 'manager', '/kols');
  const acts = page.locator('main header').getByRole('button').or(page.locator('main header').getByRole('link'));
  await expect(acts.filter({ hasText: 'Nhập KOL' })).toBeVisible();
  await expect(acts.filter({ hasText: 'Xuất file' })).toBeVisible();
  for (const act of await acts.all()) {
    const box = await act.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), (await act.textContent()) ?? '').toBeLessThanOrEqual(360);
  }
});

test('offers a customer on a phone what is theirs alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'customer', '/kols');
  await page.getByRole('button', { name: 'Dạng lưới' }).click();
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByText('Giá booking')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Xuất file' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Đánh dấu nổi bật' })).toHaveCount(0);
  await filtersButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Bộ lọc' });
  await expect(panel.getByRole('heading')).toHaveText([
    'Loại',
    'Mạng xã hội',
    'Lĩnh vực',
    'Nghề nghiệp',
    'Người theo dõi',
    'Tương tác %',
    'Xem mỗi bài',
    'Tăng 90 ngày',
    'Đối tác',
  ]);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await seriousFindings(page)).toEqual([]);
});
