import { expect, type Page, test } from 'playwright/test';
import type { CampaignPost } from '../../src/domain/campaigns/types';
import { seriousFindings } from './support/axe';
import { newCampaign, newSow } from './support/newCampaign';
import { send } from './support/newStaff';
import { get, signIn, tokenOf } from './support/signIn';

const toCards = (page: Page) => page.getByRole('button', { name: 'Dạng lưới' }).click();
const cards = (page: Page) => page.getByRole('list', { name: 'Bài đăng' }).getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');

interface Row {
  id: string;
  post_total: number;
}

/** A campaign of the demo that is done, and its posts from the newest on. */
async function doneCampaign(page: Page): Promise<{ place: string; posts: CampaignPost[] }> {
  const token = await tokenOf(page, 'manager');
  const done: Row[] = (await get(page, token, '/campaigns?filter_status=done&size=100')).data;
  // Other tests end campaigns of their own, without posts.
  const campaign = done.find(({ post_total }) => post_total > 2);
  if (!campaign) throw new Error('the demo has no such campaign');
  const { data } = await get(page, token, `/campaigns/${campaign.id}`);
  return { place: `/campaigns/done/${campaign.id}/view?tab=posts`, posts: data.campaignPosts };
}

test('posts stand as cards once that was chosen, one without a picture drawn from its words', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const [kol] = (await get(page, token, '/kols?status=active&sort=NAMEASC&size=1')).data;
  const campaign = await newCampaign(page, token);
  await newSow(page, token, campaign.id, { kol_id: kol.id });
  await send(page, token, 'POST', `/campaigns/${campaign.id}/posts`, {
    ...{ kol_id: kol.id, url_post: `https://www.tiktok.com/@kol/video/${Date.now()}` },
    ...{ content: 'Mở hộp cùng mình', comment: 0, reason: 'KOL gửi ảnh chụp' },
  });
  await signIn(page, 'manager', `/campaigns/inprogress/${campaign.id}/view?tab=posts`);
  await expect(page.getByRole('table')).toBeVisible();
  await toCards(page);
  const card = cards(page);
  await expect(card).toHaveCount(1);
  await expect(card.locator('[data-drawn=tiktok]')).toContainText('Mở hộp cùng mình');
  await expect(card.getByRole('definition')).toHaveText(['–Lần đọc gần nhất không có số này', /^–/, '0', /^–/]);
  await expect(card.getByRole('term')).toHaveText(['lượt xem', 'lượt tim', 'bình luận', 'chia sẻ']);
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await expect(card).toHaveCount(1);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a card opens large with the course of its figures, and keys lead through the others', async ({ page }) => {
  const { place, posts } = await doneCampaign(page);
  await signIn(page, 'manager', place);
  await toCards(page);
  await expect(cards(page)).toHaveCount(Math.min(posts.length, 24));
  await cards(page)
    .first()
    .getByRole('button', { name: /^Xem lớn bài của/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(posts[0]?.kol.stage_name ?? '');
  await expect(page).toHaveURL(new RegExp(`look=${posts[0]?.id}`));
  await expect(dialog(page).getByRole('img', { name: /^Biểu đồ .* theo ngày$/ })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'bình luận', pressed: false }).click();
  await expect(dialog(page).getByRole('img', { name: 'Biểu đồ bình luận theo ngày' })).toBeVisible();
  await expect(dialog(page)).toContainText(/Từ .* lên .* bình luận/);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toContainText(`2 / ${Math.min(posts.length, 24)}`);
  await expect(page).toHaveURL(new RegExp(`look=${posts[1]?.id}`));
  await page.reload();
  await expect(dialog(page)).toContainText(`2 / ${Math.min(posts.length, 24)}`);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/look=/);
});

test('the posts of a KOL stand as cards too, whole on a phone, and totals follow the ticked ones', async ({ page }) => {
  const { posts } = await doneCampaign(page);
  const [{ kol, social_type } = { kol: { id: '' }, social_type: '' }] = posts;
  await page.setViewportSize({ width: 360, height: 800 });
  const to = `/kols/${kol.id}/view?tab=${social_type}`;
  await signIn(page, 'manager', `${to}&start_date=2020-01-01&end_date=2039-12-31`);
  await toCards(page);
  const list = page.getByRole('list', { name: 'Bài đăng gần đây' });
  await expect(list.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const total = await list.getByRole('article').count();
  await list.getByRole('checkbox').first().uncheck();
  await expect(page.getByText(`Tổng của ${total - 1}/${total} bài đã chọn`)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});
