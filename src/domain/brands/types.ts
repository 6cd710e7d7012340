import type { CompanyRef, PersonRef } from '../campaigns/types';
import type { CompanyStanding } from '../companies/types';
import type { RecordStatus } from '../companies/values';
import type { SectorRef } from '../kols/types';
import type { Instant } from '../units';

/** A row of `GET /brands` (spec 1 §3 Brand). */
export interface Brand extends CompanyRef {
  sectors: SectorRef[];
  website: string | null;
  phone: string | null;
  address: string | null;
  email: string | null;
  description: string | null;
  customer: CompanyRef | null;
  /** `pending` also of an active one with a held edit. */
  status: RecordStatus;
  /** Whether what is pending is an edit of an approved record rather than a new one; staff only. */
  pending_edit?: boolean;
  campaign_total: number;
  createdBy?: PersonRef | null;
  created_at: Instant;
  version: number;
}

/** `GET /brands/{id}`. */
export interface BrandDetail extends Brand, CompanyStanding {
  /** The brand's newest hashtags, without their #, at most ten; for staff who may read hashtags. */
  hashtags?: string[];
}
