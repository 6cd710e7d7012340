import { expect, type Locator, type Page } from 'playwright/test';
import common from '../../../src/domain/locales/vi/common.json' with { type: 'json' };

/**
 * Tries a failed page again until it shows what it should. What others write meanwhile has the page ask anew by itself:
 * then there is nothing left to press.
 */
export async function retried(page: Page, shown: Locator, within = page.getByRole('main')): Promise<void> {
  const retry = within.getByRole('button', { name: common.retry });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(shown).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}
