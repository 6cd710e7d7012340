import { expect, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { newCampaign } from './support/newCampaign';
import { signIn, tokenOf } from './support/signIn';

test('a save the server failed at says so until there is something newer to say, with the number to ask about it by', async ({
  page,
}) => {
  const campaign = await newCampaign(page, await tokenOf(page, 'manager'));
  await page.clock.install();
  await signIn(page, 'manager', `/campaigns/inprogress/${campaign.id}/edit`);
  await page.route(`**/api/v1/campaigns/${campaign.id}`, (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const headers = { 'x-request-id': 'lan-nay-71' };
    return route.fulfill({ status: 500, headers, json: { statusCode: 500, message: 'internal_error' } });
  });
  await page.getByLabel('Tên chiến dịch').fill('Tên khác');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Mã yêu cầu' });
  await expect(alert).toContainText('lan-nay-71');
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(120_000);
  await expect(alert).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await expect(alert.getByRole('button', { name: 'Sao chép' })).toBeVisible();
  await expect(page.getByLabel('Tên chiến dịch')).toHaveValue('Tên khác');

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await page.waitForURL(/\/view/);
  await expect(alert).toBeHidden();
});
