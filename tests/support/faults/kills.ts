import { setTimeout as sleep } from 'node:timers/promises';
import { enqueue, jobId } from '../../../src/server/jobs/enqueue';
import type { Load } from './load';
import type { Node } from './nodes';
import type { Stage } from './stage';
import { type Fault, onStage, underLoad } from './underLoad';
import { word } from './verbs/verb';

/** Longer than any recovery that is right; what takes longer counts as never. */
const never = 60_000;

/** Milliseconds of load between two breaks: at random, so that they meet writes wherever they are. */
const shortest = 150;
const longest = 900;

/** A moment nobody can foresee. */
export const soon = () => sleep(shortest + Math.random() * (longest - shortest));

/** The milliseconds that come, or null where they never do. */
export function orNever(back: Promise<number>): Promise<number | null> {
  return Promise.race([back, sleep(never, null, { ref: false })]);
}

/** Kills a server in the middle of its work again and again; what keeps it running starts it at once. */
export async function killServer(node: Node, load: Load, times: number): Promise<string[]> {
  for (let n = 0; n < times; n += 1) {
    await soon();
    const at = Date.now();
    const back = load.nextAcknowledged();
    await node.end('SIGKILL');
    await node.startAgain();
    load.journal.breaks.push({ at, back: await orNever(back) });
  }
  return [];
}

/** The same with a worker; it is back when a job asked for after the kill is done. */
export async function killWorker(stage: Stage, worker: Node, load: Load, times: number): Promise<string[]> {
  for (let n = 0; n < times; n += 1) {
    await soon();
    const at = Date.now();
    await worker.end('SIGKILL');
    const back = nextJobDone(stage);
    await worker.startAgain();
    load.journal.breaks.push({ at, back: await back });
  }
  return [];
}

async function nextJobDone({ db, pool }: Stage): Promise<number | null> {
  const from = Date.now();
  const key = word();
  await enqueue(db, 'cleaning', { key });
  while (Date.now() - from < never) {
    const { rowCount } = await pool.query("select 1 from pgboss.job where id = $1 and state = 'completed'", [
      jobId('cleaning', key),
    ]);
    if (rowCount) return Date.now() - from;
    await sleep(50);
  }
  return null;
}

export const serverKilled: Fault = {
  name: 'server killed with -9',
  run: (room) =>
    onStage(room, async (stage) => {
      const node = await stage.node();
      const breaking = (load: Load) => killServer(node, load, room.kills);
      const load = { urlOf: () => node.url };
      return [await underLoad({ name: serverKilled.name, stage, load, losesClicks: true, breaking })];
    }),
};

export const workerKilled: Fault = {
  name: 'worker killed with -9',
  run: (room) =>
    onStage(room, async (stage) => {
      const node = await stage.node({ env: { WORKERS: '0' } });
      const worker = await stage.node({ kind: 'worker' });
      const breaking = (load: Load) => killWorker(stage, worker, load, room.kills);
      return [await underLoad({ name: workerKilled.name, stage, load: { urlOf: () => node.url }, breaking })];
    }),
};
