import type { QueueJob, QueueOverview } from './types';

/** What the calls of the queue of jobs answer. */
export interface JobAnswers {
  queueJobList: QueueJob;
  queueOverview: QueueOverview;
  queueJobDetail: QueueJob;
}
