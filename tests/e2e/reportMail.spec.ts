import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { type NewCampaign, newCampaign } from './support/newCampaign';
import { send } from './support/newStaff';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

let token: string;
let campaign: NewCampaign;

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  token = await tokenOf(page, 'manager');
  const [brand] = (await get(page, await tokenOf(page, 'customer'), '/brands')).data;
  campaign = await newCampaign(page, token, { brand_id: brand.id });
  await page.close();
});

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Gửi e-mail' });
const place = (part = '') => `/campaigns/inprogress/${campaign.id}/view${part && `?mail=${part}`}`;

test('a mail with a link is looked at, sent and listed', async ({ page }) => {
  const quiet = watch(page);
  await signIn(page, 'manager', place());
  await page.getByRole('button', { name: 'Gửi e-mail', exact: true }).click();
  await drawer(page).getByLabel('Tiêu đề').fill('Báo cáo tuần đầu');
  await drawer(page).getByLabel('Nội dung').fill('Chào chị,\n\nGửi chị báo cáo.');
  await expect(drawer(page).getByText('Chốt báo cáo ngày')).toBeVisible();
  await drawer(page).getByRole('radio', { name: 'Liên kết' }).check();
  await expect(drawer(page).getByText('Tạo liên kết dùng trong 30 ngày')).toBeVisible();
  await drawer(page).getByText('Xem trước').click();
  const letter = drawer(page).frameLocator('iframe');
  await expect(letter.getByText('Gửi chị báo cáo.')).toBeVisible();
  const button = letter.getByRole('link', { name: 'Xem báo cáo' });
  await expect(button).toHaveCSS('background-color', 'rgb(91, 75, 219)');
  await expect(button).toBeVisible();
  await drawer(page).getByLabel('Nội dung').fill('Chào chị, em gửi lại.');
  await expect(letter.getByText('em gửi lại')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await drawer(page).getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(page.getByText(/^E-mail đang đi tới \d+ người$/)).toBeVisible();
  const row = drawer(page).getByRole('listitem').filter({ hasText: 'Báo cáo tuần đầu' });
  await expect(row).toContainText('Đã gửi');
  await expect(row).toContainText('Liên kết');
  await expect(row).toContainText('customer@demo.example');
  expect(await seriousFindings(page)).toEqual([]);
  quiet.expectQuiet();
});

test('a mail with the frozen report says its number and waits for the file', async ({ page }) => {
  await signIn(page, 'manager', place('write'));
  await drawer(page).getByLabel('Nội dung').fill('Báo cáo đính kèm.');
  await drawer(page).getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(page.getByText(/Đã chốt báo cáo RPT-\d{4}-\d{6}/)).toBeVisible();
  await expect(drawer(page).getByRole('listitem').first()).toContainText(/PDF RPT-\d{4}-\d{6}/);
});

test('a weekly mail is set, names what is no address, and says when it goes out next', async ({ page }) => {
  await signIn(page, 'manager', place('weekly'));
  await expect(drawer(page).getByText('Gửi dưới tên bạn.')).toBeVisible();
  const to = drawer(page).getByLabel('Gửi tới');
  await to.fill('Mai@khach.vn,lan@,');
  await expect(drawer(page).getByText('Chưa đúng địa chỉ e-mail: lan@')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(drawer(page).getByRole('alert').first()).toContainText('E-mail không đúng');
  await to.press('Backspace');
  await drawer(page).getByLabel('Thứ').selectOption({ label: 'Thứ Sáu' });
  await drawer(page).getByLabel('Giờ').selectOption({ label: '17:00' });
  expect(await seriousFindings(page)).toEqual([]);
  await drawer(page).getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Đã lưu lịch gửi hằng tuần')).toBeVisible();
  await expect(drawer(page).getByText(/Lần tới: 17:00 Thứ Sáu, \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await page.reload();
  await expect(drawer(page).getByText('mai@khach.vn')).toBeVisible();
});

test('mails with the report say whose place it takes, where the one before was withdrawn', async ({ page }) => {
  const own = await newCampaign(page, token, {});
  const frozen = await send(page, token, 'POST', `/campaigns/${own.id}/report-snapshots`, { audience: 'customer' });
  await send(page, token, 'PUT', `/campaigns/report-snapshots/${frozen.id}/withdraw`, { reason: 'Sai số liệu' });
  await signIn(page, 'manager', `/campaigns/inprogress/${own.id}/view?mail=weekly`);
  const said = drawer(page).getByText(`Báo cáo mới thay cho ${frozen.number} đã thu hồi.`);
  await expect(said).toBeVisible();
  await drawer(page).getByRole('radio', { name: 'Liên kết' }).check();
  await expect(said).toHaveCount(0);
});

test('a mail is written once more: to whom it went, what it said, and what came along', async ({ page }) => {
  const body = { subject: 'Báo cáo đợt hai', message: 'Chào chị, đây là báo cáo.', attach: 'none' };
  await send(page, token, 'POST', `/campaigns/${campaign.id}/send-email`, body);
  const [mail] = (await get(page, token, `/campaigns/${campaign.id}/report-mails?size=1`)).data;
  await signIn(page, 'manager', `${place('write')}&again=${mail.id}`);
  await expect(drawer(page).getByText('Soạn lại từ e-mail chưa gửi được.')).toBeVisible();
  await expect(drawer(page).getByLabel('Tiêu đề')).toHaveValue(body.subject);
  await expect(drawer(page).getByLabel('Nội dung')).toHaveValue(body.message);
  await expect(drawer(page).getByRole('radio', { name: 'Không kèm gì' })).toBeChecked();
  await expect(drawer(page).getByRole('status')).toContainText('Gửi lời nhắn tới');
});

test('a sent mail says whom the mail server has not taken it for, and whom it missed, to be written to again', async ({
  page,
}) => {
  for (const subject of ['Báo cáo đợt ba', 'Báo cáo đợt bốn']) {
    const body = { subject, message: 'Chào chị.', attach: 'none' };
    await send(page, token, 'POST', `/campaigns/${campaign.id}/send-email`, body);
  }
  let isTaken = false;
  await page.route('**/report-mails?size=50**', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const state = (subject: string) =>
      ({ 'Báo cáo đợt ba': { state: 'failed', missed: ['customer@demo.example'] }, 'Báo cáo đợt bốn': { on_way: 1 } })[
        isTaken ? '' : subject
      ];
    const mails = data.map((mail: { subject: string }) => ({ ...mail, ...state(mail.subject) }));
    await route.fulfill({ response: answer, json: { ...rest, data: mails } });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'manager', place('sent'));
  const row = (subject: string) => drawer(page).getByRole('listitem').filter({ hasText: subject });
  await expect(row('Báo cáo đợt bốn')).toContainText('Đang gửi');
  await expect(row('Báo cáo đợt bốn')).toContainText('Máy chủ thư chưa nhận thư của 1 người.');
  await expect(row('Báo cáo đợt ba')).toContainText('Không tới được: customer@demo.example.');
  await expect(drawer(page).getByRole('tab')).toHaveText(['Soạn e-mail', 'Đã gửi', 'Gửi hằng tuần']);
  expect(await seriousFindings(page)).toEqual([]);
  isTaken = true;
  await expect(row('Báo cáo đợt bốn')).toContainText('Đã gửi');
  isTaken = false;
  await page.reload();
  await row('Báo cáo đợt ba').getByRole('button', { name: 'Soạn lại' }).click();
  await expect(drawer(page).getByText('Soạn lại từ e-mail chưa gửi được.')).toBeVisible();
  await expect(drawer(page).getByLabel('Tiêu đề')).toHaveValue('Báo cáo đợt ba');
});
