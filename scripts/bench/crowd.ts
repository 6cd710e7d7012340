import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Client } from 'autocannon';
import type { SeededDatabase } from './databases';
import { print, rounded } from './line';
import { mixedPaths } from './mixed';
import { startQuiet } from './processes';
import { signedIn } from './signedIn';

/** How long a hundred people who ask for lists without a pause wait, whoever asks included on the same processors. */
export async function benchCrowd(database: SeededDatabase): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-bench-'));
  const server = await startQuiet(database.url, folder);
  try {
    const headers = await signedIn(database, server.url);
    const requests = (await mixedPaths(database)).map((path) => ({ path: `/api/v1${path}`, headers }));
    // Each begins elsewhere: a hundred who all ask the same at the same moment are not a mix.
    let begun = 0;
    const setupClient = (client: Client) => {
      const place = (begun++ * 7) % requests.length;
      client.setRequests([...requests.slice(place), ...requests.slice(0, place)]);
    };
    const load = { url: server.url, connections: 100, requests, setupClient };
    await autocannon({ ...load, duration: 3 });
    const answered = await autocannon({ ...load, duration: 15 });
    const { latency, non2xx, errors } = answered;
    if (non2xx + errors > 0) throw new Error(`${non2xx} bad answers and ${errors} errors`);
    print({
      name: 'mixed lists, 100 connections, p99',
      value: latency.p99,
      unit: 'ms',
      budget: '<= 500',
      p50_ms: latency.p50,
      max_ms: latency.max,
      per_second: rounded(answered.requests.average),
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
