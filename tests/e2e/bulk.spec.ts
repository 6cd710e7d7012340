import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { cutOff } from './support/cutOff';
import { send } from './support/newStaff';
import { settled } from './support/settled';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const stamp = `${Date.now().toString(36)}${process.pid.toString(36)}`;
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const ticks = (page: Page) => rows(page).getByRole('checkbox');
const wholePage = (page: Page) => page.getByRole('checkbox', { name: /^(Chọn cả trang|Select the whole page)$/ });
const bar = (page: Page) => page.getByRole('region', { name: 'Việc làm với các mục đã chọn' });
const told = (page: Page) => page.getByRole('status').filter({ hasText: /^Đã chọn/ });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

async function csvOfChosen(page: Page): Promise<string[]> {
  await button(page, 'Xuất mục đã chọn').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV (.csv)' }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
    .slice(1);
}

/** Nothing on the page is under the bar, nor is the bar under what is told for a moment. */
async function expectUncovered(page: Page): Promise<void> {
  const box = await bar(page).boundingBox();
  const toast = await page.locator('.MuiSnackbar-root').first().boundingBox();
  const last = await rows(page).last().boundingBox();
  if (!box || !toast || !last) throw new Error('no bar, toast or row');
  expect(toast.y + toast.height).toBeLessThanOrEqual(box.y);
  await rows(page).last().scrollIntoViewIfNeeded();
  const seen = await rows(page).last().boundingBox();
  expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(box.y + 1);
}

test('chosen KOLs are taken away as a file, by keyboard, over pages, and only while they are what is listed', async ({
  page,
}) => {
  const quiet = watch(page);
  await signIn(page, 'manager', '/kols?social_type=tiktok&sort=date-ASC');
  await expect(ticks(page).first()).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key);
  await expect(ticks(page).nth(1)).toBeChecked();
  await expect(told(page)).toHaveText('Đã chọn 1');
  await ticks(page).nth(2).focus();
  await page.keyboard.press('Space');
  await expect(told(page)).toHaveText('Đã chọn 2');
  // Rows may have been drawn anew meanwhile, as others write too.
  await ticks(page).nth(2).focus();
  await page.keyboard.press('Space');
  await expect(told(page)).toHaveText('Đã chọn 1');
  const second = (await ticks(page).nth(1).getAttribute('aria-label'))?.replace('Chọn ', '') ?? '';
  const first = (await ticks(page).first().getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: 'Trang sau' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(ticks(page).first()).not.toHaveAttribute('aria-label', first);
  await settled(page);
  await ticks(page).first().check();
  const next = (await ticks(page).first().getAttribute('aria-label'))?.replace('Chọn ', '') ?? '';
  await expect(told(page)).toHaveText('Đã chọn 2');
  const file = await csvOfChosen(page);
  expect(file).toHaveLength(2);
  for (const name of [second, next]) expect(file.join()).toContain(name);
  await expectUncovered(page);
  expect(await seriousFindings(page)).toEqual([]);

  await wholePage(page).check();
  await expect(told(page)).toHaveText('Đã chọn 11');
  await wholePage(page).uncheck();
  await expect(told(page)).toHaveText('Đã chọn 1');
  await page.getByRole('button', { name: 'Bỏ lọc: Mạng xã hội' }).click();
  await expect(page).not.toHaveURL(/social_type/);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('main input:checked')).toHaveCount(0);
  quiet.expectQuiet();
});

test('chosen requests get one status or one person; what is refused stays chosen and says why', async ({ page }) => {
  const quiet = watch(page);
  const token = await tokenOf(page, 'manager');
  const [person] = (await get(page, token, '/users/employees?name=Khánh Linh')).data;
  const ids: string[] = [];
  for (const name of ['Có người', 'Chưa ai']) {
    const made = await send(page, token, 'POST', '/campaigns/request/create', {
      request_name: `${name} ${stamp}`,
      request_start_date: '2027-03-01',
      request_end_date: '2027-03-31',
      request_budget: 120_000_000,
      request_description: 'Hai video ngắn.',
      brand_name: 'Nhãn mới',
      customer_name: 'Công ty Mới',
      customer_phone: '0912345678',
      customer_email: 'lienhe@khach.example',
    });
    ids.push(made.id);
  }
  const person_in_charge = { id: person.id };
  await send(page, token, 'PUT', `/campaigns/request/${ids[0]}`, { request_status: 'pending', person_in_charge });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'manager', `/campaigns/request?search=${stamp}`);
  await expect(rows(page)).toHaveCount(2);
  await ticks(page).first().check();
  await button(page, 'Chọn cả trang (2)').click();
  await button(page, 'Đổi trạng thái').click();
  const dialog = page.getByRole('dialog', { name: 'Đổi trạng thái của 2 yêu cầu' });
  await dialog.getByRole('button', { name: 'Cập nhật 2 yêu cầu' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Trạng thái');
  await dialog.getByLabel('Trạng thái').selectOption('on_going');
  await expect(dialog.getByRole('listitem').filter({ hasText: `Chưa ai ${stamp}` })).toContainText(
    'Chờ xử lý → Đang xử lý',
  );
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cập nhật 2 yêu cầu' }).click();
  await expect(bar(page).getByRole('alert')).toContainText(`Chưa ai ${stamp}: Người phụ trách: Không được để trống`);
  await expect(told(page)).toHaveText('Đã chọn 1');
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await cutOff(page)).toEqual([]);

  await button(page, 'Giao người phụ trách').click();
  const giving = page.getByRole('dialog', { name: 'Giao 1 yêu cầu cho một người' });
  await giving.getByRole('combobox', { name: 'Người phụ trách' }).fill('Khánh Linh');
  await page
    .getByRole('option', { name: /Khánh Linh/ })
    .first()
    .click();
  await giving.getByRole('button', { name: 'Cập nhật 1 yêu cầu' }).click();
  await expect(page.getByText('Đã cập nhật 1 yêu cầu')).toBeVisible();
  await expect(giving).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  const states = await Promise.all(ids.map(async (id) => (await get(page, token, `/campaigns/request/${id}`)).data));
  expect(states.map(({ request_status }) => request_status)).toEqual(['on_going', 'pending']);
  expect(states.map(({ person_in_charge: { id } }) => id)).toEqual([person.id, person.id]);
  quiet.expectQuiet();
});

test('an import of thirty KOLs is approved as one decision, and nothing else with it', async ({ page }) => {
  const quiet = watch(page);
  const token = await tokenOf(page, 'manager');
  const [sector] = (await get(page, token, '/setting/sectors?types=kol')).data;
  const importOf = async (name: string, count: number) => {
    const lines = Array.from(
      { length: count },
      (_, at) => `${name}${at},Mai ${name} ${at},Lê Mai ${at},${sector.name}`,
    );
    const buffer = Buffer.from(['code,stage_name,fullname,sectors', ...lines].join('\n'));
    const answer = await page.request.post('/api/v1/kols/import', {
      headers: { authorization: `Bearer ${await tokenOf(page, 'staff')}` },
      multipart: { review: 'false', file: { name: `${name}.csv`, mimeType: 'text/csv', buffer } },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const [mine, other] = [`b${stamp}`, `o${stamp}`];
  await importOf(mine, 30);
  await importOf(other, 2);
  await signIn(page, 'manager', '/kols/list_approval');
  await page.getByRole('button', { name: 'Lần nhập file' }).click();
  await page
    .getByRole('dialog', { name: 'Lần nhập file' })
    .getByLabel(new RegExp(`${mine}\\.csv`))
    .click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/import_ids=/);
  await settled(page);
  await expect(page.locator('h1')).toContainText('30');
  await wholePage(page).check();
  await button(page, 'Chọn tất cả (30)').click();
  await expect(told(page)).toHaveText('Đã chọn 30');
  expect(await seriousFindings(page)).toEqual([]);
  await button(page, 'Duyệt 30').click();
  await page.getByRole('dialog', { name: 'Duyệt 30 hồ sơ?' }).getByRole('button', { name: 'Duyệt 30' }).click();
  await expect(page.getByText('Đã duyệt 30 hồ sơ')).toBeVisible();
  await expect(page.getByText('Không tìm thấy kết quả nào')).toBeVisible();
  const total = async (name: string, status: string) =>
    (await get(page, token, `/kols?stage_name=${name}&status=${status}&count=exact`)).total;
  expect(await total(mine, 'active')).toBe(30);
  expect(await total(other, 'pending')).toBe(2);
  quiet.expectQuiet();
});
