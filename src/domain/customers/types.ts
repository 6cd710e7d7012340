import type { RecordStatus } from '../brands/schema';
import type { CompanyRef, PersonRef } from '../campaigns/types';
import type { SectorRef } from '../kols/types';

/** A row of `GET /customers` and `GET /customers/{id}` (spec 1 §3 Customer). */
export interface Customer extends CompanyRef {
  trading_name: string;
  tax_number: string;
  website: string | null;
  sectors: SectorRef[];
  status: RecordStatus;
  brand_total: number;
  campaign_total: number;
  createdBy?: PersonRef | null;
  created_at: string;
  version: number;
}
