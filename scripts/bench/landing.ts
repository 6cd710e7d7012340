import { spawnSync } from 'node:child_process';
import autocannon from 'autocannon';
import { onDemoSite, oneKolPath } from './demoSite';
import { median, print, rounded } from './line';
import type { Running } from './processes';

const runs = 5;
const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** How many visitors a second the landing page and a KOL's page serve, the server held to one core where that can be. */
export async function benchLanding(): Promise<void> {
  await onDemoSite(async (server) => {
    const pinned = holdToOneCore(server);
    await measure('landing page', server.url, '/', pinned);
    await measure("a KOL's page", server.url, await oneKolPath(server.url), pinned);
  });
}

/** Linux alone can; elsewhere the server's one thread of JavaScript is most of a core. */
function holdToOneCore({ pid }: Running): boolean {
  return spawnSync('taskset', ['-acp', '0', String(pid)], { stdio: 'ignore' }).status === 0;
}

async function measure(name: string, url: string, path: string, pinned: boolean) {
  const load = (duration: number) => autocannon({ url: url + path, connections: 20, duration, headers });
  await load(2);
  const results = [];
  for (let run = 0; run < runs; run++) {
    const { requests, latency, non2xx, errors } = await load(4);
    if (non2xx + errors > 0) throw new Error(`${non2xx} bad answers and ${errors} errors from ${path}`);
    results.push({ perSecond: requests.average, p50: latency.p50, p99: latency.p99 });
  }
  print({
    name: `${name}, one core`,
    value: rounded(median(results.map(({ perSecond }) => perSecond))),
    unit: 'req/s',
    budget: '>= 500',
    p50_ms: median(results.map(({ p50 }) => p50)),
    p99_ms: median(results.map(({ p99 }) => p99)),
    pinned,
  });
}
