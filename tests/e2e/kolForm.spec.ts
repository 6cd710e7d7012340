import { type Browser, expect, type Locator, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { newKol } from './support/newKol';
import { chooseEnglish, get, keepSession, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const stamp = Date.now().toString(36);
let made = 0;
/** A handle nobody has used before. */
const word = () => `k${stamp}${process.pid}x${++made}`;

const button = (root: Page | Locator, name: string | RegExp) =>
  root.getByRole('button', { name, exact: typeof name === 'string' });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
const next = (page: Page) => button(page, 'Tiếp tục').click();
const problems = (page: Page) => page.getByRole('alert').filter({ hasText: 'Cần sửa' });

async function otherPage(browser: Browser, account: string, to: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await signIn(page, account, to);
  return page;
}

/** A KOL added by the call, as this account. */
async function pick(page: Page, list: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).fill(text);
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Escape');
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';
const choosePicture = (page: Page) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });

test('a KOL is added in steps: what is wrong stands at its field, the draft stays, a double is shown', async ({
  page,
}) => {
  const quiet = watch(page);
  const twin = await newKol(page, 'manager', { birthdate: '1995-05-20', socials: [{ url: `tiktok.com/@${word()}` }] });
  await signIn(page, 'staff', '/kols');
  await page.getByRole('link', { name: 'Thêm KOL' }).click();

  await next(page);
  for (const name of ['Ảnh đại diện', 'Nghệ danh', 'Họ và tên', 'Lĩnh vực']) {
    await expect(problems(page)).toContainText(`${name}:`);
  }
  await button(page, /^Nghệ danh:/).click();
  await expect(field(page, 'Nghệ danh')).toBeFocused();
  await page.getByRole('radio', { name: /Cộng đồng/ }).check();
  await expect(field(page, 'Họ và tên')).toHaveCount(0);
  await expect(problems(page)).not.toContainText('Họ và tên');
  await expect(field(page, /^Tên nhóm/)).toBeVisible();
  await page.getByRole('radio', { name: /Cá nhân/ }).check();

  await choosePicture(page);
  await field(page, 'Nghệ danh').fill(twin.stage_name);
  await field(page, 'Mã KOL').fill('có trắng');
  await field(page, 'Họ và tên').fill(twin.fullname);
  await pick(page, 'Lĩnh vực', 'lam dep');
  await field(page, /^Giá booking từ/).fill('12000000');
  await expect(field(page, /^Giá booking từ/)).toHaveValue('12.000.000');
  await field(page, /^Giá booking đến/).fill('5000000');
  await page.getByLabel('Ngày sinh').fill('2199-01-01');
  await next(page);
  await expect(problems(page)).toContainText('Mã KOL: Mã không được có khoảng trắng');
  await expect(problems(page)).toContainText('Giá booking đến: Giá đến phải');
  await expect(problems(page)).toContainText('Ngày sinh: Ngày sinh không đúng');
  await field(page, /^Giá booking đến/).fill('25000000');
  await page.getByLabel('Ngày sinh').fill('1995-05-20');
  await field(page, 'Mã KOL').fill(twin.code);
  quiet.expectQuiet();
  await next(page);
  await expect(problems(page)).toContainText('Mã KOL: Mã KOL này đã tồn tại');
  const code = word();
  await field(page, 'Mã KOL').fill(code);
  await page.reload();
  await expect(page.getByText('Đã mở lại bản nháp')).toBeVisible();
  await expect(field(page, 'Mã KOL')).toHaveValue(code);
  await next(page);

  const handle = word();
  for (const network of ['Facebook', 'TikTok', 'TikTok']) await button(page, `Thêm kênh ${network}`).click();
  await field(page, 'Kênh 1: Facebook').fill(`https://m.facebook.com/${handle.toUpperCase()}?ref=x`);
  await field(page, 'Kênh 2: TikTok').fill('https://vm.tiktok.com/abc');
  await field(page, 'Kênh 3: TikTok').fill(twin.socials[0].url);
  await expect(field(page, 'Kênh 1: Facebook')).toHaveValue(`https://facebook.com/${handle}`);
  await next(page);
  await expect(problems(page)).toContainText('Kênh 2: TikTok: Đây là liên kết rút gọn');
  await field(page, 'Kênh 2: TikTok').fill(`@${handle.slice(0, 20)}`);
  // Twice as quickly as people click: one step, not the KOL added past its last look.
  await button(page, 'Tiếp tục').dblclick();

  const likely = page.getByRole('region', { name: 'Có thể đã có KOL này' });
  await expect(likely).toContainText('cùng kênh mạng xã hội · tên gần giống, cùng ngày sinh');
  const link = likely.getByRole('link', { name: twin.stage_name });
  await expect(link).toHaveAttribute('href', `/kols/${twin.id}/view`);
  expect(await seriousFindings(page)).toEqual([]);
  await button(page, 'Lưu KOL').click();
  await expect(field(page, 'Kênh 3: TikTok')).toHaveAttribute('aria-invalid', 'true');
  await expect(problems(page)).toContainText('Kênh 3: TikTok: Kênh này đã được liên kết');
  await button(page, 'Bỏ kênh 3: TikTok').click();
  await next(page);
  await button(page, 'Lưu KOL').click();
  await expect(page.getByRole('status').filter({ hasText: 'chờ duyệt' })).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/kols');
  const [kol] = (await get(page, await tokenOf(page, 'manager'), `/kols?stage_name=${twin.stage_name}`)).data.filter(
    (one: { code: string }) => one.code === code,
  );
  expect(kol).toMatchObject({ status: 'pending', booking_price_to: 25_000_000 });
  expect(kol.socials.map(({ url }: { url: string }) => url)).toContain(`https://facebook.com/${handle}`);
});

test('prices for each format make the range, unless it is typed by hand, and stand on the page of the KOL', async ({
  page,
}) => {
  const kol = await newKol(page, 'manager', { socials: [{ url: `tiktok.com/@${word()}` }] });
  await signIn(page, 'manager', `/kols/${kol.id}/edit`);
  const list = page.getByRole('region', { name: 'Bảng giá' });
  await expect(button(list, /^Thêm giá/)).toHaveCount(1);
  await button(list, 'Thêm giá TikTok').click();
  await button(list, 'Thêm giá TikTok').click();
  await button(page, 'Lưu').click();
  await expect(problems(page)).toContainText('Hình thức 1: TikTok:');
  await expect(problems(page)).toContainText('Giá 2: TikTok:');
  await list.getByLabel('Hình thức 1: TikTok').selectOption('post_videos');
  await expect(list.getByLabel('Hình thức 2: TikTok').locator('option[value=post_videos]')).toHaveCount(0);
  await list.getByLabel('Hình thức 2: TikTok').selectOption('livestream');
  await field(page, 'Giá 1: TikTok').fill('1,5tr');
  await field(page, 'Giá 2: TikTok').fill('9000000');
  await field(page, 'Giá 2: TikTok').blur();
  await expect(field(page, 'Giá 1: TikTok')).toHaveValue('1.500.000');
  await expect(list).toContainText('1.500.000 VNĐ – 9.000.000 VNĐ');
  const [from, to] = [field(page, /^Giá booking từ/), field(page, /^Giá booking đến/)];
  await expect(from).toHaveValue('');
  await expect(from).toHaveAttribute('placeholder', '1.500.000');
  await expect(from).toHaveAccessibleDescription('Theo bảng giá');
  await to.fill('1000000');
  await button(page, 'Lưu').click();
  await expect(problems(page)).toContainText('Giá booking đến: Giá đến phải');
  await to.fill('12000000');
  await expect(to).toHaveAccessibleDescription(/^Nhập tay; bảng giá: 9\.000\.000 VNĐ/);
  expect(await seriousFindings(page)).toEqual([]);
  await button(page, 'Lưu').click();
  await page.waitForURL(/\/view$/);
  const saved = (await get(page, await tokenOf(page, 'manager'), `/kols/${kol.id}`)).data;
  expect(saved).toMatchObject({ booking_price_from: 1_500_000, booking_price_to: 12_000_000 });
  await page.goto(`/kols/${kol.id}/view?tab=overview`);
  const shown = page.getByRole('region', { name: 'Bảng giá' }).getByRole('table', { name: 'TikTok' });
  await expect(shown.getByRole('row', { name: 'Đăng video' })).toContainText('1.500.000 VNĐ');
  await expect(page.getByText('Nhập tay', { exact: true })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto(`/kols/${kol.id}/edit`);
  await button(list, 'Bỏ giá 2: TikTok').click();
  await to.fill('');
  await expect(to).toHaveAttribute('placeholder', '1.500.000');
  await button(page, 'Lưu').click();
  await page.waitForURL(/\/view$/);
  const cleared = (await get(page, await tokenOf(page, 'manager'), `/kols/${kol.id}`)).data;
  expect(cleared).toMatchObject({ booking_price_from: 1_500_000, booking_price_to: 1_500_000 });
  expect(cleared.prices).toHaveLength(1);
});

test('the second of two who edit a KOL sees the difference and chooses, field by field', async ({ page, browser }) => {
  const kol = await newKol(page, 'manager', { bio: 'Cũ', note: 'Cũ', description: 'Cũ' });
  const address = `/kols/${kol.id}/edit`;
  await signIn(page, 'manager', address);
  await expect(page.getByLabel('Giới thiệu ngắn')).toHaveValue('Cũ');
  // What others save is taken over by itself as long as nothing is entered.
  await page.getByLabel('Giới thiệu ngắn').fill('Của tôi');
  const other = await otherPage(browser, 'supervisor', address);
  await other.getByLabel('Giới thiệu ngắn').fill('Của người kia');
  await other.getByLabel('Mô tả').fill('Của người kia');
  await button(other, 'Lưu').click();
  await other.waitForURL(/\/view$/);

  await page.getByLabel('Ghi chú nội bộ').fill('Của tôi');
  await button(page, 'Lưu').click();
  const dialog = page.getByRole('dialog', { name: 'Có người vừa lưu thay đổi khác' });
  const bio = dialog.getByRole('radiogroup', { name: /^Giới thiệu ngắn/ });
  await expect(bio).toContainText('Của người kia');
  await expect(
    dialog
      .getByRole('radiogroup', { name: /^Mô tả/ })
      .getByRole('radio')
      .first(),
  ).toBeChecked();
  await expect(dialog).toContainText('Vẫn giữ phần chỉ mình bạn sửa: Ghi chú nội bộ');
  await expect(button(dialog, 'Dùng lựa chọn này')).toBeDisabled();
  expect(await seriousFindings(page)).toEqual([]);
  await button(dialog, 'Quay lại biểu mẫu').click();
  await expect(page.getByLabel('Giới thiệu ngắn')).toHaveValue('Của tôi');

  await button(page, 'Lưu').click();
  await bio.getByRole('radio', { name: /Của bạn/ }).check();
  await button(dialog, 'Dùng lựa chọn này').click();
  await expect(page.getByLabel('Mô tả')).toHaveValue('Của người kia');
  await button(page, 'Lưu').click();
  await page.waitForURL(/\/view$/);
  const saved = (await get(page, await tokenOf(page, 'manager'), `/kols/${kol.id}`)).data;
  expect(saved).toMatchObject({ bio: 'Của tôi', description: 'Của người kia', note: 'Của tôi', version: 3 });
});

test('an edit waits, goes on from itself, is closed to others, and is approved by what it changes', async ({
  page,
  browser,
}) => {
  const url = `https://facebook.com/${word()}`;
  const kol = await newKol(page, 'manager', { bio: 'Cũ', socials: [{ url }] });
  const staff = await otherPage(browser, 'staff', `/kols/${kol.id}/edit`);
  await staff.getByLabel('Giới thiệu ngắn').fill('Mới');
  await field(staff, /^Kênh 1/).fill(`${url}.moi`);
  const gone = staff.getByText(`Kênh ${url} được bỏ: số liệu theo dõi lại từ đầu`);
  await expect(gone).toBeVisible();
  await field(staff, /^Kênh 1/).fill(url);
  await expect(gone).toHaveCount(0);
  await button(staff, /^Bỏ kênh 1/).click();
  await expect(gone).toBeVisible();
  await button(staff, 'Lưu').click();
  await staff.waitForURL(/\/view$/);
  await expect(staff.getByRole('region', { name: 'Thay đổi của bạn đang chờ duyệt' })).toBeVisible();
  await staff.getByRole('link', { name: 'Chỉnh sửa' }).click();
  await expect(staff.getByLabel('Giới thiệu ngắn')).toHaveValue('Mới');
  await expect(button(staff, /^Bỏ kênh/)).toHaveCount(0);
  const colleague = await otherPage(browser, 'executive', `/kols/${kol.id}/edit`);
  await expect(colleague.getByText('chỉ sửa được sau khi thay đổi này được duyệt hoặc từ chối')).toBeVisible();
  await expect(button(colleague, 'Lưu')).toHaveCount(0);

  await signIn(page, 'manager', `/kols/list_approval?search=${kol.stage_name}`);
  await expect(page.getByRole('row').filter({ hasText: kol.stage_name })).toContainText('Thay đổi');
  await page.getByRole('link', { name: new RegExp(kol.stage_name) }).click();
  const changes = page.getByRole('table', { name: 'Nội dung thay đổi' });
  await expect(changes.getByRole('row').filter({ hasText: 'Giới thiệu ngắn' })).toContainText('Cũ');
  await expect(changes.getByRole('row').filter({ hasText: 'Kênh mạng xã hội' })).toContainText('Không có');
  expect(await seriousFindings(page)).toEqual([]);
  await button(page, 'Duyệt').click();
  await expect(page.getByRole('status').filter({ hasText: 'Đã duyệt thay đổi' })).toBeVisible();
  await page.waitForURL((to) => to.pathname === '/kols/list_approval');
  const saved = (await get(page, await tokenOf(page, 'manager'), `/kols/${kol.id}`)).data;
  expect(saved).toMatchObject({ bio: 'Mới', socials: [], status: 'active' });
  await page.goto(`/kols/list_approval/${kol.id}/approval`);
  await expect(page.getByText('Không còn gì chờ duyệt ở đây')).toBeVisible();
});

test('a new KOL is rejected with a reason, which its author reads, mends and sends in again', async ({
  page,
  browser,
}) => {
  const kol = await newKol(page, 'staff');
  await signIn(page, 'manager', `/kols/${kol.id}/view`);
  await page.getByRole('region', { name: 'Hồ sơ mới đang chờ duyệt' }).getByRole('link').click();
  await button(page, 'Từ chối').click();
  await expect(button(page, 'Xác nhận từ chối')).toHaveClass(/colorError/);
  await button(page, 'Xác nhận từ chối').click();
  await expect(problems(page)).toContainText('Lý do từ chối: Không được để trống');
  await page.getByRole('radio', { name: 'Lý do khác' }).check();
  await button(page, 'Xác nhận từ chối').click();
  await expect(problems(page)).toContainText('Lý do cụ thể: Không được để trống');
  await page.getByLabel('Lý do cụ thể').fill('Ảnh bị mờ');
  await button(page, 'Xác nhận từ chối').click();
  await expect(page.getByText(`Đã từ chối ${kol.stage_name}`)).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/kols/list_approval');

  const staff = await otherPage(browser, 'staff', `/kols/${kol.id}/view`);
  await expect(staff.getByRole('region', { name: 'Hồ sơ đã bị từ chối' })).toContainText('Ảnh bị mờ');
  await staff.getByRole('link', { name: 'Chỉnh sửa' }).click();
  await button(staff, 'Lưu và gửi duyệt lại').click();
  await staff.waitForURL(/\/view$/);
  await expect(staff.getByRole('region', { name: 'Hồ sơ mới đang chờ duyệt' })).toBeVisible();
});

test('a KOL is deleted with a reason, unless a campaign that is not over has it', async ({ page }) => {
  const kol = await newKol(page, 'manager');
  const token = await tokenOf(page, 'manager');
  const [running] = (await get(page, token, '/campaigns?filter_status=on_going&sort=DATEASC')).data;
  const [sow] = (await get(page, token, `/campaigns/${running.id}`)).data.sows;
  await signIn(page, 'manager', `/kols/${sow.kol.id}/view`);
  await button(page, 'Xóa').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Không còn hợp tác' }).check();
  await button(dialog, 'Xóa').click();
  await expect(page.getByText('KOL đang tham gia chiến dịch chưa kết thúc')).toBeVisible();
  await expect(dialog).toBeVisible();

  await page.goto(`/kols/${kol.id}/view`);
  await button(page, 'Xóa').click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'ghi chú bị xóa hẳn' })).toContainText('Sau 30 ngày');
  await button(dialog, 'Xóa').click();
  await expect(problems(page)).toContainText('Lý do xóa: Không được để trống');
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await dialog.getByRole('radio', { name: 'Không còn hợp tác' }).check();
  await button(dialog, 'Xóa').click();
  await expect(page.getByText(`Đã xóa ${kol.stage_name}`)).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/kols');
  expect((await get(page, token, `/kols/${kol.id}`)).message).toBe('kol_not_exist');
});

test('what waits is read in English by who reads English, its sectors too', async ({ page }) => {
  const token = await tokenOf(page, 'supervisor');
  const { data: waiting } = await get(page, token, '/kols?status=pending&sort=DATEASC&size=1');
  const [{ id, sectors }] = waiting;
  const answer = await page.request.get('/api/v1/kols/categorys', {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  });
  const english: { id: string; name: string }[] = (await answer.json()).data;
  const name = english.find((sector) => sector.id === sectors[0].id)?.name ?? '';
  expect(name).not.toBe(sectors[0].name);
  await signIn(page, 'supervisor');
  await chooseEnglish(page);
  await page.goto(`/en/kols/list_approval/${id}/approval`);
  await expect(page.locator('main').getByText(name, { exact: true }).first()).toBeVisible();
  await expect(page.locator('main').getByText(sectors[0].name, { exact: true })).toHaveCount(0);
});

test('what is typed stays over a change of language, a sign-out in another tab, and is offered again', async ({
  page,
}) => {
  const kol = await newKol(page, 'manager', { bio: 'Cũ' });
  await signIn(page, 'manager', `/kols/${kol.id}/edit`);
  await page.getByLabel('Giới thiệu ngắn').fill('Chưa lưu');
  // 1.2M is a number, 12x is none: neither is cut down to its digits.
  await field(page, /^Giá booking từ/).fill('1,2M');
  await expect(page.getByText('= 1.200.000')).toBeVisible();
  await field(page, /^Giá booking đến/).fill('12x');
  await page.getByLabel('Mô tả').focus();
  await expect(field(page, /^Giá booking từ/)).toHaveValue('1.200.000');
  await expect(page.getByText('Đây không phải là số')).toBeVisible();
  await field(page, /^Giá booking đến/).fill('');
  await page.getByLabel('Ngày sinh').fill('31.12.1999');
  await page.getByLabel('Mô tả').focus();
  await expect(page.getByLabel('Ngày sinh')).toHaveValue('31/12/1999');
  await page.getByLabel('Ngày sinh').press('Alt+ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Lịch' });
  await expect(calendar.getByRole('button', { name: /31 tháng 12 năm 1999/i })).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ngày sinh')).toHaveValue('30/12/1999');

  await button(page, /Ngôn ngữ/).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByLabel('Short introduction')).toHaveValue('Chưa lưu');
  await expect(field(page, /^Booking price from/)).toHaveValue('1,200,000');

  const other = await page.context().newPage();
  await other.goto('/profile');
  await button(other, 'Account').click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await button(other, 'Sign out and discard').click();
  await other.waitForURL(/\/login/);
  await other.close();
  await page.waitForURL(/\/login/);
  await keepSession(page, 'manager');
  await page.goto(`/kols/${kol.id}/edit`);
  const offer = page.getByRole('status').filter({ hasText: 'not saved' });
  await expect(offer).toContainText('Short introduction');
  await expect(page.getByLabel('Short introduction')).toHaveValue('Cũ');
  await button(page, 'Take them up again').click();
  await expect(page.getByLabel('Short introduction')).toHaveValue('Chưa lưu');
  await expect(page.getByLabel('Date of birth')).toHaveValue('30/12/1999');
  await button(page, 'Save').click();
  await page.waitForURL(/\/view$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')))).toEqual([]);
  const saved = (await get(page, await tokenOf(page, 'manager'), `/kols/${kol.id}`)).data;
  expect(saved).toMatchObject({ bio: 'Chưa lưu', booking_price_from: 1_200_000, birthdate: '1999-12-30' });
});
