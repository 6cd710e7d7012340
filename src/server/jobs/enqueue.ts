import { announce } from '../db/changes';
import type { Db } from '../db/connection';
import { notify } from '../db/listener';
import { sha256Of } from '../sha256';
import { boss, sqlOn } from './boss';
import type { Kind } from './kinds';

/** Something to be done later, once. */
export interface NewJob {
  /** What makes it the same job: of those with one key only one is ever carried out. */
  key: string;
  data?: object;
  /** The kind of the job that is asked for, with the same data, where no try of this one succeeded. */
  deadLetter?: Kind;
}

/** Where processes are told of new jobs. */
export const jobsChannel = 'jobs';

/**
 * Asks for jobs in the caller's own transaction: they exist if it commits and never were if it does not. Jobs that are
 * there already are left as they are.
 */
export async function enqueue(db: Db, kind: Kind, ...jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ key, data = {}, deadLetter }) => ({
    id: jobId(kind, key),
    name: kind,
    data,
    singletonKey: key,
    ...(deadLetter && { deadLetter }),
  }));
  for (let start = 0; start < rows.length; start += 1_000) {
    await boss.insert(rows.slice(start, start + 1_000), { db: sqlOn(db) });
  }
  await notify(db, jobsChannel, kind);
  await announce(db, ['queueJobs']);
}

/** One id for one key, so that the queue itself refuses the second. */
export function jobId(kind: Kind, key: string): string {
  const hex = sha256Of(`${kind}\n${key}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
