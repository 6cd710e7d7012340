import { inTransaction, type Services } from '../context';
import type { Handlers } from '../jobs/handler';
import { findLooseLong, noteLoose, noteUnused, removeUnused, takeLoose } from './queries/unused';

const portion = 500;

/**
 * Removes the records of files that nothing has used for 7 days, and 7 days later bytes no record names, which also
 * outlast a backup that began before. What is stored and unknown is only noted at first: a store of another database is
 * not emptied. Everything may happen twice.
 */
async function collectFiles(services: Services): Promise<void> {
  for await (const keys of services.files.list()) await noteLoose(services.db, keys);
  let due: string[];
  do {
    due = await findLooseLong(services.db, portion);
    for (const key of due) await removeBytes(services, key);
  } while (due.length === portion);
}

async function removeBytes(services: Services, key: string): Promise<void> {
  await inTransaction(services, async (tx) => {
    if (await takeLoose(tx.db, key)) await tx.files.remove(key);
  });
}

/** Media's job: once a day. */
export const mediaHandlers = {
  files: {
    effect: 'read_then_write',
    async read(services) {
      await collectFiles(services);
      return async ({ db }) => {
        await noteUnused(db);
        while ((await removeUnused(db, portion)) === portion) {}
      };
    },
  },
} satisfies Handlers;
