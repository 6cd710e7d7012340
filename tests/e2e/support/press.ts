import type { Locator, Page } from 'playwright/test';

/** Clicks as a person does: what pressing changes is drawn before the button is let go, where it was pressed. */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.up();
}
