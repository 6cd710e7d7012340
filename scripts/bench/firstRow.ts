import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import type { KolListItem } from '../../src/domain/kols/types';
import { browserArgs, findBrowser } from '../../tests/support/browser';
import { type Load, loadCold, type Network, type Site } from './coldLoad';
import type { SeededDatabase } from './databases';
import { median, print, rounded } from './line';
import { buildMinimalExample } from './minimalExample';
import { serverCommand, start } from './processes';
import { bearer, signIn } from './signedIn';

const runs = 7;
const bytesPerSecond = 9_000_000 / 8;
const networks: Record<string, Network | undefined> = {
  loopback: undefined,
  '9 Mbps and 40 ms': { latency: 40, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
};

/** From the address to the first row of the KOL list, nothing cached, beside react-admin's minimal example with the same rows. */
export async function benchFirstRow(database: SeededDatabase): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-bench-'));
  const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), DEMO: '0', WORKERS: '0' };
  const ends: (() => Promise<void>)[] = [];
  const siteOf = async (command: string[], path: string) => {
    const server = await start(command, env);
    ends.unshift(server.stop);
    return siteOn(database, server.url, path);
  };
  try {
    const console = await siteOf(serverCommand, '/kols');
    const minimal = await siteOf([...serverCommand.slice(0, -1), await buildMinimalExample(folder)], '/#/kols');
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
    ends.unshift(() => browser.close());
    for (const [name, network] of Object.entries(networks)) await compare(browser, console, minimal, name, network);
  } finally {
    for (const end of ends) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function siteOn(database: SeededDatabase, url: string, path: string): Promise<Site> {
  const login = await signIn(database, url);
  const answer = await fetch(`${url}/api/v1/kols?page=1&size=10`, { headers: bearer(login) });
  const { data } = (await answer.json()) as { data: KolListItem[] };
  const session = JSON.stringify({ ...login, isKeepLogin: true });
  return { url, path, session, names: data.map(({ stage_name }) => stage_name) };
}

/** By turns, so that what else the machine does meets both; the first turn only warms the servers up. */
async function compare(browser: Browser, console: Site, minimal: Site, name: string, network: Network | undefined) {
  const loads: [Load, Load][] = [];
  for (let run = 0; run <= runs; run++) {
    loads.push([await loadCold(browser, console, network), await loadCold(browser, minimal, network)]);
  }
  const counted = loads.slice(1);
  const own = middle(counted.map(([load]) => load));
  const other = middle(counted.map(([, load]) => load));
  print({
    name: `first row of the KOL list, cold, ${name}`,
    value: own.ms,
    unit: 'ms',
    budget: '<= 1 x minimal example',
    minimal: other.ms,
    ratio: rounded(own.ms / other.ms),
    scripts: own.scripts,
    minimal_scripts: other.scripts,
    requests: own.requests,
    minimal_requests: other.requests,
    kilobytes: own.kilobytes,
    minimal_kilobytes: other.kilobytes,
    kilobytes_ratio: rounded(own.kilobytes / other.kilobytes),
  });
}

function middle(loads: readonly Load[]): Load {
  return {
    ms: Math.round(median(loads.map(({ ms }) => ms))),
    scripts: median(loads.map(({ scripts }) => scripts)),
    requests: median(loads.map(({ requests }) => requests)),
    kilobytes: median(loads.map(({ kilobytes }) => kilobytes)),
  };
}
