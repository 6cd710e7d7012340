import { type Browser, type BrowserContext, expect, type Page } from 'playwright/test';
import { dayOf } from '../../../../src/domain/dates';
import { formatCompact, formatNumber } from '../../../../src/domain/format';
import type { UserNetwork } from '../../../../src/domain/users/types';
import { type NewCampaign, newCampaign, newSow } from '../../../e2e/support/newCampaign';
import { get, keepSession } from '../../../e2e/support/signIn';
import type { DemoStage } from './stage';

/** Told after each step: what was done, and the page it is to be seen on. */
export type Tell = (step: string, page: Page) => Promise<void>;

const hour = 3_600_000;
const day = 24 * hour;
/** As long as TikTok's access token lives, less a little: the product's own clock does not move with TikTok's. */
const later = 20 * hour;
const hashtag = 'TraSenMoi';
/** Reading and finding are jobs: they take a moment. */
const job = { timeout: 60_000 };

/**
 * A KOL connects TikTok, posts for a campaign, and its post is found, accepted and read until the report moves: all of it
 * through the pages people use, with TikTok's own interface simulated (spec 1 §3 Social account, CONTRACT-2 §15).
 * @throws Error of Playwright's where a page does not show what it should
 */
export async function tellStory(browser: Browser, stage: DemoStage, tell: Tell): Promise<void> {
  const open = (): Promise<BrowserContext> =>
    browser.newContext({ baseURL: stage.address, locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' });
  const [kol, staff] = [await (await open()).newPage(), await (await open()).newPage()];
  const { handle, kolId } = await connect(kol, tell);
  const token = await keepSession(staff, 'manager');
  const scene = { staff, token, stage, campaign: await book(staff, token, kolId), handle, tell };
  await findPost(scene);
  await moveReport(scene);
  await Promise.all([kol.context().close(), staff.context().close()]);
}

/** The owner of the KOL's TikTok account consents at TikTok. */
async function connect(page: Page, tell: Tell): Promise<{ handle: string; kolId: string }> {
  const token = await keepSession(page, 'kol');
  await page.goto('/profile/connections');
  const account = page.getByRole('listitem').filter({ hasText: 'TikTok' });
  const { kol, socials }: UserNetwork = (await get(page, token, '/users/network')).data;
  const handle = socials.find(({ social_type }) => social_type === 'tiktok')?.url.split('@')[1];
  if (!kol || !handle) throw new Error('the demo KOL has no TikTok account');
  await tell('The KOL opens its own connections: TikTok is not connected', page);
  await account.getByRole('button', { name: 'Kết nối' }).click();
  await page.getByLabel('Account').fill(handle);
  await tell('TikTok asks who it is and whether that is allowed', page);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL('**/oauth/callback?**');
  await tell('Back: TikTok is connected', page);
  await page.getByRole('link').last().click();
  await expect(account).toContainText('Đã kết nối');
  return { handle, kolId: kol.id };
}

/** A running campaign that books one video of the KOL on TikTok. */
async function book(staff: Page, token: string, kol_id: string): Promise<NewCampaign> {
  const campaign = await newCampaign(staff, token, {
    keywords: [`#${hashtag}`],
    start_date: dayOf(new Date(Date.now() - 10 * day)),
    end_date: dayOf(new Date(Date.now() + 10 * day)),
  });
  await newSow(staff, token, campaign.id, { kol_id });
  return campaign;
}

interface Scene {
  staff: Page;
  token: string;
  stage: DemoStage;
  campaign: NewCampaign;
  handle: string;
  tell: Tell;
}

/** The KOL posts; *Read now* finds the post, which is the campaign's after one press. */
async function findPost({ staff, stage: { networks }, campaign, handle, tell }: Scene): Promise<void> {
  await staff.goto(`/campaigns/inprogress/${campaign.id}/view?tab=posts`);
  await expect(staff.getByRole('region', { name: 'Bài còn thiếu' })).toBeVisible(job);
  await tell('The campaign misses the post that is booked', staff);
  const published_at = new Date(Date.now() - 2 * hour);
  networks.world.post({ network: 'tiktok', handle }, { caption: `Thử trà sen mới 🍵 #${hashtag}`, published_at });
  await staff.getByRole('button', { name: 'Đọc ngay' }).click();
  const found = staff.getByRole('region', { name: 'Bài tìm thấy' }).getByRole('article');
  await expect(async () => {
    await staff.reload();
    await expect(found).toHaveCount(1, { timeout: 5_000 });
  }).toPass(job);
  await tell('The KOL posts, the campaign is read: the post is found, with why', staff);
  await found.getByRole('button', { name: 'Thêm vào chiến dịch' }).click();
  await expect(found).toHaveCount(0);
  await expect(staff.getByRole('table').getByText('An Nhiên Makeup').first()).toBeVisible();
  await tell('One press: it is a post of the campaign', staff);
}

/** Most of a day passes at TikTok; *Read now* brings the figures of then, and the report has them. */
async function moveReport({ staff, token, stage: { networks }, campaign, tell }: Scene): Promise<void> {
  const before = await views(staff, token, campaign.id);
  await staff.goto(`/campaigns/inprogress/${campaign.id}/report`);
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
  await tell(`The report: ${formatNumber(before, 'vi')} views`, staff);
  networks.setNow(new Date(Date.now() + later));
  await staff.goto(`/campaigns/inprogress/${campaign.id}/view?tab=posts`);
  await staff.getByRole('button', { name: 'Đọc ngay' }).click();
  let after = before;
  await expect(async () => {
    after = await views(staff, token, campaign.id);
    expect(after).toBeGreaterThan(before);
  }).toPass(job);
  await staff.goto(`/campaigns/inprogress/${campaign.id}/report`);
  await expect(staff.getByText(formatCompact(after, 'vi'), { exact: true }).first()).toBeVisible();
  await tell(`Twenty hours later the report has moved: ${formatNumber(after, 'vi')} views`, staff);
}

async function views(page: Page, token: string, campaignId: string): Promise<number> {
  const { data } = await get(page, token, `/campaigns/final-report/${campaignId}`);
  return data.totals?.views ?? 0;
}
