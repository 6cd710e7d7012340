import type { Db } from '../db/connection';
import { notify } from '../db/listener';
import { boss, sqlOn } from './boss';
import { jobsChannel } from './enqueue';
import type { Handler, Handlers } from './handlers';
import type { Kind } from './kinds';
import { findSyncSeconds } from './queries';

/**
 * Asks for the jobs that are due by themselves. The time is cut into slots as long as a job's interval and each slot
 * takes one job, so any number of processes may ask, as often as they like.
 */
export async function enqueueDue(db: Db, handlers: Handlers): Promise<void> {
  for (const [kind, handler] of Object.entries(handlers) as [Kind, Handler][]) {
    const seconds = await intervalOf(db, handler);
    if (!seconds) continue;
    const slot = { singletonSeconds: seconds, singletonKey: `every ${seconds} s` };
    const id = await boss.send(kind, {}, { ...slot, db: sqlOn(db) });
    if (id) await notify(db, jobsChannel, kind);
  }
}

async function intervalOf(db: Db, { every }: Handler): Promise<number | null> {
  if (every === 'profile' || every === 'post') return findSyncSeconds(db, every);
  return every ?? null;
}
