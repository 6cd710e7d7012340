import { expect, type Page, test } from 'playwright/test';
import type { Pace } from '../../src/domain/campaigns/pace';
import type { CampaignListItem } from '../../src/domain/campaigns/types';
import catalogue from '../../src/domain/locales/vi/pace.json' with { type: 'json' };
import { seriousFindings } from './support/axe';
import { newSow } from './support/newCampaign';
import { send } from './support/newStaff';
import { retried } from './support/retried';
import { settled } from './support/settled';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

test.use({ viewport: { width: 1440, height: 900 } });

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
let made = 0;

/** A campaign of its own, pitching unless said otherwise, under a code that finds it alone. */
async function addCampaign(page: Page, token: string, changes: object = {}): Promise<CampaignListItem> {
  made += 1;
  const code = `LIST${Date.now().toString(36)}${process.pid}X${made}`.toUpperCase();
  const [like]: CampaignListItem[] = (await get(page, token, '/campaigns?sort=DATEASC&size=1')).data;
  const me = (await get(page, token, '/users/me')).data;
  return send(page, token, 'POST', '/campaigns', {
    name: `Bảng ${code}`,
    code,
    type: 'booking',
    keywords: ['bảng'],
    start_date: '2026-03-30',
    end_date: '2026-04-02',
    budget: 120_000_000,
    brand_id: like?.brand?.id,
    managers: [me.id],
    cover_image: like?.cover_image,
    ...changes,
  });
}

const paceLabel = (pace: Pace) => catalogue.is[pace];

test('finds campaigns behind, slowest first, and says how one goes on its page', async ({ page }) => {
  const quiet = watch(page);
  const token = await tokenOf(page, 'manager');
  const [slowest] = (await get(page, token, '/campaigns?filter_status=inprogress&pace=behind&sort=PACEASC&size=1'))
    .data;
  await signIn(page, 'manager', '/campaigns/inprogress');
  await settled(page);
  await page.getByRole('button', { name: /^Bộ lọc\s*\d*$/ }).click();
  await page.getByRole('dialog', { name: 'Bộ lọc' }).getByRole('button', { name: 'Chậm tiến độ' }).click();
  await expect(page).toHaveURL(/pace=behind/);
  await page.keyboard.press('Escape');
  await page.getByLabel('Sắp xếp').selectOption({ label: 'Chậm nhất trước' });
  await expect(page).toHaveURL(/sort=pace-ASC/);
  await expect(rows(page).first()).toContainText(slowest.code);
  await expect(rows(page).first()).toContainText(/(Chậm tiến độ|Chưa đạt KPI)[\d,]+% KPI · ngày \d+\/\d+/);
  await page.goto(`/campaigns/inprogress/${slowest.id}/view`);
  await expect(page.getByText(/ đạt [\d,]+% KPI · ngày \d+\/\d+/)).toBeVisible();
  await expect(
    page.getByText(/^(Nếu giữ nhịp này, cuối kỳ|Chưa dự kiến được cuối kỳ|Đã hết thời gian chạy)/),
  ).toBeVisible();
  quiet.expectQuiet();
});

test('narrows down by filters that stand in the address, as chips that leave one by one', async ({ page }) => {
  const quiet = watch(page);
  const token = await tokenOf(page, 'manager');
  await signIn(page, 'manager', '/campaigns/inprogress');
  await settled(page);
  const tabs = page.getByRole('group', { name: 'Trạng thái' });
  await tabs.getByRole('button', { name: /^Đang chạy/ }).click();
  await expect(page).toHaveURL(/filter_status=on_going/);
  await page.getByRole('button', { name: /^Bộ lọc\s*\d*$/ }).click();
  const panel = page.getByRole('dialog', { name: 'Bộ lọc' });
  await panel.getByLabel('Ngân sách (VNĐ): Từ').fill('300000000');
  await expect(panel.getByLabel('Ngân sách (VNĐ): Từ')).toHaveValue('300.000.000');
  await panel.getByLabel('Ngân sách (VNĐ): Đến').fill('600000000');
  await panel.getByLabel('Ngân sách (VNĐ): Đến').blur();
  await panel.getByLabel('Thời gian chạy: Từ').fill('2026-01-01');
  // Slower than what was entered before comes back in the address.
  await panel.getByLabel('Thời gian chạy: Đến').pressSequentially('01/01/2025', { delay: 80 });
  await expect(panel.getByLabel('Thời gian chạy: Đến')).toHaveValue('01/01/2025');
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(page).not.toHaveURL(/end_date/);
  await panel.getByLabel('Thời gian chạy: Đến').fill('2027-01-01');
  await expect(page).toHaveURL(/start_date=2026-01-01/);
  await page.keyboard.press('Escape');
  const asked =
    'filter_status=on_going&min_value=300000000&max_value=600000000&start_date=2026-01-01&end_date=2027-01-01';
  const { total } = await get(page, token, `/campaigns?${asked}&count=exact`);
  await expect(page.locator('h1')).toContainText(String(total));
  await page.getByLabel('Sắp xếp').selectOption({ label: 'Tên A–Z' });
  await expect(page).toHaveURL(/sort=name-ASC/);
  const [first] = (await get(page, token, `/campaigns?${asked}&sort=NAMEASC&size=1`)).data;
  await expect(rows(page).first()).toContainText(first.code);
  await expect(rows(page).first()).toContainText(paceLabel(first.pace));
  await page.getByRole('button', { name: 'Bỏ lọc: Ngân sách (VNĐ)' }).click();
  await expect(page).not.toHaveURL(/_value/);
  await page.goBack();
  await expect(page).toHaveURL(/min_value=300000000&max_value=600000000|max_value=600000000&min_value=300000000/);
  await page.getByRole('button', { name: 'Xóa bộ lọc' }).click();
  await expect(page).toHaveURL(/\/campaigns\/inprogress\?sort=name-ASC$/);
  quiet.expectQuiet();
});

test('a row counts posts within the promise of each SOW, and those beyond it beside them', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const kols = (await get(page, token, '/kols?status=active&size=2&sort=DATEASC')).data;
  const { id, code } = await addCampaign(page, token);
  for (const kol of kols) await newSow(page, token, id, { kol_id: kol.id });
  for (const number of [1, 2, 3, 4]) {
    const url_post = `https://www.tiktok.com/@kol/video/${Date.now()}${number}`;
    await send(page, token, 'POST', `/campaigns/${id}/posts`, { kol_id: kols[0].id, url_post });
  }
  await send(page, token, 'PUT', `/campaigns/${id}/status`, { status: 'cancel', cancel_reason: 'Khách dừng' });
  await signIn(page, 'manager', `/campaigns/cancel?search=${code}`);
  await expect(rows(page)).toHaveCount(1);
  const progress = rows(page).getByTitle(/thêm 2 bài ngoài cam kết/);
  await expect(progress).toContainText(/2\s*\/\s*4( bài)? \+2/);
  await expect(progress).toHaveAttribute('title', /^50%/);
});

test('what takes two lines of a row keeps off the lines between rows', async ({ page }) => {
  await signIn(page, 'manager', '/campaigns/inprogress?filter_status=on_going&sort=pace-ASC');
  await expect(rows(page).first()).toContainText(/(Chậm tiến độ|Chưa đạt KPI)[\d,]+% KPI · ngày/);
  await expectRoom(page);
});

test('a result says of how many posts it is known, within its column and off the lines between rows', async ({
  page,
}) => {
  const token = await tokenOf(page, 'manager');
  const [done] = (await get(page, token, '/campaigns?filter_status=done&name=CAMP020')).data;
  expect(done.result_views_known).toBeLessThan(done.result_posts);
  await signIn(page, 'manager', '/campaigns/done');
  const known = `${done.result_views_known} trên ${done.result_posts} bài`;
  await expect(rows(page).filter({ hasText: 'CAMP020' })).toContainText(known);
  await expectRoom(page);
  const cut = await rows(page).evaluateAll(
    (all) =>
      all
        .flatMap((row) => [...row.querySelectorAll('td')])
        .filter((cell) => {
          const inner = cell.firstElementChild?.getBoundingClientRect();
          return (
            / trên \d+ bài/.test(cell.textContent ?? '') && inner && inner.left < cell.getBoundingClientRect().left
          );
        }).length,
  );
  expect(cut).toBe(0);
});

async function expectRoom(page: Page): Promise<void> {
  await settled(page);
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const least = await rows(page).evaluateAll((all) =>
      Math.min(
        ...all.flatMap((row) =>
          [...row.querySelectorAll('td > *')].flatMap((inner) => {
            const [box, cell] = [inner.getBoundingClientRect(), inner.closest('td')?.getBoundingClientRect()];
            return cell &&
              box.height > 28 &&
              box.height < cell.height &&
              /%|\d–|– | trên /.test(inner.textContent ?? '')
              ? [box.top - cell.top, cell.bottom - 1 - box.bottom]
              : [];
          }),
        ),
      ),
    );
    expect(least, `at ${width} px`).toBeGreaterThanOrEqual(1.5);
    expect(least, 'there is something of two lines').toBeLessThan(10);
    const heights = await rows(page).evaluateAll((all) => [...new Set(all.map((row) => row.clientHeight))]);
    expect(heights, `at ${width} px`).toHaveLength(1);
  }
}

test('remembers the view, keeps it in the address, and goes back to what was there', async ({ page }) => {
  await signIn(page, 'executive', '/campaigns/inprogress?search=a');
  await page.getByRole('button', { name: 'Dạng bảng theo trạng thái' }).click();
  await expect(page).toHaveURL(/search=a&view=board/);
  await page.getByRole('button', { name: 'Dạng lịch' }).click();
  await expect(page).toHaveURL(/view=calendar/);
  await page.goBack();
  await expect(column(page, 'Thanh lý')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto('/campaigns/done');
  await expect(page).toHaveURL(/view=calendar/);
  await page.getByRole('button', { name: 'Dạng danh sách' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Tiến độ' })).toHaveCount(0);
  await rows(page).first().hover();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Thao tác với/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Chỉnh sửa' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Xem báo cáo' }).click();
  await page.waitForURL(/\/campaigns\/done\/[^/]+\/report/);
  await page.goto('/campaigns/inprogress?view=list');
  await rows(page).first().hover();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Thao tác với/ })
    .click();
  await page.getByRole('menuitem', { name: 'Chỉnh sửa' }).click();
  await page.waitForURL(/\/campaigns\/inprogress\/[^/]+\/edit/);
});

test('ten rows as staff see them stay within the budget of nodes', async ({ page }) => {
  await signIn(page, 'manager', '/campaigns/inprogress?pageSize=10');
  await settled(page);
  await expect(rows(page)).toHaveCount(10);
  // The head adds about a hundred to the 700 of the whole page.
  expect(await page.locator('body *').count()).toBeLessThan(600);
});

test('a sum that cannot be read is said in its place, beside rows that are there, and tried again', async ({
  page,
}) => {
  await page.route('**/api/v1/campaigns/sums?**', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: 'unknown' } }),
  );
  await signIn(page, 'manager', '/campaigns/done');
  const foot = page.getByRole('rowheader');
  await expect(foot.getByRole('alert')).toContainText('Chưa cộng được các chiến dịch này.');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.unroute('**/api/v1/campaigns/sums?**');
  await retried(page, foot.filter({ hasText: /^Tổng \d+ chiến dịch/ }));
});

test('the last row adds up all campaigns of the filter, known views beside the rest, budgets for staff', async ({
  page,
}) => {
  const token = await tokenOf(page, 'manager');
  const { data: sums } = await get(page, token, '/campaigns/sums?filter_status=done');
  await signIn(page, 'manager', '/campaigns/done?pageSize=10');
  const total = page.getByRole('rowheader', { name: /^Tổng / });
  const row = page.getByRole('row').filter({ has: total });
  await expect(total).toHaveText(
    `Tổng ${sums.of} chiến dịch: ${sums.sow_total} SOW, ${sums.post_total}/${sums.post_count} bài`,
  );
  await expect(row).toContainText(`${sums.result_views.known} trên ${sums.of}`);
  await expect(row.getByTitle(`${new Intl.NumberFormat('vi').format(sums.budget)} VNĐ`)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await total.scrollIntoViewIfNeeded();
  await expect(row).toContainText(/Tổng \d+ chiến dịch: .*\d+ trên \d+/);
  expect((await row.boundingBox())?.height).toBeLessThan(80);
  await page.setViewportSize({ width: 1440, height: 900 });

  const [one] = (await get(page, token, '/campaigns?filter_status=done&size=1')).data;
  await page.goto(`/campaigns/done?search=${encodeURIComponent(one.code)}`);
  await expect(total).toContainText(/^Tổng 1 chiến dịch: /);
  await signIn(page, 'customer', '/campaigns/done');
  await expect(total).toBeVisible();
  await expect(row.getByTitle(/VNĐ$/)).toHaveCount(0);
});

test('moves a card by its menu and by dragging, and says beforehand what is missing and what may not be', async ({
  page,
}) => {
  const token = await tokenOf(page, 'manager');
  const { id, name, code } = await addCampaign(page, token);
  const statusOf = async () => (await get(page, token, `/campaigns/${id}`)).data.status;
  await signIn(page, 'manager', `/campaigns/inprogress?view=board&search=${code}`);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(column(page, 'Đang đề xuất').getByRole('article')).toHaveCount(1);
  await card.getByRole('button', { name: /^Chuyển trạng thái/ }).click();
  const menu = page.getByRole('menu');
  const done = menu.getByRole('menuitem', { name: /^Hoàn thành/ });
  await expect(done).toContainText('Sau Đang đề xuất chỉ có thể là Đang chạy hoặc Đã hủy.');
  await expect(done).toHaveAttribute('aria-disabled', 'true');
  expect(await seriousFindings(page)).toEqual([]);
  await menu.getByRole('menuitem', { name: 'Đang chạy', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Chưa có SOW');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Vẫn chuyển' }).click();
  await expect(column(page, 'Đang chạy').getByRole('article')).toHaveCount(1);
  expect(await statusOf()).toBe('on_going');

  await card.hover();
  await page.mouse.down();
  const pitching = column(page, 'Đang đề xuất');
  await pitching.hover();
  await pitching.hover({ position: { x: 60, y: 90 } });
  await expect(pitching).toContainText('Sau Đang chạy chỉ có thể là Thanh lý hoặc Đã hủy.');
  await page.mouse.up();
  await expect(pitching).not.toContainText('chỉ có thể là');
  expect(await statusOf()).toBe('on_going');

  await card.dragTo(column(page, 'Thanh lý'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Vẫn chuyển|Chuyển sang|Hoàn thành|Hủy chiến dịch)/ })
    .click();
  await expect(column(page, 'Thanh lý').getByRole('article')).toHaveCount(1);
  expect(await statusOf()).toBe('liquidation');
});

test('cancels with a reason, and puts a card back that somebody else has moved', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const { id, name, code } = await addCampaign(page, token);
  await signIn(page, 'manager', `/campaigns/inprogress?view=board&search=${code}`);
  const card = page.getByRole('article').filter({ hasText: name });
  await card.dragTo(column(page, 'Đang chạy'));
  await send(page, token, 'PUT', `/campaigns/${id}/status`, { status: 'on_going' });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Vẫn chuyển|Chuyển sang|Hoàn thành|Hủy chiến dịch)/ })
    .click();
  await expect(page.getByText(/Chưa đổi được/)).toBeVisible();
  await expect(column(page, 'Đang chạy').getByRole('article')).toHaveCount(1);
  await expect(column(page, 'Đang đề xuất').getByRole('article')).toHaveCount(0);

  await card.dragTo(column(page, 'Đã hủy'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hủy chiến dịch' }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await dialog.getByLabel('Lý do hủy').fill('Khách dừng ngân sách');
  await dialog.getByRole('button', { name: 'Hủy chiến dịch' }).click();
  await expect(page.getByText('Chưa có chiến dịch nào').or(page.getByText('Không tìm thấy kết quả nào'))).toBeVisible();
  expect((await get(page, token, `/campaigns/${id}`)).data).toMatchObject({
    status: 'cancel',
    cancel_reason: 'Khách dừng ngân sách',
  });
  await page.goto(`/campaigns/cancel?view=board&search=${code}`);
  await expect(card).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('final columns are strips until they are unfolded, which is remembered', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const { id, name, code } = await addCampaign(page, token);
  await addCampaign(page, token, { name: `Bảng sau ${code}` });
  await send(page, token, 'PUT', `/campaigns/${id}/status`, { status: 'cancel', cancel_reason: 'Khách dừng' });
  await signIn(page, 'manager', `/campaigns/inprogress?view=board&search=${code}`);
  const cancelled = column(page, 'Đã hủy');
  const card = cancelled.getByRole('article').filter({ hasText: name });
  const strip = cancelled.getByRole('button', { name: '1 Đã hủy', exact: true });
  await expect(strip).toHaveAttribute('aria-expanded', 'false');
  await expect(cancelled.getByRole('article')).toHaveCount(0);
  expect((await cancelled.boundingBox())?.width).toBeLessThan(60);
  await strip.click();
  await expect(card).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await expect(card).toBeVisible();
  await expect(column(page, 'Hoàn thành').getByRole('article')).toHaveCount(0);
  await cancelled.getByRole('button', { name: 'Thu gọn cột Đã hủy' }).click();
  await expect(strip).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a card says what endangers its campaign, and what it is worth to staff alone', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const [kol] = (await get(page, token, '/kols?status=active&size=1&sort=DATEASC')).data;
  const today = Date.now();
  const day = (offset: number) => new Date(today + 7 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
  const running = { start_date: day(-1), end_date: day(5) };
  const { id, name, code } = await addCampaign(page, token, { budget: 1_000_000, ...running });
  await newSow(page, token, id, { kol_id: kol.id });
  const board = `/campaigns/inprogress?view=board&search=${code}`;
  await signIn(page, 'manager', board);
  const card = page.getByRole('article').filter({ hasText: name });
  const risks = card.getByRole('list', { name: 'Rủi ro' }).getByRole('listitem');
  await expect(risks).toHaveText(['1 SOW chưa có bài còn 5 ngày', 'Vượt ngân sách 9M VNĐ']);
  const seen = await get(page, await tokenOf(page, 'customer'), '/campaigns?size=100');
  expect(seen.data.length).toBeGreaterThan(0);
  expect(JSON.stringify(seen)).not.toContain('risk_figures');
});

test('a calendar goes month by month, shows a campaign in both and opens a day', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const { id, name, code } = await addCampaign(page, token);
  await signIn(page, 'manager', `/campaigns/inprogress?view=calendar&month=2026-03&search=${code}`);
  const calendar = page.getByRole('region', { name: 'Lịch chiến dịch và bài đăng' });
  await expect(calendar.getByRole('heading', { name: 'Tháng 3 năm 2026' })).toBeVisible();
  const bars = calendar.getByRole('link', { name: new RegExp(`^${name}.*30/03/2026 – 02/04/2026`) });
  await expect(bars).toHaveCount(1);
  await calendar.getByRole('button', { name: 'Tháng sau' }).click();
  await expect(page).toHaveURL(/month=2026-04/);
  await expect(calendar.getByRole('heading', { name: 'Tháng 4 năm 2026' })).toBeVisible();
  await expect(bars).toHaveCount(1);
  await calendar.getByRole('button', { name: 'Tháng sau' }).click();
  await expect(calendar).toContainText('Không có chiến dịch hay bài đăng nào trong tháng này.');
  await calendar.getByRole('button', { name: 'Hôm nay' }).click();
  await expect(page).not.toHaveURL(/month=/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/month=2026-04/);
  await calendar.getByRole('button', { name: 'Mở Thứ Năm 2/04/2026' }).click();
  await expect(page).toHaveURL(/day=2026-04-02/);
  const day = page.getByRole('dialog', { name: 'Thứ Năm, 02/04/2026' });
  await expect(day.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/day=/);
  await bars.click();
  await page.waitForURL(new RegExp(`/campaigns/inprogress/${id}/view`));
});

test('a calendar says of a campaign that is over what came of it, as the list does', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const { data } = await get(page, token, '/campaigns?filter_status=liquidation&sort=DATEASC&size=50');
  const over = data.find(({ end_date, pace }: CampaignListItem) => end_date && end_date < today && pace !== 'none');
  const month = over.end_date.slice(0, 7);
  await signIn(page, 'manager', `/campaigns/inprogress?view=calendar&month=${month}&search=${over.code}`);
  const calendar = page.getByRole('region', { name: 'Lịch chiến dịch và bài đăng' });
  const outcome = Object.values(catalogue.ended).join('|');
  const bar = calendar.getByRole('link', { name: over.name }).first();
  await expect(bar).toHaveAttribute('title', new RegExp(`^${over.name} · (${outcome}) · `));
});

test('a post of the calendar and of its day opens itself', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const { id, code, brand } = await addCampaign(page, token);
  const [kol] = (await get(page, token, '/kols?status=active&size=1&sort=DATEASC')).data;
  await newSow(page, token, id, { kol_id: kol.id });
  const post = await send(page, token, 'POST', `/campaigns/${id}/posts`, {
    url_post: `https://www.tiktok.com/@${code}/video/1`,
    kol_id: kol.id,
    post_time: '2026-04-02T03:00:00Z',
  });
  await signIn(page, 'manager', `/campaigns/inprogress?view=calendar&month=2026-04&search=${code}`);
  const calendar = page.getByRole('region', { name: 'Lịch chiến dịch và bài đăng' });
  const entry = calendar.getByRole('link', { name: `TikTok 10:00 ${kol.stage_name}`, exact: true });
  await expect(entry.locator('[data-drawn=tiktok]')).toBeVisible();
  await expect(entry).toHaveAttribute('title', new RegExp(` · ${brand?.name} · Đang đề xuất$`));
  const picture = (await get(page, token, `/campaigns/${id}`)).data.cover_image;
  await send(page, token, 'PUT', `/campaigns/update-post/${post.id}`, { thumbnail: picture, version: post.version });
  await page.reload();
  await expect(entry.locator(`img[src="${picture}"]`)).toBeVisible();
  await entry.click();
  const open = new RegExp(`/campaigns/inprogress/${id}/view\\?tab=posts&post=${post.id}$`);
  await expect(page).toHaveURL(open);
  const drawer = page.getByRole('dialog', { name: `Bài đăng của ${kol.stage_name}` });
  await expect(drawer.getByRole('textbox', { name: 'Link bài đăng' })).toHaveValue(post.url_post);
  await page.goBack();
  await calendar.getByRole('button', { name: 'Mở Thứ Năm 2/04/2026' }).click();
  await page
    .getByRole('dialog', { name: 'Thứ Năm, 02/04/2026' })
    .getByRole('link', { name: /^TikTok 10:00/ })
    .click();
  await expect(page).toHaveURL(open);
  await expect(drawer).toBeVisible();
});

test('a customer sees neither budgets nor managers, and nothing moves', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, 'customer', '/campaigns/inprogress?min_value=999999999999&manager_id=1');
  await expect(rows(page).first()).toBeVisible();
  expect(asked.filter((url) => /\/api\/.*(min_value|manager_id)/.test(url))).toEqual([]);
  for (const withheld of ['Ngân sách', 'Quản lý']) {
    await expect(page.getByRole('columnheader', { name: withheld })).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^Bộ lọc\s*\d*$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Bộ lọc' })).not.toContainText(/Ngân sách|Quản lý/);
  await page.keyboard.press('Escape');
  await rows(page).first().hover();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Thao tác với/ })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Xem chi tiết', 'Xem báo cáo']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Tạo chiến dịch' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dạng bảng theo trạng thái' }).click();
  const card = page.getByRole('article').first();
  await expect(card).toHaveAttribute('draggable', 'false');
  await expect(card.getByRole('button')).toHaveCount(0);
});

for (const view of ['list', 'board', 'calendar']) {
  test(`the ${view} fits 360 px and 2560 px, and axe finds nothing serious in the dark`, async ({ page }) => {
    await signIn(page, 'manager', `/campaigns/inprogress?view=${view}`);
    for (const [width, colorScheme] of [
      [360, 'light'],
      [2560, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const inner = page.getByRole('table').or(page.getByRole('article')).or(page.getByRole('region'));
      await expect(inner.first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(await seriousFindings(page)).toEqual([]);
  });
}
