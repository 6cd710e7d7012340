import type { PendingEdit } from '../approvals/types';
import type { CampaignsAverage } from '../evaluations/summary';
import type { Representative } from '../representatives/types';

/** Somebody who registered by themselves, with what they typed, and what came of it (spec 1 §1 Self-registration). */
export interface Registration {
  fullname: string;
  phone: string | null;
  email: string;
  customer_id: string;
  /** Null where the brand is gone. */
  brand_id: string | null;
}

/** What the detail of a customer or brand says beside its row, to staff only: what waits, and what hangs on it. */
export interface CompanyStanding {
  /** Why it was rejected. */
  status_reason?: string | null;
  /** The held edit; the other fields are the approved ones. */
  pending?: PendingEdit | null;
  /** Who registered it; null where staff added it. Not for the account role, as all creators. */
  registration?: Registration | null;
  /** Campaigns that are not over: they keep a brand from being removed. */
  running_campaign_total?: number;
  representative_total?: number;
  /** What its done campaigns were given, for those who may read evaluations. */
  evaluation?: CampaignsAverage;
  /** For those who may read representatives. */
  representatives?: Representative[];
}
