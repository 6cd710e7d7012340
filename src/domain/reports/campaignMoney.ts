import { ratioRounded } from '../ratio';
import type { Percent, Vnd } from '../units';
import { marginOf, type SowPrices, salePriceOf } from './prices';

/** What a campaign's SOWs take of its budget and leave the agency. */
export interface CampaignMoney {
  /** What they are sold for. */
  sold: Vnd;
  /** SOWs without a sale price: what they will take is not known. */
  unpriced: number;
  /** Of the budget; null of a budget of 0. */
  used: Percent | null;
  /** Less than 0 where more is sold than the budget has. */
  left: Vnd;
  /** Sale less booking of the SOWs both are known of; null where that is none. */
  margin: Vnd | null;
  /** Of what those are sold for. */
  margin_rate: Percent | null;
}

/**
 * A campaign's money in VND, exact percents of two decimals; null where prices or the budget are withheld (CONTRACT.md
 * §5). A SOW without a price counts as none and is named, so that nobody takes the sum for the whole.
 */
export function moneyOf(sows: readonly Partial<SowPrices>[], budget: Vnd | undefined): CampaignMoney | null {
  const sales = sows.map(salePriceOf);
  if (budget === undefined || sales.includes(undefined)) return null;
  const sold = sales.reduce<number>((sum, sale) => sum + (sale ?? 0), 0);
  const both = sows.filter((sow) => marginOf(sow) !== null);
  const margin = both.reduce((sum, sow) => sum + (marginOf(sow) ?? 0), 0);
  const soldOfBoth = both.reduce((sum, sow) => sum + (salePriceOf(sow) ?? 0), 0);
  return {
    sold,
    unpriced: sales.filter((sale) => sale === null).length,
    used: ratioRounded(sold, budget, 100),
    left: budget - sold,
    margin: both.length > 0 ? margin : null,
    margin_rate: both.length > 0 ? ratioRounded(margin, soldOfBoth, 100) : null,
  };
}
