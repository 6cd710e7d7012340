import type { PendingEdit } from '../approvals/types';
import type { Representative } from '../representatives/types';

/** What the detail of a customer or brand says beside its row, to staff only: what waits, and what hangs on it. */
export interface CompanyStanding {
  /** Why it was rejected. */
  status_reason?: string | null;
  /** The held edit; the other fields are the approved ones. */
  pending?: PendingEdit | null;
  /** Campaigns that are not over: they keep a brand from being removed. */
  running_campaign_total?: number;
  representative_total?: number;
  /** For those who may read representatives. */
  representatives?: Representative[];
}
