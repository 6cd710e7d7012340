import { expect, type Locator, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { newCampaign } from './support/newCampaign';
import { send } from './support/newStaff';
import { get, signIn, tokenOf } from './support/signIn';
import { userWithPassword } from './support/staff';

const stamp = `${Date.now().toString(36)}${process.pid}`;
const clashOf = (page: Page) => page.getByRole('dialog', { name: 'Có người vừa lưu thay đổi khác' });
const save = (page: Page) => page.getByRole('button', { name: 'Lưu', exact: true }).click();
const goOn = (clash: Locator) => clash.getByRole('button', { name: 'Dùng lựa chọn này' }).click();

test('a user: what both have changed is chosen, what only one has stays', async ({ page }) => {
  const account = { email: `hai.${stamp}@demo.example`, fullname: `Lê Hai ${stamp}`, code: `H${stamp}`.toUpperCase() };
  const id = await userWithPassword(page, account);
  const token = await tokenOf(page, 'admin');
  const { version } = (await get(page, token, `/users/detail/${id}`)).data;
  await signIn(page, 'admin', `/users/${id}/edit`);
  await page.getByLabel('Chức danh').fill('Của tôi');
  await page.getByLabel('Địa chỉ').fill('Huế');
  const theirs = { position: 'Của người kia', job: 'Biên kịch', version };
  await send(page, token, 'PUT', `/users/update-user/${id}`, theirs);
  await save(page);
  const clash = clashOf(page);
  await expect(clash.getByRole('heading', { name: /Chức danh/ })).toContainText('cả hai cùng sửa');
  await expect(clash.getByRole('heading', { name: /Nghề nghiệp/ })).toContainText('chỉ người kia sửa');
  await expect(clash).toContainText('Vẫn giữ phần chỉ mình bạn sửa: Địa chỉ');
  expect(await seriousFindings(page)).toEqual([]);
  await clash
    .getByRole('radiogroup', { name: /Chức danh/ })
    .getByRole('radio', { name: /Của bạn/ })
    .check();
  await goOn(clash);
  await save(page);
  await page.waitForURL(/\/view$/);
  const { data } = await get(page, token, `/users/detail/${id}`);
  expect(data).toMatchObject({ position: 'Của tôi', job: 'Biên kịch', address: 'Huế' });
});

test('a role: rights of one and words of the other are put together', async ({ page }) => {
  const token = await tokenOf(page, 'admin');
  const role = await send(page, token, 'POST', '/role', { name: `hai_${stamp}`, name_display: `Nhóm hai ${stamp}` });
  await signIn(page, 'admin', `/settings/permission-groups/${role.id}/edit`);
  await page.getByRole('checkbox', { name: 'xem danh sách · Nhãn hàng' }).check();
  const permissions = [{ scope: 'kol_management', action: 'r', allowed: true }];
  await send(page, token, 'PUT', '/role-permission', { role_id: role.id, permissions });
  await send(page, token, 'PUT', `/role/${role.id}`, { description: 'Của người kia' });
  await save(page);
  const clash = clashOf(page);
  await expect(clash.getByRole('heading', { name: /Mô tả/ })).toContainText('chỉ người kia sửa');
  const rights = clash.getByRole('radiogroup', { name: /Quyền/ });
  await expect(rights.getByRole('radio', { name: /Người kia đã lưu.*xem danh sách · KOL/ })).toBeVisible();
  await rights.getByRole('radio', { name: /Người kia/ }).check();
  expect(await seriousFindings(page)).toEqual([]);
  await goOn(clash);
  await page.getByRole('checkbox', { name: 'xem danh sách · Nhãn hàng' }).check();
  await save(page);
  await expect(page.getByText('Đã lưu nhóm quyền')).toBeVisible();
  const { data } = await get(page, token, `/role/${role.id}`);
  expect(data.description).toBe('Của người kia');
  expect(data.permissions).toMatchObject({ kol_management: { r: 1 }, brand_management: { r: 1 } });
});

test('a word: what somebody else wrote meanwhile is not written over unseen', async ({ page }) => {
  const token = await tokenOf(page, 'admin');
  const languages: { id: string; code: string }[] = (await get(page, token, '/language')).data;
  const language_id = languages.find(({ code }) => code === 'en')?.id;
  const key = `hai.${stamp}`;
  const translations = [{ language_id, translation: 'First' }];
  const keyword = await send(page, token, 'POST', '/translations', { key, translations });
  const word = () =>
    get(page, token, `/translations?ids=${keyword.id}`).then(({ data }) =>
      data[0].translations.find((one: { language_id: string }) => one.language_id === language_id),
    );
  const { translateId, version } = await word();
  await signIn(page, 'admin', `/settings/translations?search=${key}`);
  await page.getByRole('button', { name: 'First' }).click();
  const translation = { language_id, translation: 'Theirs', version };
  await send(page, token, 'PUT', `/translations/${keyword.id}/translate/${translateId}`, translation);
  await page.keyboard.type('Mine');
  await page.keyboard.press('Enter');
  const clash = clashOf(page);
  await expect(clash.getByRole('radio', { name: /Người kia đã lưu.*Theirs/ })).toBeVisible();
  await clash.getByRole('radio', { name: /Của bạn.*Mine/ }).check();
  expect(await seriousFindings(page)).toEqual([]);
  await goOn(clash);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Đã lưu');
  expect((await word()).translation).toBe('Mine');
});

test('the own profile: what was saved in another window is not written over unseen', async ({ page }) => {
  const account = { email: `toi.${stamp}@demo.example`, fullname: `Lê Tôi ${stamp}`, code: `T${stamp}`.toUpperCase() };
  await userWithPassword(page, account);
  const username = account.email.replace('@demo.example', '');
  const token = await tokenOf(page, username);
  const me = (await get(page, token, '/users/me')).data;
  await signIn(page, username, '/profile');
  await page.getByRole('button', { name: 'Sửa hồ sơ' }).click();
  await page.getByLabel('Địa chỉ').fill('Huế');
  const theirs = { fullname: me.fullname, phone: me.phone, address: 'Đà Nẵng', version: me.version };
  await send(page, token, 'PUT', '/users/update-profile', theirs);
  await save(page);
  const clash = clashOf(page);
  await clash.getByRole('radio', { name: /Người kia đã lưu.*Đà Nẵng/ }).check();
  await goOn(clash);
  await expect(page.getByLabel('Địa chỉ')).toHaveValue('Đà Nẵng');
});

test("a text of a report: a colleague's save leaves what is being written, and is asked about", async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const campaign = await newCampaign(page, token, {});
  const written = async (version: number, texts: object) =>
    send(page, token, 'POST', '/campaigns/keys-report-update', { campaign_id: campaign.id, version, ...texts });
  await written(0, { view: '<p>Trước đó</p>' });
  await signIn(page, 'manager', `/campaigns/inprogress/${campaign.id}/report`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Chỉnh sửa Lượt xem' }).click();
  const text = main.getByRole('textbox', { name: 'Lượt xem' });
  await text.fill('Của tôi');

  await written(1, { key_finding: '<p>Phát hiện của người kia</p>' });
  await expect(main.getByText('Phát hiện của người kia')).toBeVisible();
  await written(2, { view: '<p>Của người kia</p>' });
  await written(3, { key_finding: '<p>Phát hiện sau cùng</p>' });
  await expect(main.getByText('Phát hiện sau cùng')).toBeVisible();
  await expect(text).toContainText('Của tôi');
  await save(page);
  const clash = clashOf(page);
  await expect(clash.getByRole('heading', { name: /Lượt xem/ })).toContainText('cả hai cùng sửa');
  await clash.getByRole('radio', { name: /Của bạn/ }).check();
  await goOn(clash);

  await written(4, { key_finding: '<p>Lại phát hiện khác</p>' });
  await save(page);
  await expect(text).toBeHidden();
  const { texts } = (await get(page, token, `/campaigns/final-report/${campaign.id}`)).data;
  expect(texts).toMatchObject({ view: '<p>Của tôi</p>', key_finding: '<p>Lại phát hiện khác</p>' });
});
