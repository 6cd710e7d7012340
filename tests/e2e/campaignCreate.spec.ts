import { type Browser, expect, type Locator, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { newPicture } from './support/newCampaign';
import { newKol } from './support/newKol';
import { send } from './support/newStaff';
import { chooseEnglish, get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const stamp = Date.now().toString(36);
let made = 0;
/** A code nobody has used before. */
const newCode = () => `CD${stamp}${process.pid}x${++made}`.toUpperCase();

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const next = (page: Page) => button(page, 'Tiếp tục').click();
const problems = (page: Page) => page.getByRole('alert').filter({ hasText: 'Cần sửa' });
const step = (page: Page, name: string) => expect(page.locator('[aria-current=step]')).toContainText(name);

interface Kol {
  id: string;
  code: string;
  stage_name: string;
  avatar: string;
}

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF'),
});
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180"/></svg>';
const cover = { name: 'cover.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };

const avatarField = (page: Page) => page.getByRole('group', { name: 'Ảnh đại diện' });

/** What a campaign needs, of records the demo has. */
async function known(page: Page) {
  const token = await tokenOf(page, 'manager');
  const kols: Kol[] = (await get(page, token, '/kols?status=active&sort=DATEASC&size=5')).data;
  const [brand] = (await get(page, token, '/brands?statuses=active&sort=DATEASC&size=1')).data;
  const me = (await get(page, token, '/users/me')).data;
  const [campaign] = (await get(page, token, '/campaigns?filter_status=done&sort=DATEASC&size=1')).data;
  return { token, kols, brand, me, cover: campaign.cover_image as string, taken: campaign.code as string };
}
type Known = Awaited<ReturnType<typeof known>>;

const sow = {
  is_online: true,
  social_type: 'tiktok',
  post_format: 'post_videos',
  description: '<p>Một video</p>',
  post_count: 2,
  booking_price: 10_000_000,
  sale_price: 15_000_000,
};

function newCampaign(page: Page, { token, brand, me, cover: cover_image }: Known, changes: object = {}) {
  const code = newCode();
  const body = { name: `Chiến dịch ${code}`, code, type: 'booking', keywords: ['tết'], start_date: '2026-12-01' };
  return send(page, token, 'POST', '/campaigns', {
    ...body,
    cover_image,
    budget: 100_000_000,
    brand_id: brand.id,
    managers: [me.id],
    ...changes,
  });
}

/** Leaves a draft on the device as the wizard does, complete up to the last step. */
async function leaveDraft(page: Page, { kols, brand, me, cover: cover_image }: Known, changes: object, at = 5) {
  const chosen = kols.slice(0, 2).map(({ id, code, stage_name, avatar }) => ({ id, code, stage_name, avatar }));
  const values = {
    kols: chosen,
    brand_id: [{ id: brand.id, name: brand.name }],
    cover_image,
    name: 'Bản nháp',
    type: 'booking',
    keywords: ['nháp'],
    status: 'pitching',
    start_date: '2026-12-01',
    budget: 50_000_000,
    managers: [{ id: me.id, name: me.fullname }],
    sows: chosen.map(({ id }) => ({ kol_id: id, values: sow })),
    ...changes,
  };
  await page.evaluate(
    ([key, draft]) => localStorage.setItem(key ?? '', draft ?? ''),
    [`draft.campaign.${me.id}`, JSON.stringify({ values, at, saved: Date.now() })],
  );
}

async function fillSow(page: Page): Promise<void> {
  await page.getByLabel('Nền tảng').selectOption('TikTok');
  await page.getByLabel('Hình thức', { exact: true }).selectOption('Đăng video');
  await field(page, 'Số bài').fill('2');
  await field(page, 'Giá booking').pressSequentially('10000000');
  await field(page, 'Giá bán').pressSequentially('15000000');
  await field(page, 'Nội dung công việc').click();
  await page.keyboard.type('Một video giới thiệu');
}

test('from the cart to a finished campaign: gates, a taken code, reversed dates, documents, SOWs, a post', async ({
  page,
}) => {
  const quiet = watch(page);
  const all = await known(page);
  const [one, two] = all.kols as [Kol, Kol];
  await page.addInitScript(
    (cart) => localStorage.getItem('kols-cart') ?? localStorage.setItem('kols-cart', cart),
    JSON.stringify([one, two].map(({ id, code, stage_name, avatar }) => ({ id, code, stage_name, avatar }))),
  );
  await signIn(page, 'account', '/kols');
  await button(page, 'Giỏ KOL: 2').click();
  await page.getByRole('link', { name: 'Thêm chiến dịch' }).click();
  const chosen = page.getByRole('list', { name: 'KOL đã chọn' }).getByRole('listitem');
  await expect(chosen).toHaveCount(2);

  for (const name of [one.stage_name, two.stage_name]) await button(page, `Bỏ ${name}`).click();
  await next(page);
  await expect(problems(page)).toContainText('Hãy chọn ít nhất một KOL');
  await page.getByRole('searchbox', { name: 'Tìm KOL theo nghệ danh' }).fill(
    one.stage_name
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .replace(/đ/gi, 'd'),
  );
  // Beside the head, the one KOL.
  await expect(page.getByRole('table', { name: 'KOL tìm thấy' }).getByRole('row')).toHaveCount(2);
  await page
    .getByRole('table', { name: 'KOL tìm thấy' })
    .getByRole('button', { name: `Chọn ${one.stage_name}` })
    .click();
  await button(page, `Chọn ${two.stage_name}`).first().click();
  await button(page, `Đưa ${two.stage_name} lên trên`).click();
  await expect(chosen.first()).toContainText(two.stage_name);
  await next(page);

  await next(page);
  await expect(problems(page)).toContainText('Nhãn hàng: Không được để trống');
  await expect(page.getByRole('link', { name: 'Thêm nhãn hàng' })).toHaveAttribute('href', '/brands/add');
  await page.getByRole('combobox', { name: 'Nhãn hàng' }).fill(all.brand.name);
  await page.getByRole('option', { name: all.brand.name, exact: true }).click();
  await expect(page.getByText(all.brand.customer.name).first()).toBeVisible();
  await next(page);

  // Drawn from the brand, until one is chosen.
  await expect(page.getByRole('img', { name: 'Ảnh bìa' })).toHaveAttribute('src', /^\/pictures\//);
  const drawn = await page.getByRole('img', { name: 'Ảnh bìa' }).getAttribute('src');
  await next(page);
  for (const name of ['Tên chiến dịch', 'Ngày bắt đầu', 'Ngân sách']) {
    await expect(problems(page)).toContainText(`${name}:`);
  }
  const own = page.locator('input[name=avatar]');
  await own.setInputFiles(pdf('logo.pdf'));
  await expect(page.getByText('Chỉ nhận ảnh (.png, .jpg, .webp, .gif, .svg)!', { exact: true })).toBeVisible();
  await own.setInputFiles({ name: 'vuong.png', mimeType: 'image/png', buffer: await newPicture(96, 96) });
  await expect(avatarField(page).getByRole('button', { name: 'Gỡ' })).toBeVisible();
  await page.locator('input[name=cover_image]').setInputFiles(cover);
  await expect(page.getByRole('img', { name: 'Ảnh bìa' })).not.toHaveAttribute('src', drawn ?? '');
  await field(page, 'Tên chiến dịch').fill(`Tết ${stamp}`);
  await field(page, 'Mã chiến dịch').fill(all.taken);
  await page.getByRole('radio', { name: 'Booking', exact: true }).check();
  await page.getByRole('combobox', { name: 'Từ khóa' }).pressSequentially('tết,lì xì,');
  await page.getByLabel('Ngày bắt đầu').fill('2026-12-10');
  await page.getByLabel('Ngày kết thúc').fill('2026-12-01');
  await field(page, 'Ngân sách').pressSequentially('25000000');
  await expect(field(page, 'Ngân sách')).toHaveValue('25.000.000');
  await page.locator('input[name=internal_docs]').setInputFiles([pdf('ke-hoach.pdf'), { ...pdf('sai.exe') }]);
  await expect(page.getByText('sai.exe không phải là PDF, DOC, DOCX hay PPTX')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ke-hoach.pdf' })).toBeVisible();
  // What the server refuses from here on stands on the console, too.
  quiet.expectQuiet();
  await page.locator('input[name=customer_docs]').setInputFiles({ ...pdf('gia.pdf'), buffer: Buffer.from('chữ') });
  await expect(page.getByText('gia.pdf không phải là PDF, DOC, DOCX hay PPTX')).toBeVisible();
  await next(page);
  await expect(problems(page)).toContainText('Ngày kết thúc:');
  await page.getByLabel('Ngày kết thúc').fill('2026-12-31');
  await expect(problems(page)).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await next(page);
  await expect(problems(page)).toContainText('Mã chiến dịch: ');
  const code = newCode();
  await field(page, 'Mã chiến dịch').fill(code);
  await next(page);

  await step(page, 'SOW');
  await next(page);
  await expect(problems(page)).toContainText('Mỗi KOL cần ít nhất một SOW');
  await button(page, `Thêm SOW cho ${two.stage_name}`).click();
  await next(page);
  await expect(page.getByRole('region', { name: `SOW 1 của ${two.stage_name}` })).toContainText('Thiếu: Nền tảng');
  await fillSow(page);
  await expect(page.getByRole('region', { name: `SOW 1 của ${two.stage_name}` })).not.toContainText('Thiếu');
  await page.getByRole('button', { name: one.stage_name, expanded: false }).click();
  await button(page, `Thêm SOW cho ${one.stage_name}`).click();
  await fillSow(page);
  await expect(page.getByText('Vượt ngân sách').first()).toBeVisible();
  await expect(page.getByText('30.000.000 VNĐ').first()).toBeVisible();
  await next(page);

  await step(page, 'Bài đăng');
  await button(page, 'Thêm bài đăng').click();
  await field(page, 'Link bài đăng').fill(`https://www.tiktok.com/@a/video/${Date.now()}`);
  await page.getByLabel('KOL', { exact: true }).selectOption(one.stage_name);
  await next(page);
  await step(page, 'Xác nhận');
  await expect(page.getByRole('img', { name: 'Ảnh đại diện' })).toHaveAttribute('src', /^\/pictures\//);
  for (const text of [one.stage_name, code, 'ke-hoach.pdf', 'tiktok.com/@a/video']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  expect(await seriousFindings(page)).toEqual([]);
  await button(page, 'Tạo chiến dịch').click();
  await expect(page.getByRole('status').filter({ hasText: `Đã tạo chiến dịch Tết ${stamp}` })).toBeVisible();
  await page.waitForURL(/\/campaigns\/inprogress\/[^/]+\/view/);
  await expect(page.getByRole('heading', { level: 1, name: `Tết ${stamp}` })).toBeVisible();
  await expect(button(page, 'Giỏ KOL: 0')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')))).toEqual([]);

  const id = new URL(page.url()).pathname.split('/')[3];
  const campaign = (await get(page, all.token, `/campaigns/${id}`)).data;
  expect(campaign.avatar).not.toBe(campaign.cover_image);
  expect(campaign).toMatchObject({
    code,
    avatar: expect.stringMatching(/^\/pictures\//),
    budget: 25_000_000,
    keywords: expect.arrayContaining(['tết', 'lì xì']),
    end_date: '2026-12-31',
  });
  expect(campaign.sows).toHaveLength(2);
  expect(campaign.campaignPosts).toHaveLength(1);
  expect(campaign.internal_docs.map(({ file_name }: { file_name: string }) => file_name)).toEqual(['ke-hoach.pdf']);
});

test('a draft outlives the page: gone on with, begun anew, forgotten at logout', async ({ page }) => {
  const all = await known(page);
  await signIn(page, 'manager', '/campaigns/create');
  const [first] = (await get(page, all.token, '/kols?status=active&size=1&sort=NAMEASC')).data;
  await page.getByRole('searchbox', { name: 'Tìm KOL theo nghệ danh' }).fill(first.stage_name);
  await button(page, `Chọn ${first.stage_name}`).click();
  await next(page);
  await step(page, 'Nhãn hàng');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft.'))))
    .toBe(true);
  const later = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await later.goto('/campaigns/create');
  await button(later, 'Làm tiếp bản nháp').click();
  await step(later, 'Nhãn hàng');
  await button(later, 'Quay lại').last().click();
  await expect(later.getByRole('list', { name: 'KOL đã chọn' })).toContainText(first.stage_name);
  await later.goto('/campaigns/create');
  await button(later, 'Bắt đầu lại').click();
  await expect(later.getByText('Chưa chọn KOL nào.')).toBeVisible();
  await leaveDraft(later, all, { code: newCode() });
  await later.goto('/kols');
  await button(later, 'Tài khoản').click();
  await later.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await button(later, 'Đăng xuất và bỏ').click();
  await later.waitForURL(/\/login/);
  expect(await later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')))).toEqual([]);
});

test('a draft of another campaign does not stand in for the brand of the address', async ({ page }) => {
  const all = await known(page);
  const brands = (await get(page, all.token, '/brands?statuses=active&sort=DATEASC&size=2')).data;
  await signIn(page, 'manager', '/kols');
  await leaveDraft(page, all, { code: newCode() });
  await page.goto(`/campaigns/create?brand=${brands[1].id}`);
  await expect(page.getByText(`không phải của nhãn hàng “${brands[1].name}”`)).toContainText('bản nháp này bị xóa');
  await expect(button(page, 'Bắt đầu với nhãn hàng này')).toHaveClass(/contained/);
  await expect(button(page, 'Làm tiếp bản nháp')).toHaveClass(/outlined/);
  await button(page, 'Bắt đầu với nhãn hàng này').click();
  await expect(page.getByText('Chưa chọn KOL nào.')).toBeVisible();
  await leaveDraft(page, all, { code: newCode() });
  await page.goto(`/campaigns/create?brand=${all.brand.id}`);
  await expect(button(page, 'Làm tiếp bản nháp')).toHaveClass(/contained/);
});

test('what the server refuses leads to its step and field; a draft of anything else is left out', async ({ page }) => {
  const all = await known(page);
  await signIn(page, 'manager', '/kols');
  const code = newCode();
  await leaveDraft(page, all, { code, internal_docs: [{ id: '<img>' }], type: 'constructor', name: { x: 1 } }, 99);
  await page.goto('/campaigns/create');
  await button(page, 'Làm tiếp bản nháp').click();
  await step(page, 'Thông tin');
  await field(page, 'Tên chiến dịch').fill('Sau bản nháp');
  await page.getByRole('radio', { name: 'Booking', exact: true }).check();
  await next(page);
  await next(page);
  await next(page);
  await step(page, 'Xác nhận');
  await newCampaign(page, all, { code });
  await button(page, 'Tạo chiến dịch').click();
  await step(page, 'Thông tin');
  await expect(field(page, 'Mã chiến dịch')).toBeFocused();
  await expect(problems(page)).toContainText('Mã chiến dịch: ');
  await field(page, 'Mã chiến dịch').fill(newCode());
  await button(page, 'SOW')
    .click({ trial: true, timeout: 500 })
    .catch(() => undefined);
  await next(page);
  await step(page, 'SOW');
});

test('a post in the making says how far its SOW is, and what is odd about the link and the time', async ({ page }) => {
  const all = await known(page);
  const kol: Kol = await newKol(page, 'admin');
  const account = `vi.${newCode().toLowerCase()}`;
  await send(page, all.token, 'POST', '/social', { kol_id: kol.id, url: `https://www.instagram.com/${account}` });
  const sows = ['post_videos', 'post_posts'].map((post_format) => ({
    key: post_format,
    kol_id: kol.id,
    values: { ...sow, social_type: 'instagram', post_format, post_count: 1 },
  }));
  await signIn(page, 'manager', '/kols');
  const changes = { code: newCode(), sows, start_date: '2026-01-01', end_date: '2026-03-31' };
  await leaveDraft(page, { ...all, kols: [kol] }, changes, 4);
  await page.goto('/campaigns/create');
  await button(page, 'Làm tiếp bản nháp').click();
  await step(page, 'Bài đăng');
  const add = async (number: number, at: string) => {
    await button(page, 'Thêm bài đăng').click();
    const post = page.getByRole('region', { name: `Bài đăng ${number}` });
    await post.getByLabel('Link bài đăng').fill(`https://www.instagram.com/${at}/p/${newCode()}`);
    return post;
  };
  const first = await add(1, 'nguoi.khac');
  await expect(first.getByLabel('Link bài đăng')).toHaveAccessibleDescription(
    `Link này của instagram.com/nguoi.khac, không phải kênh nào của ${kol.stage_name}. Vẫn lưu được.`,
  );
  const time = first.getByRole('textbox', { name: /Thời gian đăng/ });
  await time.fill('31/12/2025 10:00');
  await expect(time).toHaveAccessibleDescription('Trước ngày chiến dịch bắt đầu (01/01/2026). Vẫn lưu được.');
  await time.fill('01/04/2026 10:00');
  await expect(time).toHaveAccessibleDescription('Sau ngày chiến dịch kết thúc (31/03/2026). Vẫn lưu được.');
  await time.fill('31/03/2026 10:00');
  await expect(time).not.toHaveAccessibleDescription(/chiến dịch/);
  const choice = (post: Locator) => post.getByLabel('Thuộc SOW');
  await expect(choice(first).getByRole('option')).toContainText(['', '#1 · Đăng video · 0/1 bài', '#2']);
  await choice(first).selectOption({ index: 1 });
  await expect(choice(first)).toHaveAccessibleDescription('');

  const second = await add(2, account);
  await expect(second.getByLabel('Link bài đăng')).toHaveAccessibleDescription(
    'Trên Facebook, Instagram, TikTok hoặc YouTube',
  );
  await choice(second).selectOption({ index: 1 });
  await expect(choice(second).locator('option:checked')).toHaveText('#1 · Đăng video · 1/1 bài');
  await expect(choice(second)).toHaveAccessibleDescription('SOW này đã có đủ 1 bài; đây sẽ là bài thêm.');
  await choice(second).selectOption({ index: 2 });
  await expect(choice(second)).toHaveAccessibleDescription('');

  // Nothing to choose where the format says it.
  const third = await add(3, account);
  await third.getByLabel(/Hình thức/).selectOption('Đăng video');
  await expect(third.getByRole('status', { name: /Thuộc SOW/ })).toHaveText('#1 · Đăng video · 1/1 bài');
  await expect(third.getByRole('status', { name: /Thuộc SOW/ })).toHaveAccessibleDescription(/^SOW này đã có đủ 1 bài/);
  expect(await seriousFindings(page)).toEqual([]);
  await next(page);
  await step(page, 'Xác nhận');
});

async function otherPage(browser: Browser, account: string, to: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await signIn(page, account, to);
  return page;
}

test('two edit a campaign: the second sees the difference and chooses; a final one cannot be edited', async ({
  page,
  browser,
}) => {
  const all = await known(page);
  const { id } = await newCampaign(page, all);
  const address = `/campaigns/inprogress/${id}/edit`;
  await signIn(page, 'manager', address);
  await expect(field(page, 'Tên chiến dịch')).toHaveValue(/Chiến dịch/);
  expect(await seriousFindings(page)).toEqual([]);
  // Without an entry of its own the form would follow what the other one saves.
  await field(page, 'Tên chiến dịch').fill('Tên của tôi');
  const other = await otherPage(browser, 'supervisor', address);
  await field(other, 'Tên chiến dịch').fill('Tên của người kia');
  await button(other, 'Lưu').click();
  await other.waitForURL(/\/view$/);

  await page.locator('input[name=customer_docs]').setInputFiles(pdf('hop-dong.pdf'));
  await expect(page.getByRole('link', { name: 'hop-dong.pdf' })).toBeVisible();
  await button(page, 'Lưu').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Tên của người kia');
  await dialog.getByRole('radio', { name: /Tên của tôi/ }).check();
  await dialog.getByRole('button').last().click();
  await button(page, 'Lưu').click();
  await page.waitForURL(/\/view$/);
  const saved = (await get(page, all.token, `/campaigns/${id}`)).data;
  expect(saved).toMatchObject({ name: 'Tên của tôi' });
  expect(saved.customer_docs).toHaveLength(1);

  const [done] = (await get(page, all.token, '/campaigns?filter_status=done&size=1')).data;
  await page.goto(`/campaigns/done/${done.id}/edit`);
  await expect(page.getByText('Chiến dịch đã kết thúc nên không sửa được nữa.')).toBeVisible();
});

test("a campaign's own picture stands in lists, else its cover; of two that were chosen both are seen", async ({
  page,
}) => {
  const all = await known(page);
  const { id, name } = await newCampaign(page, all);
  const read = async () => (await get(page, all.token, `/campaigns/${id}`)).data;
  const { cover_image, avatar, version } = await read();
  expect(avatar).toBeNull();
  const inList = async () => {
    await page.goto(`/campaigns/inprogress?search=${encodeURIComponent(name)}`);
    return page.getByRole('row').filter({ hasText: name }).locator('img').first();
  };
  await signIn(page, 'manager', `/campaigns/inprogress/${id}/edit`);
  await expect(avatarField(page).getByRole('button', { name: 'Chọn ảnh' })).toHaveAccessibleDescription(
    /hiện ảnh bìa$/,
  );
  const picture = { name: 'cua-toi.png', mimeType: 'image/png', buffer: await newPicture(96, 96) };
  await page.locator('input[name=avatar]').setInputFiles(picture);
  await expect(avatarField(page).getByRole('button', { name: 'Gỡ' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await send(page, all.token, 'PUT', `/campaigns/${id}`, { avatar: cover_image, version });
  await button(page, 'Lưu').click();
  const clash = page.getByRole('dialog');
  await expect(clash.getByRole('heading', { name: /Ảnh đại diện/ })).toContainText('cả hai cùng sửa');
  await expect(clash.getByRole('img', { name: 'Ảnh đại diện' })).toHaveCount(2);
  expect(await seriousFindings(page)).toEqual([]);
  await clash.getByRole('radio', { name: /Của bạn/ }).check();
  await clash.getByRole('button').last().click();
  await button(page, 'Lưu').click();
  await page.waitForURL(/\/view$/);
  const mine = (await read()).avatar;
  expect(mine).not.toBe(cover_image);
  await expect(await inList()).toHaveAttribute('src', mine);

  await page.goto(`/campaigns/inprogress/${id}/edit`);
  await avatarField(page).getByRole('button', { name: 'Gỡ' }).click();
  await button(page, 'Lưu').click();
  await page.waitForURL(/\/view$/);
  expect((await read()).avatar).toBeNull();
  await page.getByRole('tab', { name: 'Lịch sử' }).click();
  await expect(page.getByRole('tabpanel').getByText('Ảnh đại diện').first()).toBeVisible();
  await expect(await inList()).toHaveAttribute('src', cover_image);
});

test('a hundred KOLs with three SOWs each: only the opened one is drawn; on a phone, in English', async ({ page }) => {
  const all = await known(page);
  const id = (index: number) => `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`;
  const kols = Array.from({ length: 100 }, (_, index) => ({
    id: id(index),
    code: `K${index}`,
    stage_name: `KOL ${index}`,
    avatar: null,
  }));
  const sows = kols.flatMap((kol) =>
    ['post_videos', 'post_posts', 'livestream'].map((post_format) => ({
      kol_id: kol.id,
      values: { ...sow, post_format },
    })),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'manager', '/kols');
  await leaveDraft(page, all, { code: newCode(), kols, sows }, 3);
  await chooseEnglish(page);
  await page.goto('/en/campaigns/create');
  await page.getByRole('button', { name: /Go on with the draft|Làm tiếp bản nháp/ }).click();
  await expect(page.getByRole('button', { name: /KOL 99/ })).toBeVisible();
  await page.getByRole('button', { name: /KOL 7 / }).click();
  await page.getByRole('button', { name: 'Livestream', exact: false }).last().click();
  await expect(page.getByRole('textbox').filter({ visible: true })).not.toHaveCount(0);
  expect(await page.getByRole('textbox').count()).toBeLessThan(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await seriousFindings(page)).toEqual([]);
});
