import { expect, type Page, test } from 'playwright/test';
import type { FoundPost, MissingPosts } from '../../src/domain/campaigns/foundPosts';
import { seriousFindings } from './support/axe';
import { get, signIn, tokenOf } from './support/signIn';

// Two of them decide on the same posts: one after the other.
test.describe.configure({ mode: 'default' });

interface Row {
  id: string;
  name: string;
  post_total: number;
}

/** A running campaign of the demo with at least so many found posts, and those. */
async function campaignWithFound(page: Page, atLeast: number): Promise<{ campaign: Row; found: FoundPost[] }> {
  const token = await tokenOf(page, 'manager');
  const campaigns: Row[] = (await get(page, token, '/campaigns?filter_status=on_going&size=100')).data;
  for (const campaign of campaigns) {
    const found: FoundPost[] = (await get(page, token, `/campaigns/${campaign.id}/found-posts`)).data;
    if (found.filter(({ sow_id }) => sow_id).length >= atLeast) return { campaign, found };
  }
  throw new Error('the demo has no such campaign');
}

const open = (page: Page, id: string) => signIn(page, 'manager', `/campaigns/inprogress/${id}/view?tab=posts`);
const panel = (page: Page) => page.getByRole('region', { name: 'Bài tìm thấy' });

test('a found post is the campaign’s after one press, and its table and count follow', async ({ page }) => {
  const { campaign, found } = await campaignWithFound(page, 2);
  await open(page, campaign.id);
  const [post] = found.filter(({ sow_id, sows }) => sow_id && sows.length === 1);
  const chosen = post ?? found.find(({ sow_id }) => sow_id);
  const cards = panel(page).getByRole('article');
  const card = cards.filter({ has: page.getByRole('link', { name: new RegExp(chosen?.url_post.slice(-12) ?? '') }) });
  await expect(card).toBeVisible();
  await expect(card.locator('mark').first()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  const tab = page.getByRole('tab', { name: /^Bài đăng/ });
  await expect(tab.getByRole('img')).toHaveAccessibleName(`${found.length} bài tìm thấy đang chờ`);
  await card.getByRole('button', { name: 'Thêm vào chiến dịch' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText(`Đã thêm bài của ${chosen?.kol.stage_name} vào chiến dịch`)).toBeVisible();
  await expect(tab.getByRole('img')).toHaveAccessibleName(`${found.length - 1} bài tìm thấy đang chờ`);
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: /Tìm/ }))
    .first()
    .fill(chosen?.kol.stage_name ?? '');
  await expect(
    page
      .getByRole('table')
      .getByText(chosen?.kol.stage_name ?? '')
      .first(),
  ).toBeVisible();
  const token = await tokenOf(page, 'manager');
  const { data } = await get(page, token, `/campaigns/${campaign.id}?without=posts`);
  expect(data.post_total).toBe(campaign.post_total + 1);
});

test('the campaign’s own posts stand first, and a line above leads to those found', async ({ page }) => {
  const { campaign, found } = await campaignWithFound(page, 1);
  await open(page, campaign.id);
  await expect(panel(page).getByRole('article').first()).toBeVisible();
  const top = async (part: ReturnType<typeof panel>) => (await part.boundingBox())?.y ?? 0;
  expect(await top(page.getByRole('table').first())).toBeLessThan(await top(panel(page)));
  await page.getByRole('button', { name: `${found.length} bài tìm thấy đang chờ` }).click();
  await expect(panel(page).getByRole('heading', { name: 'Bài tìm thấy' })).toBeInViewport();
});

test('one that is none is put aside, and taken back', async ({ page }) => {
  const { campaign } = await campaignWithFound(page, 1);
  await open(page, campaign.id);
  const cards = panel(page).getByRole('article');
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  const name = (await cards.first().getAttribute('aria-label')) ?? '';
  await cards.first().getByRole('button', { name: 'Không thuộc chiến dịch' }).click();
  await expect(panel(page).getByRole('article', { name })).toHaveCount(0);
  await panel(page).getByRole('status').getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(panel(page).getByRole('article', { name })).toBeVisible();
  await expect(cards).toHaveCount(before);
  await panel(page).getByRole('article', { name }).getByRole('button', { name: 'Không thuộc chiến dịch' }).click();
  await panel(page).getByRole('button', { name: 'Bài đã bỏ' }).click();
  await panel(page)
    .getByRole('listitem')
    .filter({ hasText: name.split(',')[0] ?? '' })
    .getByRole('button', { name: 'Hoàn tác' })
    .last()
    .click();
  await expect(panel(page).getByRole('article', { name })).toBeVisible();
});

test('what is missing is told with why and the way on, on a phone too', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const campaigns: Row[] = (await get(page, token, '/campaigns?filter_status=on_going&size=100')).data;
  let missing: MissingPosts[] = [];
  let id = '';
  for (const campaign of campaigns) {
    missing = (await get(page, token, `/campaigns/${campaign.id}/missing-posts`)).data;
    id = campaign.id;
    if (missing.length > 0) break;
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, id);
  const region = page.getByRole('region', { name: 'Bài còn thiếu' });
  await expect(region).toContainText(`Còn thiếu ${missing.reduce((sum, { owed }) => sum + owed, 0)} bài`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await region.getByRole('button', { name: 'Thêm bằng tay' }).first().click();
  await expect(page).toHaveURL(/post=new/);
  await expect(page.getByRole('dialog')).toBeVisible();
});
