import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright/test';
import { pathTo } from '../../src/domain/routes';
import { get, keepSession, newToken } from '../../tests/e2e/support/signIn';
import { browserArgs, findBrowser } from '../../tests/support/browser';
import { onDemoSite } from '../bench/demoSite';
import { measure, watchShifts } from './measure';
import { type Looked, pagesToLookAt } from './pages';
import { settled } from './settled';

/** How a page is looked at: the language of most, the other one in the dark, each at a desk and in the hand. */
const ways = [
  { name: 'vi-light-wide', lang: 'vi', theme: 'light', width: 1440, height: 900 },
  { name: 'vi-light-phone', lang: 'vi', theme: 'light', width: 390, height: 844 },
  { name: 'en-dark-wide', lang: 'en', theme: 'dark', width: 1440, height: 900 },
  { name: 'en-dark-phone', lang: 'en', theme: 'dark', width: 390, height: 844 },
] as const;
type Way = (typeof ways)[number];

// npm run look -- --to FOLDER [--url http://127.0.0.1:3000] [--only campaign] [--way vi-light-wide]: pictures of thirty pages of the demo,
// and a line for each of what pictures do not tell. Without --url on a demo of its own.
const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    url: { type: 'string' },
    only: { type: 'string', multiple: true },
    way: { type: 'string', multiple: true },
  },
});
const { to, url, only, way: chosen } = values;
if (!to) throw new Error('--to FOLDER: where the pictures are put');
mkdirSync(to, { recursive: true });
if (url) await look(url, to);
else await onDemoSite((server) => look(server.url, to));

async function look(baseURL: string, folder: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
  try {
    const all = await listed(browser, baseURL);
    const pages = all.filter(({ name }) => !only || only.includes(name));
    const lines = [];
    for (const way of ways.filter(({ name }) => !chosen || chosen.includes(name))) {
      for (const account of new Set(pages.map((page) => page.account))) {
        const theirs = pages.filter((page) => page.account === account);
        lines.push(...(await lookAs(browser, baseURL, way, account, theirs, folder)));
      }
    }
    writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(lines, null, 1)}\n`);
  } finally {
    await browser.close();
  }
}

async function listed(browser: Browser, baseURL: string): Promise<Looked[]> {
  const page = await browser.newPage({ baseURL });
  const token = await newToken(page, 'admin');
  const pages = await pagesToLookAt(async (path) => (await get(page, token, path)).data[0].id);
  await page.close();
  return pages;
}

async function lookAs(
  browser: Browser,
  baseURL: string,
  way: Way,
  account: string | undefined,
  pages: Looked[],
  folder: string,
): Promise<object[]> {
  const context = await browser.newContext({ baseURL, ...optionsOf(way) });
  try {
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    if (account) await keepSession(page, account);
    await choose(page, way);
    const lines = [];
    for (const { name, path } of pages) {
      await page.goto(way.lang === 'en' && isPublic(path) ? `/en${path}` : path);
      await settled(page);
      const { findings, ...figures } = await measure(page);
      const line = { page: name, way: way.name, ...figures, findings };
      console.log(JSON.stringify(line));
      lines.push(line);
      const picture = join(folder, `${way.name}, ${name}`);
      await page.screenshot({ path: `${picture}.png` });
      await page.screenshot({ path: `${picture}, whole.png`, fullPage: true });
    }
    return lines;
  } finally {
    await context.close();
  }
}

function isPublic(path: string): boolean {
  return path === '/' || path.startsWith('/home/');
}

/** What the account keeps is laid over what the browser keeps once, on the first page of a session. */
async function choose(page: Page, { lang, theme }: Way): Promise<void> {
  await page.goto(pathTo('accountSettings'));
  await settled(page);
  await page.evaluate(
    ([chosen, colours]) => {
      localStorage.setItem('lang', chosen);
      localStorage.setItem('theme', colours);
    },
    [lang, theme] as const,
  );
}

function optionsOf({ lang, theme, width, height }: Way): BrowserContextOptions {
  const isPhone = width < 600;
  return {
    viewport: { width, height },
    colorScheme: theme,
    locale: lang === 'vi' ? 'vi-VN' : 'en-GB',
    timezoneId: 'Asia/Ho_Chi_Minh',
    hasTouch: isPhone,
    isMobile: isPhone,
  };
}
