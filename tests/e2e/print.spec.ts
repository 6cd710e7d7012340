import { expect, type Page, test } from 'playwright/test';
import { readPdf, squashed } from '../support/readPdf';
import { get, signIn, tokenOf } from './support/signIn';

const seen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

/** What a page is on paper: its texts, sheet by sheet. */
async function sheets(page: Page): Promise<string[]> {
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(
    pages.every(({ width }) => width > 800),
    'sheets lie on their side',
  ).toBe(true);
  return pages.map(({ placed }) => squashed(placed.map(({ text }) => text).join('')));
}

async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(seen(page, 'nav[aria-label="Menu chính"], header a[href="#main"], [role="search"]')).toHaveCount(0);
  await expect(seen(page, 'main .MuiButton-root, main input[type="search"], main select')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(15, 23, 42)');
}

test('a list is printed whole, its head on every sheet, its filters in words', async ({ page }) => {
  await signIn(page, 'manager', '/kols?status=active&search=a&pageSize=50');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows.nth(20)).toBeVisible();
  const names = await rows
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLElement ? link.innerText : '')));
  await onPaper(page);
  await expect(page.getByText('Tìm kiếm: a · Trạng thái: Đã duyệt')).toBeVisible();
  const printed = await sheets(page);
  expect(printed.length).toBeGreaterThan(1);
  for (const sheet of printed) expect(sheet).toContain(squashed('Người theo dõi'));
  expect(printed[0]).toContain(squashed('Danh sách KOL'));
  const whole = printed.join('');
  expect(names.filter((name) => !whole.includes(squashed(name)))).toEqual([]);
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await expect(page.getByText('Tìm kiếm: a · ')).toBeHidden();
});

test('a campaign is printed with its head and the tab that is open', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const { data } = await get(page, token, '/campaigns?filter_status=on_going&size=20&sort=DATEASC');
  const { id } = data.find(({ sow_total }: { sow_total: number }) => sow_total > 2);
  const { name, code, sows } = (await get(page, token, `/campaigns/${id}`)).data;
  await signIn(page, 'manager', `/campaigns/inprogress/${id}/view?tab=sows`);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `#${sows[0].number}` })
      .first(),
  ).toBeVisible();
  await onPaper(page);
  await expect(page.getByRole('tab')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Đổi chỗ SOW/ })).toHaveCount(0);
  const whole = (await sheets(page)).join('');
  for (const text of [name, code, 'Giá booking', 'Ngân sách']) expect(whole).toContain(squashed(text));
  for (const { kol } of sows) expect(whole).toContain(squashed(kol.stage_name));
});

for (const [what, list, to] of [
  ['KOL', '/kols?status=active&sort=DATEASC&size=1', '/kols'],
  ['brand', '/brands?sort=DATEASC&size=1', '/brands'],
  ['customer', '/customers?sort=DATEASC&size=1', '/customers'],
  ['request', '/campaigns/request?size=1', '/campaigns/request'],
] as const) {
  test(`a ${what} is printed with all its facts`, async ({ page }) => {
    const { data } = await get(page, await tokenOf(page, 'manager'), list);
    await page.setViewportSize({ width: 1280, height: 500 });
    await signIn(page, 'manager', `${to}/${data[0].id}/view`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('tab').first()).toBeVisible();
    const labels = await page.locator('aside dt').allTextContents();
    expect(labels.length).toBeGreaterThan(3);
    await onPaper(page);
    const whole = (await sheets(page)).join('');
    for (const label of labels) expect(whole).toContain(squashed(label));
    expect(whole).not.toContain(squashed('Chỉnh sửa'));
  });
}
