import { expect, type Page, test } from 'playwright/test';
import { get, signIn, tokenOf } from './support/signIn';
import { watch } from './support/watch';

const nonceIn = async (page: Page, path: string) => {
  const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? '';
  return /style-src 'self' 'nonce-([\w-]{22})';/.exec(policy)?.[1];
};

test('each page of the console has a nonce of its own, which its styles carry', async ({ page }) => {
  const [first, second] = [await nonceIn(page, '/kols'), await nonceIn(page, '/kols')];
  expect(first).toBeDefined();
  expect(second).not.toBe(first);
  const quiet = watch(page);
  await signIn(page, 'admin', '/kols');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const nonces = await page.evaluate(() => [...document.querySelectorAll('style')].map(({ nonce }) => nonce));
  expect(nonces.length).toBeGreaterThan(0);
  expect(new Set(nonces).size).toBe(1);
  expect(nonces[0]).toMatch(/^[\w-]{22}$/);
  // A button that no style reaches is a block in a row.
  await expect(page.locator('.MuiButton-root').first()).toHaveCSS('display', 'flex');
  quiet.expectQuiet();
});

test('a style somebody slipped into a page does not count', async ({ page }) => {
  await signIn(page, 'admin', '/kols');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const refused = await page.evaluate(async () => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => seen.push(effectiveDirective));
    const place = document.createElement('div');
    place.innerHTML = '<style>h1 { display: none }</style><p style="display: none">.</p>';
    document.body.append(place);
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { seen: seen.toSorted(), base: document.baseURI === document.URL };
  });
  expect(refused).toEqual({ seen: ['base-uri', 'style-src-attr', 'style-src-elem'], base: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('texts are written and charts drawn with styles that count', async ({ page }) => {
  const quiet = watch(page);
  const token = await tokenOf(page, 'admin');
  const [running] = (await get(page, token, '/campaigns?filter_status=on_going&sort=DATEASC')).data;
  await signIn(page, 'admin', `/campaigns/inprogress/${running.id}/edit`);
  await expect(page.locator('.ProseMirror').first()).toHaveCSS('white-space', 'break-spaces');
  await page.goto('/analysis-report');
  await expect(page.locator('svg.recharts-surface').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  quiet.expectQuiet();
});
