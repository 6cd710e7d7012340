import type { CompanyRef, PersonRef } from '../campaigns/types';
import type { CompanyStanding } from '../companies/types';
import type { RecordStatus } from '../companies/values';
import type { SectorRef } from '../kols/types';
import type { Instant } from '../units';

/** A row of `GET /customers` (spec 1 §3 Customer). */
export interface Customer extends CompanyRef {
  trading_name: string;
  tax_number: string;
  website: string | null;
  sectors: SectorRef[];
  /** `pending` also of an active one with a held edit. */
  status: RecordStatus;
  /** Whether what is pending is an edit of an approved record rather than a new one; staff only. */
  pending_edit?: boolean;
  brand_total: number;
  campaign_total: number;
  createdBy?: PersonRef | null;
  created_at: Instant;
  version: number;
}

/** `GET /customers/{id}`. */
export interface CustomerDetail extends Customer, CompanyStanding {}

/** Why a customer is likely the same as another one. */
export type MatchSign = 'tax_number' | 'name';

/** A customer there is already that is likely the same as one that waits, the surest first. */
export interface CustomerMatch {
  customer: CompanyRef & { trading_name: string; tax_number: string; brand_total: number };
  why: MatchSign[];
}
