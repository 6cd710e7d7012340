import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { showsCart } from '../../src/domain/cart/rules';
import { mayOpen, pathTo, routeNames, routes } from '../../src/domain/routes';
import { type Control, controls, isShown } from '../support/console/controls';
import { addressOf, placeNames, placeOf } from '../support/console/places';
import type { Walker } from '../support/console/walker';
import { settled } from './support/settled';
import { walkTo } from './support/walk';
import { enter, twins, walkerNames } from './support/walkers';

// Many pages, and other tests beside them.
test.describe.configure({ timeout: 600_000 });
// Wide enough for every column.
test.use({ viewport: { width: 1600, height: 900 }, trace: 'off' });

/** Walkers who load every address anew, as from a bookmark: one of the staff, one reduced. Others stay in the console. */
const byBookmark = new Set(['every_other_right', 'customer']);

const consolePages = routeNames.filter((name) => routes[name].layout === 'console');

/** The Vietnamese words of a key. */
function words(key: string): string {
  const [area = '', ...rest] = key.split('.');
  const file = new URL(`../../src/domain/locales/vi/${area}.json`, import.meta.url);
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of rest) found = (found as Record<string, unknown> | undefined)?.[part];
  if (typeof found !== 'string') throw new Error(`no words for ${key}`);
  return found;
}

/** The words alone, with names for what is left open in them, or with a count behind. */
const named = (key: string) => {
  const pattern = words(key)
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{\{\w+\}\}/g, '.+');
  return new RegExp(`^${pattern}[\\s~\\d.,]*$`);
};

/** Pages of the console that links on this page lead to. */
async function linkedPages(root: Locator) {
  const addresses = await root
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const paths = addresses.map((address) => (address ?? '').split(/[?#]/)[0] ?? '');
  return consolePages.filter((name) => {
    const pattern = new RegExp(`^${routes[name].path.replace(/:\w+/g, '[^/]+')}$`);
    return paths.some((path) => pattern.test(path) && isNearest(path, name));
  });
}

/** `/users/add` is not the page of a user whose id is "add". */
const isNearest = (path: string, name: (typeof consolePages)[number]) =>
  pathTo(name) === path || !consolePages.some((other) => routes[other].path === path);

async function expectControl(page: Page, control: Control, walker: Walker, name: string): Promise<void> {
  const shown = isShown(control, walker);
  const [kind, key] = control.what;
  const main = page.locator('main');
  const why = `${kind} ${key} at ${control.at} as ${name}`;
  if (kind === 'to') {
    await expect.poll(async () => (await linkedPages(main)).includes(key), why).toBe(shown);
    return;
  }
  if (control.behind) {
    const opener = main.getByRole('button', { name: named(control.behind) });
    if (shown) await expect(opener, why).toBeVisible();
    else if ((await opener.count()) === 0) return;
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  const root = control.behind ? page.getByRole('dialog') : main;
  const found =
    kind === 'text' ? root.getByText(words(key), { exact: true }) : root.getByRole(kind, { name: named(key) });
  if (shown) await expect(found.first(), why).toBeVisible();
  else await expect(found, why).toHaveCount(0);
  if (control.behind) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

for (const role of walkerNames) {
  test(`${role}: menu, addresses, links and controls are exactly what the access map allows`, async ({ page }) => {
    const { walker, records } = await enter(page, role);
    await page.goto('/profile');
    await settled(page);
    await expectMenu(page, walker);
    await expectCart(page, walker);
    for (const place of placeNames) {
      const { page: name, record } = placeOf(place);
      const open = mayOpen(name, walker.access);
      // Which record it is makes no difference to a page that is refused.
      if (!open && record) continue;
      await test.step(`${open ? 'opens' : 'is refused'} ${place}`, async () => {
        const address = addressOf(place, records);
        await (byBookmark.has(role) ? page.goto(address, { waitUntil: 'commit' }) : walkTo(page, address));
        await settled(page);
        const refused = page.getByText(words('common.not_found.title'));
        await expect(refused, place).toHaveCount(open ? 0 : 1);
        for (const linked of await linkedPages(page.locator('body'))) {
          expect(mayOpen(linked, walker.access), `link to ${linked} at ${place}`).toBe(true);
        }
        if (!open) return;
        for (const control of controls) {
          if (control.at === place) await expectControl(page, control, walker, role);
        }
      });
    }
  });
}

for (const [role, twin] of twins) {
  test(`${role}: the access map and the menu are those of ${twin}`, async ({ page }) => {
    const { walker: other } = await enter(page, twin);
    const { walker } = await enter(page, role);
    expect({ ...walker, roles: [] }).toEqual({ ...other, roles: [] });
    await page.goto('/profile');
    await settled(page);
    await expectMenu(page, walker);
    await expectCart(page, walker);
  });
}

test('nothing in the console asks for a role by name that another one walks for', () => {
  const names = new RegExp(`\\b(${twins.map(([role]) => role).join('|')})\\b`);
  // The roles themselves, what they are called, and the colours of their badges.
  const known = ['domain/roles.ts', 'domain/roles/names.ts', 'ui/console/record/RoleBadge.tsx'];
  const source = new URL('../../src/', import.meta.url);
  const files = ['domain', 'providers', 'ui', 'resources', 'admin'].flatMap((floor) =>
    readdirSync(new URL(floor, source), { recursive: true, encoding: 'utf8' }).map((path) => `${floor}/${path}`),
  );
  const code = files.filter((path) => /\.tsx?$/.test(path) && !known.includes(path));
  expect(code.filter((path) => names.test(readFileSync(new URL(path, source), 'utf8')))).toEqual([]);
});

/** Links to exactly the readable pages; a group has a name only where it has more than one of them. */
async function expectMenu(page: Page, { access }: Walker): Promise<void> {
  const menu = page.getByRole('navigation', { name: words('common.menu') }).first();
  const readable = consolePages.filter((name) => routes[name].menu && mayOpen(name, access));
  const links = menu.getByRole('link');
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(shown.toSorted()).toEqual(readable.map((name) => pathTo(name)).toSorted());
  const groups = readable.map((name) => routes[name].menu);
  const named = [...new Set(groups)].filter((group) => groups.filter((other) => other === group).length > 1);
  const headings = await menu.locator('p').allTextContents();
  expect(headings.toSorted()).toEqual(named.map((group) => words(`page.group.${group}`)).toSorted());
}

/** Those who have a cart are led from the empty one to the KOLs they may read. */
async function expectCart(page: Page, walker: Walker): Promise<void> {
  const cart = page.getByRole('banner').getByRole('button', { name: named('cart.holds') });
  await expect(cart).toHaveCount(showsCart(walker) ? 1 : 0);
  if (!showsCart(walker)) return;
  await expect(cart).toHaveText('');
  await cart.click();
  const panel = page.getByRole('dialog', { name: words('cart.label') });
  await expect(panel.getByText(words('cart.empty'))).toBeVisible();
  expect(await linkedPages(panel)).toEqual(mayOpen('kols', walker.access) ? ['kols'] : []);
  await page.keyboard.press('Escape');
}

test('the rights of a group are ticked by those who may, those of the admin by nobody', async ({ page }) => {
  const { records } = await enter(page, 'admin');
  for (const [place, disabled] of [
    ['permissionGroupEdit', false],
    ['adminRole', true],
  ] as const) {
    await page.goto(addressOf(place, records));
    await settled(page);
    const boxes = page.getByRole('table', { name: words('roleRights.matrix') }).getByRole('checkbox');
    expect(await boxes.count()).toBeGreaterThan(100);
    const states = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).disabled));
    expect(new Set(states)).toEqual(new Set([disabled]));
  }
});
