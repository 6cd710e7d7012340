import { expect, type Page, test } from 'playwright/test';
import { formatCompact } from '../../src/domain/format';
import { seriousFindings } from './support/axe';
import { retried } from './support/retried';
import { chooseEnglish, get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

let made = 0;
/** A name no other request has. */
function nextName(): string {
  made += 1;
  return `Yêu cầu ${Date.now().toString(36)}${process.pid.toString(36)}${made}`;
}

const nobody = { id: '01900000-0000-7000-8000-000000000000', stage_name: 'Đã Nghỉ', avatar: null, code: 'GONE' };
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const next = (page: Page) => page.getByRole('button', { name: 'Tiếp tục', exact: true }).click();
const step = (page: Page) => page.getByRole('list', { name: 'Các bước' }).locator('[aria-current=step]');
const bell = (page: Page) => page.getByRole('button', { name: /^Thông báo/ });

async function fillCampaign(page: Page, name: string): Promise<void> {
  await page.getByLabel('Tên yêu cầu').fill(name);
  await page.getByLabel('Ngày bắt đầu').fill('2027-03-01');
  await page.getByLabel('Ngày kết thúc').fill('2027-03-31');
  await page.getByLabel('Ngân sách').fill('350000000');
  await page.getByLabel('Mô tả').fill('Cần nhóm chuyên chăm da.');
}

/** Sends a request by the call, as this demo account; answers its id. */
async function sendRequest(
  page: Page,
  account: string,
  request_name: string,
  kols: { id: string }[] = [],
): Promise<string> {
  const answer = await page.request.post('/api/v1/campaigns/request/create', {
    headers: { authorization: `Bearer ${await tokenOf(page, account)}` },
    data: {
      request_name,
      request_start_date: '2027-03-01',
      request_end_date: '2027-03-31',
      request_budget: 120_000_000,
      request_description: 'Hai video ngắn.',
      brand_name: 'Nhãn mới',
      customer_name: 'Công ty Mới',
      customer_phone: '0912345678',
      customer_email: 'lienhe@khach.example',
      request_kols: kols.map(({ id }) => id),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data.id;
}

test('a customer asks from the cart in five steps; what is refused goes back to where it can be mended', async ({
  page,
}) => {
  const name = nextName();
  const kols = (await get(page, await tokenOf(page, 'customer'), '/kols?status=active&sort=DATEASC&size=2')).data;
  const entries = kols.map(({ id, stage_name, avatar, code }: typeof nobody) => ({ id, stage_name, avatar, code }));
  await page.addInitScript(
    (text) => localStorage.getItem('kols-cart') ?? localStorage.setItem('kols-cart', text),
    JSON.stringify([...entries, nobody]),
  );
  await signIn(page, 'customer', '/kols');
  await page.getByRole('button', { name: 'Giỏ KOL: 3' }).click();
  await page.getByRole('link', { name: 'Thêm yêu cầu chiến dịch' }).click();

  await expect(step(page)).toHaveText(/Chọn KOL/);
  await expect(page.getByRole('list', { name: 'KOL đã chọn' }).getByRole('listitem')).toHaveCount(3);
  expect(await seriousFindings(page)).toEqual([]);
  await next(page);

  await next(page);
  await expect(page.getByRole('alert')).toContainText('Cần sửa 5 mục');
  await fillCampaign(page, name);
  await page.getByLabel('Ngày kết thúc').fill('2027-02-01');
  await next(page);
  await expect(step(page)).toHaveText(/Thông tin chiến dịch/);
  await page.getByLabel('Ngày kết thúc').fill('2027-03-31');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'đề bài.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByRole('link', { name: 'đề bài.pdf' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await next(page);

  await expect(step(page)).toHaveText(/Khách hàng, nhãn hàng/);
  await expect(page.getByLabel('E-mail')).toHaveValue('customer@demo.example');
  await page.getByRole('combobox', { name: /Nhãn hàng có sẵn/ }).click();
  await page.getByRole('option').first().click();
  const brand = await page.getByLabel('Tên nhãn hàng').inputValue();
  expect(brand).not.toBe('');
  await page.getByLabel('Tên nhãn hàng').fill(`${brand} Mới`);
  await expect(page.getByText('ảnh bìa của nhãn hàng sẽ không gửi kèm')).toBeVisible();
  await page.getByLabel('Tên nhãn hàng').fill(` ${brand.toUpperCase()} `);
  await expect(page.getByText('ảnh bìa của nhãn hàng sẽ không gửi kèm')).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await next(page);

  await expect(step(page)).toHaveText(/Kiểm tra lại/);
  await expect(page.getByRole('main')).toContainText('đề bài.pdf');
  await expect(page.getByRole('main')).toContainText('350.000.000 VNĐ');
  const send = page.getByRole('button', { name: 'Gửi yêu cầu' });
  // A KOL nobody can ask for any more: back to the choice, which says so.
  await send.click();
  await expect(step(page)).toHaveText(/Chọn KOL/);
  await expect(page.getByRole('alert').first()).toContainText('KOL');
  await page.getByRole('button', { name: 'Bỏ Đã Nghỉ' }).click();
  for (let index = 0; index < 3; index += 1) await next(page);
  // A refusal that is about no field: one step back.
  const refusal = { statusCode: 429, message: 'too_many_requests' };
  await page.route('**/campaigns/request/create', (route) => route.fulfill({ status: 429, json: refusal }), {
    times: 1,
  });
  await send.click();
  await expect(step(page)).toHaveText(/Khách hàng, nhãn hàng/);
  await expect(page.locator('.MuiSnackbar-root')).toBeVisible();
  await next(page);
  await send.click();

  await expect(page.getByRole('status').filter({ hasText: `Đã gửi yêu cầu “${name}”` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Giỏ KOL: 1' })).toBeVisible();
  await page.getByRole('button', { name: /Xem danh sách yêu cầu/ }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('tab', { name: 'Thông tin' }).click();
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'đề bài.pdf' }).getAttribute('href')) ?? '',
  );
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.getByRole('tab', { name: 'KOL được chọn 2' }).click();
  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('tabpanel')).toContainText('Người theo dõi');
  await expect(page.getByRole('tabpanel')).not.toContainText('VNĐ');
  await expect(page.getByText('Người phụ trách')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cập nhật', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Tạo chiến dịch' })).toHaveCount(0);
});

test('staff hear of it, answer it, and whoever asked hears of that', async ({ page, browser }) => {
  const quiet = watch(page);
  const name = nextName();
  const id = await sendRequest(page, 'customer', name);
  await signIn(page, 'manager', '/kols');
  await bell(page).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/campaigns/request/${id}/view$`));
  await expect(page.getByRole('link', { name: 'Tạo chiến dịch' })).toHaveAttribute(
    'href',
    `/campaigns/create?request=${id}`,
  );
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Cập nhật', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cập nhật yêu cầu' });
  await dialog.getByLabel('Trạng thái').selectOption('approved');
  await expect(dialog.getByText('người gửi yêu cầu, sẽ được báo trạng thái mới trong KOL Hub')).toBeVisible();
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Người phụ trách');
  await dialog.getByRole('combobox', { name: 'Người phụ trách' }).fill('Khánh Linh');
  await page
    .getByRole('option', { name: /Khánh Linh/ })
    .first()
    .click();
  await expect(dialog.getByText(/Khánh Linh.* sẽ được báo là người phụ trách/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.locator('main aside')).toContainText('Đã duyệt');
  // Approved first, made into a campaign then: the usual order of work.
  await expect(page.getByRole('link', { name: 'Tạo chiến dịch' })).toBeVisible();

  await page.getByRole('button', { name: 'Cập nhật', exact: true }).click();
  await dialog.getByLabel('Trạng thái').selectOption('cancel');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Đã cập nhật yêu cầu').last()).toBeVisible();
  await expect(page.locator('main aside')).toContainText('Đã hủy');
  await expect(page.locator('main aside')).toContainText('Khánh Linh');
  await expect(page.getByRole('link', { name: 'Tạo chiến dịch' })).toHaveCount(0);
  quiet.expectQuiet();

  const client = await (await browser.newContext()).newPage();
  await signIn(client, 'customer', `/campaigns/request/${id}`);
  await expect(client).toHaveURL(new RegExp(`/campaigns/request/${id}/view$`));
  await expect(client.locator('main aside')).toContainText('Đã hủy');
  await expect(client.getByText('Khánh Linh')).toHaveCount(0);
  await bell(client).click();
  await expect(
    client.getByRole('dialog').getByRole('link', { name: new RegExp(`${name} đã chuyển sang “Đã hủy”`) }),
  ).toBeVisible();
  await client.context().close();
});

test('staff see first what the chosen KOLs come to against the budget', async ({ page }) => {
  const token = await tokenOf(page, 'admin');
  const { data: kols } = await get(page, token, '/kols?status=active&sort=DATEASC&size=40');
  const priced = kols.filter((kol: { booking_price_from: number | null }) => kol.booking_price_from).slice(0, 2);
  const id = await sendRequest(page, 'customer', nextName(), priced);
  const sum = priced.reduce((all: number, kol: { booking_price_from: number }) => all + kol.booking_price_from, 0);
  await signIn(page, 'manager', `/campaigns/request/${id}/view`);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('link')).toHaveCount(2);
  await expect(panel).toContainText(`${formatCompact(sum, 'vi')} VNĐ / 120M VNĐ`);
  await expect(page.locator('main aside')).toContainText('120.000.000 VNĐ');

  const failing = '**/api/v1/kols?*ids=*';
  await page.route(failing, (route) => route.fulfill({ status: 500, json: { statusCode: 500, message: 'unknown' } }));
  await page.reload();
  await expect(panel.getByRole('alert')).toBeVisible();
  // What could not be read is not said to be missing.
  await expect(panel).not.toContainText('chưa có giá');
  await page.unroute(failing);
  await retried(page, panel.filter({ hasText: `${formatCompact(sum, 'vi')} VNĐ / 120M VNĐ` }));
});

test('two who answer at once: the second is shown the difference', async ({ page }) => {
  const name = nextName();
  const id = await sendRequest(page, 'customer', name);
  const token = await tokenOf(page, 'admin');
  const [person] = (await get(page, token, '/users/employees?name=Khánh Linh')).data;
  await signIn(page, 'manager', `/campaigns/request/${id}/view`);
  await page.getByRole('button', { name: 'Cập nhật', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cập nhật yêu cầu' });
  await dialog.getByLabel('Trạng thái').selectOption('approved');
  await dialog.getByRole('combobox', { name: 'Người phụ trách' }).fill('Khánh Linh');
  await page
    .getByRole('option', { name: /Khánh Linh/ })
    .first()
    .click();
  await page.request.put(`/api/v1/campaigns/request/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { request_status: 'on_going', person_in_charge: { id: person.id } },
  });
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Đang xử lý' }).last()).toBeVisible();
});

test('the list is searched, filtered and fits a phone, in both languages', async ({ page }) => {
  const quiet = watch(page);
  const name = nextName();
  await sendRequest(page, 'customer', name);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(
    page,
    'manager',
    `/campaigns/request?search=${encodeURIComponent(name.toLowerCase().replace('yêu cầu', 'yeu cau'))}`,
  );
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto(`/campaigns/request?search=${encodeURIComponent(name)}&request_status=cancel`);
  await expect(page.getByText('Không tìm thấy kết quả nào')).toBeVisible();
  await page.goto(`/campaigns/request?search=${encodeURIComponent(name)}&request_status=pending`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await seriousFindings(page)).toEqual([]);
  await chooseEnglish(page);
  await page.goto('/en/campaigns/request');
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
  quiet.expectQuiet();
});

test('somebody who may not ask is told so kindly', async ({ page }) => {
  await signIn(page, 'kol', '/kols/request_campaigns');
  await expect(page.getByText('Tài khoản của bạn chưa được gửi yêu cầu chiến dịch')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});
