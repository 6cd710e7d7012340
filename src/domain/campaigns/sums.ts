import type { Vnd } from '../units';

/** What all campaigns a filter finds come to, `of` of them; optional figures are withheld as in the list. */
export interface CampaignListSums {
  of: number;
  sow_total: number;
  post_total: number;
  /** Posts within what their SOW promises. */
  post_kept: number;
  /** Posts the SOWs promise. */
  post_count: number;
  budget?: Vnd;
  /** Over the `known` campaigns whose views are known; null where none are. */
  result_views?: { sum: number | null; known: number };
}
