import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { build } from 'vite';
import { differences, keptPicture } from '../support/kit/pictures';
import { seriousFindings } from './support/axe';

const configFile = fileURLToPath(new URL('../../vite.kit.config.ts', import.meta.url));
const address = 'https://kit.test/dev/kit';
/** Squares of a picture that another release of the browser may draw otherwise. */
const tolerance = 6;
const overlays = ['confirm', 'confirm-final', 'confirm-busy', 'form-dialog', 'dialog', 'side-drawer', 'bottom-drawer'];

let folder = '';
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kit-'));
  await build({ configFile, logLevel: 'error', build: { outDir: folder } });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The kit as it was built, from no server. */
async function open(browser: Browser, asked: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 900, height: 700 }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => expect.soft(String(error)).toBe(''));
  await page.route('https://kit.test/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(folder, path === '/dev/kit' ? 'index.html' : path);
    await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }));
  });
  await page.goto(`${address}?${asked}`);
  await expect(page.locator('[data-kit=voids]')).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return page;
}

async function matches(name: string, picture: Buffer): Promise<void> {
  const kept = keptPicture(name, picture);
  const off = kept ? await differences(kept, picture) : Number.POSITIVE_INFINITY;
  if (off > tolerance) {
    await test.info().attach(`${name}.png`, { body: picture, contentType: 'image/png' });
  }
  expect.soft(off, `${name}: look at it, then keep it: KIT_PICTURES=keep`).toBeLessThanOrEqual(tolerance);
}

const look = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

for (const asked of ['lang=vi&theme=light', 'lang=vi&theme=dark', 'lang=en&theme=light']) {
  const { lang, theme } = Object.fromEntries(new URLSearchParams(asked));
  test(`every piece of the kit looks as it was kept: ${lang}, ${theme}`, async ({ browser }) => {
    const page = await open(browser, asked);
    for (const part of await page.locator('[data-kit]').all()) {
      await matches(`${lang}-${theme}-${await part.getAttribute('data-kit')}`, await part.screenshot(look));
    }
    expect(await seriousFindings(page)).toEqual([]);
    for (const name of lang === 'vi' ? overlays : []) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await matches(`${lang}-${theme}-over-${name}`, await page.screenshot(look));
      await page.reload();
    }
    await page.close();
  });
}
