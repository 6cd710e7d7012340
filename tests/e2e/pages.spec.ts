import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { mayOpen, routeNames, routes } from '../../src/domain/routes';
import { seriousFindings } from './support/axe';
import { cutOff } from './support/cutOff';
import { newCampaign } from './support/newCampaign';
import { settled } from './support/settled';
import { get, signIn, tokenOf } from './support/signIn';
import { squeezed } from './support/squeezed';
import { walkTo } from './support/walk';
import { watch } from './support/watch';

const eventually = expect.configure({ soft: true });

/** The one page that shows keys on purpose. */
const translations = '/settings/translations';

const consolePages = routeNames.filter((name) => routes[name].layout === 'console');

/** Addresses of every page the account may open. */
async function addresses(page: Page, account: string): Promise<string[]> {
  const token = await tokenOf(page, account);
  const isAdmin = account === 'admin';
  const paths = await knownAddresses(page, token, account);
  const { data: access } = await get(page, token, '/permission/access-right');
  // Those of representatives have no key of their own and say themselves that they are for staff (spec 1 §2).
  const open = consolePages.filter((name) => mayOpen(name, access) && (isAdmin || !name.includes('Representative')));
  const patterns = open.map((name) => new RegExp(`^${routes[name].path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`));
  expect(open.filter((_, index) => !paths.some((path) => patterns[index]?.test(path)))).toEqual([]);
  return paths;
}

async function knownAddresses(page: Page, token: string, account: string): Promise<string[]> {
  const first = async (path: string) => (await get(page, token, path)).data?.[0]?.id as string | undefined;
  const campaign = await first('/campaigns?filter_status=done&sort=DATEASC');
  const request = await first('/campaigns/request?sort=DATEASC');
  const kol = await first('/kols?status=active&sort=DATEASC');
  const other = await first('/kols?status=active&sort=NAMEASC');
  const brand = await first('/brands');
  const customer = await first('/customers');
  const [own] = (await get(page, token, '/campaigns?sort=DATEASC')).data;
  return [
    '/today',
    ...(account === 'admin' ? ['/analysis-report'] : []),
    '/campaigns/inprogress',
    '/campaigns/done',
    '/campaigns/cancel',
    '/campaigns/request',
    `/campaigns/request/${request}`,
    `/campaigns/request/${request}/view`,
    '/kols/request_campaigns',
    '/campaigns/inprogress?view=board',
    '/campaigns/inprogress?view=calendar',
    `/campaigns/done/${campaign}/view`,
    ...['information', 'sows', 'posts', 'acceptance'].map((tab) => `/campaigns/done/${campaign}/view?tab=${tab}`),
    `/campaigns/done/${campaign}/report`,
    `/campaigns/done/${campaign}/evaluation`,
    '/kols',
    `/kols/compare?ids=${kol},${other}`,
    `/kols/${kol}/view`,
    ...(account === 'admin' ? await kolAddresses(first) : []),
    ...['overview', 'facebook', 'instagram', 'tiktok', 'youtube'].map((tab) => `/kols/${kol}/view?tab=${tab}`),
    '/brands',
    `/brands/${brand}/view`,
    ...(account === 'admin' ? [`/brands/${brand}/view?tab=report`] : []),
    '/profile',
    '/profile/settings',
    '/profile/connections',
    '/profile/notifications',
    ...(account === 'admin' ? [...(await companyAddresses(first)), ...(await adminAddresses(first))] : []),
    ...(customer ? ['/customers', `/customers/${customer}/view`] : [`/customers/${own.customer.id}/view`]),
    ...(account === 'admin' ? await representativeAddresses(page) : []),
  ];
}

async function kolAddresses(first: (path: string) => Promise<string | undefined>): Promise<string[]> {
  const waiting = await first('/kols?status=pending&sort=DATEASC');
  return [
    '/kols/add',
    `/kols/${waiting}/view`,
    `/kols/${waiting}/edit`,
    '/kols/list_approval',
    `/kols/list_approval/${waiting}/approval`,
    `/kols/list_approval/${waiting}/approval?decision=reject`,
  ];
}

async function companyAddresses(first: (path: string) => Promise<string | undefined>): Promise<string[]> {
  const customer = await first('/customers');
  const brand = await first('/brands?statuses=pending&sort=DATEASC');
  return [
    '/customers/add',
    `/customers/${customer}/edit`,
    '/customers/list_approval',
    `/customers/list_approval/${customer}/approval`,
    '/brands/add',
    `/brands/${brand}/edit`,
    '/brands/approvals',
    `/brands/approvals/${brand}/approval`,
    `/brands/approvals/${brand}/edit`,
  ];
}

async function adminAddresses(first: (path: string) => Promise<string | undefined>): Promise<string[]> {
  const running = await first('/campaigns?filter_status=on_going&sort=DATEASC');
  const user = await first('/users/lists?type=staff');
  const role = await first('/role');
  const language = await first('/language');
  const shortLink = await first('/shorteners');
  return [
    '/campaigns/create',
    `/campaigns/inprogress/${running}/edit`,
    '/kols/upload',
    '/customers/upload',
    '/brands/upload',
    '/kols/collect',
    '/kols/history',
    '/users',
    '/users/add',
    '/users/upload',
    `/users/${user}/view`,
    `/users/${user}/view?tab=history`,
    `/users/${user}/view/edit`,
    `/users/${user}/edit`,
    '/settings/permission-groups',
    '/settings/permission-groups/add',
    `/settings/permission-groups/${role}/view`,
    `/settings/permission-groups/${role}/edit`,
    '/settings/languages',
    '/settings/languages/add',
    `/settings/languages/${language}/edit`,
    translations,
    '/settings/audit',
    '/settings/errors',
    '/settings/system?menu=sync-time',
    '/settings/system?menu=department',
    '/settings/jobs',
    '/settings/health',
    '/settings/networks',
    '/settings/contacts',
    '/settings/hashtag',
    '/settings/introPage',
    '/hashtag',
    '/shorteners',
    `/shorteners/${shortLink}/view`,
    '/imports',
    '/trash',
  ];
}

/** The customer and the brand that somebody of the demo stands for. */
async function representativeAddresses(page: Page): Promise<string[]> {
  const token = await tokenOf(page, 'admin');
  const [campaign] = (await get(page, await tokenOf(page, 'customer'), '/campaigns?sort=DATEASC')).data;
  const customer = (await get(page, token, `/customers/${campaign.customer.id}`)).data;
  const [own] = (await get(page, await tokenOf(page, 'brand'), '/brands')).data;
  const brand = (await get(page, token, `/brands/${own.id}`)).data;
  return [
    `/customers/${customer.id}/view`,
    `/customers/${customer.id}/view?tab=representative`,
    `/customers/${customer.id}/view/representative/add`,
    `/customers/${customer.id}/view/representative/${customer.representatives[0].id}/edit`,
    `/brands/${brand.id}/view?tab=representative`,
    `/brands/${brand.id}/view/representative/add`,
    `/brands/${brand.id}/view/representative/${brand.representatives[0].id}/edit`,
  ];
}

async function open(page: Page, path: string): Promise<void> {
  await walkTo(page, path);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A key of the vocabulary where its words should stand. */
const areas = readdirSync(new URL('../../src/domain/locales/vi', import.meta.url)).map((name) => parse(name).name);
const unknownKey = new RegExp(`\\b(${areas.join('|')})\\.[a-z_]+\\b`);

/** Pages of lists, and of the parts of a campaign, which are tables as well. */
async function tables(page: Page): Promise<string[]> {
  const token = await tokenOf(page, 'admin');
  const running = (await get(page, token, '/campaigns?filter_status=on_going&sort=DATEASC')).data[0].id;
  const customer = (await get(page, token, '/customers')).data[0].id;
  const parts = ['overview', 'sows', 'posts'].map((tab) => `/campaigns/inprogress/${running}/view?tab=${tab}`);
  return [
    ...['inprogress', 'done', 'cancel', 'request'].map((list) => `/campaigns/${list}`),
    ...['board', 'calendar'].map((view) => `/campaigns/inprogress?view=${view}`),
    ...parts,
    ...['/kols', '/kols/list_approval', '/kols/history', '/customers', '/brands', '/brands/approvals', '/users'],
    ...['brand', 'campaign', 'representative'].map((tab) => `/customers/${customer}/view?tab=${tab}`),
    ...['permission-groups', 'languages', 'jobs'].map((list) => `/settings/${list}`),
  ];
}

interface Walk {
  paths?: string[];
  look: (path: string) => Promise<void>;
}

/** Opens the pages, every one the account may unless said, in its turn, and lets each be looked at; nothing may go wrong on the way. */
async function walkPages(page: Page, account: string, prefix: string, { paths: asked, look }: Walk) {
  test.setTimeout(360_000);
  const quiet = watch(page);
  const paths = asked ?? (await addresses(page, account));
  await signIn(page, account);
  if (prefix === '/en') {
    await page.getByRole('button', { name: /Ngôn ngữ|VI/ }).click();
    await page.getByRole('menuitem', { name: /English/ }).click();
    await page.waitForURL(/\/en\//);
  }
  for (const path of paths) {
    await open(page, prefix + path);
    // The keys themselves are what the table of translations shows.
    if (path !== translations) expect(await page.locator('body').innerText()).not.toMatch(unknownKey);
    await look(path);
  }
  quiet.expectQuiet();
}

for (const [account, language, prefix] of [
  ['admin', 'en', '/en'],
  ['customer', 'vi', ''],
] as const) {
  test(`${account} walks every page in ${language}: no error, no foreign host, nothing serious for axe, no list squeezed`, async ({
    page,
  }) => {
    const findings: string[] = [];
    await walkPages(page, account, prefix, {
      look: async (path) => {
        // Translations have a column for each language, and scroll.
        const narrow = path === translations ? [] : await squeezed(page);
        findings.push(...[...(await seriousFindings(page)), ...narrow].map((one) => `${path} ${one}`));
      },
    });
    expect(findings).toEqual([]);
  });
}

test('admin walks every page in vi on a phone: no error, no foreign host, nothing scrolls sideways or out of the window at 360 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await walkPages(page, 'admin', '', {
    look: async (path) => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      const below = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      expect(below, path).toBeLessThanOrEqual(0);
    },
  });
});

for (const prefix of ['', '/en']) {
  test(`nothing in lists is cut off at 1366 px, nor do they scroll sideways at 900, ${prefix ? 'in English' : 'in Vietnamese'}`, async ({
    page,
  }) => {
    const laptop = { width: 1366, height: 768 };
    await page.setViewportSize(laptop);
    const long = 'Một chiến dịch mà tên của nó dài hơn hai dòng của bảng '.repeat(2).trim();
    await newCampaign(page, await tokenOf(page, 'manager'), { name: long });
    const found: string[] = [];
    await walkPages(page, 'admin', prefix, {
      paths: await tables(page),
      look: async (path) => {
        found.push(...(await cutOff(page)).map((words) => `${path} ${words}`));
        await page.setViewportSize({ ...laptop, width: 900 });
        // The menu makes way for it.
        await eventually.poll(() => squeezed(page), { message: `${path} at 900 px` }).toEqual([]);
        await page.setViewportSize(laptop);
      },
    });
    expect(found).toEqual([]);
  });
}
