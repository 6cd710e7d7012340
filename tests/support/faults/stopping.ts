import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase } from '../../../src/domain/endpoints';
import { addBulkKols } from '../../../src/server/demo/bulk/kols';
import type { Node } from './nodes';
import type { Result } from './print';
import { settle } from './settle';
import type { Stage } from './stage';
import { type Fault, onStage } from './underLoad';
import { word } from './verbs/verb';
import { findHalves } from './wholeness';

/** How a long call is made, and what its whole answer ends with. */
interface LongCall {
  name: string;
  make(stage: Stage, url: string, key: string): Promise<Response>;
  /** What is wrong with what is there, given that the call was told to be done or not. */
  check?(stage: Stage, key: string, isDone: boolean): Promise<string[]>;
  /** The last bytes of a whole file contain this. */
  ends?: string;
}

const asManager = (stage: Stage) => ({ authorization: `Bearer ${stage.tokenOf('manager')}` });
const rows = 3_000;
/** Of a zip's directory, with which a workbook and slides end. */
const endOfZip = 'PK\u0005\u0006';

const get = (path: (stage: Stage) => string) => (stage: Stage, url: string) =>
  fetch(`${url}${apiBase}${path(stage)}`, { headers: asManager(stage) });

const counted = async ({ pool }: Stage, statement: string, key: string) =>
  Number((await pool.query(statement, [key])).rows[0]?.count);

const longCalls: readonly LongCall[] = [
  {
    name: `import of ${rows} KOLs`,
    make(stage, url, key) {
      const lines = Array.from({ length: rows }, (_, n) => `${key}x${n};Tên ${n};Họ ${n};${stage.base.sectorName}`);
      const form = new FormData();
      form.set('review', 'false');
      form.set('file', new Blob([['code;stage_name;fullname;sectors', ...lines].join('\n')]), `${key}.csv`);
      return fetch(`${url}${apiBase}/kols/import`, { method: 'POST', headers: asManager(stage), body: form });
    },
    async check(stage, key, isDone) {
      const kols = await counted(stage, "select count(*) from kols where starts_with(code, $1 || 'x')", key);
      const runs = await counted(stage, "select count(*) from import_runs where file_name = $1 || '.csv'", key);
      const isWhole = (kols === rows && runs === 1) || (kols === 0 && runs === 0 && !isDone);
      return isWhole
        ? []
        : [`${kols} KOLs and ${runs} runs are there, ${isDone ? 'acknowledged' : 'not acknowledged'}`];
    },
  },
  { name: 'export of KOLs', make: get(() => '/kols/export'), ends: endOfZip },
  { name: 'report as PDF', make: get(({ base }) => `/campaigns/pdf-report/${base.campaign}`), ends: '%%EOF' },
  { name: 'report as slides', make: get(({ base }) => `/campaigns/pptx-report/${base.campaign}`), ends: endOfZip },
  { name: 'report as workbook', make: get(({ base }) => `/campaigns/excel-report/${base.campaign}`), ends: endOfZip },
  {
    name: 'freeze of a report, with its files',
    make: (stage, url, label) =>
      fetch(`${url}${apiBase}/campaigns/${stage.base.campaign}/report-snapshots`, {
        method: 'POST',
        headers: { ...asManager(stage), 'content-type': 'application/json' },
        body: JSON.stringify({ label }),
      }),
    async check(stage, label, isDone) {
      const there = await counted(stage, 'select count(*) from report_snapshots where label = $1', label);
      const files = await counted(
        stage,
        'select count(*) from report_snapshot_files f join report_snapshots s on s.id = f.snapshot_id where s.label = $1',
        label,
      );
      const isWhole = files === 6 * there && there <= 1 && (there === 1 || !isDone);
      return isWhole ? [] : [`${there} reports with ${files} files are there, acknowledged: ${isDone}`];
    },
  },
];

/** The product's own bound (docs/operations.md). */
const mostForEnding = 20_000;

/** Ends the server in the middle of a call; what is wrong, and how the call was answered. */
async function stop(long: LongCall, stage: Stage, node: Node, after: number) {
  const findings: string[] = [];
  const key = word();
  // An answer that is broken off is none: its client knows.
  const answer = long
    .make(stage, node.url, key)
    .then(async (response) => ({ status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }))
    .catch(() => null);
  await sleep(after);
  const began = Date.now();
  const code = await node.end('SIGTERM');
  const took = Date.now() - began;
  if (code !== 0) findings.push(`ended with ${code}`);
  if (took > mostForEnding) findings.push(`took ${took} ms to end`);
  const told = await answer;
  const isDone = told !== null && told.status < 300;
  if (told && !isDone && told.status !== 503) findings.push(`was answered ${told.status}`);
  if (isDone && long.ends && !told.bytes.subarray(-2_000).includes(long.ends, 0, 'latin1')) {
    findings.push(`a file of ${told.bytes.length} bytes is cut off`);
  }
  await node.startAgain();
  await settle(stage, began);
  findings.push(...((await long.check?.(stage, key, isDone)) ?? []), ...(await findHalves(stage)));
  return {
    findings: findings.map(
      (finding) => `${after} ms after its beginning: ${finding} (answer ${told?.status ?? 'none'})`,
    ),
    seen: `${after} ms: ${told?.status ?? 'no answer'}, ended after ${(took / 1000).toFixed(1)} s`,
  };
}

/** Milliseconds after a call's beginning at which its server is told to end. */
const moments = [20, 150, 400, 1_000];

export const stopped: Fault = {
  name: 'SIGTERM in a long call',
  run: (room) =>
    onStage(room, async (stage) => {
      await addBulkKols(stage.db, 5_000, () => {});
      const node = await stage.node();
      const results: Result[] = [];
      for (const long of longCalls) {
        room.say(`  ${long.name}`);
        const findings: string[] = [];
        const seen: string[] = [];
        for (const after of moments) {
          const one = await stop(long, stage, node, after);
          findings.push(...one.findings);
          seen.push(one.seen);
        }
        const notes = [seen.join('; ')];
        results.push({
          name: `SIGTERM: ${long.name}`,
          times: moments.length,
          verdict: null,
          back: [],
          findings,
          notes,
        });
      }
      return results;
    }),
};
