import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { seriousFindings } from './support/axe';
import { send } from './support/newStaff';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

// One after the other: they share the one intro page of one server.
test.describe.configure({ mode: 'serial' });

const editor = '/settings/introPage';
const shown = async (page: Page, lang = 'vi') =>
  (await (await page.request.get(`/api/v1/intro-page?lang=${lang}`)).json()).data.content;
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Lưu nháp' }).click();

test('a draft is written, looked at, published and restored', async ({ page }) => {
  const [first, second] = [`Một ${Date.now()}`, `Hai ${Date.now()}`];
  await signIn(page, 'admin', editor);
  await expect(page.getByText('Chưa xuất bản lần nào').first()).toBeVisible();
  await page.getByLabel('Tiêu đề mở đầu').fill(first);
  await page.getByRole('button', { name: 'Lịch sử xuất bản' }).click();
  await expect(page.getByText('Hãy lưu nháp trước')).toBeVisible();
  await saveDraft(page);
  await expect(page.getByText('Có bản nháp chưa xuất bản.')).toBeVisible();
  expect((await shown(page)).intro_page.title).not.toBe(first);

  const publish = async () => {
    await page.getByRole('button', { name: 'Xuất bản', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xuất bản' }).click();
    await expect(page.getByText(/Đang hiển thị bản xuất bản lúc/)).toBeVisible();
  };
  await publish();
  expect((await shown(page)).intro_page.title).toBe(first);
  await page.getByLabel('Tiêu đề mở đầu').fill(second);
  await saveDraft(page);
  await expect(page.getByText('Có bản nháp chưa xuất bản.')).toBeVisible();
  await publish();
  expect((await shown(page)).intro_page.title).toBe(second);

  await page.getByRole('button', { name: 'Lịch sử xuất bản' }).click();
  const history = page.getByRole('dialog', { name: 'Lịch sử xuất bản' });
  await expect(history.getByText('Đang hiển thị')).toHaveCount(1);
  expect(await seriousFindings(page)).toEqual([]);
  await history
    .getByRole('button', { name: /^Khôi phục bản/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Khôi phục bản này?' }).getByRole('button', { name: 'Khôi phục' }).click();
  await expect(page.getByLabel('Tiêu đề mở đầu')).toHaveValue(first);
  expect((await shown(page)).intro_page.title).toBe(first);
});

test('the page is written in where it stands, as one form with its fields', async ({ page }) => {
  const text = `Tại chỗ ${Date.now()}`;
  const quiet = watch(page);
  await signIn(page, 'admin', `${editor}?view=page`);
  const drawn = page.frameLocator('iframe[title="Trang giới thiệu đang sửa"]');
  const title = drawn.getByRole('textbox', { name: 'Tiêu đề mở đầu' });
  await title.fill(text);
  await drawn.getByRole('textbox', { name: 'Nút bắt đầu' }).first().fill('Bắt đầu nào');
  await expect(drawn.getByRole('textbox', { name: 'Nút bắt đầu' }).last()).toHaveText('Bắt đầu nào');
  await title.press('Enter');
  await expect(title).toHaveText(text);
  await drawn.getByRole('textbox', { name: 'Lời giới thiệu' }).fill('x'.repeat(2_001));
  await expect(page.getByText(/^Lời giới thiệu: /)).toBeVisible();
  await title.click();
  await saveDraft(page);
  await page.getByRole('button', { name: /^Lời giới thiệu: / }).click();
  await expect(drawn.getByRole('textbox', { name: 'Lời giới thiệu' })).toBeFocused();
  await drawn.getByRole('textbox', { name: 'Lời giới thiệu' }).fill('Vừa đủ');
  expect(await seriousFindings(page)).toEqual([]);

  await drawn.getByRole('heading', { name: 'Hiểu nhãn hàng trước' }).click();
  const table = page.getByRole('dialog', { name: 'Các điểm pitching' });
  await table.getByLabel('Tiêu đề 1').fill('Đọc brief trước');
  await table.getByRole('button', { name: 'Xong' }).click();
  await expect(drawn.getByRole('heading', { name: 'Đọc brief trước' })).toBeVisible();
  await expect(title).toHaveText(text);
  await drawn.getByRole('button', { name: 'Chọn ảnh: Logo đầu trang' }).click();
  await page.getByRole('dialog', { name: 'Logo đầu trang' }).getByRole('button', { name: 'Đóng' }).click();

  await page.getByRole('radio', { name: 'Điện thoại' }).check();
  expect((await page.locator('iframe').boundingBox())?.width).toBe(390);
  await page.getByRole('radio', { name: 'Biểu mẫu' }).click();
  await expect(page.getByLabel('Tiêu đề mở đầu')).toHaveValue(text);
  await page.getByRole('radio', { name: 'Trên trang' }).click();
  await expect(title).toHaveText(text);
  expect(new URL(page.url()).searchParams.get('view')).toBe('page');
  await saveDraft(page);
  await expect(page.getByText('Đã lưu nháp')).toBeVisible();
  const { data } = await get(page, await tokenOf(page, 'admin'), '/intro-page?lang=vi&draft=1');
  expect(data.content.intro_page).toMatchObject({ title: text, bio: 'Vừa đủ' });
  quiet.expectQuiet();
});

test('pictures are sent and lists edited in a table; what one language lacks is told', async ({ page }) => {
  const quiet = watch(page);
  await signIn(page, 'admin', editor);
  const plain = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } }).png();
  // Purple in the middle: so is all of what is kept at twice the size.
  const middle = await plain(480, 300, '#5b4bdb').toBuffer();
  const buffer = await plain(900, 600, '#ff0000')
    .composite([{ input: middle }])
    .toBuffer();
  const file = { name: 'ảnh.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Ảnh mở đầu', { exact: true }).setInputFiles(file);
  const crop = page.getByRole('dialog', { name: 'Chọn phần ảnh sẽ hiển thị' });
  await expect(crop.getByTestId('cropper')).toHaveCSS('position', 'absolute');
  await crop.getByRole('slider', { name: 'Phóng to' }).fill('2');
  expect(await seriousFindings(page)).toEqual([]);
  const [stored] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/intro-page/pictures')),
    crop.getByRole('button', { name: 'Dùng ảnh này' }).click(),
  ]);
  const kept = await page.request.get((await stored.json()).data.url);
  expect((await sharp(await kept.body()).stats()).channels[0]?.max).toBeLessThan(120);
  await expect(page.getByRole('img', { name: 'Ảnh mở đầu' })).toBeVisible();
  await page.getByRole('button', { name: 'Sửa danh sách: Logo nhãn hàng' }).click();
  const table = page.getByRole('dialog', { name: 'Logo nhãn hàng' });
  await table.getByRole('button', { name: 'Thêm mục' }).click();
  await expect(table.getByRole('button', { name: 'Xong' })).toBeDisabled();
  await table.getByLabel('Ảnh 1', { exact: true }).setInputFiles(file);
  await crop.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await expect(table.getByRole('img', { name: 'Ảnh 1' })).toBeVisible();
  await table.getByLabel('Tên 1').fill('Hải Âu');
  expect(await seriousFindings(page)).toEqual([]);
  await table.getByRole('button', { name: 'Xong' }).click();
  await expect(page.getByText('1 mục')).toBeVisible();
  await saveDraft(page);
  await expect(page.getByText('Đã lưu nháp')).toBeVisible();
  const token = await tokenOf(page, 'admin');
  const { data } = await get(page, token, '/intro-page?lang=vi&draft=1');
  expect(data.content.brand_page.logos).toEqual([{ image: expect.any(String), name: 'Hải Âu' }]);
  const english = page.getByRole('radio', { name: 'Tiếng Anh' });
  await english.click();
  await expect(english).toBeChecked();
  await expect(page.getByText(/Còn thiếu so với ngôn ngữ kia:.*Ảnh mở đầu.*Logo nhãn hàng/)).toBeVisible();
  await expect(page.getByLabel('Tiêu đề mở đầu')).toHaveValue('The right KOLs, results you can read');
  quiet.expectQuiet();
});

test('two editors see what the other changed', async ({ page }) => {
  await signIn(page, 'admin', editor);
  await page.getByLabel('Tiêu đề mở đầu').fill('Của tôi');
  const token = await tokenOf(page, 'admin');
  const { data } = await get(page, token, '/intro-page?lang=vi&draft=1');
  const content = { ...data.content, intro_page: { ...data.content.intro_page, title: 'Của người kia' } };
  await send(page, token, 'POST', '/intro-page', { lang: 'vi', content, version: data.draft.version });
  await saveDraft(page);
  const clash = page.getByRole('dialog', { name: 'Có người vừa lưu thay đổi khác' });
  await expect(clash.getByRole('heading', { name: /Tiêu đề mở đầu/ })).toContainText('cả hai cùng sửa');
  await clash.getByRole('radio', { name: /Của bạn/ }).check();
  await clash.getByRole('button', { name: 'Dùng lựa chọn này' }).click();
  await saveDraft(page);
  await expect(page.getByText('Đã lưu nháp')).toBeVisible();
  expect((await get(page, token, '/intro-page?lang=vi&draft=1')).data.content.intro_page.title).toBe('Của tôi');
});

test('a phone and whoever may not edit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin', editor);
  await expect(page.getByLabel('Tiêu đề mở đầu')).toBeVisible();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  expect(await seriousFindings(page)).toEqual([]);
  await signIn(page, 'staff', editor);
  await expect(page.getByLabel('Tiêu đề mở đầu')).toHaveCount(0);
});
