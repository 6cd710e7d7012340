import { expect, type Page, test } from 'playwright/test';
import vi from '../../src/domain/locales/vi/publicSite.json' with { type: 'json' };
import { seriousFindings } from './support/axe';
import { newPicture } from './support/newCampaign';
import { press } from './support/press';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const path = '/home/request_campaigns';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
const phone = { width: 390, height: 844 };

const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const next = (page: Page) => page.getByRole('button', { name: 'Tiếp tục' });
const send = (page: Page) => page.getByRole('button', { name: 'Gửi yêu cầu' });
const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });
const campaign = (page: Page) => step(page, 'Chiến dịch của bạn là gì?');
const company = (page: Page) => step(page, 'Chúng tôi liên hệ với ai?');
const review = (page: Page) => step(page, 'Mọi thứ đã đúng chưa?');

// Each from an address of its own: ten requests an hour are free to one.
test.beforeEach(async ({ page }) => {
  const part = () => 1 + Math.floor(Math.random() * 250);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.${part()}.${part()}.7` });
});

interface Entry {
  id: string;
  stage_name: string;
  avatar: string | null;
  code: string;
}

/** Chosen as the page of a KOL puts them into the cart. */
async function choose(page: Page, total: number, more: Entry[] = []): Promise<Entry[]> {
  const { data } = await (await page.request.get(`/api/v1/kols?sort=DATEASC&size=${total}`)).json();
  const found = (data as Entry[]).map(({ id, stage_name, avatar, code }) => ({ id, stage_name, avatar, code }));
  await page.goto(path);
  await page.evaluate((text) => localStorage.setItem('kols-cart', text), JSON.stringify([...found, ...more]));
  await page.reload();
  return found;
}

async function tellCampaign(page: Page, name: string): Promise<void> {
  await expect(campaign(page)).toBeVisible();
  await field(page, 'request_name').fill(name);
  await field(page, 'request_start_date').fill('2036-01-05');
  await field(page, 'request_end_date').fill('2036-02-05');
  await field(page, 'request_budget').fill('200tr');
  await field(page, 'request_description').fill('Giới thiệu dòng son mới.');
}

async function tellCompany(page: Page, heading = company(page)): Promise<void> {
  await expect(heading).toBeVisible();
  await field(page, 'brand_name').fill('Hoa Sen');
  await field(page, 'customer_name').fill('Công ty Hoa Sen');
  await field(page, 'customer_phone').fill('0912 345 678');
  await field(page, 'customer_email').fill('lan@khach.example');
}

async function fillIn(page: Page, name: string): Promise<void> {
  await page.goto(path);
  await next(page).click();
  await tellCampaign(page, name);
  await next(page).click();
  await tellCompany(page);
  await next(page).click();
  await expect(review(page)).toBeVisible();
}

for (const [address, title] of [
  [path, 'Gửi yêu cầu chiến dịch'],
  [`/en${path}`, 'Request a campaign'],
] as const) {
  test(`${address} can be used by everybody, from a phone on`, async ({ page }) => {
    const watching = watch(page);
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('form button[type=submit]')).toBeEnabled();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await seriousFindings(page)).toEqual([]);
    }
    watching.expectQuiet();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a guest asks for a campaign, from a chosen KOL to the list of the staff', async ({ page }) => {
    const watching = watch(page);
    const name = `Son Tết ${Date.now()}`;
    const kols = await choose(page, 2);
    await expect(page.locator('.lead')).toHaveText(vi.request.text);
    for (const kol of kols) await expect(page.getByRole('listitem').filter({ hasText: kol.code })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Xem thêm KOL' })).toHaveAttribute('href', '/home/kols');
    await next(page).click();

    await expect(campaign(page)).toBeFocused();
    await next(page).click();
    await expect(page.getByText('Không được để trống')).toHaveCount(5);
    await expect(field(page, 'request_name')).toBeFocused();
    expect(await seriousFindings(page)).toEqual([]);
    await tellCampaign(page, name);
    await expect(page.getByText('= 200.000.000')).toBeVisible();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'mo-ta.pdf', mimeType: 'application/pdf', buffer: pdf });
    await next(page).click();
    await tellCompany(page);

    await page.reload();
    await expect(company(page)).toBeVisible();
    await expect(field(page, 'customer_phone')).toHaveValue('0912 345 678');
    await expect(page.getByRole('complementary')).toContainText('mo-ta.pdf');
    expect(await seriousFindings(page)).toEqual([]);
    await next(page).click();

    await expect(review(page)).toBeVisible();
    await expect(page.locator('form')).toContainText('200.000.000');
    expect(await seriousFindings(page)).toEqual([]);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/request/create')) calls.push(request.url());
    });
    await send(page).dblclick();
    await expect(step(page, `Đã nhận yêu cầu “${name}”`)).toBeFocused();
    await expect(page.getByText('trong vòng một ngày làm việc')).toBeVisible();
    await expect(page.locator('.lead')).toHaveText(vi.request.sent);
    expect(calls).toHaveLength(1);
    const code = (await page.getByText(/^YC-[0-9A-F]{8}$/).textContent()) ?? '';
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Sao chép mã' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Đã sao chép mã' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(await page.evaluate(() => localStorage.getItem('kols-cart'))).toBe('[]');
    expect(await seriousFindings(page)).toEqual([]);
    watching.expectQuiet();
    await page.reload();
    await expect(step(page, 'Bạn muốn làm việc với ai?')).toBeVisible();
    await expect(page.getByText('Bạn chưa chọn KOL nào.')).toBeVisible();

    const mails = await (await page.request.get('/dev/mail.json')).json();
    expect(JSON.stringify(mails)).toContain('lan@khach.example');
    expect(JSON.stringify(mails)).toContain(code);
    await page.setViewportSize({ width: 1366, height: 800 });
    await signIn(page, 'admin', `/campaigns/request?search=${encodeURIComponent(name)}`);
    await page.getByRole('row').nth(1).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Thông tin' }).click();
    await expect(page.getByText('mo-ta.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Cập nhật', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Trạng thái')).toBeVisible();
    await expect(dialog).not.toContainText('sẽ nhận email');
    await dialog.getByLabel('Trạng thái').selectOption('on_going');
    await expect(dialog).toContainText('sẽ nhận email báo trạng thái mới ở lan@khach.example');
  });
});

test('a KOL who takes no more requests is named and can be taken out', async ({ page }) => {
  const gone = { id: '0190b1d2-0000-7000-8000-000000000001', stage_name: 'Đã Nghỉ', avatar: null, code: 'KOL999' };
  await choose(page, 1, [gone]);
  await expect(page.getByText('Đã Nghỉ hiện không nhận yêu cầu')).toBeVisible();
  await next(page).click();
  await expect(step(page, 'Bạn muốn làm việc với ai?')).toBeVisible();
  await page.getByRole('button', { name: 'Bỏ Đã Nghỉ' }).click();
  await next(page).click();
  await expect(campaign(page)).toBeVisible();
});

test('a KOL deactivated while the request was written is named once it is sent', async ({ page }) => {
  const kol = { id: '0190b1d2-0000-7000-8000-000000000002', stage_name: 'Vừa Nghỉ', avatar: null, code: 'KOL998' };
  // Active, as long as the page asks; the server knows better.
  await page.route('**/api/v1/kols?**', (route) => route.fulfill({ json: { data: [kol] } }));
  await page.goto(path);
  await page.evaluate((text) => localStorage.setItem('kols-cart', text), JSON.stringify([kol]));
  await fillIn(page, `Muộn ${Date.now()}`);
  await send(page).click();
  await expect(page.getByText('Vừa Nghỉ hiện không nhận yêu cầu')).toBeVisible();
  await page.getByRole('button', { name: 'Bỏ Vừa Nghỉ' }).click();
  await next(page).click();
  await expect(field(page, 'request_budget')).toHaveValue('200tr');
});

test('what could not be sent leads one step back, says what is safe, and goes out once', async ({ page }) => {
  const name = `Mất mạng ${Date.now()}`;
  await fillIn(page, name);
  await page.route(
    '**/request/create',
    async (route) => {
      // It arrived; the answer did not.
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send(page).click();
  await expect(company(page)).toBeVisible();
  await expect(page.getByRole('status')).toContainText('không cần nhập lại');
  await expect(page.getByRole('status')).toBeInViewport({ ratio: 0.95 });
  await next(page).click();
  await send(page).click();
  await expect(step(page, `Đã nhận yêu cầu “${name}”`)).toBeVisible();
  await signIn(page, 'admin', `/campaigns/request?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('what is wrong is said where it is: files, days, budget, phone', async ({ page }) => {
  await page.goto(path);
  await next(page).click();
  await tellCampaign(page, 'Sai');
  await field(page, 'request_end_date').fill('2035-12-31');
  await field(page, 'request_budget').fill('nhiều lắm');
  await field(page, 'request_description').fill('x'.repeat(10_000));
  const large = Buffer.alloc(5 * 1024 * 1024 + 1, 'x');
  await page.locator('input[type=file]').setInputFiles([
    { name: 'anh.exe', mimeType: 'application/octet-stream', buffer: pdf },
    { name: 'nang.pdf', mimeType: 'application/pdf', buffer: large },
  ]);
  await expect(page.getByText('anh.exe: Loại file không được hỗ trợ')).toBeVisible();
  await expect(page.getByText('nang.pdf: File quá lớn')).toBeVisible();
  const fake = Buffer.from('không phải PDF');
  await page.locator('input[type=file]').setInputFiles({ name: 'gia.pdf', mimeType: 'application/pdf', buffer: fake });
  await expect(page.getByRole('alert')).toHaveText('gia.pdf: Loại file không được hỗ trợ');
  await next(page).click();
  for (const fault of ['Ngày kết thúc trước ngày bắt đầu', 'Đây không phải là số', 'Nội dung quá dài'])
    await expect(page.getByText(fault)).toBeVisible();
  await tellCampaign(page, 'Đúng');
  await page.locator('input[type=file]').setInputFiles({
    name: 'gia.docx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK\u0003\u0004 không phải Word'),
  });
  await expect(page.getByRole('button', { name: 'Bỏ gia.docx' })).toBeVisible();
  await next(page).click();
  await tellCompany(page);
  await field(page, 'customer_phone').fill('123');
  await next(page).click();
  await expect(page.getByText('Số điện thoại không đúng')).toBeVisible();
  await field(page, 'customer_phone').fill('0912345678');
  await next(page).click();
  // What a file is, the server tells by its bytes.
  await send(page).click();
  await expect(campaign(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('gia.docx: Loại file không được hỗ trợ');
  await page.getByRole('button', { name: 'Bỏ gia.docx' }).click();
  await next(page).click();
  await next(page).click();
  await send(page).click();
  await expect(step(page, 'Đã nhận yêu cầu “Đúng”')).toBeVisible();
});

test('a picture of the brand can be shown, kept, taken out and sent along; what is none is refused at its field', async ({
  page,
}) => {
  const name = `Có ảnh ${Date.now()}`;
  const cover = field(page, 'brand_cover_image');
  const preview = page.locator('form img[src^="blob:"]');
  const isShown = () => preview.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  const fault = page.getByRole('alert');
  await page.goto(path);
  await next(page).click();
  await tellCampaign(page, name);
  await next(page).click();
  await tellCompany(page);
  await expect(cover).toHaveAccessibleName(/^Ảnh bìa nhãn hàng \(không bắt buộc\)/);
  await expect(cover).toHaveAccessibleDescription('PNG, JPG, WEBP, GIF hoặc SVG, tối đa 3 MB.');

  const noPicture = 'Chỉ nhận ảnh (.png, .jpg, .webp, .gif, .svg)!';
  for (const [file, buffer, told] of [
    ['a.pdf', pdf, noPicture],
    ['a.png', pdf, noPicture],
    ['a.jpg', Buffer.alloc(3 * 1024 * 1024 + 1, 'x'), 'Ảnh phải nhỏ hơn 3MB và 24 megapixel!'],
  ] as const) {
    await cover.setInputFiles({ name: file, mimeType: 'image/png', buffer });
    await expect(fault).toHaveText(told);
    await expect(cover).toHaveAccessibleDescription(new RegExp(`3 MB\\. ${told.slice(0, 10)}`));
    await expect(preview).toHaveCount(0);
  }
  expect(await seriousFindings(page)).toEqual([]);

  const picture = await newPicture();
  await cover.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect.poll(isShown).toBe(true);
  await expect(fault).toHaveText('');
  await page.getByRole('button', { name: 'Bỏ logo.png' }).press('Enter');
  await expect(preview).toHaveCount(0);
  await expect(cover).toBeFocused();
  await cover.setInputFiles({ name: 'bia.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('complementary')).toContainText('bia.png');
  await page.reload();
  await expect(company(page)).toBeVisible();
  await expect.poll(isShown).toBe(true);
  await expect(page.getByRole('button', { name: 'Bỏ bia.png' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await seriousFindings(page)).toEqual([]);

  await next(page).click();
  await expect(page.locator('form dl')).toContainText('bia.png');
  await send(page).click();
  await expect(step(page, `Đã nhận yêu cầu “${name}”`)).toBeVisible();
  const token = await tokenOf(page, 'admin');
  const { data } = await get(page, token, `/campaigns/request?name=${encodeURIComponent(name)}`);
  expect(data).toHaveLength(1);
  expect(data[0].brand_cover_image).toMatch(/^\/pictures\//);
  await page.goto(path);
  await next(page).click();
  await tellCampaign(page, 'Lần sau');
  await next(page).click();
  await expect(company(page)).toBeVisible();
  await expect(preview).toHaveCount(0);
});

test('a picture the server refuses is told at its field, and the request goes out without it', async ({ page }) => {
  await page.goto(path);
  await next(page).click();
  await tellCampaign(page, 'Ảnh quá lớn');
  await next(page).click();
  await tellCompany(page);
  // Small as a file, more pixels than we take; browsers draw it.
  const buffer = await newPicture(6_000, 4_100);
  await field(page, 'brand_cover_image').setInputFiles({ name: 'to.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Bỏ to.png' })).toBeVisible();
  await next(page).click();
  await send(page).click();
  await expect(company(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Ảnh phải nhỏ hơn 3MB và 24 megapixel!');
  await page.getByRole('button', { name: 'Bỏ to.png' }).click();
  await expect(page.getByRole('alert')).toHaveText('');
  await next(page).click();
  await send(page).click();
  await expect(step(page, 'Đã nhận yêu cầu “Ảnh quá lớn”')).toBeVisible();
});

test('a click that leaves a field with something wrong is a click all the same', async ({ page }) => {
  // So high that the button stands below the fields, which push it on, and not at the window's edge.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto(path);
  await next(page).click();
  await field(page, 'request_name').fill('Một lần bấm');
  await field(page, 'request_start_date').fill('2036-01-05');
  await field(page, 'request_end_date').fill('2036-02-05');
  await field(page, 'request_budget').fill('200tr');
  // The field that is wrong is left for the first time, by the press itself.
  await field(page, 'request_description').fill('x'.repeat(10_000));
  await press(page, next(page));
  await expect(page.getByText('Nội dung quá dài')).toBeVisible();
  await expect(field(page, 'request_description')).toBeFocused();
  await field(page, 'request_description').fill('Giới thiệu dòng son mới.');
  await press(page, next(page));
  await expect(company(page)).toBeVisible();
  await field(page, 'brand_name').fill('Hoa Sen');
  await field(page, 'customer_name').fill('Công ty Hoa Sen');
  await field(page, 'customer_email').fill('lan@khach.example');
  await field(page, 'customer_phone').fill('123');
  await press(page, next(page));
  await expect(page.getByText('Số điện thoại không đúng')).toBeVisible();
  await expect(field(page, 'customer_phone')).toBeFocused();
  await field(page, 'customer_phone').fill('0912345678');
  await press(page, next(page));
  await expect(review(page)).toBeVisible();
});

test('a step is in view as soon as it has the keyboard: nothing glides away under the pointer', async ({ page }) => {
  await page.goto(path);
  await next(page).click();
  await tellCampaign(page, 'Đứng yên');
  await field(page, 'request_description').evaluate((text) => text.scrollIntoView({ block: 'start' }));
  const top = page.evaluate(
    () =>
      new Promise<number>((done) => {
        addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLHeadingElement)
            queueMicrotask(() => done(Math.round(target.getBoundingClientRect().top)));
        });
      }),
  );
  await next(page).click();
  expect(await top).toBeGreaterThanOrEqual(0);
});

test('a day is said in words, and a budget too small to be meant is asked about', async ({ page }) => {
  await page.goto(path);
  await next(page).click();
  await field(page, 'request_start_date').fill('2035-02-05');
  await expect(field(page, 'request_start_date')).toHaveAccessibleDescription('= Thứ Hai, 05/02/2035');
  await field(page, 'request_budget').fill('200');
  await expect(field(page, 'request_budget')).toHaveAccessibleDescription(
    '= 200 VNĐ. Nếu ý bạn là 200.000.000 VNĐ, hãy viết đủ các số không.',
  );
  await field(page, 'request_budget').fill('200tr');
  await expect(field(page, 'request_budget')).toHaveAccessibleDescription('= 200.000.000 VNĐ');
});

test('a budget keeps its value in the other language, and a start that is over is refused', async ({ page }) => {
  await page.goto(path);
  await next(page).click();
  await tellCampaign(page, 'Đổi ngôn ngữ');
  await field(page, 'request_budget').fill('300.000');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('= 300,000')).toBeVisible();
  await expect(field(page, 'request_budget')).toHaveValue('300,000');
  await field(page, 'request_start_date').fill('2026-01-05');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This day is over')).toBeVisible();
  await expect(field(page, 'request_start_date')).toBeFocused();
  await field(page, 'request_start_date').fill('2036-01-05');
  await page.getByRole('button', { name: 'Continue' }).click();
  await tellCompany(page, step(page, 'Whom do we talk to?'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/^Your request code: YC-[0-9A-F]{8}/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the code' })).toBeVisible();
});

test('without a script the page says that it needs one', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(path);
  const told = page.locator('noscript strong');
  await expect(told).toBeVisible();
  await expect(told).toContainText('Biểu mẫu này cần JavaScript');
  await expect(next(page)).toBeDisabled();
  await context.close();
});
