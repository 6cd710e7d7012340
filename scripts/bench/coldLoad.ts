import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';

/** A page to open as somebody who is signed in, and the rows it must come to. */
export interface Site {
  url: string;
  path: string;
  /** What the console keeps on the device of a session. */
  session: string;
  names: readonly string[];
}

/** What one load took until the first row was drawn. Kilobytes are 1,000 bytes of bodies as they were sent. */
export interface Load {
  ms: number;
  scripts: number;
  requests: number;
  kilobytes: number;
}

/** A network as the browser's own tools slow it: bytes a second, milliseconds. */
export interface Network {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

// For what was asked for before the row and arrives after it.
const settlingMs = 500;

/** Opens a site in a browser that has never seen it. @throws Error where the rows do not come */
export async function loadCold(browser: Browser, site: Site, network?: Network): Promise<Load> {
  const localStorage = [{ name: 'session', value: site.session }];
  const context = await browser.newContext({
    locale: 'vi-VN',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
  });
  try {
    const page = await context.newPage();
    if (network) {
      const session = await context.newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    }
    await page.addInitScript(watchRows, site.names);
    await page.goto(site.url + site.path, { waitUntil: 'commit' });
    const ms = await page.evaluate(() => (window as unknown as { firstRow: Promise<number> }).firstRow);
    await sleep(settlingMs);
    const rows = await page.locator('tbody tr').count();
    if (rows !== site.names.length) throw new Error(`${site.url}${site.path} shows ${rows} rows`);
    return { ms, ...(await page.evaluate(requestsBefore, ms)) };
  } finally {
    await context.close();
  }
}

// The two below run inside the page: no helper of theirs could be found there.

/** Promises the moment, in ms since the page was asked for, at which a cell with one of these names was drawn. */
function watchRows(names: readonly string[]): void {
  const firstRow = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('no row within a minute')), 60_000);
    new MutationObserver((_, observer) => {
      const cells = [...document.querySelectorAll('tbody td')];
      if (!cells.some(({ textContent }) => names.some((name) => textContent?.includes(name)))) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now()));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  Object.assign(window, { firstRow });
}

function requestsBefore(ms: number): Omit<Load, 'ms'> {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const before = (entries as PerformanceResourceTiming[]).filter(({ startTime }) => startTime <= ms);
  return {
    scripts: before.filter(({ name }) => new URL(name).pathname.endsWith('.js')).length,
    requests: before.length,
    kilobytes: Math.round(before.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000),
  };
}
