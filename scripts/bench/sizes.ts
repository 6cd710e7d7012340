import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { SeededDatabase } from './databases';
import { reachQueries, searchedNames } from './kolList';
import { median, print, rounded } from './line';
import { startQuiet } from './processes';
import { signedIn } from './signedIn';

/** Middle latencies in milliseconds, by what was asked. */
export type Latencies = Record<string, number>;

/** How long what people ask of KOLs takes, signed in: one caller alone, and the filtered list for twenty at once. */
export async function latenciesOf(database: SeededDatabase): Promise<Latencies> {
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-bench-'));
  const server = await startQuiet(database.url, folder);
  try {
    const headers = await signedIn(database, server.url);
    const asked = await pathsOf(database);
    const latencies: Latencies = { 'filtered and active, 20 callers': await crowded(server.url, headers, asked) };
    for (const [name, paths] of Object.entries(asked)) {
      latencies[name] = await alone(server.url, headers, paths);
      if (!name.endsWith('exact total')) continue;
      latencies[`${name}, after a change`] = await alone(server.url, headers, paths, () => changeOne(database));
    }
    return latencies;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function pathsOf(database: SeededDatabase) {
  const filtered = (await reachQueries(database)).map((query) => `/kols?${query}`);
  const names = searchedNames.map(encodeURIComponent);
  return {
    'filtered and active': filtered,
    'filtered and active, exact total': filtered.map((path) => `${path}&count=exact`),
    all: ['/kols'],
    'all, exact total': ['/kols?count=exact'],
    'active, page 500': ['/kols?status=active&page=500'],
    'name search': names.map((name) => `/kols?stage_name=${name}`),
    'name search, exact total': names.map((name) => `/kols?stage_name=${name}&count=exact`),
    "the palette's search": names.map((name) => `/search?q=${name}`),
  };
}

type Headers = { authorization: string };

/** Each path in turn by one caller; `before` each something else may happen, whose time does not count. */
async function alone(
  url: string,
  headers: Headers,
  paths: readonly string[],
  before: () => Promise<unknown> = async () => {},
): Promise<number> {
  const ask = async (path: string) => {
    await before();
    const began = performance.now();
    const answer = await fetch(`${url}/api/v1${path}`, { headers });
    if (!answer.ok) throw new Error(`${answer.status} from ${path}`);
    await answer.arrayBuffer();
    return performance.now() - began;
  };
  for (const path of paths) await ask(path);
  const times: number[] = [];
  while (times.length < 41) for (const path of paths) times.push(await ask(path));
  return rounded(median(times));
}

/** Writes a KOL, after which totals are counted anew. */
function changeOne({ pool }: SeededDatabase): Promise<unknown> {
  return pool.query(
    'update kols set the_talent_partner = not the_talent_partner where id = (select id from kols order by created_at limit 1)',
  );
}

async function crowded(url: string, headers: Headers, asked: Awaited<ReturnType<typeof pathsOf>>): Promise<number> {
  const requests = asked['filtered and active'].map((path) => ({ path: `/api/v1${path}`, headers }));
  await autocannon({ url, connections: 20, duration: 2, requests });
  const { latency, non2xx, errors } = await autocannon({ url, connections: 20, duration: 8, requests });
  if (non2xx + errors > 0) throw new Error(`${non2xx} bad answers and ${errors} errors from ${url}`);
  return latency.p50;
}

/** Prints what a million cost beside ten thousand. */
export function printSizes(small: Latencies, large: Latencies): void {
  for (const [name, value] of Object.entries(large)) {
    const before = small[name] ?? Number.NaN;
    print({
      name: `${name}, p50, 1,000,000 KOLs`,
      value,
      unit: 'ms',
      budget: '<= 2 x of 10,000, <= 50',
      small: before,
      ratio: rounded(value / before),
    });
  }
}
