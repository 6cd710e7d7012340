import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Locator, type Page, test } from 'playwright/test';
import { build } from 'vite';
import { differences, keptPicture } from '../support/kit/pictures';
import { seriousFindings } from './support/axe';

const configFile = fileURLToPath(new URL('../../vite.kit.config.ts', import.meta.url));
const address = 'https://kit.test/dev/kit';
/** Squares of a picture that another release of the browser may draw otherwise. */
const tolerance = 6;
const overlays = ['confirm', 'confirm-final', 'form-dialog', 'dialog', 'side-drawer', 'bottom-drawer', 'confirm-busy'];
/** What has words of the language, or its figures. */
const spoken = ['filters', 'fields', 'numbers', 'figures', 'states'];

/** The kit as it was built, from no server. */
async function open(browser: Browser, folder: string, asked: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 900, height: 700 }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => expect.soft(String(error)).toBe(''));
  await page.route('https://kit.test/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(folder, path === '/dev/kit' ? 'kit/index.html' : path);
    await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }));
  });
  await page.goto(`${address}?${asked}`);
  // What is wrong is shown, so all before it is.
  await expect(page.locator('[data-kit=numbers] [aria-invalid=true]')).toHaveCount(3);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return page;
}

const pictureOf = (place: Locator) => place.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });

async function expectKept(name: string, place: Locator): Promise<void> {
  const picture = await pictureOf(place);
  const kept = keptPicture(name, picture);
  const off = kept ? await differences(kept, picture) : Number.POSITIVE_INFINITY;
  if (off > tolerance) await test.info().attach(`${name}.png`, { body: picture, contentType: 'image/png' });
  expect.soft(off, `${name}: look at it, then keep it with KIT_PICTURES=keep`).toBeLessThanOrEqual(tolerance);
}

/** What would move or turn, of somebody who wants no motion. */
const movingParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(',').some((time) => Number.parseFloat(time) > 0.001);
      })
      .map(({ tagName, className }) => `${tagName} ${className}`),
  );

async function expectOverlays(page: Page, look: string): Promise<void> {
  for (const name of overlays) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expectKept(`${look}-over-${name}`, dialog);
    expect.soft(await movingParts(page), `${name} moves though that is not wanted`).toEqual([]);
    await page.keyboard.press('Escape');
    // What is under way is not walked away from.
    await expect(dialog).toHaveCount(name === 'confirm-busy' ? 1 : 0);
  }
}

test('every piece of the kit looks as it was kept, in both themes and languages', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kit-'));
  await build({ configFile, logLevel: 'error', build: { outDir: folder } });
  for (const look of ['vi-light', 'vi-dark', 'en-light']) {
    const [lang, theme] = look.split('-');
    const page = await open(browser, folder, `lang=${lang}&theme=${theme}`);
    for (const part of await page.locator('[data-kit]').all()) {
      const name = String(await part.getAttribute('data-kit'));
      if (lang === 'vi' || spoken.includes(name)) await expectKept(`${look}-${name}`, part);
    }
    if (lang === 'vi') expect.soft(await seriousFindings(page)).toEqual([]);

    // One state in another colour is seen.
    const states = page.locator('[data-kit=states]');
    const before = await pictureOf(states);
    expect(await differences(before, await pictureOf(states))).toBe(0);
    await states
      .locator('dd > span')
      .first()
      .evaluate((chip) => chip.style.setProperty('--tone', 'var(--bad)'));
    expect(await differences(before, await pictureOf(states))).toBeGreaterThan(tolerance);

    if (lang === 'vi') await expectOverlays(page, look);
    await page.close();
  }
  rmSync(folder, { recursive: true, force: true });
});
