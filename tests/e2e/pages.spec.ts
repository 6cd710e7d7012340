import { expect, type Page, test } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

async function addresses(page: Page, account: string): Promise<string[]> {
  const token = await tokenOf(page, account);
  const first = async (path: string) => (await get(page, token, path)).data?.[0]?.id as string | undefined;
  const campaign = await first('/campaigns?filter_status=done');
  const kol = await first('/kols');
  const brand = await first('/brands');
  const customer = await first('/customers');
  return [
    '/campaigns/inprogress',
    '/campaigns/done',
    '/campaigns/cancel',
    `/campaigns/done/${campaign}/view`,
    ...['information', 'sows', 'posts', 'acceptance'].map((tab) => `/campaigns/done/${campaign}/view?tab=${tab}`),
    `/campaigns/done/${campaign}/report`,
    '/kols',
    `/kols/${kol}/view`,
    '/brands',
    `/brands/${brand}/view`,
    '/profile',
    '/profile/settings',
    '/profile/connections',
    ...(account === 'admin' ? await adminAddresses(first) : []),
    ...(customer ? ['/customers', `/customers/${customer}/view`] : []),
  ];
}

async function adminAddresses(first: (path: string) => Promise<string | undefined>): Promise<string[]> {
  const user = await first('/users/lists?type=staff');
  const role = await first('/role');
  return [
    '/users',
    '/users/add',
    '/users/upload',
    `/users/${user}/view`,
    `/users/${user}/view?tab=history`,
    `/users/${user}/edit`,
    '/settings/permission-groups',
    '/settings/permission-groups/add',
    `/settings/permission-groups/${role}/edit`,
    '/settings/audit',
  ];
}

/** Goes to a page as the console's own links do, keeping the session that lives in memory. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const account of ['admin', 'customer']) {
  for (const [language, prefix] of [
    ['vi', ''],
    ['en', '/en'],
  ] as const) {
    test(`${account} walks every page in ${language}: no error, no foreign host, nothing serious for axe`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const quiet = watch(page);
      const paths = await addresses(page, account);
      await signIn(page, account);
      if (language === 'en') {
        await page.getByRole('button', { name: /Ngôn ngữ|VI/ }).click();
        await page.getByRole('menuitem', { name: /English/ }).click();
        await page.waitForURL(/\/en\//);
      }
      const findings: string[] = [];
      for (const path of paths) {
        await walkTo(page, prefix + path);
        expect(await page.locator('body').innerText()).not.toMatch(
          /\b(error|page|campaigns|reports|kols|common|users|roles|audit|wizard)\.[a-z_]+\b/,
        );
        findings.push(...(await seriousFindings(page)).map((finding) => `${path} ${finding}`));
      }
      expect(findings).toEqual([]);
      quiet.expectQuiet();
    });
  }
}

test('pages fit a phone: no page scrolls sideways at 360 px', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const paths = await addresses(page, 'admin');
  await signIn(page, 'admin');
  for (const path of paths) {
    await walkTo(page, path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
