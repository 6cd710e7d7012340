import type { CompanyRef, FileRef, KolRef, PersonRef } from '../campaigns/types';
import type { CampaignStatus, RequestStatus } from '../campaigns/values';
import type { Day, Instant, Vnd } from '../units';

/** Who is responsible for a request, with how to reach them. */
export interface PersonInCharge extends PersonRef {
  code: string | null;
  email: string;
}

/** A row of `GET /campaigns/request` (spec 1 §3 Campaign request). Budget in VND, days `YYYY-MM-DD`. */
export interface RequestListItem {
  id: string;
  request_name: string;
  request_budget: Vnd;
  request_start_date: Day;
  request_end_date: Day;
  request_date: Instant;
  request_status: RequestStatus;
  brand_name: string;
  brand_cover_image: string | null;
  customer_name: string;
  /** The first ones in the order they were chosen. */
  data_kols: KolRef[];
  kol_total: number;
  /** Withheld from reduced viewers; null: nobody yet. */
  person_in_charge?: PersonInCharge | null;
  /** Whether a guest asked, whom new statuses reach by mail. Withheld as the person in charge is. */
  is_guest?: boolean;
  version: number;
}

/** One request with everything its page shows. */
export interface RequestDetail extends RequestListItem {
  request_description: string;
  request_kols: string[];
  customer_phone: string;
  customer_email: string;
  /** Null for a brand or customer we do not know. */
  brand: CompanyRef | null;
  customer: CompanyRef | null;
  /** Links that are good for minutes only. */
  data_files: FileRef[];
  /** The campaign made from it, where the viewer has that campaign. */
  campaign: { id: string; code: string; name: string; status: CampaignStatus } | null;
  /** Who asked; null for a guest. Withheld as creators are. */
  createdBy?: PersonRef | null;
}
