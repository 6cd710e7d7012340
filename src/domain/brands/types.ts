import type { CompanyRef, PersonRef } from '../campaigns/types';
import type { SectorRef } from '../kols/types';
import type { RecordStatus } from './schema';

/** A row of `GET /brands` and `GET /brands/{id}` (spec 1 §3 Brand). */
export interface Brand extends CompanyRef {
  sectors: SectorRef[];
  website: string | null;
  phone: string | null;
  address: string | null;
  email: string | null;
  description: string | null;
  customer: CompanyRef | null;
  status: RecordStatus;
  campaign_total: number;
  createdBy?: PersonRef | null;
  created_at: string;
  version: number;
}
