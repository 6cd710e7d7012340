import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { SeededDatabase } from './databases';
import { kolWorkbook, postWorkbook, sowWorkbook } from './importWorkbooks';
import { medianMs, print, rounded } from './line';
import { memoryOf } from './memory';
import { type Running, startQuiet } from './processes';
import { signedIn } from './signedIn';

const rows = 10_000;
const seconds = 10;

/** Preview of 10,000 rows through the real calls, beside only reading the file with exceljs; and what others feel of it. */
export async function benchImportPreview(database: SeededDatabase): Promise<void> {
  const { rows: kols } = await database.pool.query<{ code: string }>(
    "select code from kols where status = 'active' order by code limit $1",
    [rows],
  );
  const codes = kols.map(({ code }) => code);
  await preview(database, 'SOWs, 20 columns', 'campaigns/upload-sows', await sowWorkbook(codes));
  const { rows: sectors } = await database.pool.query<{ name: string }>("select name from sectors where type = 'kol'");
  const kolBytes = await kolWorkbook(codes, sectors[0]?.name ?? '');
  await preview(database, 'KOLs, 22 columns', 'kols/import', kolBytes);
  await preview(database, 'posts, 14 columns', 'campaigns/upload-campaign-posts', await postWorkbook(codes));
}

async function preview(database: SeededDatabase, name: string, call: string, bytes: Buffer): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-bench-'));
  const file = join(folder, 'import.xlsx');
  writeFileSync(file, bytes);
  const plain = Number(execFileSync(process.execPath, ['--import', 'tsx', 'scripts/bench/exceljsRead.ts', file]));
  const server = await startQuiet(database.url, folder);
  try {
    const headers = await signedIn(database, server.url);
    const atRest = memoryOf(server, 'VmRSS');
    const upload = () => send(`${server.url}/api/v1/${call}`, headers, bytes);
    const own = await medianMs(5, upload);
    const others = await meanwhile(server, upload);
    print({
      name: `import preview, 10,000 ${name}`,
      value: rounded(own),
      unit: 'ms',
      budget: '<= 2 x exceljs, <= 300 MB, others p99 <= 250 ms',
      exceljs: rounded(plain),
      ratio: rounded(own / plain),
      peak_megabytes: memoryOf(server, 'VmHWM'),
      at_rest_megabytes: atRest,
      ...others,
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function send(url: string, headers: Record<string, string>, bytes: Buffer): Promise<void> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], 'import.xlsx'));
  const answer = await fetch(url, { method: 'POST', headers, body });
  const { data, errorRecords } = (await answer.json()) as { data: { total: number }; errorRecords: unknown[] };
  if (data.total !== rows || errorRecords.length > 0) throw new Error(`the preview has ${data.total} good rows`);
}

/** How long others wait for a page of KOLs while one preview follows the other. */
async function meanwhile({ url }: Running, upload: () => Promise<void>) {
  const list = autocannon({ url: `${url}/api/v1/kols`, connections: 4, overallRate: 100, duration: seconds });
  let isOver = false;
  const watched = list.then((result) => {
    isOver = true;
    return result;
  });
  while (!isOver) await upload();
  const { latency, non2xx, errors } = await watched;
  if (non2xx + errors > 0) throw new Error(`${non2xx} bad answers and ${errors} errors beside a preview`);
  return { others_p50_ms: latency.p50, others_p99_ms: latency.p99, others_max_ms: latency.max };
}
