import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { cutOff } from './support/cutOff';
import { get, signIn, tokenOf } from './support/signIn';

test.use({ viewport: { width: 390, height: 844 } });

const isWhole = async (page: Page) => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
const menu = (page: Page) => page.getByRole('button', { name: 'Thao tác' });
const topOf = (page: Page, role: 'tablist' | 'banner') =>
  page
    .getByRole(role)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** An approved record of the demo. */
async function approved(page: Page, list: string): Promise<{ id: string; name: string }> {
  const { data } = await get(page, await tokenOf(page, 'admin'), `/${list}?status=active&size=1`);
  return { id: data[0].id, name: data[0].stage_name ?? data[0].name };
}

test('a record has one head of 56 px, tabs that stick beneath it, its facts behind Information', async ({ page }) => {
  const { id, name } = await approved(page, 'kols');
  await signIn(page, 'supervisor', `/kols/${id}/view`);
  const head = page.getByRole('banner');
  await expect(head.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(head.getByText('Đã duyệt')).toBeVisible();
  expect((await head.boundingBox())?.height).toBe(56);
  // Its figures are one row to be pushed sideways, so that the tabs are seen.
  await expect(page.getByRole('term').filter({ hasText: 'Tỷ lệ tương tác' })).toBeInViewport();
  expect(await topOf(page, 'tablist')).toBeLessThan(420);
  await expect(page.getByRole('term').filter({ hasText: 'Ngày tạo' })).toHaveCount(0);
  await isWhole(page);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Thông tin' }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Ngày tạo' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 480 });
  const further = (await topOf(page, 'tablist')) - 56 + 40;
  await page.getByRole('main').evaluate((main, by) => main.scrollBy(0, by), further);
  expect(await topOf(page, 'tablist')).toBe(56);
  await page.getByRole('tab', { name: 'Facebook' }).click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect.poll(() => topOf(page, 'tablist')).toBe(56);
  await isWhole(page);
});

test('the search of a tab goes as far as its rows', async ({ page }) => {
  const [campaign] = (await get(page, await tokenOf(page, 'admin'), '/campaigns?filter_status=on_going&size=1')).data;
  await signIn(page, 'supervisor', `/brands/${campaign.brand.id}/view?tab=campaign`);
  const search = page.getByRole('tabpanel').getByRole('searchbox');
  await expect(search).toBeVisible();
  expect(await search.boundingBox()).toMatchObject({ x: 16, width: 358 });
});

test('what can be done stands in one menu, that gives the focus back', async ({ page }) => {
  const { id, name } = await approved(page, 'brands');
  await signIn(page, 'supervisor', `/brands/${id}/view`);
  await expect(page.getByRole('button', { name: 'Xóa' })).toBeHidden();
  await menu(page).click();
  expect(await seriousFindings(page)).toEqual([]);
  for (const act of await page.getByRole('banner').locator('a, button').filter({ visible: true }).all())
    expect((await act.boundingBox())?.height).toBeGreaterThanOrEqual(30);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Xóa' })).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await menu(page).click();
  await page.getByRole('button', { name: 'Xóa' }).click();
  await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu(page)).toBeFocused();

  // Wide again, it is the page it was.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Xóa' })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
});

test('the rights of a group are read and ticked with a thumb', async ({ page }) => {
  const { data } = await get(page, await tokenOf(page, 'admin'), '/role?size=20');
  const { id } = data.find((role: { name: string }) => role.name !== 'admin');
  await signIn(page, 'admin', `/settings/permission-groups/${id}/edit`);
  const right = page.getByRole('checkbox', { name: /xem/i }).first();
  await expect(right).toBeVisible();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('[data-grant]')]
      .map((box) => box.closest('label')?.getBoundingClientRect())
      .filter((label) => !label || label.height < 40 || label.left < 0 || label.right > innerWidth),
  );
  expect(small).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(56);
  await menu(page).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Xóa' })).toBeVisible();
  await page.keyboard.press('Escape');
  await isWhole(page);
  expect(await cutOff(page)).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);
});

test('a SOW and the figures of a post are entered with a thumb', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const { data: campaigns } = await get(page, token, '/campaigns?filter_status=on_going&size=30');
  const { id } = campaigns.find(({ post_total }: { post_total: number }) => post_total > 0);
  const { campaignPosts } = (await get(page, token, `/campaigns/${id}`)).data;
  for (const part of ['tab=sows&sow=new', `tab=posts&post=${campaignPosts[0].id}`]) {
    await signIn(page, 'manager', `/campaigns/inprogress/${id}/view?${part}`);
    const form = page.getByRole('dialog');
    await expect(form.getByRole('textbox').last()).toBeVisible();
    const controls = await form
      .locator('input:not([type=checkbox], [type=file]), select, textarea')
      .evaluateAll((all) =>
        all
          .filter((control) => control.checkVisibility())
          .map((control) => {
            const box = control.closest('.MuiOutlinedInput-root') ?? control;
            return { height: box.getBoundingClientRect().height, letters: getComputedStyle(control).fontSize };
          }),
      );
    expect(controls.length).toBeGreaterThan(5);
    expect(controls.filter(({ height, letters }) => height < 44 || letters !== '16px')).toEqual([]);
    await isWhole(page);
  }
  const figures = page.getByRole('dialog').locator('input[inputmode=decimal]');
  await expect(figures).toHaveCount(5);
  const [views, likes] = [await figures.nth(0).boundingBox(), await figures.nth(1).boundingBox()];
  expect(likes?.y).toBe(views?.y);
});
