import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { migrateDatabase } from '../../src/server/db/migrate';
import { orNever } from '../../tests/support/faults/kills';
import type { Load } from '../../tests/support/faults/load';
import type { Node, NodeOptions } from '../../tests/support/faults/nodes';
import type { Result } from '../../tests/support/faults/print';
import type { Stage } from '../../tests/support/faults/stage';
import { underLoad } from '../../tests/support/faults/underLoad';
import { watchEffects } from '../../tests/support/faults/wholeness';
import { databaseAt, ports, urlOf } from './addresses';
import type { Cluster } from './cluster';
import { buildOlder } from './olderBuild';

/** Milliseconds the older version works alone, both beside each other, and the newer one alone. */
const each = 30_000;

/**
 * Upgrades a cluster of the version `from` names while people work: two older nodes and workers on a database as that
 * version made it, which is migrated under them; then newer ones take their places one by one.
 */
export async function upgrade(
  { s3 }: Cluster,
  from: string,
  say: (line: string) => void,
  tell: (result: Result) => void,
): Promise<void> {
  say(`… building ${from}`);
  const { checkout, remove } = buildOlder(from);
  try {
    const config = { connectionString: databaseAt(ports.primary) };
    const older = await programsOf(checkout);
    await older.migrateDatabase(config);
    const stage = await older.openStage({ config, drop: async () => {} }, 'built', { s3 });
    try {
      await watchEffects(stage);
      tell(await replaced(stage, from, checkout, say));
    } finally {
      await stage.close();
    }
  } finally {
    remove();
  }
}

type Migrating = typeof import('../../src/server/db/migrate');
type Staging = typeof import('../../tests/support/faults/stage');

/** How the older version makes its schema, and people and records in it. */
async function programsOf(checkout: string): Promise<Pick<Migrating & Staging, 'migrateDatabase' | 'openStage'>> {
  const load = (path: string) => import(pathToFileURL(resolve(checkout, path)).href);
  const { migrateDatabase }: Migrating = await load('src/server/db/migrate.ts');
  const { openStage }: Staging = await load('tests/support/faults/stage.ts');
  return { migrateDatabase, openStage };
}

async function replaced(stage: Stage, from: string, checkout: string, say: (line: string) => void): Promise<Result> {
  const start = (name: string, options: Partial<NodeOptions>) => {
    const env = { DATABASE_READ_URL: databaseAt(ports.standbys), DATA_DIR: join(stage.dataDir, name), WORKERS: '0' };
    return stage.node({ ...options, env });
  };
  const main = (name: string, place: 0 | 1, old?: { checkout: string }) =>
    start(name, { ...old, port: ports.nodes[place] });
  const worker = (name: string, old?: { checkout: string }) => start(name, { ...old, kind: 'worker' });
  const old = { checkout };
  const olderNodes = [await main('older1', 0, old), await main('older2', 1, old)] as const;
  const olderWorkers = [await worker('olderWorker1', old), await worker('olderWorker2', old)] as const;
  const inPlaceOf = (node: Node, begin: () => Promise<Node>) => async () => {
    await node.end('SIGTERM');
    await begin();
  };
  const breaking = async (load: Load) => {
    const findings: string[] = [];
    const step = async (what: string, work: () => Promise<unknown>) => {
      say(`… ${what}`);
      const at = Date.now();
      const back = orNever(load.nextAcknowledged());
      await work();
      load.journal.breaks.push({ at, back: await back });
    };
    await sleep(each);
    await step('the database is migrated', () => migrateDatabase({ connectionString: databaseAt(ports.primary) }));
    for (const node of olderNodes) {
      if (!(await node.isReady())) findings.push('an older node was not ready any more once the database was migrated');
    }
    await sleep(each);
    await step(
      'a newer node',
      inPlaceOf(olderNodes[0], () => main('newer1', 0)),
    );
    await step(
      'a newer worker',
      inPlaceOf(olderWorkers[0], () => worker('newerWorker1')),
    );
    say('… both versions beside each other');
    await sleep(each);
    await step(
      'the last older node goes',
      inPlaceOf(olderNodes[1], () => main('newer2', 1)),
    );
    await step(
      'the last older worker goes',
      inPlaceOf(olderWorkers[1], () => worker('newerWorker2')),
    );
    await sleep(each);
    return findings;
  };
  const url = urlOf(ports.proxy);
  return underLoad({ name: `upgraded from ${from} by and by`, stage, load: { urlOf: () => url }, breaking });
}
