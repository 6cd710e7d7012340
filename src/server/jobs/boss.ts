import PgBoss from 'pg-boss';
import type { Db } from '../db/connection';
import { runText } from '../db/prepared';
import { type KindOptions, kindNames, kinds } from './kinds';
import { deleteJobsOf } from './queries';

const day = 24 * 3600;

const options = {
  // Ours: its scheduler would leave a lost database connection as an unhandled rejection.
  schedule: false,
  maintenanceIntervalSeconds: 30,
  // A slot of the schedule is taken by the job that ran in it, so jobs stay longer than the longest slot.
  archiveCompletedAfterSeconds: 2 * day,
  archiveFailedAfterSeconds: 30 * day,
  deleteAfterDays: 7,
};

/** Kinds of former releases, with what waits of them: the schedule marks those posts by itself. */
const formerKinds = ['post'];

/** pg-boss's statements on the caller's own connection or transaction. */
export function sqlOn(db: Db): PgBoss.Db {
  return { executeSql: (text, values) => runText(db, text, values ?? []) };
}

/** The queue without a database of its own: every call names one with `sqlOn`. */
export const boss = new PgBoss({
  ...options,
  db: { executeSql: () => Promise.reject(new Error('the queue was called without a database')) },
});

/** A queue that looks after itself on `db`: it gives jobs of workers that are gone to others, and forgets old ones. */
export function supervisedBoss(db: Db, log: (error: Error) => void): PgBoss {
  const supervised = new PgBoss({ ...options, migrate: false, db: sqlOn(db) });
  supervised.on('error', log);
  return supervised;
}

/** Makes the queue's own schema and the kinds of jobs, as part of migrating; the caller holds the migration lock. */
export async function prepareQueue(db: Db): Promise<void> {
  const preparing = new PgBoss({ ...options, supervise: false, db: sqlOn(db) });
  await preparing.start();
  for (const name of kindNames) {
    const { retryLimit, retryDelay, expireInSeconds, deadLetter, policy }: KindOptions = kinds[name];
    const times = { retryLimit, retryDelay, retryBackoff: true, expireInSeconds, retentionDays: 30 };
    const queue = { name, ...times, ...(deadLetter && { deadLetter }), ...(policy && { policy }) };
    await preparing.createQueue(name, queue);
    await preparing.updateQueue(name, queue);
  }
  for (const name of formerKinds) {
    if (!(await preparing.getQueue(name))) continue;
    await deleteJobsOf(db, name);
    await preparing.deleteQueue(name);
  }
  await preparing.stop({ graceful: false });
}
