import { setTimeout as sleep } from 'node:timers/promises';
import { migrateDatabase } from '../../../src/server/db/migrate';
import { startPrivatePostgres } from '../../../src/server/db/private/startPrivatePostgres';
import { orNever, soon } from './kills';
import type { Load } from './load';
import type { Node } from './nodes';
import { cannotMount, onSmallDisk, type SmallDisk } from './smallDisk';
import { type Fault, onStage, underLoad } from './underLoad';

/** Megabytes PostgreSQL has: a fresh one takes a fifth of it, and the load another. */
const megabytes = 1_500;
const times = 3;
/** Long enough that what PostgreSQL had laid up for its log is used up, too. */
const whileFull = 8_000;

const unacknowledged = ({ journal }: Load) => journal.entries.filter(({ outcome }) => outcome === 'unknown').length;

async function fillAndEmpty({ fill, empty }: SmallDisk, node: Node, load: Load): Promise<string[]> {
  const findings: string[] = [];
  for (let n = 0; n < times; n += 1) {
    await soon();
    const before = unacknowledged(load);
    await fill();
    await sleep(whileFull);
    if (unacknowledged(load) === before) findings.push('nothing failed while the disk of the database was full');
    const alive = await fetch(`${node.url}/healthz`);
    if (alive.status !== 200) findings.push(`without room for the database the server is not alive: ${alive.status}`);
    await empty();
    const at = Date.now();
    load.journal.breaks.push({ at, back: await orNever(load.nextAcknowledged()) });
  }
  return findings;
}

export const databaseFull: Fault = {
  name: 'disk full, for PostgreSQL',
  hindered: cannotMount,
  run: (room) =>
    onSmallDisk(megabytes, (disk) => {
      const create = async () => {
        const server = await startPrivatePostgres({ dataDir: disk.place, log: () => {} });
        await migrateDatabase(server.connection);
        return { config: server.connection, drop: server.stop };
      };
      return onStage({ ...room, create }, async (stage) => {
        const node = await stage.node();
        const breaking = (load: Load) => fillAndEmpty(disk, node, load);
        return [await underLoad({ name: databaseFull.name, stage, load: { urlOf: () => node.url }, breaking })];
      });
    }),
};
