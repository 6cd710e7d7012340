import type { CollectAllowance, CollectOrder } from './types';

/** What the calls of orders to collect KOLs answer. */
export interface CollectOrderAnswers {
  collectOrderCreate: CollectOrder;
  collectAllowance: CollectAllowance;
  collectOrderList: CollectOrder;
}
