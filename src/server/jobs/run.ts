import { inTransaction, type Services } from '../context';
import { announce } from '../db/changes';
import { allowTime } from '../db/connection';
import { allInLane } from '../db/lanes';
import { inSpan } from '../tracing/inSpan';
import { boss, sqlOn } from './boss';
import type { Handler } from './handler';
import { type Kind, kinds } from './kinds';
import { buryJob, completeJob, deleteJob, finishEffect, forgetEffect, insertEffect, isEffectDone } from './queries';

interface Job {
  id: string;
  data: object | null;
}

/**
 * Takes the next job of a kind that is due and carries it out; false where there is none. A job that fails is tried
 * again later, a little later each time, and in the end kept as a dead letter with the reason.
 */
export async function runNext(all: Services, kind: Kind, handler: Handler): Promise<boolean> {
  const services = allInLane(all, 'jobs');
  const [job] = await boss.fetch<object>(kind, { db: sqlOn(services.db) });
  if (!job) return false;
  await inSpan(`job ${kind}`, { 'job.id': job.id }, () => carryOut(services, kind, handler, job)).catch(
    async (error: unknown) => {
      services.log.error({ err: error, job: job.id, kind }, 'a job failed');
      await boss.fail(kind, job.id, reasonOf(error), { db: sqlOn(services.db) });
      await announce(services.db, ['queueJobs']);
    },
  );
  return true;
}

async function carryOut(services: Services, kind: Kind, handler: Handler, job: Job): Promise<void> {
  if (handler.effect === 'read_then_write') {
    await runInside(services, kind, await handler.read(services, data(job)), job);
  } else if (handler.effect === 'database') {
    await runInside(services, kind, (tx) => handler.run(tx, data(job)), job);
  } else {
    await runOutside(services, kind, handler.run, job);
  }
}

function data(job: Job): object {
  return job.data ?? {};
}

type Write = (tx: Services) => Promise<void>;

async function runInside(services: Services, kind: Kind, write: Write, job: Job): Promise<void> {
  await inTransaction(services, async (tx) => {
    await allowTime(tx.db);
    if (await insertEffect(tx.db, job.id, 'done')) await write(tx);
    await end(tx, kind, job);
  });
}

// The beginning is kept before the effect: whoever finds it later knows that it may have happened.
type Run = (services: Services, data: object) => Promise<void>;

async function runOutside(services: Services, kind: Kind, run: Run, job: Job): Promise<void> {
  if (!(await insertEffect(services.db, job.id, 'begun'))) {
    if (await isEffectDone(services.db, job.id)) await end(services, kind, job);
    else await buryJob(services.db, kind, job.id, { message: interrupted });
    return;
  }
  try {
    await run(services, data(job));
  } catch (error) {
    await forgetEffect(services.db, job.id);
    throw error;
  }
  await inTransaction(services, async (tx) => {
    await finishEffect(tx.db, job.id);
    await end(tx, kind, job);
  });
}

const interrupted = 'The worker stopped in the middle: it may have been done. Run it again only if it was not.';

async function end({ db }: Services, kind: Kind, { id }: Job): Promise<void> {
  if (kinds[kind].forget) await deleteJob(db, kind, id);
  else await completeJob(db, kind, id);
  await announce(db, ['queueJobs']);
}

// Neither stack nor fields; and a failed query's own message would hold its parameters.
function reasonOf(error: unknown): object {
  if (error instanceof Error && 'query' in error)
    return { message: 'A query of the database failed; the log says which.' };
  return { message: (error instanceof Error ? error.message : String(error)).slice(0, 500) };
}
