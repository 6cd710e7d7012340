import { expect, type Locator, type Page, test } from 'playwright/test';
import { presetPeriods } from '../../src/domain/analytics/presets';
import { dayOf } from '../../src/domain/dates';
import { formatDay, formatPeriod } from '../../src/domain/format';
import vi from '../../src/domain/locales/vi/analysis.json' with { type: 'json' };
import common from '../../src/domain/locales/vi/common.json' with { type: 'json' };
import errors from '../../src/domain/locales/vi/error.json' with { type: 'json' };
import { seriousFindings } from './support/axe';
import { chooseEnglish, get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const place = '/analysis-report';
const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const picker = (page: Page) => page.getByRole('button', { name: /^Khoảng thời gian/ });
const written = ({ start_date, end_date }: { start_date: string; end_date: string }) =>
  `${formatDay(start_date)} – ${formatDay(end_date)}`;
const drawn = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
const at = (address: string) => (url: URL) => url.pathname + url.search === address;

/** What a mark's link says it counts. */
async function countOf(mark: Locator): Promise<number> {
  const text = (await mark.locator('strong').or(mark).last().innerText()).match(/[\d.]+/)?.[0] ?? '';
  return Number(text.replaceAll('.', ''));
}

/** How many the list behind a link has, asked of the API with what the address says. */
async function listed(page: Page, mark: Locator): Promise<number> {
  const { pathname, searchParams } = new URL((await mark.getAttribute('href')) ?? '', page.url());
  const [, resource = '', group] = pathname.split('/');
  if (group && !searchParams.has('filter_status')) searchParams.set('filter_status', group);
  searchParams.delete('view');
  searchParams.set('count', 'exact');
  searchParams.set('size', '1');
  return (await get(page, await tokenOf(page, 'manager'), `/${resource}?${searchParams}`)).total;
}

test('who may read it comes in here, to the usual period; another one is kept in the address', async ({ page }) => {
  const quiet = watch(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, 'manager', '/login');
  await page.waitForURL(at(place));
  await expect(page.getByRole('heading', { level: 1, name: 'Báo cáo phân tích' })).toBeVisible();
  await drawn(page);
  const periods = presetPeriods(dayOf(new Date()));
  await expect(picker(page)).toContainText(written(periods.last_3_months));
  for (const name of [vi.states, vi.customer_sectors, vi.kol_sectors, vi.campaign_sectors, vi.sector_budgets]) {
    await expect(tile(page, name)).toBeInViewport({ ratio: 0.9 });
  }
  expect(await seriousFindings(page)).toEqual([]);

  await picker(page).click();
  await page.getByRole('button', { name: vi.preset.last_year }).click();
  const { start_date, end_date } = periods.last_year;
  await page.waitForURL(at(`${place}?start_date=${start_date}&end_date=${end_date}`));
  await expect(picker(page)).toContainText(written(periods.last_year));
  const described = `${formatPeriod(start_date, end_date)}, so với`;
  await expect(page.getByText('tạo đến hết kỳ, nay đang hiệu lực.')).toContainText(described);
  await page.goBack();
  await expect(picker(page)).toContainText(written(periods.last_3_months));
  quiet.expectQuiet();
});

test('a range that is none is said at its field, in the address and in the picker', async ({ page }) => {
  await signIn(page, 'manager', `${place}?start_date=2026-03-05&end_date=2026-03-01`);
  await expect(page.getByRole('alert')).toHaveText(errors.end_date_before_start);
  await expect(page.getByText(vi.no_period)).toBeVisible();
  await picker(page).click();
  const end = page.getByRole('dialog').getByLabel('Đến ngày', { exact: true });
  await expect(end).toHaveAttribute('aria-invalid', 'true');
  await expect(end).toHaveValue('01/03/2026');
  await page.getByRole('dialog').getByLabel('Từ ngày', { exact: true }).fill('01/03/2014');
  await page.getByRole('button', { name: common.apply }).click();
  await expect(page.getByRole('dialog').getByText(errors.period_too_long)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('dialog').getByLabel('Từ ngày', { exact: true }).fill('01/02/2026');
  await page.getByRole('button', { name: common.apply }).click();
  await page.waitForURL(at(`${place}?start_date=2026-02-01&end_date=2026-03-01`));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await drawn(page);
  await page.goto(`${place}?start_date=2026-02-30`);
  await expect(page.getByRole('alert')).toHaveText(errors.invalid_date);
});

test('a mark leads to the list of as many', async ({ page }) => {
  await signIn(page, 'manager', `${place}?start_date=2020-01-01&end_date=${dayOf(new Date())}`);
  const marks = [
    tile(page, vi.total.customers).getByRole('link').first(),
    tile(page, vi.total.customers).getByRole('link').last(),
    tile(page, vi.total.brands).getByRole('link').first(),
    tile(page, vi.total.kols).getByRole('link').first(),
    tile(page, vi.total.campaigns).getByRole('link').first(),
    ...[vi.states, vi.customer_sectors, vi.kol_sectors].flatMap((name) => [
      tile(page, name).getByRole('listitem').getByRole('link').first(),
      tile(page, name).getByRole('listitem').getByRole('link').last(),
    ]),
    tile(page, vi.campaign_sectors).getByRole('link').first(),
    tile(page, vi.managers).getByRole('link').first(),
  ];
  for (const mark of marks) {
    // Other tests add records between the page's answer and the list's.
    await expect(async () => {
      await page.reload();
      await drawn(page);
      expect([await mark.getAttribute('href'), await countOf(mark)]).toEqual([
        await mark.getAttribute('href'),
        await listed(page, mark),
      ]);
    }).toPass({ timeout: 60_000 });
  }
  const mark = tile(page, vi.kol_sectors).getByRole('listitem').getByRole('link').first();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Danh sách KOL/ })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /Ngày tạo/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Trạng thái\s*Đang hiệu lực/ })).toBeVisible();
});

test('a tile fails by itself and is tried again', async ({ page }) => {
  const report = (url: URL) => url.pathname === '/api/v1/customers/report';
  await page.route(report, (route) => route.fulfill({ status: 500, json: { code: 'internal_error', message: 'no' } }));
  await signIn(page, 'manager', place);
  const retry = (name: string) => tile(page, name).getByRole('button', { name: common.retry });
  await expect(retry(vi.customer_sectors)).toBeVisible();
  await expect(retry(vi.total.customers)).toBeVisible();
  await drawn(page);
  await expect(page.getByRole('main').getByRole('button', { name: common.retry })).toHaveCount(2);
  await expect(tile(page, vi.kol_sectors).getByRole('listitem').first()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.unroute(report);
  await retry(vi.customer_sectors).click();
  await expect(tile(page, vi.customer_sectors).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: common.retry })).toHaveCount(0);
});

test('a chart is a table by one key, KOLs are ranked by either cost, and nothing is said to be nothing', async ({
  page,
}) => {
  const quiet = watch(page);
  await signIn(page, 'manager', `${place}?start_date=2020-01-01&end_date=${dayOf(new Date())}`);
  await drawn(page);
  for (const name of [vi.states, vi.month_money, vi.month_results, vi.campaign_sectors, vi.top_kols, vi.evaluations]) {
    const toggle = tile(page, name).getByRole('button', { name: `Dạng bảng: ${name}` });
    await expect(tile(page, name).getByRole('table')).toHaveCount(1);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(tile(page, name).getByRole('table', { name })).toBeInViewport();
  }
  expect(await seriousFindings(page)).toEqual([]);
  await tile(page, vi.top_kols).getByRole('button', { name: 'CPV' }).click();
  await expect(tile(page, vi.top_kols).getByRole('columnheader', { name: 'CPV (VNĐ)' })).toBeVisible();

  await page.goto(`${place}?start_date=2001-01-01&end_date=2001-02-01`);
  await drawn(page);
  for (const name of [vi.states, vi.campaign_sectors, vi.month_money, vi.at_risk, vi.managers, vi.evaluations]) {
    await expect(tile(page, name).getByText(common.no_data)).toBeVisible();
  }
  quiet.expectQuiet();
});

test('it stands on a phone, in English and in the dark, and on one sheet of paper', async ({ page }) => {
  const quiet = watch(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signIn(page, 'manager', place);
  await chooseEnglish(page);
  await page.goto(place);
  await expect(page.getByRole('heading', { level: 1, name: 'Analysis report' })).toBeVisible();
  await drawn(page);
  await expect(tile(page, 'Campaigns by status').getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const main = page.locator('main');
  expect(await main.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  quiet.expectQuiet();
});
