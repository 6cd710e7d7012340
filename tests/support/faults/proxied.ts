import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseProxy, startDatabaseProxy } from '../databaseProxy';
import { databaseUrl } from '../databaseUrl';
import { orNever, soon } from './kills';
import type { Load } from './load';
import type { Result } from './print';
import type { Stage } from './stage';
import { type Fault, onStage, type Room, underLoad } from './underLoad';

/** One way a database goes wrong under its users, again and again; the product has to be back each time it is mended. */
async function broken(load: Load, times: number, breaking: () => Promise<void>, mend: () => void): Promise<string[]> {
  for (let n = 0; n < times; n += 1) {
    await soon();
    await breaking();
    mend();
    const at = Date.now();
    load.journal.breaks.push({ at, back: await orNever(load.nextAcknowledged()) });
  }
  return [];
}

/** A server whose way to the database is broken; the suite looks at the database directly. */
async function throughProxy(
  room: Room,
  name: string,
  breaking: (proxy: DatabaseProxy, load: Load, stage: Stage) => Promise<string[]>,
): Promise<Result> {
  return onStage(room, async (stage) => {
    const proxy = await startDatabaseProxy(stage.config);
    const node = await stage.node({ env: { DATABASE_URL: databaseUrl(proxy.config) } });
    try {
      return await underLoad({
        name,
        stage,
        load: { urlOf: () => node.url },
        breaking: (load) => breaking(proxy, load, stage),
      });
    } finally {
      await node.end('SIGKILL');
      await proxy.close();
    }
  });
}

/** Ends a connection at COMMIT, once before the database has it and once after, turn about. */
export async function cutCommits(proxy: DatabaseProxy, load: Load, times: number): Promise<string[]> {
  let before = true;
  const breaking = async () => {
    await proxy.cutCommit(before ? 'before' : 'after');
    before = !before;
  };
  return broken(load, times, breaking, proxy.mend);
}

const aWhile = 2_000;

/** Does it, and leaves it so for so many milliseconds. */
function forAWhile(breaking: () => void, ms: number): () => Promise<void> {
  return () => {
    breaking();
    return sleep(ms);
  };
}

export const databaseCut: Fault = {
  name: 'way to the database broken',
  async run(room) {
    const times = Math.max(3, Math.round(room.kills / 5));
    const refusing = await throughProxy(room, 'database refuses', (proxy, load) =>
      broken(
        load,
        Math.ceil(times / 2),
        forAWhile(() => proxy.cut(), aWhile),
        proxy.mend,
      ),
    );
    const swallowing = await throughProxy(room, 'database does not answer', (proxy, load) =>
      broken(
        load,
        Math.ceil(times / 4),
        forAWhile(() => proxy.swallow(), 2 * aWhile),
        proxy.mend,
      ),
    );
    const slow = await throughProxy(room, 'database slow, 200 ms a piece', (proxy, load) =>
      broken(
        load,
        Math.ceil(times / 4),
        forAWhile(() => proxy.slow(200), 2 * aWhile),
        proxy.mend,
      ),
    );
    const inAnswer = await throughProxy(room, 'cut in the middle of an answer', (proxy, load) =>
      broken(load, times, () => proxy.cutAnswerAfter(7), proxy.mend),
    );
    const atCommit = await throughProxy(room, 'cut in the middle of COMMIT', (proxy, load) =>
      cutCommits(proxy, load, times),
    );
    return [refusing, swallowing, slow, inAnswer, atCommit];
  },
};
