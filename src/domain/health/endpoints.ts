import type { Endpoint } from '../endpoint';

/** How the installation stands, for who looks after it. */
export const healthEndpoints = {
  healthOverview: {
    method: 'GET',
    path: '/setting/health',
    access: { scope: 'setting', action: 'r_setting_job' },
    summary:
      'How the installation stands: database, queue, disk, backups, mail, networks, certificate; and the calls of 30 days with what failed',
    answer: 'one',
    reads: ['queueJobs'],
  },
} satisfies Record<string, Endpoint>;
