import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';

/** The one without windows first: a fifth less work, and no page of it is slowed for standing behind another. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** What Playwright switches off, said again because only the last list counts. */
const offForTests = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Each window's address bar is two pages of its own, drawn anew for every test and seen by nobody. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const say = (text: string) => process.stderr.write(`${text} …\n`);
const isRoot = () => process.getuid?.() === 0;

/** The browser's command line: Chromium refuses its own sandbox to root, and must call nobody of its own accord. */
export function browserArgs(): string[] {
  const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking'];
  const features = `--disable-features=${[...offForTests, ...addressBar].join(',')}`;
  // Letters are drawn as the browser with windows draws them.
  const plain = [
    '--disable-gpu',
    '--font-render-hinting=none',
    '--disable-component-update',
    '--disable-sync',
    features,
    ...quiet,
  ];
  return isRoot() ? ['--no-sandbox', ...plain] : plain;
}

/**
 * Path of a Chromium or Chrome that runs: the system's, else Playwright's own download, else (as root on Debian) the
 * package, installed here. Throws a message saying what to install where none of them is to be had.
 */
export function findBrowser(): string {
  const found =
    firstThatRuns(onSystem()) ??
    firstThatRuns([chromium.executablePath()]) ??
    firstThatRuns(downloaded()) ??
    firstThatRuns(fromDebian());
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome and none runs here. Install one (Debian and Ubuntu: apt-get install ' +
      'chromium; others: https://www.google.com/chrome), or run: npx playwright install --with-deps chromium. ' +
      'Everything that needs no browser: npm run verify',
  );
}

function onSystem(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere];
}

function firstThatRuns(paths: string[]): string | undefined {
  return paths.find((path) => existsSync(path) && runs(path));
}

// A download may lack system libraries, so being there is not enough. (On Windows --version opens a window.)
function runs(path: string): boolean {
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function downloaded(): string[] {
  say("No Chromium or Chrome found: getting Playwright's own");
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' };
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', env, timeout: 600_000 });
  return [chromium.executablePath()];
}

function fromDebian(): string[] {
  if (!isRoot() || !existsSync('/etc/debian_version')) return [];
  say('Installing the package chromium-headless-shell');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env, timeout: 600_000 });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
  return onSystem();
}
