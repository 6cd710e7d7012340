import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrateDatabase } from '../../src/server/db/migrate';
import { killServer, killWorker, orNever, soon } from '../../tests/support/faults/kills';
import type { Load } from '../../tests/support/faults/load';
import type { Node } from '../../tests/support/faults/nodes';
import type { Result } from '../../tests/support/faults/print';
import { openStage, type Stage } from '../../tests/support/faults/stage';
import { underLoad } from '../../tests/support/faults/underLoad';
import { watchEffects } from '../../tests/support/faults/wholeness';
import { databaseAt, ports, urlOf } from './addresses';
import type { Cluster } from './cluster';
import { OwnWrites } from './ownWrites';

/** A primary that vanished is followed within this (docs/operations.md). */
const within = 30_000;

/** Breaks the cluster under the load of `npm run faults`, one thing after the other, and tells what each came to. */
export async function prove(
  cluster: Cluster,
  kills: number,
  say: (line: string) => void,
  tell: (result: Result) => void,
): Promise<void> {
  const { s3 } = cluster;
  const config = { connectionString: databaseAt(ports.primary) };
  await migrateDatabase(config);
  const stage = await openStage({ config, drop: async () => {} }, 'built', { s3 });
  try {
    await watchEffects(stage);
    say('… nodes and workers');
    const start = (kind: 'main' | 'worker', name: string, port?: number) => {
      const env = { DATABASE_READ_URL: databaseAt(ports.standbys), DATA_DIR: join(stage.dataDir, name), WORKERS: '0' };
      return stage.node({ kind, env, ...(port && { port }) });
    };
    const nodes = await Promise.all(ports.nodes.map((port, n) => start('main', `node${n + 1}`, port)));
    const workers = await Promise.all(['worker1', 'worker2'].map((name) => start('worker', name)));
    const [node, worker] = [nodes[0], workers[0]];
    if (!node || !worker) return;
    const breaks: [string, (load: Load) => Promise<readonly string[]>, { losesClicks?: boolean }?][] = [
      ['primary and its Patroni killed with -9', (load) => killPrimaries(cluster, [...nodes, ...workers], load, kills)],
      ['standby killed with -9', (load) => killStandby(cluster, load)],
      ['etcd away for 30 s', (load) => stopEtcd(cluster, load)],
      ['a node of two killed with -9', (load) => killServer(node, load, kills), { losesClicks: true }],
      ['a worker of two killed with -9', (load) => killWorker(stage, worker, load, kills)],
    ];
    for (const [name, breaking, more] of breaks) {
      say(`… ${name}`);
      tell(await withReaders(stage, { name, breaking, ...more }));
    }
  } finally {
    await stage.close();
  }
}

interface Break {
  name: string;
  breaking(load: Load): Promise<readonly string[]>;
  losesClicks?: boolean;
}

/** The load and, beside it, people who look for what they have just written. */
async function withReaders(stage: Stage, { name, breaking, losesClicks = false }: Break): Promise<Result> {
  const url = urlOf(ports.proxy);
  const own = new OwnWrites();
  // Each load counts its own clicks.
  await stage.pool.query('update shorteners set total_click = 0 where id = $1', [stage.base.link.id]);
  const broken = async (load: Load) => {
    let isOver = false;
    const reading = own.go(stage, url, () => isOver);
    try {
      return await breaking(load);
    } finally {
      isOver = true;
      await reading;
    }
  };
  const result = await underLoad({ name, stage, load: { urlOf: () => url }, losesClicks, within, breaking: broken });
  const missed = own.missed.map((key) => `customer ${key} was not in the list its writer asked for`);
  const notes = [...(result.notes ?? []), `own writes looked for in a list: ${own.looked}, missed: ${missed.length}`];
  return { ...result, findings: [...result.findings, ...missed], notes };
}

/** Kills the primary again and again; each time it comes back as a standby before the next. */
async function killPrimaries(
  { whole }: Cluster,
  processes: readonly Node[],
  load: Load,
  times: number,
): Promise<readonly string[]> {
  const before = processes.map(({ pid }) => pid);
  for (let n = 0; n < times; n += 1) {
    const primary = await whole();
    await soon();
    const at = Date.now();
    await primary.kill();
    load.journal.breaks.push({ at, back: await orNever(load.nextAcknowledged()) });
    await primary.start();
  }
  await whole();
  const ended = processes.filter((node, n) => !node.isRunning || node.pid !== before[n]);
  return ended.map(({ url, output }) => `a process of ours ended: ${url}\n${output}`);
}

async function killStandby({ members, whole }: Cluster, load: Load): Promise<readonly string[]> {
  const primary = await whole();
  const standby = members.find((member) => member !== primary);
  const at = Date.now();
  await standby?.kill();
  load.journal.breaks.push({ at, back: await orNever(load.nextAcknowledged()) });
  await sleep(5_000);
  await standby?.start();
  await whole();
  return [];
}

/** Nobody is elected meanwhile; the primary goes on, as all of its standbys answer it. */
async function stopEtcd({ etcd, whole }: Cluster, load: Load): Promise<readonly string[]> {
  const primary = await whole();
  const at = Date.now();
  await etcd.part.end('SIGKILL');
  await sleep(30_000);
  load.journal.breaks.push({ at, back: await orNever(load.nextAcknowledged()) });
  await etcd.start();
  const now = await whole();
  return now === primary ? [] : [`the primary changed from ${primary.name} to ${now.name}`];
}
