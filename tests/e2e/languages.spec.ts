import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

// One after the other: they share the languages of one server.
test.describe.configure({ mode: 'serial' });

const stamp = `e2e${Date.now().toString(36)}`;

/** A sheet's cells as a file one can choose. */
async function workbookOf(rows: readonly (readonly string[])[]) {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('Sheet').addRows(rows.map((row) => [...row]));
  const buffer = Buffer.from(await workbook.xlsx.writeBuffer());
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: 'words.xlsx', mimeType, buffer };
}

function rowOf(page: Page, key: string) {
  return page.getByRole('row').filter({ has: page.locator('code').getByText(key, { exact: true }) });
}

/** The cell of a keyword in a language, by the heading of its column. */
async function cellOf(page: Page, key: string, language: string) {
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const column = heads.findIndex((head) => head.startsWith(language));
  expect(column).toBeGreaterThan(0);
  return rowOf(page, key)
    .getByRole('cell')
    .nth(column - 1);
}

async function searchFor(page: Page, text: string, key: string): Promise<void> {
  await page.getByRole('searchbox', { name: /Tìm theo từ khóa/ }).fill(text);
  await expect(page).toHaveURL(/search=/);
  await expect(rowOf(page, key)).toBeVisible();
}

async function toTranslations(page: Page): Promise<void> {
  await signIn(page, 'admin', '/settings/translations');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

const status = (page: Page) => page.getByRole('main').getByRole('status');

test('a language is added, translated and switched on; the next visitor finds it everywhere', async ({
  page,
  browser,
}) => {
  const quiet = watch(page);
  await signIn(page, 'admin', '/settings/languages');
  await page.getByRole('link', { name: 'Thêm ngôn ngữ' }).click();
  await page.getByLabel('Tên ngôn ngữ').fill('日本語');
  await page.getByLabel('Mã', { exact: true }).fill('ja');
  await page.getByLabel('Mã quốc gia').fill('jp');
  await page.getByRole('button', { name: 'Thêm ngôn ngữ' }).click();
  await expect(page.getByRole('row', { name: /日本語/ })).toContainText('Đang tắt');

  await page.getByRole('link', { name: 'Bản dịch' }).click();
  for (const [key, word] of [
    ['page.kols', 'インフルエンサー'],
    ['page.brands', 'ブランド'],
  ] as const) {
    await searchFor(page, key, key);
    const cell = await cellOf(page, key, '日本語');
    await cell.click();
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(cell).toContainText(word);
    await expect(status(page)).toHaveText('Đã lưu');
  }

  await page.getByRole('link', { name: 'Ngôn ngữ' }).click();
  await page
    .getByRole('switch', { name: 'Bật 日本語' })
    .or(page.getByRole('checkbox', { name: 'Bật 日本語' }))
    .check();
  await expect(page.getByRole('row', { name: /日本語/ })).toContainText('Đang bật');
  await page.getByRole('button', { name: /^Ngôn ngữ: / }).click();
  await expect(page.getByRole('menuitem', { name: '日本語' })).toBeVisible();
  await page.keyboard.press('Escape');

  const visitor = await readsJapanese(browser);
  await page
    .getByRole('checkbox', { name: 'Bật 日本語' })
    .or(page.getByRole('switch', { name: 'Bật 日本語' }))
    .click();
  await page.getByRole('button', { name: 'Tắt', exact: true }).click();
  await expect(page.getByText('Đã tắt 日本語')).toBeVisible();
  await expect(page.getByRole('row', { name: /日本語/ })).toContainText('Đang tắt');
  // Whoever read it has Vietnamese again, at the same page.
  await visitor.reload();
  await expect(visitor.getByRole('navigation').getByRole('link', { name: 'Nhãn hàng', exact: true })).toBeVisible();
  expect(new URL(visitor.url()).pathname).toBe('/kols');
  await visitor.context().close();
  quiet.expectQuiet();
});

/** Someone else, who chooses Japanese before signing in. */
async function readsJapanese(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  const quiet = watch(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'JA', exact: true }).click();
  await page.waitForURL('**/ja/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByLabel('E-mail').fill('manager@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('Demo@12345');
  await page.getByLabel('Keep me signed in').check();
  const asked = page.waitForRequest((request) => request.url().endsWith('/permission/access-right'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect((await asked).headers()['accept-language']).toBe('ja');
  // The language kept with the account switches the interface once, and is no longer in the way of a choice.
  await page.getByRole('button', { name: 'Ngôn ngữ: VI' }).click();
  await page.getByRole('menuitem', { name: '日本語' }).click();
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'インフルエンサー' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'ブランド' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Customers', exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/ja\//);
  for (const path of ['/kols', '/en/kols', '/xx/kols', '/ja/kols']) {
    await page.goto(path);
    await page.waitForURL('**/ja/kols');
    await expect(page.getByRole('heading', { level: 1, name: /インフルエンサー/ })).toBeVisible();
  }
  await page.goto('/ja/profile/settings');
  await expect(page.getByRole('radio', { name: '日本語' })).toBeChecked();
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto('/ja/kols');
  quiet.expectQuiet();
  return page;
}

test('words are written in place: Enter, Tab, Escape, a refusal at its cell, and back to the built-in word', async ({
  page,
}) => {
  await toTranslations(page);
  await page.getByRole('button', { name: 'Thêm từ khóa' }).click();
  const drawer = page.getByRole('dialog', { name: 'Từ khóa mới' });
  for (const key of ['a', 'b']) {
    if (key === 'b') await page.getByRole('button', { name: 'Thêm từ khóa' }).click();
    await drawer.getByLabel('Từ khóa', { exact: true }).fill(`${stamp}.${key}`);
    await drawer.getByLabel('Tiếng Việt').fill(`Chào buổi sáng ${key}`);
    await drawer.getByRole('button', { name: 'Thêm từ khóa' }).click();
    await expect(drawer).toBeHidden();
  }
  // Without regard to accents.
  await searchFor(page, 'chao buoi sang', `${stamp}.a`);
  const [first, second] = [`${stamp}.a`, `${stamp}.b`];
  await (await cellOf(page, first, 'English')).click();
  await page.keyboard.type('Good morning');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Taken back');
  await page.keyboard.press('Escape');
  await expect(await cellOf(page, second, 'English')).toHaveText('–');
  await expect((await cellOf(page, second, 'English')).getByRole('button')).toBeFocused();
  await expect(await cellOf(page, first, 'English')).toContainText('Good morning');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F2');
  await page.keyboard.type('Xin chào');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hello');
  await page.keyboard.press('Tab');
  await expect(await cellOf(page, second, 'English')).toContainText('Hello');
  await page.reload();
  await searchFor(page, stamp, second);
  await expect(await cellOf(page, second, 'Tiếng Việt')).toContainText('Xin chào');
  await expect(await cellOf(page, first, 'English')).toContainText('Good morning');
  expect(await seriousFindings(page)).toEqual([]);

  await rowOf(page, second)
    .getByRole('button', { name: `Xóa từ khóa ${second}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect(rowOf(page, second)).toHaveCount(0);

  const [builtIn, english] = ['audit.more', 'English'];
  await searchFor(page, builtIn, builtIn);
  const cell = await cellOf(page, builtIn, english);
  const word = await cell.innerText();
  await expect(rowOf(page, builtIn).getByRole('button', { name: /Xóa từ khóa/ })).toHaveCount(0);
  await cell.click();
  await page.keyboard.type('{{nobody}} more');
  await page.keyboard.press('Enter');
  await expect(cell).toContainText('{{nobody}} more');
  const refusal = cell.locator('span');
  await expect(refusal).toBeVisible();
  await cell.getByRole('button').click();
  await page.keyboard.type('Yet {{total}} more');
  await page.keyboard.press('Enter');
  await expect(cell).toContainText('Yet {{total}} more');
  await expect(refusal).toHaveCount(0);
  await expect(status(page)).toHaveText('Đã lưu');
  await cell.getByRole('button').click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText(word);
});

test('words go out as a workbook and come back, once its wrong rows are mended', async ({ page }) => {
  await toTranslations(page);
  await searchFor(page, `${stamp}.a`, `${stamp}.a`);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Xuất Excel' }).click();
  const path = await (await saved).path();
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(await readFile(path)).buffer);
  const sheet = workbook.worksheets[0];
  const rows = (sheet?.getSheetValues() ?? []).slice(1).map((row) => (row as string[]).slice(1));
  const [head = [], row = []] = rows;
  expect(rows).toHaveLength(2);
  expect(row[0]).toBe(`${stamp}.a`);
  const japanese = head.findIndex((name) => name.endsWith('(ja)'));
  const translated = Array.from(head, (_, index) => (index === japanese ? 'おはよう' : (row[index] ?? '')));
  const wrong = Array.from(head, (_, index) => (index === 0 ? 'không phải từ khóa' : 'x'));

  await page.getByRole('button', { name: 'Nhập Excel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nhập Excel' });
  await dialog.getByLabel('Chọn file').setInputFiles(await workbookOf([head, translated, wrong]));
  const faults = dialog.getByRole('table', { name: 'Lỗi trong file' });
  await expect(faults.getByRole('row').nth(1)).toContainText('3');
  await expect(faults.getByRole('row').nth(1)).toContainText('Từ khóa');
  await dialog.getByLabel('Chọn file').setInputFiles(await workbookOf([head, translated]));
  await expect(dialog.getByText('1 dòng hợp lệ')).toBeVisible();
  await expect(dialog.getByRole('table')).toContainText('おはよう');
  await dialog.getByRole('button', { name: 'Sửa 1 từ khóa', exact: true }).click();
  await dialog.getByRole('button', { name: /Xem kết quả/ }).click();
  await expect(await cellOf(page, `${stamp}.a`, '日本語')).toContainText('おはよう');
});

test('a language has the flag of its country, until another one is typed or pasted', async ({ page }) => {
  const flagIn = page.getByRole('row', { name: /日本語/ }).getByText(/^\p{Regional_Indicator}{2}$/u);
  const flag = page.getByLabel('Cờ');
  const save = async () => {
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Đã lưu 日本語').last()).toBeVisible();
    await page.goto('/settings/languages');
  };
  await signIn(page, 'admin', '/settings/languages');
  await expect(flagIn).toHaveText('🇯🇵');
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(flag).toHaveValue('');
  await flag.pressSequentially('gb');
  await expect(flag).toHaveValue('🇬🇧');
  expect(await seriousFindings(page)).toEqual([]);
  await save();
  await expect(flagIn).toHaveText('🇬🇧');
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(flag).toHaveValue('🇬🇧');
  await flag.fill('cờ');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(flag).toHaveAccessibleDescription('Giá trị không hợp lệ');
  await flag.fill('');
  await save();
  await expect(flagIn).toHaveText('🇯🇵');
});

test('a language is deleted after a question, with its words', async ({ page }) => {
  await signIn(page, 'admin', '/settings/languages');
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page.getByText('đã thêm').first()).toBeVisible();
  await page.getByRole('button', { name: 'Xóa', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa', exact: true }).click();
  await page.waitForURL('**/settings/languages');
  await expect(page.getByRole('row', { name: /English/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /日本語/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Tiếng Việt' }).click();
  await expect(page.getByLabel('Mã', { exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Xóa', exact: true })).toHaveCount(0);
});

test('five thousand keywords in six more languages: few nodes, right answers', async ({ page }) => {
  test.setTimeout(240_000);
  const token = await tokenOf(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  // Switched off, so that nobody else's words grow.
  const codes = ['ko', 'th', 'fr', 'de', 'id', 'ms'];
  for (const code of codes) {
    const data = { code, language: `${code} ${stamp}`, country_code: 'XX' };
    expect((await page.request.post('/api/v1/language', { headers, data })).ok()).toBe(true);
  }
  const keyOf = (index: number) => `${stamp}many.k${String(index).padStart(4, '0')}`;
  const rows = Array.from({ length: 5_000 }, (_, index) => [
    keyOf(index),
    // The last one lacks a word.
    ...codes.map((code) => (index === 4_999 && code === 'th' ? '' : `${code} từ thứ ${index}`)),
  ]);
  const answer = await page.request.post('/api/v1/translations/import', {
    headers,
    multipart: { review: 'false', file: await workbookOf([['key', ...codes], ...rows]) },
    timeout: 180_000,
  });
  expect((await answer.json()).data).toMatchObject({ total: 5_000, committed: true });

  await toTranslations(page);
  const { total } = await get(page, token, '/translations?size=1');
  expect(total).toBeGreaterThan(5_900);
  const nodes = () => page.evaluate(() => document.querySelectorAll('main *').length);
  await expect(page.getByRole('rowheader')).toHaveCount(50);
  expect(await nodes()).toBeLessThan(1_300);
  await page.goto(`/settings/translations?area=${stamp}many&page=100`);
  await expect(page.getByRole('rowheader').last()).toHaveText(keyOf(4_999));
  await expect(page.getByRole('rowheader')).toHaveCount(50);
  const cell = await cellOf(page, keyOf(4_990), `ko ${stamp}`);
  await expect(cell).toHaveText('ko từ thứ 4990');
  await cell.click();
  await page.keyboard.type('새 단어');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Đã lưu');
  const found = await get(page, token, `/translations?search=${encodeURIComponent('새 단어')}`);
  expect(found.data.map(({ key }: { key: string }) => key)).toEqual([keyOf(4_990)]);
  await page.goto('/settings/translations');
  await searchFor(page, 'fr tu thu 1234', keyOf(1_234));
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.goto(`/settings/translations?area=${stamp}many`);
  await page.getByRole('button', { name: 'Còn thiếu' }).click();
  await page.getByRole('radio', { name: `th ${stamp}` }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('rowheader')).toHaveText(keyOf(4_999));
  expect(await nodes()).toBeLessThan(300);
});
