import type { Page } from 'playwright/test';
import en from '../../../src/domain/locales/en/page.json' with { type: 'json' };
import vi from '../../../src/domain/locales/vi/page.json' with { type: 'json' };
import { pathTo } from '../../../src/domain/routes';

const hall = pathTo('accountSettings');
const hallNames = [vi.account_settings, en.account_settings];

/**
 * Goes to an address as the console's own links do, without loading the console anew. The way leads through a page
 * everybody has: a page stays until the code of the next is there, and must not be taken for it.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  if (path.endsWith(hall)) {
    await page.goto(path);
    return;
  }
  const [prefix] = path.match(/^\/en(?=\/)/) ?? [''];
  await push(page, prefix + hall);
  await inHall(page, true);
  await push(page, path);
  await inHall(page, false);
}

/** Waits until the hall is entered or left, asked of each frame. */
async function inHall(page: Page, entered: boolean): Promise<void> {
  const asked = { hallNames, entered };
  await page.waitForFunction(({ hallNames, entered }) => {
    const title = document.querySelector('h1')?.textContent?.trim() ?? '';
    return hallNames.includes(title) === entered;
  }, asked);
}

async function push(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
