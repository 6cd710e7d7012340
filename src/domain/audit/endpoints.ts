import type { Endpoint } from '../endpoint';

/** The audit trail (CONTRACT.md §1). */
export const auditEndpoints = {
  auditList: {
    method: 'GET',
    path: '/audit',
    access: { scope: 'permission_management', action: 'r' },
    summary: 'Who changed what, when and from which request, newest first',
    answer: 'list',
    reads: ['audit'],
    readsStandby: true,
  },
} satisfies Record<string, Endpoint>;
