import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

interface Kol {
  id: string;
  code: string;
  stage_name: string;
  avatar: string;
}

const found = (page: Page) => page.getByRole('table', { name: 'KOL tìm thấy' });
const panel = (page: Page) => page.getByRole('region', { name: /^KOL đã chọn/ });
const chosen = (page: Page) => panel(page).getByRole('list', { name: 'KOL đã chọn' }).getByRole('listitem');
const step = (page: Page) => page.locator('[aria-current=step]');

/** A brand and one of these KOLs that lately worked for a competitor of it. */
async function overlapAmong(page: Page, token: string, kols: readonly Kol[]) {
  const { data: brands } = await get(page, token, '/brands?statuses=active&size=200');
  const ids = kols.map(({ id }) => `ids=${id}`).join('&');
  for (const brand of brands) {
    const [first] = (await get(page, token, `/campaigns/overlaps?brand_id=${brand.id}&${ids}`)).data;
    const kol = kols.find(({ id }) => id === first?.kol_id);
    if (kol) return { kol, brand: brand.name as string, rival: first.brand.name as string };
  }
  throw new Error('The demo has no KOL that works for two brands of a sector');
}

test('staff see what the chosen come to against the budget, and who lately worked for a competitor', async ({
  page,
}) => {
  const quiet = watch(page);
  const token = await tokenOf(page, 'manager');
  const kols: Kol[] = (await get(page, token, '/kols?status=active&sort=DATEASC&size=50')).data;
  const { kol, brand, rival } = await overlapAmong(page, token, kols);
  await signIn(page, 'manager', '/campaigns/create');
  await page.getByRole('searchbox', { name: 'Tìm KOL theo nghệ danh' }).fill(kol.stage_name);
  await page.keyboard.press('Enter');
  await found(page)
    .getByRole('button', { name: `Chọn ${kol.stage_name}` })
    .click();
  await expect(chosen(page)).toHaveCount(1);
  await expect(found(page).getByRole('button', { name: `Đã chọn ${kol.stage_name}, bấm để bỏ` })).toBeVisible();
  await expect(panel(page)).toContainText('khán giả trùng nhau');
  await expect(panel(page)).toContainText('Nhập ngân sách để thấy còn lại bao nhiêu');

  await panel(page).getByRole('textbox', { name: 'Ngân sách' }).fill('1000');
  await expect(panel(page)).toContainText('Vượt ngân sách');
  await panel(page).getByRole('textbox', { name: 'Ngân sách' }).fill('90000000000');
  await expect(panel(page)).toContainText('Còn lại');
  await panel(page).getByRole('combobox', { name: 'Nhãn hàng' }).fill(brand);
  await page.getByRole('option', { name: brand, exact: true }).click();
  await expect(found(page)).toContainText(`làm cho ${rival}`);
  await expect(chosen(page)).toContainText(`làm cho ${rival}`);
  expect(await seriousFindings(page)).toEqual([]);

  await found(page)
    .getByRole('button', { name: `Đã chọn ${kol.stage_name}, bấm để bỏ` })
    .click();
  await expect(chosen(page)).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(chosen(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Xóa bộ lọc' }).click();
  await page.getByRole('button', { name: /^Bộ lọc/ }).click();
  await page.getByRole('textbox', { name: 'Người theo dõi: Từ' }).fill('999999999999');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Không tìm thấy', { exact: false }).first()).toBeVisible();
  // The form around the list has not gone on.
  await expect(step(page)).toContainText('Chọn KOL');

  await page.getByRole('button', { name: 'Tiếp tục', exact: true }).click();
  await expect(step(page)).toContainText('Nhãn hàng');
  await expect(page.getByRole('region', { name: /vừa làm cho nhãn hàng cạnh tranh/ })).toContainText(kol.stage_name);
  await page.getByText('Quay lại', { exact: true }).click();
  // Found as it was left.
  await expect(page.getByText('Không tìm thấy', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Xóa bộ lọc' }).first()).toBeVisible();
  quiet.expectQuiet();
});

test('a customer takes the cart over in one press and sees reach, but no price; on a phone a bar keeps it in view', async ({
  page,
}) => {
  const quiet = watch(page);
  const token = await tokenOf(page, 'customer');
  const kols: Kol[] = (await get(page, token, '/kols?status=active&sort=DATEASC&size=3')).data;
  await page.addInitScript(
    (cart) => localStorage.setItem('kols-cart', cart),
    JSON.stringify(kols.map(({ id, code, stage_name, avatar }) => ({ id, code, stage_name, avatar }))),
  );
  await signIn(page, 'customer', '/kols/request_campaigns');
  await expect(chosen(page)).toHaveCount(3, { timeout: 60_000 });
  for (const { stage_name } of kols)
    await panel(page)
      .getByRole('button', { name: `Bỏ ${stage_name}` })
      .click();
  await expect(chosen(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Thêm 3 KOL từ giỏ' }).click();
  await expect(chosen(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: /KOL từ giỏ/ })).toHaveCount(0);
  await expect(panel(page)).toContainText('Người theo dõi');
  await expect(found(page).getByRole('row').nth(5)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Giá booking');
  await expect(panel(page).getByRole('textbox')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('button', { name: /3 KOL/ });
  await expect(bar).toBeInViewport();
  await expect(chosen(page).first()).toBeHidden();
  await bar.click();
  await expect(chosen(page).first()).toBeVisible();
  await bar.click();
  expect(await seriousFindings(page)).toEqual([]);
  quiet.expectQuiet();
});
