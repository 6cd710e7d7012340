import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { send } from './support/newStaff';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const stamp = Date.now().toString(36);
let made = 0;

/** A running campaign of this test alone with as many SOWs, made by the calls. */
async function stage(page: Page, count: number) {
  const token = await tokenOf(page, 'manager');
  const [other] = (await get(page, token, '/campaigns?filter_status=on_going&sort=DATEASC&size=1')).data;
  const [kol] = (await get(page, token, '/kols?status=active&sort=DATEASC&size=1')).data;
  const me = (await get(page, token, '/users/employees?size=1')).data[0];
  const name = `o${stamp}${process.pid}x${++made}`;
  const sow = { kol_id: kol.id, is_offline: true, off_description: '<p>Dự sự kiện</p>', confirm_duplicate: true };
  const campaign = await send(page, token, 'POST', '/campaigns', {
    ...{ cover_image: other.cover_image, name: `Thứ tự ${name}`, code: name, type: 'booking', keywords: ['thử'] },
    ...{ start_date: '2026-01-01', budget: 50_000_000, brand_id: other.brand.id, managers: [me.id] },
    sows: Array.from({ length: count }, () => ({ ...sow, off_booking_price: 1_000_000, off_sale_price: 2_000_000 })),
  });
  const kept = async () =>
    (await get(page, token, `/campaigns/${campaign.id}`)).data.sows.map(({ number }: { number: number }) => number);
  return { token, campaign, kept, address: `/campaigns/inprogress/${campaign.id}/view?tab=sows` };
}

const handle = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Đổi chỗ SOW #${number} `) });
const shown = async (page: Page) =>
  (await page.getByRole('row').filter({ hasText: '#' }).allInnerTexts()).map((text) =>
    Number(/#(\d+)/.exec(text)?.[1]),
  );
const middleOf = async (page: Page, number: number) => {
  const box = await handle(page, number).boundingBox();
  if (!box) throw new Error(`SOW ${number} has no handle`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

async function drag(page: Page, number: number, over: number): Promise<void> {
  const from = await middleOf(page, number);
  const to = await middleOf(page, over);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

test('a SOW is dragged to another place, and stays there', async ({ page }) => {
  const { kept, address } = await stage(page, 4);
  const quiet = watch(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'manager', address);
  await expect.poll(() => shown(page)).toEqual([1, 2, 3, 4]);
  await drag(page, 1, 3);
  await page.mouse.up();
  await expect.poll(() => shown(page)).toEqual([2, 3, 1, 4]);
  await expect(page.getByRole('status').filter({ hasText: /^SOW #1 .*: vị trí 3 trong 4$/ })).toHaveCount(1);
  await expect(page).not.toHaveURL(/sow=/);
  await expect.poll(kept).toEqual([2, 3, 1, 4]);
  await drag(page, 4, 2);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await drag(page, 4, 1);
  await page.mouse.up();
  await expect.poll(() => shown(page)).toEqual([2, 3, 4, 1]);
  await expect.poll(kept).toEqual([2, 3, 4, 1]);
  await page.reload();
  await expect.poll(() => shown(page)).toEqual([2, 3, 4, 1]);
  expect(await seriousFindings(page)).toEqual([]);
  quiet.expectQuiet();
});

test('a finger moves a SOW by its handle', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'vi-VN', hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const { kept, address } = await stage(page, 3);
  await signIn(page, 'manager', address);
  await handle(page, 3).scrollIntoViewIfNeeded();
  const from = await middleOf(page, 1);
  const to = await middleOf(page, 2);
  const touch = await context.newCDPSession(page);
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
  await dispatch('touchStart', from.y);
  for (const share of [0.3, 0.6, 1]) await dispatch('touchMove', from.y + (to.y - from.y) * share);
  await dispatch('touchEnd');
  await expect.poll(() => shown(page)).toEqual([2, 1, 3]);
  await expect.poll(kept).toEqual([2, 1, 3]);
  await context.close();
});

test('the arrow keys move a SOW as often as they are pressed, also to another page', async ({ page }) => {
  const { kept, address } = await stage(page, 4);
  await signIn(page, 'manager', `${address}&pageSize=2`);
  await handle(page, 1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/page=2/);
  await expect(handle(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: /^SOW #1 .*: vị trí 4 trong 4$/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect.poll(kept).toEqual([2, 3, 4, 1]);
  await expect(handle(page, 1)).toBeFocused();
  expect(await shown(page)).toEqual([4, 1]);
});

test('a move that is refused goes back and says why; one made over somebody else’s change is not written', async ({
  page,
}) => {
  const { token, campaign, kept, address } = await stage(page, 3);
  await signIn(page, 'manager', address);
  await expect.poll(() => shown(page)).toEqual([1, 2, 3]);
  const call = `**/api/v1/campaigns/${campaign.id}`;
  await page.route(call, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { statusCode: 500, message: 'campaign_update_failed' } })
      : route.continue(),
  );
  await handle(page, 1).press('ArrowDown');
  const alert = page.getByRole('alert').filter({ hasText: 'Chưa đổi được thứ tự' });
  await expect(alert).toBeVisible();
  await expect.poll(() => shown(page)).toEqual([1, 2, 3]);
  expect(await kept()).toEqual([1, 2, 3]);
  await alert.getByRole('button').click();
  await page.unroute(call);

  // Held until the other person has been quicker.
  const [first, second] = (await get(page, token, `/campaigns/${campaign.id}`)).data.sows;
  await page.route(call, async (route) => {
    if (route.request().method() === 'PUT') {
      const sows = [
        { id: first.id, position: 2 },
        { id: second.id, position: 1 },
      ];
      await send(page, token, 'PUT', `/campaigns/${campaign.id}`, { sows });
    }
    await route.continue();
  });
  await handle(page, 1).press('ArrowDown');
  await expect(alert).toContainText('Có người vừa thay đổi');
  await expect.poll(() => shown(page)).toEqual([2, 1, 3]);
  expect(await kept()).toEqual([2, 1, 3]);
});

test('who may not change a campaign has no handles, nor has one that is over or is sorted otherwise', async ({
  page,
}) => {
  const { token, campaign, address } = await stage(page, 2);
  await signIn(page, 'manager', address);
  await expect(handle(page, 1)).toBeVisible();
  await page.getByRole('columnheader', { name: 'Giá bán' }).getByRole('button').click();
  await expect(handle(page, 1)).toHaveCount(0);
  await page.getByRole('button', { name: 'Về thứ tự của chiến dịch' }).click();
  await expect(handle(page, 1)).toBeVisible();

  await send(page, token, 'PUT', `/campaigns/${campaign.id}/status`, { status: 'cancel', cancel_reason: 'Dừng' });
  await page.goto(`/campaigns/cancel/${campaign.id}/view?tab=sows`);
  await expect.poll(() => shown(page)).toEqual([1, 2]);
  await expect(handle(page, 1)).toHaveCount(0);

  const theirs = await tokenOf(page, 'brand');
  const list = (await get(page, theirs, '/campaigns?filter_status=inprogress&size=20&sort=DATEASC')).data;
  const read = list.find(({ sow_total }: { sow_total: number }) => sow_total > 1);
  await signIn(page, 'brand', `/campaigns/inprogress/${read.id}/view?tab=sows`);
  await expect(page.getByRole('row').filter({ hasText: '#1' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Đổi chỗ SOW/ })).toHaveCount(0);
});
