import { expect, type Page, test } from 'playwright/test';
import vi from '../../src/domain/locales/vi/today.json' with { type: 'json' };
import type { Today, TodayBadges } from '../../src/domain/today/types';
import { seriousFindings } from './support/axe';
import { newCampaign, newSow } from './support/newCampaign';
import { send, staffWith } from './support/newStaff';
import { retried } from './support/retried';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const block = (page: Page, name: keyof typeof vi.section) =>
  page.getByRole('region', { name: new RegExp(`^${vi.section[name]} · `) });
const menu = (page: Page, name: string) => page.locator('aside').getByRole('link', { name, exact: true });
const todayOf = async (page: Page, account: string): Promise<Today> =>
  (await get(page, await tokenOf(page, account), '/today')).data;

async function expectNoSideways(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

test('staff begin with what waits, and each thing has what does it', async ({ page }) => {
  const quiet = watch(page);
  await signIn(page, 'executive', '/login');
  await page.waitForURL((url) => url.pathname === '/today');
  await expect(heading(page)).toContainText('Hôm nay');
  const { missing_posts } = await todayOf(page, 'executive');
  const [worst] = missing_posts?.first ?? [];
  const row = block(page, 'missing_posts').getByRole('listitem').first();
  await expect(row).toContainText(`#${worst?.number} ${worst?.kol.stage_name}`);
  await expect(row).toContainText(worst?.campaign.name ?? '');
  expect(await seriousFindings(page)).toEqual([]);
  await row.getByRole('link', { name: new RegExp(`^${vi.do.add_post}`) }).click();
  await page.waitForURL(/\/campaigns\/inprogress\/[^/]+\/view\?tab=posts&post=new&of=/);
  await expect(page.getByRole('dialog')).toContainText(worst?.kol.stage_name ?? '');
  quiet.expectQuiet();
});

/** The name of a new campaign whose one post has 500 views. */
async function addWork(
  page: Page,
  token: string,
  campaignFields: Record<string, unknown>,
  sowFields: object,
): Promise<string> {
  const [kol] = (await get(page, token, '/kols?status=active&sort=DATEASC&size=1')).data;
  const campaign = await newCampaign(page, token, campaignFields);
  const sow_id = await newSow(page, token, campaign.id, { kol_id: kol.id, ...sowFields });
  const url_post = `https://www.tiktok.com/@kol/video/${Date.now()}`;
  await send(page, token, 'POST', `/campaigns/${campaign.id}/posts`, {
    ...{ kol_id: kol.id, sow_id, url_post, view: 500, reaction: 20, comment: 3, share: 2, reason: 'Đọc trên trang' },
  });
  return campaign.name;
}

test('two percentages of a campaign each say what they measure, on one line', async ({ page }) => {
  const [brand] = (await get(page, await tokenOf(page, 'customer'), '/brands')).data;
  // The one that ended first stands first.
  const ended = { start_date: '2025-01-01', end_date: '2025-01-10', brand_id: brand.id };
  await addWork(page, await tokenOf(page, 'manager'), ended, { post_count: 1, kpi_views: 10_000 });
  for (const width of [1440, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'customer', '/today');
    const rows = block(page, 'running')
      .getByRole('listitem')
      .filter({ hasText: / tiến độ|đạt KPI/i });
    await expect(rows.first()).toBeVisible();
    for (const row of await rows.all()) {
      await expect(row).toContainText(
        /(tiến độ|[Đđ]ạt KPI)(Lượt xem|Tương tác|Số bài đăng) đạt [\d,]+% KPI · ngày \d+\/\d+/,
      );
      // Which campaigns stand here is others' matter: of whichever, no share is told without what it is of.
      await expect(row).not.toContainText(/\d%(?! KPI)/);
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(61);
    }
    await page.goto('/campaigns/inprogress?filter_status=on_going&sort=pace-ASC');
    const paced = page.locator('tbody td').filter({ hasText: /\d% KPI · ngày/ });
    await expect(paced.first()).toBeVisible();
    const cut = await paced.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
    expect(cut).toBe(0);
    const heights = await page.locator('tbody tr').evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...heights)).toBeLessThanOrEqual(40);
    await page.goto('/campaigns/done');
    await expect(page.getByRole('columnheader', { name: 'Lượt xem / KPI' })).toBeVisible();
  }
});

test('a share that the pace is of already is not said twice', async ({ page }) => {
  const account = await staffWith(page, 'campaigns_management', ['r', 'r_detail']);
  const me = (await get(page, await tokenOf(page, account), '/users/me')).data;
  const token = await tokenOf(page, 'manager');
  const day = (offset: number) => new Date(Date.now() + 7 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
  const mine = { start_date: day(-9), end_date: day(1), managers: [me.id] };
  const ofViews = await addWork(page, token, mine, { post_count: 1, kpi_views: 10_000 });
  const ofPosts = await addWork(page, token, mine, { post_count: 4, kpi_views: 1_000 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, account, '/today');
  const row = (name: string) => block(page, 'behind').getByRole('listitem').filter({ hasText: name });
  await expect(row(ofViews)).toContainText('500 lượt xem');
  await expect(row(ofViews)).toContainText('Lượt xem đạt 5% KPI');
  await expect(row(ofViews)).not.toContainText('lượt xem (');
  await expect(row(ofPosts)).toContainText('500 lượt xem (50% KPI)');
  await expect(row(ofPosts)).toContainText('Số bài đăng đạt 25% KPI');
});

test('what is shown in part leads to all of it', async ({ page }) => {
  await signIn(page, 'executive', '/today');
  const all = block(page, 'missing_posts').getByRole('button');
  const { missing_posts } = await todayOf(page, 'executive');
  expect(missing_posts?.total).toBeGreaterThan(5);
  await all.click();
  await page.waitForURL(/\/today\?all=1/);
  await expect.poll(() => block(page, 'missing_posts').getByRole('listitem').count()).toBeGreaterThan(5);
  await block(page, 'behind')
    .getByRole('link', { name: /^(Xem cả|Mở danh sách)/ })
    .click();
  await page.waitForURL(/\/campaigns\/inprogress\?pace=behind&person_id=/);
  await expect(async () => {
    const { behind } = await todayOf(page, 'executive');
    await expect(heading(page)).toContainText(String(behind?.total), { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: /^Bỏ lọc: Người tham gia/ })).toBeVisible();
});

test('who leads others sees what waits for each of them, and goes there and back', async ({ page }) => {
  await signIn(page, 'supervisor', '/today');
  const team = page.getByRole('region', { name: vi.section.team });
  const first = team.getByRole('row').nth(1).getByRole('link');
  const name = (await first.innerText()).trim();
  await first.click();
  await page.waitForURL(/\/today\?person_id=/);
  await expect(heading(page)).toContainText(vi.title_colleague.replace('{{name}}', name));
  await expect(block(page, 'requests')).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: vi.mine }).click();
  await expect(heading(page)).toContainText('Hôm nay');
  await page.goto('/today?person_id=0190b1d2-0000-7000-8000-000000000001');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a client sees what its campaigns got so far, its requests, and what to evaluate', async ({ page }) => {
  const quiet = watch(page);
  await signIn(page, 'customer', '/login');
  await page.waitForURL((url) => url.pathname === '/today');
  await expect(block(page, 'running').getByRole('listitem').first()).toContainText(/lượt xem|chưa có số liệu/);
  await expect(block(page, 'requests_client').getByRole('listitem').first()).toBeVisible();
  await expect(block(page, 'missing_posts')).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  quiet.expectQuiet();
});

test('a KOL reads on a phone what to post where until when, with the brief', async ({ page }) => {
  const quiet = watch(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'kol', '/today');
  const { missing_posts } = await todayOf(page, 'kol');
  const mine = page.getByRole('region', { name: new RegExp(`^${vi.section.missing_posts_kol} · `) });
  await expect(mine.locator('ul').first().locator('> li')).toHaveCount(missing_posts?.first.length ?? -1);
  await expect(mine).not.toContainText('<p>');
  await expect(mine.getByRole('link', { name: new RegExp(`^${vi.do.add_post}`) })).toHaveCount(0);
  await expectNoSideways(page);
  expect(await seriousFindings(page)).toEqual([]);
  quiet.expectQuiet();
});

test('a failure says so and is tried again', async ({ page }) => {
  await page.route('**/api/v1/today?**', (route) => route.abort());
  await page.route('**/api/v1/today', (route) => route.abort());
  await signIn(page, 'executive', '/today');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unrouteAll();
  await retried(page, block(page, 'missing_posts'));
});

test('what comes to wait is counted in the menu at once, quietly', async ({ page }) => {
  await signIn(page, 'manager', '/campaigns/done');
  const badgeNow = async () => {
    const { data } = await get(page, await tokenOf(page, 'manager'), '/today/badges');
    return (data as TodayBadges).kolApprovals ?? 0;
  };
  const link = menu(page, 'KOL chờ duyệt');
  await expect(link).toBeVisible();
  await expect(async () => expect(link).toHaveAttribute('title', `${await badgeNow()} việc đang chờ`)).toPass();
  const before = await badgeNow();
  const token = await tokenOf(page, 'executive');
  const [known] = (await get(page, token, '/kols?status=active&sort=DATEASC&size=1')).data;
  const name = `Chờ Đếm ${Date.now()}`;
  await send(page, token, 'POST', '/kols', {
    code: `TD${Date.now() % 1_000_000}`,
    stage_name: name,
    fullname: name,
    avatar: known.avatar,
    sectors: [known.sectors[0].id],
  });
  await expect(async () => {
    const now = await badgeNow();
    expect(now).toBeGreaterThan(before);
    await expect(link).toHaveAttribute('title', `${now} việc đang chờ`, { timeout: 500 });
  }).toPass();
});
