import type { PersonRef } from '../campaigns/types';
import type { Network } from '../networks';
import type { Instant } from '../units';
import type { CollectStatus } from './values';

/** An order to collect KOLs (spec 1 §3 KOL collect order). Instants are ISO 8601. */
export interface CollectOrder {
  id: string;
  collectTime: Instant;
  social_type: Network;
  keyword: string;
  min_follower: number;
  max_follower: number;
  filter_status: CollectStatus;
  /** When it was complete, or given up. */
  completed_at: Instant | null;
  /** How many accounts were found; null until it is complete. */
  collected: number | null;
  /** The network has more than an order takes. */
  capped: boolean;
  /** Where the workbook is downloaded; null while there is none. */
  result_file: string | null;
  /** Who ordered it; withheld from those who see no creators. */
  createdBy?: PersonRef;
}

/** `GET /social/kol-filter-order/allowance`: what the caller may still order today, and of which networks. */
export interface CollectAllowance {
  limit: number;
  used: number;
  networks: Network[];
  /** Connected ones that do not let accounts be searched. */
  unsearchable: Network[];
}
