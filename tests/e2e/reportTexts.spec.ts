import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { newCampaign, newSow } from './support/newCampaign';
import { send } from './support/newStaff';
import { chooseEnglish, get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const warning = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

test('staff are told of a typed figure the report shows otherwise, and nobody else is', async ({ page, browser }) => {
  const token = await tokenOf(page, 'manager');
  const [brand] = (await get(page, await tokenOf(page, 'customer'), '/brands')).data;
  const campaign = await newCampaign(page, token, { brand_id: brand.id });
  const [kol] = (await get(page, token, '/kols?status=active&sort=DATEASC&size=1')).data;
  const sow_id = await newSow(page, token, campaign.id, { kol_id: kol.id });
  await send(page, token, 'POST', `/campaigns/${campaign.id}/posts`, {
    ...{ url_post: `https://www.tiktok.com/@may/video/${Date.now()}`, sow_id, post_time: new Date().toISOString() },
    ...{ view: 1_234, reaction: 56, reason: 'KOL gửi ảnh' },
  });
  await send(page, token, 'POST', '/campaigns/keys-report-update', {
    ...{ campaign_id: campaign.id, version: 0 },
    key_finding: '<p>Chiến dịch đạt 1.500 lượt xem, 84 % KPI. Năm 2026 có 8 KOL.</p>',
    view: '<p>Lượt xem đạt 1,2K.</p>',
  });

  const quiet = watch(page);
  const address = `/campaigns/inprogress/${campaign.id}/report`;
  await signIn(page, 'manager', address);
  await expect(warning(page, '“1.500 lượt xem” có còn đúng không?')).toContainText(
    /^.*Lượt xem trong báo cáo đang là 1\.234, số liệu đến ngày \d\d\/\d\d\/\d{4}\./,
  );
  await expect(warning(page, '“84 % KPI” có còn đúng không?')).toContainText('đang đạt 12,3% mục tiêu');
  await expect(page.getByText(/có còn đúng không/)).toHaveCount(2);
  expect(await seriousFindings(page)).toEqual([]);

  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Chỉnh sửa Lượt xem' }).click();
  const text = main.getByRole('textbox', { name: 'Lượt xem' });
  await text.fill('Đã có 1,3K lượt xem');
  await expect(warning(page, '“1,3K lượt xem” có còn đúng không?')).toBeVisible();
  await text.fill('Đã có 1.234 lượt xem');
  await expect(warning(page, '“1,3K lượt xem” có còn đúng không?')).toHaveCount(0);

  await chooseEnglish(page);
  await page.goto(`/en${address}`);
  await expect(warning(page, 'Is “1.500 lượt xem” still right?')).toContainText(
    'Views in the report: now 1,234, as of',
  );
  quiet.expectQuiet();

  const client = await browser.newPage();
  await signIn(client, 'customer', address);
  await expect(client.getByText('Chiến dịch đạt 1.500 lượt xem')).toBeVisible();
  await expect(client.getByText(/có còn đúng không/)).toHaveCount(0);
  await client.close();
});
