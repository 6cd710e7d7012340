import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright/test';

const waiting = '[aria-busy="true"], [class*="skeleton" i], [role="progressbar"]:not([aria-valuenow])';

/** Waits until a page has stopped changing: nothing loads, and two looks a quarter of a second apart are alike. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  let before = '';
  for (let tries = 0; tries < 60; tries++) {
    const now = await page.evaluate((selector) => {
      const loading = document.querySelectorAll(selector).length;
      const pictures = [...document.images].filter(({ complete }) => !complete).length;
      return `${loading} ${pictures} ${document.body.innerText.length} ${document.body.scrollHeight}`;
    }, waiting);
    if (now === before && now.startsWith('0 0 ')) return;
    before = now;
    await sleep(250);
  }
}
