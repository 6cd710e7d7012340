import type { Api } from '../http/api';
import { findQueueJobs } from './queries';
import { retryJob } from './retry';

/** Binds `/setting/jobs-queue`. */
export function jobRoutes(api: Api): void {
  api.handle('queueJobList', ({ ctx, query }) => findQueueJobs(ctx.db, query));
  api.handle('queueJobRetry', ({ ctx, params }) => retryJob(ctx, params.id));
}
