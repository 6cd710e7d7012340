import { type Browser, expect, type Locator, type Page, test } from 'playwright/test';
import { newAccount } from './support/accounts';
import { seriousFindings } from './support/axe';
import { newCampaign } from './support/newCampaign';
import { send } from './support/newStaff';
import { get, ownPassword, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const stamp = Date.now().toString(36);
let made = 0;
/** A code nobody has used before. */
const word = () => `C${stamp}${process.pid}X${++made}`.toUpperCase();

const button = (root: Page | Locator, name: string | RegExp) =>
  root.getByRole('button', { name, exact: typeof name === 'string' });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
const next = (page: Page) => button(page, 'Tiếp tục').click();
const problems = (page: Page) => page.getByRole('alert').filter({ hasText: 'Cần sửa' });
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function pick(page: Page, list: string | RegExp, text: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).fill(text);
  await page.getByRole('listbox').getByRole('option', { name: text }).first().click();
  await page.keyboard.press('Escape');
}

async function otherPage(browser: Browser, account: string, to: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await signIn(page, account, to);
  return page;
}

async function sectorOf(page: Page, token: string): Promise<string> {
  return (await get(page, token, '/setting/sectors?types=customer_brand')).data[0].id;
}

/** A customer added by the call, as this account. */
async function newCustomer(page: Page, account: string, changes: object = {}) {
  const token = await tokenOf(page, account);
  const code = word();
  const body = { code, name: `Mây ${code}`, trading_name: `Mây ${code}`, tax_number: code };
  return send(page, token, 'POST', '/customers', { ...body, sectors: [await sectorOf(page, token)], ...changes });
}

/** A brand added by the call, as this account. */
async function newBrand(page: Page, account: string, customer_id: string) {
  const token = await tokenOf(page, account);
  const code = word();
  const sectorIds = [await sectorOf(page, token)];
  return send(page, token, 'POST', '/brands', { code, name: `Nắng ${code}`, customer_id, sectorIds });
}

test('a customer stands in the list by what everybody calls it, its legal name on one line beneath', async ({
  page,
}) => {
  const trading_name = `Sương ${word()}`;
  const { name } = await newCustomer(page, 'manager', {
    trading_name,
    name: `CÔNG TY CỔ PHẦN XUẤT NHẬP KHẨU VÀ ĐẦU TƯ NHIỀU NGÀNH ${word()}`,
  });
  await signIn(page, 'manager', `/customers?name=${encodeURIComponent(name)}`);
  const words = page.getByRole('row').filter({ hasText: name });
  const [called, legal] = [words.getByText(trading_name), words.getByText(name)];
  await expect(called).toBeVisible();
  const [above, beneath] = [await called.boundingBox(), await legal.boundingBox()];
  expect(beneath?.y).toBeGreaterThan(above?.y ?? 0);
  expect(beneath?.height).toBe(17);
  expect((await words.boundingBox())?.height).toBeLessThanOrEqual(40);
});

test('a customer is added in steps, in capitals; a code taken meanwhile leads back to the form', async ({ page }) => {
  const quiet = watch(page);
  const taken = await newCustomer(page, 'manager');
  await signIn(page, 'staff', '/customers');
  await page.getByRole('link', { name: 'Thêm khách hàng' }).click();
  await next(page);
  for (const name of ['Tên', 'Tên giao dịch', 'Mã số thuế', 'Lĩnh vực']) {
    await expect(problems(page)).toContainText(`${name}:`);
  }
  const code = word();
  await field(page, 'Tên').fill(`gió ${code}`);
  await field(page, 'Mã').fill('có trắng');
  await field(page, 'Tên giao dịch').fill('Gió');
  await field(page, 'Mã số thuế').fill(code);
  await pick(page, 'Lĩnh vực', 'FMCG');
  await field(page, /^Website/).fill('không phải');
  await next(page);
  await expect(problems(page)).toContainText('Mã: Mã không được có khoảng trắng');
  await expect(problems(page)).toContainText('Website:');
  await field(page, /^Website/).fill('gio.vn');
  expect(await seriousFindings(page)).toEqual([]);
  quiet.expectQuiet();
  await field(page, 'Mã').fill(taken.code.toLowerCase());
  await next(page);
  await expect(problems(page)).toContainText('Mã: Mã khách hàng này đã tồn tại');

  await field(page, 'Mã').fill(code.toLowerCase());
  await next(page);
  await expect(page.getByRole('region', { name: 'Xem lại' })).toContainText(`GIÓ ${code}`);
  await newCustomer(page, 'manager', { code });
  await button(page, 'Lưu khách hàng').click();
  await expect(problems(page)).toContainText('Mã: Mã khách hàng này đã tồn tại');
  const other = word();
  await field(page, 'Mã').fill(other.toLowerCase());
  await next(page);
  await button(page, 'Lưu khách hàng').click();
  await expect(told(page, `Đã gửi GIÓ ${code} chờ duyệt`)).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/customers');
  const [customer] = (await get(page, await tokenOf(page, 'manager'), `/customers?name=${code}`)).data.filter(
    (one: { code: string }) => one.code === other,
  );
  expect(customer).toMatchObject({ name: `GIÓ ${code}`, status: 'pending', website: 'https://gio.vn' });
});

test('a customer: the second editor sees the difference, brands keep it from being deleted', async ({
  page,
  browser,
}) => {
  const customer = await newCustomer(page, 'manager');
  const brand = await newBrand(page, 'manager', customer.id);
  await signIn(page, 'manager', `/customers/${customer.id}/edit`);
  await expect(field(page, 'Tên giao dịch')).toHaveValue(customer.trading_name);
  const token = await tokenOf(page, 'supervisor');
  await field(page, 'Tên giao dịch').fill('Của tôi');
  await send(page, token, 'PUT', `/customers/${customer.id}`, { trading_name: 'Của người kia' });
  await button(page, 'Lưu').click();
  const conflict = page.getByRole('dialog', { name: 'Có người vừa lưu thay đổi khác' });
  await conflict.getByRole('radio', { name: /Của bạn/ }).check();
  await button(conflict, 'Dùng lựa chọn này').click();
  await button(page, 'Lưu').click();
  await page.waitForURL(/\/view$/);
  const read = () => get(page, token, `/customers/${customer.id}`);
  expect((await read()).data).toMatchObject({ trading_name: 'Của tôi', version: 3 });

  const remove = async () => {
    await button(page, 'Xóa').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    return dialog;
  };
  const dialog = await remove();
  await expect(dialog).toContainText('nhãn hàng 1 · chiến dịch 0 · người đại diện 0');
  expect(await seriousFindings(page)).toEqual([]);
  await button(dialog, 'Xóa').click();
  await expect(page.getByText('Khách hàng đang có nhãn hàng nên không thể xóa')).toBeVisible();
  await expect(dialog).toBeVisible();

  const admin = await otherPage(browser, 'manager', `/brands/${brand.id}/view`);
  await button(admin, 'Xóa').click();
  const brandDialog = admin.getByRole('dialog');
  await brandDialog.getByRole('radio').first().check();
  await button(brandDialog, 'Xóa').click();
  await admin.waitForURL((url) => url.pathname === '/brands');
  await page.goto(`/customers/${customer.id}/view`);
  await button(await remove(), 'Xóa').click();
  await expect(page.getByText(`Đã xóa ${customer.name}`)).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/customers');
  expect((await read()).message).toBe('customer_not_exist');
});

test('a brand is added under its customer; an edit by staff waits and is approved by what it changes', async ({
  page,
  browser,
}) => {
  const customer = await newCustomer(page, 'manager');
  await signIn(page, 'manager', '/brands');
  await page.getByRole('link', { name: 'Thêm nhãn hàng' }).click();
  await next(page);
  for (const name of ['Tên', 'Khách hàng', 'Lĩnh vực và ngành hàng']) {
    await expect(problems(page)).toContainText(`${name}:`);
  }
  const code = word();
  await field(page, 'Tên').fill(`Nắng ${code}`);
  await field(page, 'Mã').fill(code);
  await pick(page, 'Khách hàng', customer.name);
  await pick(page, 'Lĩnh vực và ngành hàng', 'FMCG');
  await pick(page, 'Lĩnh vực và ngành hàng', 'Thực phẩm');
  await field(page, /^E-mail/).fill('sai');
  await next(page);
  await expect(problems(page)).toContainText('E-mail:');
  await field(page, /^E-mail/).fill('nang@nang.vn');
  expect(await seriousFindings(page)).toEqual([]);
  await next(page);
  await button(page, 'Lưu nhãn hàng').click();
  await expect(told(page, `Đã thêm Nắng ${code}`)).toBeVisible();
  const token = await tokenOf(page, 'manager');
  const [brand] = (await get(page, token, `/brands?name=${code}`)).data;
  expect(brand).toMatchObject({ status: 'active', email: 'nang@nang.vn', customer: { id: customer.id } });
  expect(brand.sectors).toHaveLength(2);

  const elsewhere = await newCustomer(page, 'manager');
  await page.goto(`/brands/${brand.id}/edit`);
  await expect(field(page, 'Tên')).toHaveValue(brand.name);
  await pick(page, 'Khách hàng', elsewhere.name);
  await expect(page.getByText(`người đại diện của ${elsewhere.name} sẽ xem được`)).toBeVisible();

  const staff = await otherPage(browser, 'staff', `/brands/${brand.id}/edit`);
  await field(staff, /^Điện thoại/).fill('0912 345 678');
  await button(staff, 'Lưu').click();
  await staff.waitForURL(/\/view$/);
  await expect(staff.getByRole('region', { name: 'Thay đổi của bạn đang chờ duyệt' })).toBeVisible();
  await staff.getByRole('link', { name: 'Chỉnh sửa' }).click();
  await expect(field(staff, /^Điện thoại/)).toHaveValue('0912 345 678');
  const colleague = await otherPage(browser, 'executive', `/brands/${brand.id}/edit`);
  await expect(colleague.getByText('chỉ sửa được sau khi thay đổi này được duyệt hoặc từ chối')).toBeVisible();
  await expect(button(colleague, 'Lưu')).toHaveCount(0);

  await page.goto(`/brands/approvals?search=${code}`);
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Thay đổi');
  await page.getByRole('link', { name: new RegExp(code) }).click();
  const changes = page.getByRole('table', { name: 'Nội dung thay đổi' });
  await expect(changes.getByRole('row').filter({ hasText: 'Điện thoại' })).toContainText('0912 345 678');
  await button(page, 'Duyệt').click();
  await expect(told(page, 'Đã duyệt thay đổi')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/brands/approvals');
  expect((await get(page, token, `/brands/${brand.id}`)).data.phone).toBe('0912 345 678');
});

test('who registered is found to be a customer there is, merged into it, and the brand filled in and approved', async ({
  page,
}) => {
  const customer = await newCustomer(page, 'manager');
  const name = `Công ty TNHH ${customer.name}`;
  await newAccount(page.request, ownPassword, name);
  await signIn(page, 'manager', `/customers/list_approval?search=${customer.code}`);
  await page.getByRole('link', { name: new RegExp(customer.code) }).click();
  const registrant = page.getByRole('region', { name: 'Người đăng ký' });
  await expect(registrant).toContainText('Nguyễn Thu Hà');
  await expect(registrant.getByRole('link', { name: '0912345678' })).toBeVisible();
  const alike = page.getByRole('region', { name: 'Có thể đã có khách hàng này' });
  await expect(alike).toContainText('tên gần giống');
  expect(await seriousFindings(page)).toEqual([]);
  await button(alike, `Gộp vào đây: ${customer.name}`).click();
  await button(page.getByRole('dialog'), 'Gộp vào đây').click();
  await expect(told(page, 'Đã gộp')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/customers/list_approval');

  await page.goto(`/brands/approvals?search=${customer.code}`);
  await page.getByRole('link', { name: new RegExp(customer.code) }).click();
  await expect(page.getByText('Còn thiếu: Lĩnh vực và ngành hàng')).toBeVisible();
  await page.getByRole('link', { name: 'Chỉnh sửa' }).click();
  await page.waitForURL(/\/brands\/approvals\/.*\/edit$/);
  await pick(page, 'Lĩnh vực và ngành hàng', 'FMCG');
  await button(page, 'Lưu').click();
  await page.waitForURL(/\/approval$/);
  await button(page, 'Duyệt').click();
  await expect(told(page, 'Đã duyệt')).toBeVisible();
  const token = await tokenOf(page, 'manager');
  const [brand] = (await get(page, token, `/brands?customer_id=${customer.id}`)).data;
  expect(brand).toMatchObject({ status: 'active', customer: { id: customer.id } });
});

test('who registered is approved as customer and brand in one go, with what is missing asked for in place', async ({
  page,
}) => {
  const name = `Gốm Sông ${Date.now().toString(36)}`;
  const email = await newAccount(page.request, ownPassword, name);
  await signIn(page, 'manager', `/brands/approvals?search=${encodeURIComponent(name)}`);
  // From the list it cannot be: what is missing is named, with the way to where it is filled in.
  await button(page, `Duyệt ${name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Duyệt', exact: true }).click();
  const refused = page.getByRole('alert').filter({ hasText: name });
  await expect(refused).toContainText('Lĩnh vực và ngành hàng: Không được để trống');
  await refused.getByRole('link', { name }).click();
  await expect(page.getByRole('region', { name: 'Người đăng ký' })).toContainText(email);
  await button(page, 'Duyệt cả khách hàng và nhãn hàng').click();
  await expect(problems(page)).toContainText('Mã số thuế: Không được để trống');
  await page.getByLabel('Mã số thuế').fill('0301234567');
  await pick(page, /^Lĩnh vực$/, 'FMCG');
  await pick(page, 'Lĩnh vực và ngành hàng', 'FMCG');
  expect(await seriousFindings(page)).toEqual([]);
  await button(page, 'Duyệt cả khách hàng và nhãn hàng').click();
  await expect(told(page, 'cả khách hàng và nhãn hàng')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/brands/approvals');
  const token = await tokenOf(page, 'manager');
  const [brand] = (await get(page, token, `/brands?name=${encodeURIComponent(name)}`)).data;
  expect(brand.status).toBe('active');
  expect((await get(page, token, `/customers/${brand.customer.id}`)).data).toMatchObject({
    status: 'active',
    tax_number: '0301234567',
  });
});

test('a new customer is rejected with a reason, which its author reads, mends and sends in again', async ({
  page,
  browser,
}) => {
  const customer = await newCustomer(page, 'staff');
  await signIn(page, 'manager', `/customers/${customer.id}/view`);
  await page.getByRole('region', { name: 'Hồ sơ mới đang chờ duyệt' }).getByRole('link').click();
  await expect(page.getByText(`Mã số thuế: ${customer.tax_number}`)).toBeVisible();
  await button(page, 'Từ chối').click();
  await page.getByRole('radio', { name: 'Lý do khác' }).check();
  await button(page, 'Xác nhận từ chối').click();
  await expect(problems(page)).toContainText('Lý do cụ thể: Không được để trống');
  await page.getByLabel('Lý do cụ thể').fill('Sai mã số thuế');
  await button(page, 'Xác nhận từ chối').click();
  await expect(page.getByText(`Đã từ chối ${customer.name}`)).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/customers/list_approval');

  const staff = await otherPage(browser, 'staff', `/customers/${customer.id}/view`);
  await expect(staff.getByRole('region', { name: 'Hồ sơ đã bị từ chối' })).toContainText('Sai mã số thuế');
  await staff.getByRole('link', { name: 'Chỉnh sửa' }).click();
  await button(staff, 'Lưu và gửi duyệt lại').click();
  await staff.waitForURL(/\/view$/);
  await expect(staff.getByRole('region', { name: 'Hồ sơ mới đang chờ duyệt' })).toBeVisible();
});

test('brands are narrowed down by industry; clients are offered no states', async ({ page, browser }) => {
  const token = await tokenOf(page, 'supervisor');
  const industries: { id: string; name: string }[] = (await get(page, token, '/brands/industrys')).data;
  const { data: brands } = await get(page, token, '/brands?sort=DATEASC&size=200');
  const has = (brand: { sectors: { id: string }[] }, id: string) => brand.sectors.some((one) => one.id === id);
  const industry = industries.find(({ id }) => brands.some((brand: { sectors: { id: string }[] }) => has(brand, id)));
  const inside = brands.find((brand: { sectors: { id: string }[] }) => has(brand, industry?.id ?? ''));
  const outside = brands.find((brand: { sectors: { id: string }[] }) => !has(brand, industry?.id ?? ''));
  await signIn(page, 'supervisor', '/brands?sort=date-ASC&pageSize=100');
  const row = (code: string) => page.getByRole('row').filter({ hasText: code });
  await expect(row(outside.code)).toBeVisible();
  await button(page, 'Trạng thái').click();
  const states = page.getByRole('dialog').getByRole('checkbox');
  await expect(states).toHaveCount(3);
  for (const name of ['Chờ duyệt', 'Đã duyệt', 'Đang hiệu lực']) {
    await expect(states.and(page.getByLabel(name, { exact: true }))).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await button(page, 'Lĩnh vực').click();
  await page
    .getByRole('dialog')
    .getByLabel(industry?.name ?? '', { exact: true })
    .click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`sector_ids=${industry?.id}`));
  await expect(row(outside.code)).toHaveCount(0);
  await expect(row(inside.code)).toBeVisible();

  const client = await otherPage(browser, 'customer', '/brands');
  await expect(button(client, 'Lĩnh vực')).toBeVisible();
  await expect(button(client, 'Trạng thái')).toHaveCount(0);
  await client.context().close();
});

test('from a customer’s page lead a brand of it and an invitation, and back again', async ({ page }) => {
  const customer = await newCustomer(page, 'manager');
  const view = `/customers/${customer.id}/view`;
  await signIn(page, 'manager', view);
  const invite = page.locator('main aside').getByRole('link', { name: 'Mời người đại diện' });
  await expect(invite).toHaveAttribute('href', `${view}/representative/add`);
  await page.getByRole('tabpanel').getByRole('link', { name: 'Thêm nhãn hàng' }).click();
  await expect(page.getByText(customer.name).first()).toBeVisible();
  const code = word();
  await field(page, 'Tên').fill(`Nắng ${code}`);
  await field(page, 'Mã').fill(code);
  await pick(page, 'Lĩnh vực và ngành hàng', 'FMCG');
  await next(page);
  await button(page, 'Lưu nhãn hàng').click();
  await page.getByRole('button', { name: /Về danh sách/ }).click();
  await page.waitForURL((url) => url.pathname + url.search === `${view}?tab=brand`);
  await expect(page.getByRole('row', { name: new RegExp(code) })).toBeVisible();
});

test('a brand without campaigns leads to its first one, with the brand chosen', async ({ page }) => {
  const brand = await newBrand(page, 'manager', (await newCustomer(page, 'manager')).id);
  await signIn(page, 'manager', `/brands/${brand.id}/view`);
  const tab = page.getByRole('tabpanel');
  await expect(tab.getByText('Chưa có chiến dịch nào')).toBeVisible();
  await expect(tab.getByPlaceholder('Tìm theo tên chiến dịch')).toHaveCount(0);
  await tab.getByRole('link', { name: 'Tạo chiến dịch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tạo chiến dịch' })).toBeVisible();
  await expect(page.getByText(brand.name, { exact: true }).first()).toBeVisible();

  // A brand of the demo: its short name is cut off in no list.
  const token = await tokenOf(page, 'manager');
  const [old] = (await get(page, token, '/brands?statuses=active&sort=DATEASC')).data;
  await newCampaign(page, token, { brand_id: old.id });
  await page.goto(`/brands/${old.id}/view`);
  await expect(tab.getByRole('row').nth(1)).toBeVisible();
  await expect(tab.getByRole('columnheader', { name: 'Nhãn hàng' })).toHaveCount(0);
  await expect(tab.getByRole('link', { name: 'Tạo chiến dịch' })).toHaveAttribute(
    'href',
    `/campaigns/create?brand=${old.id}`,
  );
});
