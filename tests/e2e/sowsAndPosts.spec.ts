import { type Browser, expect, type Locator, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { send } from './support/newStaff';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const stamp = Date.now().toString(36);
let made = 0;
const word = () => `s${stamp}${process.pid}x${++made}`;

const button = (root: Page | Locator, name: string | RegExp) =>
  root.getByRole('button', { name, exact: typeof name === 'string' });
const field = (root: Page | Locator, name: string | RegExp) => root.getByRole('textbox', { name });
const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** A KOL and a running campaign of this test alone, made by the calls. */
async function stage(page: Page) {
  const token = await tokenOf(page, 'manager');
  const [first] = (await get(page, token, '/kols?status=active&sort=DATEASC&size=1')).data;
  const [other] = (await get(page, token, '/campaigns?filter_status=on_going&sort=DATEASC&size=1')).data;
  const me = (await get(page, token, '/users/employees?size=1')).data[0];
  const name = word();
  const kol = await send(page, token, 'POST', '/kols', {
    ...{ avatar: first.avatar, code: name, stage_name: `Mây ${name}`, fullname: `Lê Mây ${name}` },
    sectors: [first.sectors[0].id],
  });
  const campaign = await send(page, token, 'POST', '/campaigns', {
    ...{ cover_image: other.cover_image, name: `Chiến dịch ${name}`, code: name, type: 'booking', keywords: ['thử'] },
    ...{ start_date: '2026-01-01', budget: 50_000_000, brand_id: other.brand.id, managers: [me.id] },
    sows: [],
  });
  return { token, kol, campaign, address: `/campaigns/inprogress/${campaign.id}/view` };
}

const newSow = (page: Page, token: string, campaignId: string, kolId: string) =>
  send(page, token, 'POST', `/campaigns/${campaignId}/sows`, {
    ...{ kol_id: kolId, is_online: true, social_type: 'instagram', post_format: 'post_posts', post_count: 2 },
    ...{ description: '<p>Hai bài</p>', booking_price: 8_000_000, sale_price: 10_000_000 },
  });

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);

async function otherPage(browser: Browser, account: string, to: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await signIn(page, account, to);
  return page;
}

test('a SOW is added with rich text and grouped numbers, and says when it goes over the budget', async ({ page }) => {
  const { token, kol, campaign, address } = await stage(page);
  const quiet = watch(page);
  await signIn(page, 'manager', `${address}?tab=sows`);
  await button(page, 'Thêm SOW').click();
  const form = drawer(page, 'SOW mới');
  await expect(page).toHaveURL(/sow=new/);
  await button(form, 'Thêm SOW').click();
  await expect(form.getByRole('alert').filter({ hasText: 'Cần sửa' })).toContainText('Giá bán:');
  await form.getByRole('combobox', { name: 'KOL' }).fill(kol.stage_name);
  await page.getByRole('option', { name: new RegExp(kol.stage_name) }).click();
  await form.getByLabel('Nền tảng').selectOption('instagram');
  await form.getByLabel('Hình thức', { exact: true }).selectOption('post_posts');
  await field(form, 'Số bài').fill('2');
  await field(form, 'Giá booking').fill('8000000');
  await field(form, 'Giá bán').pressSequentially('9999999999999999');
  await expect(field(form, 'Giá bán')).toHaveValue('9.999.999.999.999.999');
  await expect(form.getByText('Tối đa 999.999.999.999.999').first()).toBeVisible();
  await field(form, 'Giá bán').fill('1,5 tỷ');
  await expect(form.getByText('= 1.500.000.000')).toBeVisible();
  await expect(form.getByText('Vượt ngân sách')).toBeVisible();
  await field(form, 'Giá bán').fill('10000000');
  await expect(form.getByText('Vượt ngân sách')).toHaveCount(0);
  await expect(form.locator('dd').filter({ hasText: '2.000.000 VNĐ' }).first()).toContainText('20%');
  await field(form, /KPI tỷ lệ tương tác/).fill('3,45');
  const text = field(form, 'Nội dung công việc');
  await text.click();
  await button(form, 'Đậm').click();
  await text.pressSequentially('Hai bài nổi bật');
  expect(await seriousFindings(page)).toEqual([]);
  await button(form, 'Thêm SOW').click();
  await expect(page.getByText('Đã thêm SOW')).toBeVisible();
  await expect(form).toHaveCount(0);
  await page
    .getByRole('row', { name: new RegExp(kol.stage_name) })
    .getByText(kol.stage_name)
    .click();
  const edit = drawer(page, new RegExp(`SOW 1 của ${kol.stage_name}`));
  await expect(edit.locator('strong', { hasText: 'Hai bài nổi bật' })).toBeVisible();
  await expect(field(edit, /KPI tỷ lệ tương tác/)).toHaveValue('3,45');
  await button(edit, 'Nhân bản SOW này').click();
  const copy = drawer(page, 'Bản sao của SOW 1');
  await expect(field(copy, 'Giá bán')).toHaveValue('10.000.000');
  await expect(copy.getByRole('switch', { name: 'Đây là một SOW khác' })).toBeChecked();
  await button(copy, 'Thêm SOW').click();
  const second = page.getByRole('row', { name: /#2/ });
  await expect(second).toBeVisible();
  const sows = (await get(page, token, `/campaigns/${campaign.id}`)).data.sows;
  expect(sows).toMatchObject([{ number: 1 }, { number: 2, sale_price: 10_000_000, post_count: 2 }]);
  await send(page, token, 'DELETE', `/campaigns/sow/${sows[1].id}`);
  await expect(second).toHaveCount(0);
  await page.getByRole('row', { name: /#1/ }).getByText(kol.stage_name).click();
  quiet.expectQuiet();
  await button(edit, 'Xóa').click();
  const asked = drawer(page, /Xóa SOW 1 của/);
  await expect(asked).toContainText('chưa có bài đăng');
  await button(asked, 'Xóa').click();
  await expect(page.getByText('Đã xóa SOW')).toBeVisible();
  await expect(page.getByText('Chiến dịch chưa có SOW nào.')).toBeVisible();
});

test('the price list of the KOL fills in the booking price, but never over what was typed', async ({ page }) => {
  const { token, kol, address } = await stage(page);
  const prices = [
    { social_type: 'instagram', post_format: 'post_posts', price: 6_000_000 },
    { social_type: 'instagram', post_format: 'post_stories', price: 2_500_000 },
    { social_type: 'tiktok', post_format: 'post_posts', price: 0 },
  ];
  await send(page, token, 'PUT', `/kols/${kol.id}`, { prices });
  await signIn(page, 'manager', `${address}?tab=sows`);
  await button(page, 'Thêm SOW').click();
  const form = drawer(page, 'SOW mới');
  const booking = field(form, 'Giá booking');
  const [network, format] = [form.getByLabel('Nền tảng'), form.getByLabel('Hình thức', { exact: true })];
  await network.selectOption('instagram');
  await format.selectOption('post_posts');
  await form.getByRole('combobox', { name: 'KOL' }).fill(kol.stage_name);
  await page.getByRole('option', { name: new RegExp(kol.stage_name) }).click();
  await expect(booking).toHaveValue('6.000.000');
  await expect(booking).toHaveAccessibleDescription('Theo bảng giá của KOL');
  await format.selectOption('post_stories');
  await expect(booking).toHaveValue('2.500.000');
  await format.selectOption('livestream');
  await expect(booking).toHaveValue('');
  await format.selectOption('post_posts');
  await network.selectOption('tiktok');
  await expect(booking).toHaveValue('0');
  await booking.fill('7tr');
  await booking.blur();
  await network.selectOption('instagram');
  await expect(booking).toHaveAccessibleDescription('Bảng giá của KOL: 6.000.000 VNĐ');
  await expect(booking).toHaveValue('7.000.000');
  await booking.fill('');
  await booking.blur();
  await expect(booking).toHaveValue('');
  await format.selectOption('post_stories');
  await expect(booking).toHaveValue('2.500.000');
  expect(await seriousFindings(page)).toEqual([]);
});

test('a SOW that is there keeps its booking price, whatever the list says of its new format', async ({ page }) => {
  const { token, kol, campaign, address } = await stage(page);
  const price = { social_type: 'instagram', post_format: 'post_posts', price: 8_000_000 };
  await send(page, token, 'PUT', `/kols/${kol.id}`, {
    prices: [price, { ...price, post_format: 'post_stories', price: 2_500_000 }],
  });
  await newSow(page, token, campaign.id, kol.id);
  await signIn(page, 'manager', `${address}?tab=sows`);
  await page
    .getByRole('row', { name: new RegExp(kol.stage_name) })
    .getByText(kol.stage_name)
    .click();
  const edit = drawer(page, new RegExp(`SOW 1 của ${kol.stage_name}`));
  const booking = field(edit, 'Giá booking');
  await expect(booking).toHaveAccessibleDescription('Theo bảng giá của KOL');
  await edit.getByLabel('Hình thức', { exact: true }).selectOption('post_stories');
  await expect(booking).toHaveAccessibleDescription('Bảng giá của KOL: 2.500.000 VNĐ');
  await expect(booking).toHaveValue('8.000.000');
});

test('what a SOW lacks leads to its post; a double and a figure without a reason are refused', async ({ page }) => {
  const { token, kol, campaign, address } = await stage(page);
  await newSow(page, token, campaign.id, kol.id);
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, 'manager', `${address}?tab=sows`);
  await button(page, /Xem cả 2 điều/).click();
  const lacking = drawer(page, 'Còn thiếu');
  await expect(lacking.getByRole('link', { name: 'Liên kết tài khoản' })).toHaveAttribute(
    'href',
    new RegExp(`${kol.id}.*tab=instagram`),
  );
  await button(lacking, 'Thêm bài đăng').click();
  const form = drawer(page, 'Bài đăng mới');
  await expect(form.getByLabel('Thuộc SOW').locator('option:checked')).toContainText(kol.stage_name);
  const url = `https://www.instagram.com/p/${word()}`;
  await field(form, 'Link bài đăng').fill('https://instagram.com.evil.example/p/1');
  await button(form, 'Thêm bài đăng').click();
  await expect(form.getByRole('alert')).toContainText('Link bài đăng:');
  await field(form, 'Link bài đăng').fill(url);
  await expect(form.getByText('Bài trên Instagram')).toBeVisible();
  await field(form, /Lượt xem/).fill('12345');
  await button(form, 'Thêm bài đăng').click();
  await expect(form.getByRole('alert')).toContainText('Lý do nhập tay:');
  await field(form, /Lý do nhập tay/).fill('KOL gửi ảnh chụp');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';
  const [itself, proof] = [form.locator('input[type=file]').first(), form.locator('input[type=file]').last()];
  await itself.setInputFiles({ name: 'a.gif.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await expect(form.getByText('Chỉ nhận ảnh (.png, .jpg, .webp, .gif, .svg)!').first()).toBeVisible();
  for (const input of [itself, proof]) {
    await input.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  }
  await expect(form.locator('img[src^="/pictures/"]')).toHaveCount(2);
  expect(await seriousFindings(page)).toEqual([]);
  await button(form, 'Thêm bài đăng').click();
  await expect(page.getByText('Đã thêm bài đăng')).toBeVisible();

  await page.goto(`${address}?tab=posts`);
  await expect(page.getByRole('main').locator('img[src^="/pictures/"][width="32"]')).toBeVisible();
  await page.goto(`${address}?tab=posts&post=new`);
  const again = drawer(page, 'Bài đăng mới');
  await field(again, 'Link bài đăng').fill(`${url}/?utm_source=x`);
  await again.getByLabel('Thuộc SOW').selectOption({ index: 1 });
  await button(again, 'Thêm bài đăng').click();
  await expect(again.getByRole('alert')).toContainText('Link bài đăng:');

  const { data } = await get(page, token, `/campaigns/${campaign.id}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}?tab=posts&post=${data.campaignPosts[0].id}`);
  const edit = drawer(page, /Bài đăng của/);
  await expect(edit.getByText('KOL gửi ảnh chụp', { exact: true })).toBeVisible();
  await expect(edit.getByRole('img', { name: 'Ảnh chụp màn hình' })).toBeVisible();
  await field(edit, /Lượt xem/).fill('');
  await field(edit, /Lý do nhập tay/).fill('Nhập nhầm bài');
  await button(edit, 'Lưu').click();
  await expect(page.getByText('Đã lưu bài đăng')).toBeVisible();
  const after = await get(page, token, `/campaigns/post/${data.campaignPosts[0].id}/metrics`);
  expect(after.data.map(({ metrics }: { metrics: object }) => metrics)).toEqual([{ view: null }, { view: 12_345 }]);
});

test('a post form says how far its SOW is, and what is odd about the link and the time', async ({ page }) => {
  const { token, kol, campaign, address } = await stage(page);
  await newSow(page, token, campaign.id, kol.id);
  const account = word();
  await send(page, token, 'POST', '/social', { kol_id: kol.id, url: `https://www.instagram.com/${account}` });
  const add = async (at: string) => {
    await page.goto(`${address}?tab=posts&post=new`);
    const form = drawer(page, 'Bài đăng mới');
    await field(form, 'Link bài đăng').fill(`https://www.instagram.com/${at}/p/${word()}`);
    await form.getByLabel('Thuộc SOW').selectOption({ index: 1 });
    return form;
  };
  await signIn(page, 'manager', `${address}?tab=posts`);
  const form = await add('nguoi.khac');
  await expect(form.getByLabel('Thuộc SOW').locator('option:checked')).toContainText('0/2 bài');
  await expect(field(form, 'Link bài đăng')).toHaveAccessibleDescription(
    `Link này của instagram.com/nguoi.khac, không phải kênh nào của ${kol.stage_name}. Vẫn lưu được.`,
  );
  const time = field(form, /Thời gian đăng/);
  await time.fill('31/12/2199 10:00');
  await button(form, 'Thêm bài đăng').click();
  await expect(time).toHaveAccessibleDescription('Thời gian này chưa tới');
  await time.fill('31/12/2025 10:00');
  await expect(time).toHaveAccessibleDescription('Trước ngày chiến dịch bắt đầu (01/01/2026). Vẫn lưu được.');
  await button(form, 'Thêm bài đăng').click();
  await expect(page.getByText('Đã thêm bài đăng')).toBeVisible();

  const second = await add(account);
  await expect(field(second, 'Link bài đăng')).toHaveAccessibleDescription(
    'Trên Facebook, Instagram, TikTok hoặc YouTube',
  );
  await button(second, 'Thêm bài đăng').click();
  await expect(second).toBeHidden();
  const third = await add(account);
  await expect(third.getByLabel('Thuộc SOW').locator('option:checked')).toContainText('2/2 bài');
  await expect(third.getByLabel('Thuộc SOW')).toHaveAccessibleDescription(
    'SOW này đã có đủ 2 bài; đây sẽ là bài thêm.',
  );
});

test('a post is planned before it has a link, and becomes a post by its link', async ({ page }) => {
  const { token, kol, campaign, address } = await stage(page);
  const sow = await newSow(page, token, campaign.id, kol.id);
  const quiet = watch(page);
  await signIn(page, 'manager', `${address}?tab=posts`);
  await button(page, 'Lên bài dự kiến').click();
  const plan = drawer(page, 'Lên bài dự kiến');
  await button(plan, 'Lưu').click();
  await expect(plan.getByRole('alert').filter({ hasText: 'Cần sửa' })).toContainText('Tiêu đề:');
  await plan.getByLabel('Cho SOW').selectOption(sow.id);
  await field(plan, 'Tiêu đề').fill('Mở hộp trước Tết');
  await field(plan, /^Nội dung/).fill('Kịch bản nháp');
  await expect(field(plan, /link/)).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await button(plan, 'Lưu').click();
  const card = page.getByRole('article', { name: 'Mở hộp trước Tết' });
  await expect(card).toContainText('Nháp');
  quiet.expectQuiet();

  await button(card, 'Sửa bài dự kiến Mở hộp trước Tết').click();
  const edit = drawer(page, 'Mở hộp trước Tết');
  await field(edit, /link/).fill('https://www.tiktok.com/@may/video/1');
  await button(edit, 'Lưu').click();
  await expect(edit.getByRole('alert').first()).toContainText('Cho SOW: Khác mạng xã hội của link bài đăng');
  const url = `https://www.instagram.com/p/${word()}`;
  await field(edit, /link/).fill(url);
  await button(edit, 'Lưu').click();
  await expect(edit).toHaveCount(0);
  await expect(card).toContainText('Đã đăng');
  const { campaignPosts } = (await get(page, token, `/campaigns/${campaign.id}`)).data;
  expect(campaignPosts).toMatchObject([{ url_post: url, sow_id: sow.id, content: 'Kịch bản nháp' }]);
});

test('a post that is given a target gets its measured short link, whose clicks lead to it', async ({ page }) => {
  const { token, kol, campaign, address } = await stage(page);
  await newSow(page, token, campaign.id, kol.id);
  const post = await send(page, token, 'POST', `/campaigns/${campaign.id}/posts`, {
    url_post: `https://www.instagram.com/p/${word()}`,
    kol_id: kol.id,
  });
  await signIn(page, 'manager', `${address}?tab=posts&post=${post.id}`);
  const edit = page.getByRole('dialog');
  await field(edit, /^Link đích/).fill('javascript:alert(1)');
  await button(edit, 'Lưu').click();
  await expect(field(edit, /^Link đích/)).toHaveAttribute('aria-invalid', 'true');
  await field(edit, /^Link đích/).fill('https://shop.example/ao-dai');
  await button(edit, 'Lưu').click();
  await expect(page).not.toHaveURL(/post=/);
  const { original_url, shortened_link, clicks } = (await get(page, token, `/campaigns/post/${post.id}`)).data;
  expect([original_url, clicks]).toEqual(['https://shop.example/ao-dai', 0]);
  const led = await page.request.get(new URL(shortened_link, page.url()).pathname, { maxRedirects: 0 });
  expect(led.headers().location).toMatch(
    /^https:\/\/shop\.example\/ao-dai\?utm_source=instagram&utm_medium=kol&utm_campaign=.+&utm_content=.+/,
  );
  await page.goto(`${address}?tab=posts&post=${post.id}`);
  await expect(page.getByText(shortened_link)).toBeVisible();
  await field(edit, /^Link đích/).fill('https://shop.example/ao-ba-ba');
  await expect(edit.getByText(`Ai nhấp ${shortened_link} sẽ đến link đích mới`)).toBeVisible();
  await field(edit, /^Link đích/).fill('');
  await expect(edit.getByText(`Link rút gọn ${shortened_link} sẽ ngừng mở được`)).toBeVisible();
  await page.goto(`${address}?tab=posts&post=${post.id}`);
  await page.getByRole('dialog').locator('a[href*="/shorteners?search="]').click();
  await page.waitForURL(/\/shorteners\?search=/);
  await expect(page.getByRole('row').filter({ hasText: campaign.name })).toHaveCount(1);
});

test('a post is switched off and on among the others, until the campaign is over', async ({ page }) => {
  const { token, kol, campaign, address } = await stage(page);
  await newSow(page, token, campaign.id, kol.id);
  const post = await send(page, token, 'POST', `/campaigns/${campaign.id}/posts`, {
    url_post: `https://www.instagram.com/p/${word()}`,
    kol_id: kol.id,
  });
  const isActive = async () => (await get(page, token, `/campaigns/post/${post.id}`)).data.is_active;
  await signIn(page, 'manager', `${address}?tab=posts`);
  const counts = page.getByRole('switch', { name: `Tính bài đăng của ${kol.stage_name}` });
  await expect(counts).toBeChecked();
  await counts.click();
  const told = (words: string) => page.getByRole('alert').filter({ hasText: words });
  await expect(told('Bài đăng không còn được tính')).toBeVisible();
  expect(await isActive()).toBe(false);
  await expect(page).not.toHaveURL(/post=/);
  await expect(page.getByRole('row').filter({ has: counts })).toContainText('Đã hỏng');
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  await counts.click();
  const toast = told('Bài đăng được tính vào báo cáo');
  await expect(toast).toBeVisible();
  const tabs = await page.getByRole('navigation', { name: 'Menu chính' }).boundingBox();
  await expect.poll(async () => bottomOf(await toast.boundingBox())).toBeLessThan(tabs?.y ?? 0);
  await button(toast, 'Đóng thông báo').click();
  await expect(toast).toHaveCount(0);
  expect(await isActive()).toBe(true);
  await send(page, token, 'PUT', `/campaigns/${campaign.id}/status`, { status: 'cancel', cancel_reason: 'Dừng' });
  await page.goto(`/campaigns/cancel/${campaign.id}/view?tab=posts`);
  await expect(page.getByRole('button', { name: new RegExp(`^${kol.stage_name}`) })).toBeVisible();
  await expect(counts).toHaveCount(0);
});

test('the second of two managers is shown what the first has changed', async ({ page, browser }) => {
  const { token, kol, campaign, address } = await stage(page);
  const sow = await newSow(page, token, campaign.id, kol.id);
  const place = `${address}?tab=sows&sow=${sow.id}`;
  await signIn(page, 'manager', place);
  const mine = drawer(page, /^SOW \d+ của/);
  await field(mine, /Ghi chú/).fill('Của tôi');
  const other = await otherPage(browser, 'admin', place);
  const theirs = drawer(other, /^SOW \d+ của/);
  await field(theirs, /Ghi chú/).fill('Của người khác');
  await field(theirs, 'Giá bán').fill('11000000');
  await button(theirs, 'Lưu').click();
  await expect(other.getByText('Đã lưu SOW')).toBeVisible();
  await button(mine, 'Lưu').click();
  const conflict = page.getByRole('dialog').filter({ hasText: 'Của người khác' });
  await expect(conflict).toContainText('11.000.000 VNĐ');
  await conflict.getByRole('radio', { name: /Của tôi/ }).check();
  await button(conflict, 'Dùng lựa chọn này').click();
  await button(mine, 'Lưu').click();
  await expect(page.getByText('Đã lưu SOW')).toBeVisible();
  const { data } = await get(page, token, `/campaigns/sow/${sow.id}`);
  expect(data).toMatchObject({ note: 'Của tôi', sale_price: 11_000_000, version: 3 });
});

test('a brand reads a SOW without prices, and changes nothing', async ({ page }) => {
  const token = await tokenOf(page, 'brand');
  const list = (await get(page, token, '/campaigns?filter_status=inprogress&size=20&sort=DATEASC')).data;
  const campaign = list.find(({ sow_total }: { sow_total: number }) => sow_total > 0);
  const [sow] = (await get(page, token, `/campaigns/${campaign.id}`)).data.sows;
  await signIn(page, 'brand', `/campaigns/inprogress/${campaign.id}/view?tab=sows&sow=${sow.id}`);
  const shown = drawer(page, /^SOW \d+ của/);
  await expect(shown).toBeVisible();
  await expect(shown.getByText(/Giá|Chênh lệch|Ghi chú/)).toHaveCount(0);
  await expect(button(shown, 'Lưu')).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await button(shown, 'Đóng').click();
  await expect(page).not.toHaveURL(/sow=/);
  await expect(button(page, 'Thêm SOW')).toHaveCount(0);
  await page.goto(`/campaigns/inprogress/${campaign.id}/view?tab=posts`);
  await expect(page.getByRole('heading', { name: campaign.name })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Lượt xem' })).toBeVisible();
  await expect(page.getByRole('switch', { name: /^Tính bài đăng/ })).toHaveCount(0);
});
