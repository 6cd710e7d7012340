import { expect, test } from 'playwright/test';
import { formatDay, formatNumber } from '../../src/domain/format';
import { seriousFindings } from './support/axe';
import { newCampaign, newSow } from './support/newCampaign';
import { send } from './support/newStaff';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

test('a brand tells what it spent, got and paid, campaign by campaign, as of a day', async ({ page }) => {
  const quiet = watch(page);
  const token = await tokenOf(page, 'admin');
  const [campaign] = (await get(page, token, '/campaigns?filter_status=done&sort=DATEASC')).data;
  const { id } = campaign.brand;
  const report = (await get(page, token, `/brands/report/${id}`)).data;
  await signIn(page, 'admin', `/brands/${id}/view`);
  await page.getByRole('tab', { name: 'Báo cáo' }).click();
  const cost = formatNumber(report.totals.cpe, 'vi');
  const paid = page.getByRole('region', { name: 'Chi phí' });
  await expect(paid.getByRole('definition').filter({ hasText: cost }).first()).toBeVisible();

  const campaigns = page.getByRole('table', { name: 'Theo chiến dịch' }).getByRole('row');
  await expect(campaigns).toHaveCount(Math.min(report.campaigns.length, 20) + 1);
  const newest = report.campaigns.at(-1).campaign;
  await expect(campaigns.nth(1)).toContainText(newest.name);
  await expect(campaigns.nth(1)).toContainText(formatDay(newest.start_date));
  for (const part of ['Theo nền tảng', 'Theo hình thức', 'Theo KOL']) {
    await expect(page.getByRole('table', { name: part }).getByRole('row').nth(1)).toBeVisible();
  }
  expect(await seriousFindings(page)).toEqual([]);

  const first = report.campaigns[0].campaign;
  await page.getByLabel('Số liệu đến ngày').fill(first.start_date);
  await expect(page).toHaveURL(new RegExp(`as_of=${first.start_date}`));
  const early = (await get(page, token, `/brands/report/${id}?as_of=${first.start_date}`)).data;
  await expect(campaigns).toHaveCount(early.campaigns.length + 1);
  await page.getByLabel('Số liệu đến ngày').fill('2001-01-01');
  await expect(page.getByText('Chưa có chiến dịch nào đã chạy đến ngày này')).toBeVisible();
  quiet.expectQuiet();
});

test('a brand’s table of campaigns says of how many SOWs a KPI rate is', async ({ page }) => {
  const token = await tokenOf(page, 'manager');
  const code = `NK${Date.now().toString(36)}${process.pid}`.toUpperCase();
  const [other] = (await get(page, token, '/brands?sort=NAMEASC')).data;
  const { customer, sectors } = (await get(page, token, `/brands/${other.id}`)).data;
  const brand = await send(page, token, 'POST', '/brands', {
    ...{ code, name: `Nhãn ${code}`, customer_id: customer.id },
    sectorIds: sectors.map(({ id }: { id: string }) => id),
  });
  const campaign = await newCampaign(page, token, { brand_id: brand.id });
  const kols = (await get(page, token, '/kols?status=active&sort=DATEASC&size=2')).data;
  for (const [index, { id: kol_id }] of kols.entries()) {
    const sow_id = await newSow(page, token, campaign.id, {
      kol_id,
      ...(index === 0 && { kpi_buzz: 100 }),
    });
    await send(page, token, 'POST', `/campaigns/${campaign.id}/posts`, {
      ...{ url_post: `https://www.tiktok.com/@may/video/${Date.now()}${index}`, sow_id },
      ...{ post_time: new Date().toISOString(), view: 5_000, comment: 84, reason: 'KOL gửi ảnh' },
    });
  }
  await signIn(page, 'manager', `/brands/${brand.id}/view?tab=report`);
  const row = page.getByRole('table', { name: 'Theo chiến dịch' }).getByRole('row').filter({ hasText: campaign.name });
  await expect(row.getByRole('cell').last()).toHaveText('1/2 SOW84%');
  await expect(row.getByText('1/2 SOW')).toHaveAttribute('title', /1 trên 2 SOW/);
  await expect(row.getByText(/SOW/)).toHaveCount(1);
  expect(await seriousFindings(page)).toEqual([]);
});
