import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { newCampaign } from './support/newCampaign';
import { send } from './support/newStaff';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

type Days = { date: string; views: number | null; engagement: number | null; buzz: number | null }[];

const chart = (page: Page, name: string) => page.getByRole('img', { name, exact: true });
const marks = (page: Page, name: string) => chart(page, name).locator('circle');

/** How many pieces the line of a chart is drawn in. */
async function pieces(page: Page, name: string): Promise<number> {
  const line = await chart(page, name).locator('.recharts-area-curve').first().getAttribute('d');
  return line?.match(/M/g)?.length ?? 0;
}

/** Tables of the page of which something is cut off. */
const slicedTables = (page: Page) =>
  page.locator('table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const frame = table.parentElement;
      return frame && frame.scrollWidth > frame.clientWidth ? [table.getAttribute('aria-label')] : [];
    }),
  );

test('no column of a report is cut off, on the screen or on paper', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const { data: campaigns } = await get(page, token, '/campaigns?filter_status=done&sort=DATEASC');
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, 'manager', `/campaigns/done/${campaigns[0].id}/report`);
  await expect(page.getByRole('table')).toHaveCount(5);
  for (const width of [1920, 1366, 1100, 800, 390]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await slicedTables(page), `at ${width} px`).toEqual([]);
  }
  // A4 across, less its margins, at the scale it is printed in.
  await page.setViewportSize({ width: Math.floor(((297 - 24) / 25.4) * 96), height: 768 });
  await page.emulateMedia({ media: 'print' });
  expect(await slicedTables(page), 'on paper').toEqual([]);
});

test('the picture of a report’s cover is as high as what stands beside it', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const [brand] = (await get(page, token, '/brands?statuses=active&sort=DATEASC')).data;
  const period = { start_date: day(-20), end_date: day(20) };
  const { id } = await newCampaign(page, token, { ...period, brand_id: brand.id });
  await signIn(page, 'manager', `/campaigns/inprogress/${id}/report`);
  const cover = page.getByRole('article').locator('header').first();
  await expect(cover.getByText('Chưa đánh giá')).toBeVisible();
  for (const width of [1920, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [picture, whole] = [await cover.locator('img').first().boundingBox(), await cover.boundingBox()];
    expect(picture?.height, `at ${width} px`).toBe(whole?.height);
  }
});

test('tables by KOL end in what all SOWs come to, as the report says it', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const [campaign] = (await get(page, token, '/campaigns?filter_status=done&sort=DATEASC&size=1')).data;
  const { totals, progress } = (await get(page, token, `/campaigns/final-report/${campaign.id}`)).data;
  await signIn(page, 'manager', `/campaigns/done/${campaign.id}/report`);
  const lastOf = (table: string) =>
    page
      .getByRole('table', { name: table })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: `Tổng ${progress.length} SOW`, exact: true }) });
  const costs = lastOf('Chi phí theo KOL');
  await expect(costs).toContainText(`${new Intl.NumberFormat('vi').format(totals.price)} VNĐ`);
  await expect(costs).toContainText(`${new Intl.NumberFormat('vi').format(totals.booking_price)} VNĐ`);
  const { known, of } = totals.coverage.views;
  await expect(lastOf('KPI và thực tế theo KOL')).toContainText(known < of ? `${known} trên ${of} bài` : '%');
});

test('the course of a report is drawn as far as it is known', async ({ page }) => {
  const quiet = watch(page);
  const token = await tokenOf(page, 'manager');
  const { data: campaigns } = await get(page, token, '/campaigns?filter_status=done&sort=DATEASC');
  const { id, start_date } = campaigns[0];
  const { data: report } = await get(page, token, `/campaigns/final-report/${id}`);
  const days: Days = report.by_day;
  const first = days.find(({ engagement }) => engagement !== null);
  if (!first || first.date === start_date) throw new Error('the demo begins without a day before its first reading');

  const address = `/campaigns/done/${id}/report`;
  await signIn(page, 'manager', `${address}?as_of=${first.date}`);
  await expect(marks(page, 'Tương tác')).toHaveCount(1);
  await expect(marks(page, 'Tương tác')).toBeVisible();

  await page.goto(`${address}?as_of=${start_date}`);
  const none = page.getByRole('figure', { name: /^(Lượt xem|Tương tác|Thảo luận)$/ });
  await expect(none).toHaveText(['Không có dữ liệu', 'Không có dữ liệu', 'Không có dữ liệu']);

  // All readings a test can make are of today: days that became unknown are put into the real answer.
  const values = [null, 5, null, 10, 12, null, 7];
  await page.route('**/final-report/*', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const by_day = values.map((engagement, at) => ({ ...days[at], views: 0, engagement, buzz: null }));
    await route.fulfill({ response: answer, json: { data: { ...data, by_day } } });
  });
  await page.goto(address);
  await expect(marks(page, 'Tương tác')).toHaveCount(2);
  expect(await pieces(page, 'Tương tác')).toBe(3);
  await expect(async () => {
    const plot = await chart(page, 'Tương tác').boundingBox();
    for (const mark of await marks(page, 'Tương tác').all()) {
      const box = await mark.boundingBox();
      expect(box && plot && box.x >= plot.x && box.x + box.width <= plot.x + plot.width + 0.5).toBe(true);
    }
  }).toPass();
  await expect(none).toHaveText(['Không có dữ liệu', 'Không có dữ liệu']);
  // Whoever writes elsewhere has the page ask again.
  await page.unrouteAll({ behavior: 'wait' });
  quiet.expectQuiet();
});

test('the course of a metric has its target’s pace only where all posts are held against it', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const day = (offset: number) => new Date(Date.now() + 7 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
  const campaign = await newCampaign(page, token, { start_date: day(-5), end_date: day(5) });
  const kols = (await get(page, token, '/kols?status=active&sort=DATEASC&size=2')).data;
  const addWork = async (kol_id: string, kpi_views: number | null) => {
    await send(page, token, 'POST', `/campaigns/${campaign.id}/sows`, {
      ...{ kol_id, is_online: true, social_type: 'tiktok', post_format: 'post_videos', post_count: 1, kpi_views },
      ...{ description: '<p>Một video</p>', booking_price: 1_000_000, sale_price: 2_000_000 },
    });
    const url_post = `https://www.tiktok.com/@kol/video/${Date.now()}`;
    const figures = { view: 500, reaction: 20, comment: 3, share: 2, reason: 'Đọc trên trang' };
    await send(page, token, 'POST', `/campaigns/${campaign.id}/posts`, { kol_id, url_post, ...figures });
  };
  const lines = (name: string) => chart(page, name).locator('.recharts-area-curve');
  await addWork(kols[0].id, 10_000);
  await signIn(page, 'manager', `/campaigns/inprogress/${campaign.id}/report`);
  await expect(lines('Lượt xem')).toHaveCount(2);
  await expect(lines('Tương tác')).toHaveCount(1);
  await addWork(kols[1].id, null);
  await page.reload();
  await expect(chart(page, 'Lượt xem').locator('..')).toContainText('1K');
  await expect(lines('Lượt xem')).toHaveCount(1);
});

test('a report says how it went, why each figure is what it is, and takes the manager’s words in place', async ({
  page,
}) => {
  const token = await tokenOf(page, 'manager');
  const campaign = await newCampaign(page, token);
  const [kol] = (await get(page, token, '/kols?status=active&sort=DATEASC&size=1')).data;
  const sow = await send(page, token, 'POST', `/campaigns/${campaign.id}/sows`, {
    ...{ kol_id: kol.id, is_online: true, social_type: 'tiktok', post_format: 'post_videos', post_count: 1 },
    ...{ description: '<p>Một video</p>', booking_price: 8_000_000, sale_price: 10_000_000, kpi_views: 2_000 },
  });
  await send(page, token, 'POST', `/campaigns/${campaign.id}/posts`, {
    ...{
      url_post: `https://www.tiktok.com/@may/video/${Date.now()}`,
      sow_id: sow.id,
      post_time: new Date().toISOString(),
    },
    ...{ view: 1_234, reaction: 56, reason: 'KOL gửi ảnh' },
  });
  const quiet = watch(page);
  await signIn(page, 'manager', `/campaigns/inprogress/${campaign.id}/report`);
  const main = page.getByRole('main');
  await expect(main.getByText(/Chiến dịch .*tương tác|Chiến dịch .*lượt xem/)).toBeVisible();
  await main
    .getByRole('button', { name: /1\.234/ })
    .first()
    .click();
  const why = page.getByRole('dialog', { name: 'Vì sao là số này: Lượt xem' });
  await expect(why.getByText('1.234').first()).toBeVisible();
  await expect(why.getByText(/Nhập tay/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);

  await main.getByRole('button', { name: 'Viết nhận xét: Lượt xem' }).click();
  const text = main.getByRole('textbox', { name: 'Lượt xem' });
  await text.click();
  await text.pressSequentially('Lượt xem vượt cam kết: ');
  await expect(main.getByText('“vượt” có đúng với số liệu không?')).toBeVisible();
  await main.getByRole('combobox', { name: 'Chèn số liệu…' }).selectOption({ label: 'Lượt xem: 1.234' });
  await main.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(main.getByText('Lượt xem vượt cam kết: 1.234')).toBeVisible();
  const { data } = await get(page, token, `/campaigns/final-report/${campaign.id}`);
  expect(data.texts).toMatchObject({ view: '<p>Lượt xem vượt cam kết: {{figure:views}}</p>', version: 1 });
  expect(await seriousFindings(page)).toEqual([]);
  quiet.expectQuiet();
});

test('a report is taken away as a PDF, and can be given up while it is made', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const { data: campaigns } = await get(page, token, '/campaigns?filter_status=done&sort=DATEASC');
  const { id, code } = campaigns[0];
  await signIn(page, 'manager', `/campaigns/done/${id}/report`);
  const menu = page.getByRole('button', { name: 'Tải về' });
  const choosePdf = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
  };
  await choosePdf();
  const file = await page.waitForEvent('download');
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${code}_\\d{4}-\\d{2}-\\d{2}\\.pdf$`));
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(menu).toBeVisible();

  let answer = () => {};
  await page.route('**/pdf-report/*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ status: 503, json: { statusCode: 503, message: 'service_unavailable' } });
  });
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('/pdf-report/'));
  await choosePdf();
  await expect(page.getByRole('progressbar', { name: 'Đang xuất file' })).toBeVisible();
  await page.getByRole('button', { name: 'Dừng xuất file' }).click();
  await given;
  await expect(page.getByText('Đã dừng xuất file')).toBeVisible();
  await expect(menu).toBeVisible();

  await choosePdf();
  await expect(page.getByRole('progressbar', { name: 'Đang xuất file' })).toBeVisible();
  answer();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(menu).toBeVisible();
});
