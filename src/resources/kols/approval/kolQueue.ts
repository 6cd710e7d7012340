import type { Queue } from '../../../ui/console/approval/queue';

/** KOLs that wait for approval. */
export const kolQueue: Queue = {
  resource: 'kols',
  waiting: { status: 'pending' },
  pages: { approvals: 'kolApprovals', approval: 'kolApproval' },
};
