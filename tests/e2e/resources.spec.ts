import { expect, type Page, test } from 'playwright/test';
import common from '../../src/domain/locales/vi/common.json' with { type: 'json' };
import errors from '../../src/domain/locales/vi/error.json' with { type: 'json' };
import languages from '../../src/domain/locales/vi/languages.json' with { type: 'json' };
import pages from '../../src/domain/locales/vi/page.json' with { type: 'json' };
import site from '../../src/domain/locales/vi/publicSite.json' with { type: 'json' };
import ra from '../../src/domain/locales/vi/ra.json' with { type: 'json' };
import { newCampaign } from './support/newCampaign';
import { send, staffWith } from './support/newStaff';
import { retried } from './support/retried';
import { get, keepSession, signIn, tokenOf } from './support/signIn';

const trail = (page: Page) => page.getByRole('navigation', { name: common.breadcrumbs });

test('addresses of react-admin’s own lead nowhere', async ({ page }) => {
  const token = await tokenOf(page, 'admin');
  const [kol] = (await get(page, token, '/kols?status=active&sort=DATEASC&size=1')).data;
  const paths = ['/kols/create', `/kols/${kol.id}`, `/kols/${kol.id}/show`, '/kols/x/y', '/users/create', '/roles'];
  await signIn(page, 'admin', '/kols');
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: site.nowhere.title }), path).toBeVisible();
  }
});

test('breadcrumbs and tab say what a record is called, on its page and on those below it', async ({ page }) => {
  const token = await keepSession(page, 'admin');
  const { id, name } = await newCampaign(page, token);
  const view = `/campaigns/inprogress/${id}/view`;
  await page.goto(view);
  await expect(trail(page).getByText(name)).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle(new RegExp(`^${name} `));
  await page.goto(`/campaigns/inprogress/${id}/edit`);
  await expect(trail(page).getByRole('link', { name })).toHaveAttribute('href', view);
  const role = (await get(page, token, '/role')).data.find((one: { name: string }) => one.name === 'staff');
  await page.goto(`/settings/permission-groups/${role.id}/edit`);
  await expect(trail(page).getByText(role.name_display)).toHaveAttribute('aria-current', 'page');
  await page.goto('/kols/00000000-0000-7000-8000-000000000000/view');
  await expect(trail(page).getByText(pages.kol_view)).toBeVisible();
});

test('a long name in the breadcrumbs is cut within its own place', async ({ page }) => {
  const token = await keepSession(page, 'admin');
  const { id } = await newCampaign(page, token, { name: 'Ra mắt bộ sưu tập mùa thu năm nay '.repeat(3).trim() });
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto(`/campaigns/inprogress/${id}/edit`);
  await expect(trail(page).getByRole('link', { name: /^Ra mắt/ })).toBeVisible();
  const beyond = await trail(page)
    .locator('li > a, li > span')
    .evaluateAll((names) =>
      names
        .filter(
          (name) => name.getBoundingClientRect().right > (name.closest('li')?.getBoundingClientRect().right ?? 0) + 0.5,
        )
        .map((name) => name.textContent),
    );
  expect(beyond).toEqual([]);
});

test('a second window shows what was written in the first, without a reload', async ({ page, context }) => {
  const token = await keepSession(page, 'admin');
  const campaign = await newCampaign(page, token);
  const view = `/campaigns/inprogress/${campaign.id}/view`;
  await page.goto('/campaigns/inprogress');
  await expect(page.getByText(campaign.name, { exact: true }).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(view);
  await expect(other.getByRole('heading', { name: campaign.name })).toBeVisible();
  const name = `${campaign.name} khác`;
  await send(page, token, 'PUT', `/campaigns/${campaign.id}`, { name, version: campaign.version });
  for (const window of [page, other]) {
    await expect(window.getByText(name).first()).toBeVisible();
  }
  await expect(trail(other).getByText(name)).toBeVisible();
  await expect(other).toHaveTitle(new RegExp(`^${name} `));
});

test('a record somebody removes is said to be gone on its open page', async ({ page }) => {
  const token = await keepSession(page, 'admin');
  const campaign = await newCampaign(page, token);
  await page.goto(`/campaigns/inprogress/${campaign.id}/view`);
  await expect(page.getByRole('heading', { name: campaign.name })).toBeVisible();
  await send(page, token, 'DELETE', `/campaigns/${campaign.id}`, { reason: 'Sai thông tin' });
  await expect(page.getByText(errors.campaign_not_exist).first()).toBeVisible();
});

test('a right that is taken away takes its buttons and its open page along', async ({ page, browser, baseURL }) => {
  const admin = await browser.newPage({ ...(baseURL && { baseURL }) });
  const token = await tokenOf(admin, 'admin');
  const account = await staffWith(page, 'language_management', ['r', 'r_detail', 'c', 'u']);
  const me = (await get(page, await tokenOf(page, account), '/users/me')).data;
  const [role_id] = [me.userRoles[0].role.id];
  const take = (action: string) =>
    send(admin, token, 'PUT', '/role-permission', {
      role_id,
      permissions: [{ scope: 'language_management', action, allowed: false }],
    });
  await signIn(page, account, '/settings/languages');
  const add = page.getByRole('link', { name: languages.add });
  await expect(add).toBeVisible();
  await take('c');
  await expect(add).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take('r');
  await expect(page.getByText(common.not_found.title)).toBeVisible();
  await admin.close();
});

test('while the next page does not come the pager says which rows are in view', async ({ page, context }) => {
  await signIn(page, 'admin', '/kols');
  const pager = page.getByRole('navigation', { name: common.pages });
  await expect(pager).toContainText('1–10 /');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const [first] = await page.locator('tbody tr').allInnerTexts();
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await context.route(/\/api\/v1\/kols\?.*\bpage=2\b/, async (route) => {
    await lost;
    await route.abort('internetdisconnected');
  });
  await pager.getByRole('button', { name: ra.navigation.next }).click();
  await expect(page).toHaveURL(/page=2/);
  expect((await page.locator('tbody tr').allInnerTexts())[0]).toBe(first);
  await expect(pager).toContainText('1–10 /');
  lose();
  await expect(page.getByText(errors.network_error).first()).toBeVisible();
  await expect(page.getByText('11–20 /')).toHaveCount(0);
  await context.unroute(/\/api\/v1\/kols\?.*\bpage=2\b/);
  await retried(page, pager.filter({ hasText: '11–20 /' }));
});
