import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrateDatabase } from '../../src/server/db/migrate';
import { orNever } from '../../tests/support/faults/kills';
import type { Load } from '../../tests/support/faults/load';
import { Node, type NodeOptions } from '../../tests/support/faults/nodes';
import type { Result } from '../../tests/support/faults/print';
import { openStage, type Stage } from '../../tests/support/faults/stage';
import { underLoad } from '../../tests/support/faults/underLoad';
import { watchEffects } from '../../tests/support/faults/wholeness';
import { databaseAt, ports, urlOf } from './addresses';
import type { Cluster } from './cluster';
import { buildOlder } from './olderBuild';

/** Milliseconds both versions work beside each other before the older one goes, and the newer one alone after that. */
const beside = 30_000;

/**
 * Upgrades a cluster of the version `from` names while people work: the database is migrated under a running older node,
 * then both versions serve and work on one database, then the older node and worker are replaced one by one.
 */
export async function upgrade(
  { env, s3, folder }: Cluster,
  from: string,
  say: (line: string) => void,
  tell: (result: Result) => void,
): Promise<void> {
  say(`… building ${from}`);
  const { checkout, remove } = buildOlder(from);
  try {
    const config = { connectionString: databaseAt(ports.primary) };
    const own = { ...env, APP_SECRET: 'only until the stage has one of its own', DATA_DIR: join(folder, 'first') };
    const first = await Node.start({ program: 'built', kind: 'main', env: { ...own, WORKERS: '0' }, checkout });
    say('… migrating under it');
    await migrateDatabase(config);
    const isReady = await first.isReady();
    await first.end('SIGTERM');
    const stage = await openStage({ config, drop: async () => {} }, 'built', { s3 });
    try {
      await watchEffects(stage);
      const result = await replaced(stage, from, checkout, say);
      const findings = isReady ? [] : ['the older node was not ready any more once the database was migrated'];
      tell({ ...result, findings: [...findings, ...result.findings] });
    } finally {
      await stage.close();
    }
  } finally {
    remove();
  }
}

async function replaced(stage: Stage, from: string, checkout: string, say: (line: string) => void): Promise<Result> {
  const start = (name: string, options: Partial<NodeOptions>) => {
    const env = { DATABASE_READ_URL: databaseAt(ports.standbys), DATA_DIR: join(stage.dataDir, name), WORKERS: '0' };
    return stage.node({ ...options, env });
  };
  const [first, second] = ports.nodes;
  const older = await start('older', { checkout, port: first });
  const olderWorker = await start('olderWorker', { checkout, kind: 'worker' });
  await start('newer', { port: second });
  await start('newerWorker', { kind: 'worker' });
  const breaking = async (load: Load) => {
    say('… both versions beside each other');
    await sleep(beside);
    for (const replace of [
      async () => {
        await older.end('SIGTERM');
        await start('newer2', { port: first });
      },
      async () => {
        await olderWorker.end('SIGTERM');
        await start('newerWorker2', { kind: 'worker' });
      },
    ]) {
      const at = Date.now();
      const back = orNever(load.nextAcknowledged());
      await replace();
      load.journal.breaks.push({ at, back: await back });
    }
    await sleep(beside);
    return [];
  };
  const url = urlOf(ports.proxy);
  return underLoad({ name: `upgraded from ${from} by and by`, stage, load: { urlOf: () => url }, breaking });
}
