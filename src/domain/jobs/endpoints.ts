import type { Endpoint } from '../endpoint';

/** The queue of background jobs, for admins. */
export const jobEndpoints = {
  queueJobList: {
    method: 'GET',
    path: '/setting/jobs-queue',
    access: { scope: 'setting', action: 'r_setting_job' },
    summary: 'Background jobs: what waits, runs, is done, or failed and why; newest first',
    answer: 'list',
    reads: ['queueJobs'],
  },
  queueOverview: {
    method: 'GET',
    path: '/setting/jobs-queue/overview',
    access: { scope: 'setting', action: 'r_setting_job' },
    summary: 'How many background jobs are in each state, and what is due when',
    answer: 'one',
    reads: ['queueJobs', 'settings'],
  },
  queueJobDetail: {
    method: 'GET',
    path: '/setting/jobs-queue/{id}',
    access: { scope: 'setting', action: 'r_setting_job' },
    summary: 'One background job',
    answer: 'one',
    reads: ['queueJobs'],
  },
  queueJobRetry: {
    method: 'POST',
    path: '/setting/jobs-queue/{id}/retry',
    access: { scope: 'setting', action: 'u_setting_job' },
    summary: 'Run a failed job once more',
    answer: 'nothing',
    changes: ['queueJobs', 'audit'],
  },
} satisfies Record<string, Endpoint>;
