import { expect, test } from 'playwright/test';
import words from '../../src/domain/locales/vi/common.json' with { type: 'json' };
import { mayOpen, pathTo, routeNames, routes } from '../../src/domain/routes';
import { get, signIn, tokenOf } from './support/signIn';

const accounts = ['admin', 'manager', 'supervisor', 'executive', 'staff', 'account', 'customer', 'brand', 'kol'];
const consolePages = routeNames.filter((name) => routes[name].layout === 'console');
const somewhere = { id: '01900000-0000-7000-8000-000000000000', type: 'inprogress' };

for (const account of accounts) {
  test(`${account}: menu and addresses are exactly what the access map allows`, async ({ page }) => {
    test.setTimeout(120_000);
    const access = (await get(page, await tokenOf(page, account), '/permission/access-right')).data;
    await signIn(page, account, '/profile');
    const menu = page.getByRole('navigation', { name: words.menu }).first();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shown = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const readable = routeNames
      .filter((name) => routes[name].menu && mayOpen(name, access))
      .map((name) => pathTo(name));
    expect(shown.sort()).toEqual(readable.sort());
    for (const name of consolePages) {
      await page.goto(pathTo(name, somewhere));
      const refused = page.getByText(words.not_found.title);
      if (mayOpen(name, access)) await expect(page.locator('main').first()).toBeVisible();
      else await expect(refused, `${name} as ${account}`).toBeVisible();
      if (mayOpen(name, access)) await expect(refused, `${name} as ${account}`).toHaveCount(0);
    }
  });
}
