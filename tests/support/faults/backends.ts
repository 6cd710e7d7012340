import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../../../src/server/db/migrate';
import { startPrivatePostgres } from '../../../src/server/db/private/startPrivatePostgres';
import { orNever, soon } from './kills';
import type { Load } from './load';
import type { Stage } from './stage';
import { type Fault, onStage, underLoad } from './underLoad';

/** Ends every connection of the product but ours, as an administrator or a failover does. */
export async function endBackends(stage: Stage, load: Load, times: number): Promise<string[]> {
  for (let n = 0; n < times; n += 1) {
    await soon();
    const at = Date.now();
    const back = load.nextAcknowledged();
    await stage.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name like 'kolhub%'`,
    );
    load.journal.breaks.push({ at, back: await orNever(back) });
  }
  return [];
}

export const backendsEnded: Fault = {
  name: 'connections ended by PostgreSQL',
  run: (room) =>
    onStage(room, async (stage) => {
      const node = await stage.node();
      const breaking = (load: Load) => endBackends(stage, load, room.kills);
      return [await underLoad({ name: backendsEnded.name, stage, load: { urlOf: () => node.url }, breaking })];
    }),
};

/** What keeps a PostgreSQL waits ever longer with one that does not last, so it is not killed more often in a row. */
const postgresKills = 4;

/** Kills the postmaster, or stops it at once; what keeps it starts it again, as the product does with its own. */
async function killPostgres(load: Load, dataDir: string): Promise<string[]> {
  for (let n = 0; n < postgresKills; n += 1) {
    await soon();
    const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
    const at = Date.now();
    const back = load.nextAcknowledged();
    process.kill(Number(pid), n % 2 === 0 ? 'SIGKILL' : 'SIGQUIT');
    load.journal.breaks.push({ at, back: await orNever(back) });
  }
  return [];
}

export const postgresKilled: Fault = {
  name: 'PostgreSQL killed, stopped at once',
  async run(room) {
    const dataDir = mkdtempSync(join(tmpdir(), 'kolhub-faults-postgres-'));
    const create = async () => {
      const server = await startPrivatePostgres({ dataDir, log: () => {} });
      await migrateDatabase(server.connection);
      return { config: server.connection, drop: server.stop };
    };
    return onStage({ ...room, create }, async (stage) => {
      const node = await stage.node();
      const breaking = (load: Load) => killPostgres(load, dataDir);
      return [await underLoad({ name: postgresKilled.name, stage, load: { urlOf: () => node.url }, breaking })];
    }).finally(() => rmSync(dataDir, { recursive: true, force: true }));
  },
};
