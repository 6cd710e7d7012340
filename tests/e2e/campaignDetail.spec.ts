import { expect, type Page, test } from 'playwright/test';
import { mailed } from './support/accounts';
import { seriousFindings } from './support/axe';
import { type NewCampaign, newCampaign, newDocument, newPicture, newSow } from './support/newCampaign';
import { send } from './support/newStaff';
import { retried } from './support/retried';
import { chooseEnglish, get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

interface Kol {
  id: string;
  stage_name: string;
}

let token: string;
let kols: Kol[];

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  token = await tokenOf(page, 'manager');
  kols = (await get(page, token, '/kols?status=active&sort=NAMEASC&size=60')).data;
  await page.close();
});

const kol = (index: number): Kol => {
  const found = kols[index];
  if (!found) throw new Error('the demo has too few KOLs');
  return found;
};
const placeOf = ({ id }: NewCampaign, tab = '', type = 'inprogress') =>
  `/campaigns/${type}/${id}/view${tab && `?tab=${tab}`}`;
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function move(page: Page, to: string): Promise<void> {
  await button(page, 'Chuyển trạng thái').click();
  await page.getByRole('menuitem', { name: to }).click();
}

/** A campaign of the customer the demo account stands for. */
async function ofCustomer(page: Page, account = 'customer'): Promise<NewCampaign> {
  const [brand] = (await get(page, await tokenOf(page, account), '/brands')).data;
  return newCampaign(page, token, { brand_id: brand.id });
}

test('a campaign moves on after what is missing was named; who is overtaken is told', async ({ page }) => {
  // Told of the other's decision, the page would close the question itself: no word comes.
  await page.route('**/api/v1/events', () => {});
  const quiet = watch(page);
  const campaign = await newCampaign(page, token, { status: 'pitching', end_date: null });
  await signIn(page, 'manager', placeOf(campaign));
  await move(page, 'Chuyển sang Đang chạy');
  await expect(dialog(page)).toContainText('Chưa có SOW');
  await expect(dialog(page)).toContainText('Ngày kết thúc');
  await expect(dialog(page)).toContainText('Không quay lại Đang đề xuất được');
  await expect(dialog(page)).toContainText(/Được báo trạng thái mới: \d+ người phụ trách, \d+ người phía khách/);
  expect(await seriousFindings(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Vẫn chuyển' }).click();
  await expect(page.getByText('Chiến dịch đang chạy', { exact: true })).toBeVisible();
  await expect(page.locator('main header')).toContainText('Đang chạy');
  quiet.expectQuiet();

  await move(page, 'Chuyển sang Thanh lý');
  await expect(dialog(page).getByText('Không thiếu gì.')).toBeVisible();
  await send(page, token, 'PUT', `/campaigns/${campaign.id}/status`, {
    status: 'cancel',
    cancel_reason: 'Hết ngân sách',
  });
  await dialog(page).getByRole('button', { name: 'Chuyển sang Thanh lý' }).click();
  await expect(page.getByText('Chưa đổi được', { exact: false })).toBeVisible();
  await expect(page.getByText('Hết ngân sách').first()).toBeVisible();
  await expect(button(page, 'Chuyển trạng thái')).toHaveCount(0);
});

test('a campaign is cancelled with a reason and stands among the cancelled ones', async ({ page }) => {
  const campaign = await newCampaign(page, token);
  await signIn(page, 'manager', placeOf(campaign));
  await move(page, 'Hủy chiến dịch');
  await expect(dialog(page).getByRole('button', { name: 'Hủy chiến dịch' })).toHaveClass(/colorError/);
  await expect(dialog(page)).toContainText('phía khách được báo kèm lý do');
  await expect(dialog(page)).toContainText('Được báo trạng thái mới');
  await dialog(page).getByRole('button', { name: 'Hủy chiến dịch' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Không được để trống');
  await dialog(page).getByLabel('Lý do hủy').fill('Khách đổi kế hoạch');
  await dialog(page).getByRole('button', { name: 'Hủy chiến dịch' }).click();
  await page.waitForURL(`**${placeOf(campaign, '', 'cancel')}`);
  await expect(page.locator('main header')).toContainText('Khách đổi kế hoạch');
  await expect(page.getByRole('button', { name: 'Nhập SOW từ Excel' })).toHaveCount(0);
});

test('deleting says what hangs on the campaign', async ({ page }) => {
  const campaign = await newCampaign(page, token);
  await newSow(page, token, campaign.id, { kol_id: kol(0).id });
  await signIn(page, 'manager', placeOf(campaign));
  await button(page, 'Xóa').click();
  await expect(dialog(page)).toContainText('1 SOW, 0 bài đăng, 0 nghiệm thu');
  await expect(dialog(page)).toContainText('Link báo cáo đã gửi và link rút gọn của chiến dịch ngừng mở được');
  await dialog(page).getByRole('button', { name: 'Xóa' }).click();
  await page.waitForURL((url) => url.pathname === '/campaigns/inprogress');
  await page.goto(placeOf(campaign));
  await expect(page.getByRole('alert')).toContainText('Không tìm thấy chiến dịch');
});

test('an e-mail reaches those who stand for the customer; where nobody does, it says so', async ({ page }) => {
  const campaign = await ofCustomer(page);
  const subject = `Tiến độ ${campaign.name}`;
  await signIn(page, 'manager', placeOf(campaign));
  await button(page, 'Gửi e-mail').click();
  await expect(dialog(page)).toContainText('customer@demo.example');
  await dialog(page).getByLabel('Tiêu đề').fill(subject);
  await dialog(page).getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Nội dung');
  await dialog(page).getByLabel('Nội dung').fill('Bài đăng đã lên đủ, mời anh chị xem báo cáo.');
  await dialog(page).getByRole('radio', { name: 'Không kèm gì' }).check();
  await dialog(page).getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(page.getByText(/E-mail đang đi tới \d+ người/)).toBeVisible();
  expect(await mailed(page.request, 'customer@demo.example', /mời anh chị xem báo cáo/, subject)).toBeTruthy();

  const [sector] = (await get(page, token, '/setting/sectors?types=customer_brand')).data;
  const stamp = `${Date.now().toString(36)}${process.pid}`.toUpperCase();
  const names = { name: `Không Đại Diện ${stamp}`, trading_name: stamp, tax_number: `03${Date.now()}` };
  const customer = await send(page, token, 'POST', '/customers', {
    code: `KD${stamp}`,
    ...names,
    sectors: [sector.id],
  });
  const brand = await send(page, token, 'POST', '/brands', {
    code: `NK${stamp}`,
    name: `Nhãn ${stamp.slice(-7)}`,
    customer_id: customer.id,
    sectorIds: [sector.id],
  });
  await page.goto(placeOf(await newCampaign(page, token, { brand_id: brand.id })));
  await button(page, 'Gửi e-mail').click();
  await expect(dialog(page)).toContainText('Chưa có ai để gửi');
});

test('documents and pictures are added and removed in place; an expired link is asked for anew', async ({ page }) => {
  const campaign = await newCampaign(page, token);
  await signIn(page, 'manager', placeOf(campaign, 'information'));
  await button(page, 'Chỉnh sửa Tài liệu nội bộ').click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'ke-hoach.pdf', mimeType: 'application/pdf', buffer: newDocument() });
  await expect(dialog(page).getByText('ke-hoach.pdf')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Lưu' }).click();
  const document = button(page, 'ke-hoach.pdf');
  await expect(document).toBeVisible();

  let refused = 0;
  await page.route('**/files/**', (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 403 }) : route.continue();
  });
  const [file] = await Promise.all([page.waitForEvent('download'), document.click()]);
  expect(file.suggestedFilename()).toBe('ke-hoach.pdf');
  expect(refused).toBe(2);

  await button(page, 'Chỉnh sửa Tài liệu nội bộ').click();
  await dialog(page).getByRole('button', { name: 'Bỏ ke-hoach.pdf' }).click();
  await dialog(page).getByRole('button', { name: 'Lưu' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(document).toHaveCount(0);

  await button(page, 'Chỉnh sửa Hình ảnh thanh lý').click();
  const pictures = [await newPicture(), await newPicture()];
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(pictures.map((buffer, index) => ({ name: `anh-${index}.png`, mimeType: 'image/png', buffer })));
  await expect(dialog(page).getByRole('img', { name: 'Ảnh 2 trên 2' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Lưu' }).click();
  await page.getByRole('button', { name: 'Hình ảnh thanh lý: ảnh 1 trên 2' }).click();
  await expect(dialog(page).getByText('1 / 2')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByText('2 / 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('an acceptance is added with a picture, changed and removed; other documents are kept beside it', async ({
  page,
}) => {
  const campaign = await newCampaign(page, token);
  await newSow(page, token, campaign.id, { kol_id: kol(1).id });
  await signIn(page, 'manager', placeOf(campaign, 'acceptance'));
  await button(page, 'Thêm nghiệm thu').click();
  await page.waitForURL(/acceptance=new/);
  await dialog(page).getByRole('button', { name: 'Lưu' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Tiêu đề');
  await dialog(page).getByLabel('Tiêu đề').fill('Sự kiện ra mắt');
  await dialog(page).getByLabel('SOW').selectOption({ index: 1 });
  await dialog(page).getByLabel('Loại').selectOption('attend_live_events');
  await dialog(page).getByLabel('Link').fill('javascript:alert(1)');
  await dialog(page).getByRole('button', { name: 'Lưu' }).click();
  await expect(dialog(page).getByLabel('Link')).toHaveAttribute('aria-invalid', 'true');
  await dialog(page).getByLabel('Link').fill('https://bao.example/su-kien');
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: await newPicture() });
  await expect(dialog(page).getByRole('img')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Lưu' }).click();
  const card = page.getByRole('article', { name: 'Sự kiện ra mắt' });
  await expect(card).toContainText(kol(1).stage_name);
  await expect(card.getByRole('link')).toHaveAttribute('href', 'https://bao.example/su-kien');
  await expect(card.getByRole('img', { name: /ảnh 1 trên 1/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Nghiệm thu/ })).toContainText('1');

  await button(page, 'Chỉnh sửa Sự kiện ra mắt').click();
  await dialog(page).getByLabel('Tiêu đề').fill('Lễ ra mắt');
  await dialog(page).getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByRole('article', { name: 'Lễ ra mắt' })).toBeVisible();

  await button(page, 'Chỉnh sửa Tài liệu khác').click();
  await dialog(page).getByLabel('Link').fill('https://drive.example/bien-ban');
  await dialog(page).getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByRole('link', { name: 'drive.example/bien-ban' })).toBeVisible();

  await button(page, 'Xóa Lễ ra mắt').click();
  await dialog(page).getByRole('button', { name: 'Xóa' }).click();
  await expect(page.getByText('Chưa có nghiệm thu nào.')).toBeVisible();
});

test('posts beyond the promise of one SOW keep no other’s, and both are told', async ({ page }) => {
  const campaign = await newCampaign(page, token);
  for (const place of [3, 4]) await newSow(page, token, campaign.id, { kol_id: kol(place).id });
  for (const number of [1, 2, 3]) {
    const url_post = `https://www.tiktok.com/@kol/video/${Date.now()}${number}`;
    await send(page, token, 'POST', `/campaigns/${campaign.id}/posts`, { kol_id: kol(3).id, url_post });
  }
  await signIn(page, 'manager', placeOf(campaign));
  const head = page.locator('main header');
  await expect(head).toContainText('2 / 4');
  await expect(head).toContainText('thêm 1 bài ngoài cam kết');
  const overview = page.getByRole('tabpanel');
  await expect(overview).toContainText('2/4 bài đã hứa');
  // Nothing is known that could have cost something.
  await expect(overview.getByText('CPV (VNĐ)')).toBeVisible();
  await expect(overview).not.toContainText('Gồm giá');
  const url_post = `https://www.tiktok.com/@kol/video/${Date.now()}4`;
  await send(page, token, 'POST', `/campaigns/${campaign.id}/posts`, {
    ...{ kol_id: kol(3).id, url_post, view: 1_000, reason: 'Số liệu KOL gửi' },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  const cost = (name: string) => overview.locator('dl > div').filter({ hasText: `${name} (VNĐ)` });
  await expect(cost('CPV')).toContainText('Gồm giá của 1 SOW chưa có bài');
  await expect(cost('CPE')).toContainText(/^CPE \(VNĐ\)–$/);
  const tops = await overview
    .locator('dl > div')
    .filter({ hasText: /^(Số bài|Lượt xem|Tương tác|Thảo luận|CP[EV])/ })
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThanOrEqual(6);
  expect(new Set(tops.slice(0, 6)).size, 'one row').toBe(1);
  // What is reached has room beside its figure, `852,7K / 876,2K`.
  const views = overview.locator('dl > div').filter({ hasText: /^Lượt xem/ });
  expect(await views.evaluate((tile) => tile.clientWidth)).toBeGreaterThanOrEqual(190);
  expect(await cost('CPV').evaluate((tile) => tile.scrollWidth - tile.clientWidth)).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
});

test('the head says the days left, what is missing next, what the budget is used for, and leads on', async ({
  page,
}) => {
  const today = new Date(Date.now() + 7 * 3_600_000);
  const day = (offset: number) => new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  const campaign = await newCampaign(page, token, { start_date: day(-4), end_date: day(5), budget: 40_000_000 });
  await newSow(page, token, campaign.id, { kol_id: kol(3).id });
  const quiet = watch(page);
  await signIn(page, 'manager', placeOf(campaign));
  const head = page.locator('main header');
  await expect(head).toContainText('ngày 5/10 · còn 5 ngày');
  await expect(head).toContainText('10M VNĐ / 40M VNĐ');
  await expect(head).toContainText('Đã dùng 25% · còn 30.000.000 VNĐ');
  await expect(head).toContainText('Chênh lệch 2.000.000 VNĐ · 20% giá bán');
  await expect(head).toContainText('2 bài đăng đã hứa');
  const lacking = page.getByRole('listitem').filter({ hasText: 'Chưa có bài đăng nào' });
  await expect(lacking).toContainText('còn 5 ngày');
  await lacking.getByRole('button', { name: 'Thêm bài đăng' }).click();
  await expect(dialog(page)).toContainText(kol(3).stage_name);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await head.getByRole('button', { name: 'Chuyển sang Thanh lý' }).click();
  await expect(dialog(page)).toContainText('2 bài đăng đã hứa');
  await dialog(page).getByRole('button', { name: 'Vẫn chuyển' }).click();
  await expect(head).toContainText('Thanh lý');
  await expect(head.getByRole('button', { name: 'Hoàn thành chiến dịch' })).toBeVisible();
  quiet.expectQuiet();

  const failure = { status: 500, json: { statusCode: 500, message: 'unknown' } };
  await page.route('**/readiness', (route) => route.fulfill(failure));
  await page.reload();
  await expect(head.getByRole('alert')).toContainText('Chưa kiểm tra được');
  await page.unroute('**/readiness');
  await retried(page, head.getByText('2 bài đăng đã hứa'));
});

test('two change an acceptance, the other documents and a SOW: both versions stand side by side', async ({ page }) => {
  const campaign = await newCampaign(page, token);
  const sowId = await newSow(page, token, campaign.id, { kol_id: kol(1).id });
  const acceptance = await send(page, token, 'PUT', '/campaigns/update-acceptance', {
    ...{ sow_id: sowId, post_type: 'attend_live_events', title: 'Sự kiện', images: [], url_posts: [] },
  });
  const clash = page.getByRole('dialog', { name: 'Có người vừa lưu thay đổi khác' });
  const save = () => dialog(page).getByRole('button', { name: 'Lưu', exact: true }).click();
  const take = async (side: RegExp) => {
    await clash.getByRole('radio', { name: side }).check();
    await button(page, 'Dùng lựa chọn này').click();
    await expect(clash).toHaveCount(0);
  };

  await signIn(page, 'manager', `${placeOf(campaign, 'acceptance')}&acceptance=${acceptance.id}`);
  await dialog(page).getByLabel('Tiêu đề').fill('Của tôi');
  const theirs = { id: acceptance.id, title: 'Của người kia', post_type: 'other', version: acceptance.version };
  await send(page, token, 'PUT', '/campaigns/update-acceptance', theirs);
  await save();
  await expect(clash).toContainText('Của người kia');
  expect(await seriousFindings(page)).toEqual([]);
  await take(/Của tôi/);
  await save();
  await expect(page.getByRole('article', { name: 'Của tôi' })).toBeVisible();

  await button(page, 'Chỉnh sửa Tài liệu khác').click();
  await dialog(page).getByLabel('Link').fill('https://toi.example/a');
  const other = { campaign_id: campaign.id, url_posts: ['https://kia.example/b'] };
  await send(page, token, 'PUT', '/campaigns/update-other-doc', other);
  await save();
  await expect(clash).toContainText('https://kia.example/b');
  await take(/kia\.example/);
  await dialog(page).getByRole('button', { name: 'Hủy' }).click();
  await expect(page.getByRole('link', { name: 'kia.example/b' })).toBeVisible();

  await page.goto(`${placeOf(campaign, 'sows')}&sow=${sowId}`);
  await dialog(page).getByRole('textbox', { name: 'Ghi chú' }).fill('Của tôi');
  const offline = {
    is_offline: true,
    off_description: '<p>Dự sự kiện</p>',
    off_booking_price: 1e6,
    off_sale_price: 2e6,
  };
  await send(page, token, 'PUT', `/campaigns/update-sow/${sowId}`, offline);
  await save();
  // Fields the form has not shown are told in words, too.
  await expect(clash).toContainText('2.000.000 VNĐ');
  await expect(clash.getByText('Dự sự kiện')).toBeVisible();
  await expect(clash).not.toContainText(/off_|<p>/);
  await button(page, 'Dùng lựa chọn này').click();
  await save();
  await expect(page.getByText('Đã lưu SOW')).toBeVisible();
  const { data } = await get(page, token, `/campaigns/sow/${sowId}`);
  expect(data).toMatchObject({ note: 'Của tôi', is_offline: true, off_sale_price: 2_000_000 });
});

test('a customer reads a SOW without prices and changes nothing', async ({ page }) => {
  const campaign = await ofCustomer(page);
  await newSow(page, token, campaign.id, { kol_id: kol(2).id });
  await signIn(page, 'customer', placeOf(campaign, 'sows'));
  await expect(page.getByRole('table')).toContainText(kol(2).stage_name);
  await expect(page.getByText(/Giá|Chênh lệch|Còn thiếu/)).toHaveCount(0);
  for (const name of ['Chuyển trạng thái', 'Xóa', 'Gửi e-mail']) await expect(button(page, name)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Chỉnh sửa' })).toHaveCount(0);
  await page.getByRole('button', { name: new RegExp(kol(2).stage_name) }).click();
  await expect(dialog(page)).toContainText('giới thiệu');
  await expect(dialog(page)).not.toContainText('Giá');
  await page.waitForURL(/sow=/);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Thông tin' }).click();
  await expect(page.getByText('Tài liệu khách hàng')).toBeVisible();
  await expect(page.getByText(/Tài liệu nội bộ|Giám sát/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Chỉnh sửa/ })).toHaveCount(0);
  await page.getByRole('tab', { name: /Nghiệm thu/ }).click();
  await expect(page.getByText('Chưa có nghiệm thu nào.')).toBeVisible();
  await expect(button(page, 'Thêm nghiệm thu')).toHaveCount(0);
});

test('a KOL sees its own SOWs alone', async ({ page }) => {
  const [own] = (await get(page, await tokenOf(page, 'kol'), '/campaigns?filter_status=inprogress&sort=DATEASC')).data;
  const { sows } = (await get(page, await tokenOf(page, 'kol'), `/campaigns/${own.id}`)).data;
  await signIn(page, 'kol', `/campaigns/inprogress/${own.id}/view?tab=sows`);
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(sows.length);
  expect(new Set(sows.map((sow: { kol: Kol }) => sow.kol.id)).size).toBe(1);
  await expect(page.getByText(/Giá|Ngân sách/)).toHaveCount(0);
});

test('a campaign of 300 SOWs draws few nodes, finds and adds up', async ({ page }) => {
  const campaign = await newCampaign(page, token, { budget: 6_000_000_000 });
  const formats = ['post_videos', 'post_posts', 'post_stories', 'livestream', 'share_repost', 'other'];
  const wishes = formats
    .flatMap((post_format) => kols.map(({ id }) => ({ kol_id: id, post_format, social_type: 'facebook' })))
    .slice(0, 300);
  for (let at = 0; at < wishes.length; at += 10) {
    await Promise.all(wishes.slice(at, at + 10).map((wish) => newSow(page, token, campaign.id, wish)));
  }
  await signIn(page, 'manager', placeOf(campaign));
  const nodes = () => page.getByRole('tabpanel').locator('*').count();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(/–10 \/ 300/)).toBeVisible();
  expect(await nodes()).toBeLessThan(700);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('tab', { name: /SOW/ }).click();
  await expect(page.getByText(/–20 \/ 300/)).toBeVisible();
  expect(await nodes()).toBeLessThan(700);
  await expect(page.getByText('50%', { exact: true })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Tìm KOL' }).fill(kol(3).stage_name);
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(
    wishes.filter(({ kol_id }) => kols.find(({ id }) => id === kol_id)?.stage_name.includes(kol(3).stage_name)).length,
  );
  await page.waitForURL(/search=/);
  await page.getByRole('tab', { name: 'Tổng quan' }).click();
  await page.waitForURL((url) => !url.search.includes('search='));
});

test('posts are ordered by a figure and their sums say how many have it', async ({ page }) => {
  const campaign = await newCampaign(page, token);
  await newSow(page, token, campaign.id, { kol_id: kol(4).id });
  const post = (number: number, changes = {}) =>
    send(page, token, 'POST', `/campaigns/${campaign.id}/posts`, {
      kol_id: kol(4).id,
      url_post: `https://www.tiktok.com/@kol/video/${Date.now()}${number}`,
      content: `Bài số ${number}`,
      ...changes,
    });
  await post(1, { view: 500, reason: 'Số liệu KOL gửi' });
  await post(2, { view: 900, reason: 'Số liệu KOL gửi' });
  await post(3);
  await signIn(page, 'manager', placeOf(campaign, 'posts'));
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Lượt xem' }).click();
  await expect(rows.first()).toContainText('Bài số 1');
  await page.getByRole('button', { name: 'Lượt xem' }).click();
  await expect(rows.first()).toContainText('Bài số 2');
  await expect(rows.last()).toContainText('–');
  await expect(page.getByLabel('Tổng các dòng đang xem')).toContainText('2 trên 3 bài');
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto(`${placeOf(campaign, 'posts')}&figures=unknown`);
  await expect(rows).toHaveCount(1);
});

test('the page is whole on a phone and in English', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const campaign = await newCampaign(page, token);
  await newSow(page, token, campaign.id, { kol_id: kol(5).id });
  await signIn(page, 'manager', placeOf(campaign, 'sows'));
  await expect(page.getByText(kol(5).stage_name)).toBeVisible();
  for (const tab of ['overview', 'information', 'sows', 'posts', 'acceptance']) {
    await page.goto(placeOf(campaign, tab));
    await expect(page.getByRole('tabpanel')).toBeVisible();
    const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide, tab).toBeLessThanOrEqual(window ?? 0);
    expect(await seriousFindings(page), tab).toEqual([]);
  }
  await chooseEnglish(page);
  await page.goto(`/en${placeOf(campaign, 'acceptance')}`);
  await expect(button(page, 'Add acceptance')).toBeVisible();
  await button(page, 'Actions').click();
  await expect(button(page, 'Change status')).toBeVisible();
});
