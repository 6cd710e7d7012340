import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import sharp from 'sharp';
import { addBulkCampaign } from '../../src/server/demo/bulk/campaign';
import type { SeededDatabase } from './databases';
import { kolWorkbook } from './importWorkbooks';
import { print } from './line';
import { forgetPeak, memoryOf, peakApart } from './memory';
import { mixedPaths } from './mixed';
import { type Running, serverCommand, start } from './processes';
import { signedIn } from './signedIn';

/** The memory of a node before, after so many minutes of use and a minute of rest, and while it works on files. */
export async function soak(database: SeededDatabase, minutes: number): Promise<void> {
  const campaign = await addBulkCampaign(database.db, 500);
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-bench-'));
  const server = await start(serverCommand, { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '0' });
  try {
    const before = memoryOf(server, 'VmRSS');
    const paths = [...(await mixedPaths(database)), `/campaigns/final-report/${campaign}`];
    // An access token lives a quarter of an hour.
    for (let left = minutes; left > 0; left -= 10) {
      const headers = await signedIn(database, server.url);
      const requests = paths.map((path) => ({ path: `/api/v1${path}`, headers }));
      const load = { connections: 10, overallRate: 60, duration: Math.min(left, 10) * 60 };
      const { non2xx, errors } = await autocannon({ url: server.url, ...load, requests });
      if (non2xx + errors > 0) throw new Error(`${non2xx} bad answers and ${errors} errors`);
    }
    const peak = memoryOf(server, 'VmHWM');
    await sleep(60_000);
    const used = `${minutes} minutes of 60 requests a second`;
    printMemory(`memory a minute after ${used}`, memoryOf(server, 'VmRSS'), '<= 300', { before, peak });
    for (const [name, work] of Object.entries(await fileWork(database, server, campaign))) {
      forgetPeak(server);
      const processes = await peakApart(server, work);
      printMemory(`memory while four ${name} are worked on`, memoryOf(server, 'VmHWM'), '<= 600', { processes });
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function printMemory(
  name: string,
  value: number | null,
  budget: string,
  beside: Record<string, number | null> = {},
): void {
  print({ name, value: value ?? Number.NaN, unit: 'MB', budget, ...beside });
}

/** Previews of workbooks, pictures and report files, four of each at once. */
async function fileWork(database: SeededDatabase, { url }: Running, campaign: string) {
  const headers = await signedIn(database, url);
  const { rows } = await database.pool.query<{ name: string }>("select name from sectors where type = 'kol' limit 1");
  const codes = Array.from({ length: 10_000 }, (_, index) => `SOAK${index}`);
  const workbook = await kolWorkbook(codes, rows[0]?.name ?? '');
  const picture = await noisyPicture();
  const send = async (path: string, name: string, bytes: Buffer) => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(bytes)], name));
    await whole(await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body }));
  };
  const read = async (kind: string) =>
    whole(await fetch(`${url}/api/v1/campaigns/${kind}-report/${campaign}`, { headers }));
  const four = (work: () => Promise<void>) => () => Promise.all([work(), work(), work(), work()]);
  return {
    'workbooks of 10,000 rows': four(() => send('/kols/import', 'import.xlsx', workbook)),
    'pictures of nine million points': four(() => send('/media/create-file', 'picture.jpg', picture)),
    'reports as PDF': four(() => read('pdf')),
    'reports as PPTX': four(() => read('pptx')),
    'reports as Excel': four(() => read('excel')),
  };
}

function noisyPicture(): Promise<Buffer> {
  const size = { width: 3_000, height: 3_000, channels: 3 as const, background: '#888' };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  return sharp({ create: { ...size, noise } })
    .jpeg({ quality: 40 })
    .toBuffer();
}

async function whole(answer: Response): Promise<void> {
  const bytes = await answer.arrayBuffer();
  if (!answer.ok)
    throw new Error(`${answer.status} from ${answer.url}: ${Buffer.from(bytes).toString().slice(0, 200)}`);
}
