import type { Page } from 'playwright/test';
import en from '../../../src/domain/locales/en/common.json' with { type: 'json' };
import vi from '../../../src/domain/locales/vi/common.json' with { type: 'json' };

const asked = {
  missing: [vi.not_found.title, en.not_found.title],
  busy: [
    'main [aria-busy=true]',
    ...[vi, en].map(({ loading }) => `main [role=status][aria-label="${loading}"]`),
  ].join(),
};

/**
 * Waits until the page says what it is, what is wrong, or that there is none, and nothing of it is on its way. Asked of
 * each frame: an `expect` asks up to half a second apart, which a walk over every page would pay for at each.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(({ missing, busy }) => {
    const main = document.querySelector('main');
    // On a phone the bar at the top has the heading.
    const titles = [...document.querySelectorAll('h1, main [role=alert]')];
    const says = titles.some((element) => element.checkVisibility());
    const isMissing = missing.some((text) => main?.textContent?.includes(text));
    return (says || isMissing) && !document.querySelector(busy);
  }, asked);
}
