import { AppError } from '../../domain/errors';
import type { Api } from '../http/api';
import { kindNames } from './kinds';
import { countJobs, findQueueJob, findQueueJobs } from './queries';
import { retryJob } from './retry';
import { findSchedule } from './schedule';
import { timetableHere } from './timetable';

/** Binds `/setting/jobs-queue`. */
export function jobRoutes(api: Api): void {
  api.handle('queueJobList', ({ ctx, query }) => findQueueJobs(ctx.db, query));
  api.handle('queueOverview', async ({ ctx: { db, config } }) => ({
    data: { states: await countJobs(db), schedule: await findSchedule(db, timetableHere(config)), kinds: kindNames },
  }));
  api.handle('queueJobDetail', async ({ ctx, params }) => {
    const job = await findQueueJob(ctx.db, params.id);
    if (!job) throw new AppError('queue_job_not_exist');
    return { data: job };
  });
  api.handle('queueJobRetry', ({ ctx, params }) => retryJob(ctx, params.id));
}
