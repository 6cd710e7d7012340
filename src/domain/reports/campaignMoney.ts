import { type BudgetUse, budgetUse } from '../budget';
import { ratioRounded } from '../ratio';
import type { Percent, Vnd } from '../units';
import { bookingPriceOf, marginOf, type SowPrices, salePriceOf } from './prices';

/** What SOWs come to. */
export interface SowMoney {
  /** What the customer pays for them. */
  sale: Vnd;
  /** What the KOLs are paid. */
  booking: Vnd;
  /** SOWs without a sale price: what they will be sold for is not known. */
  unpriced: number;
  /** Sale less booking of the SOWs both are known of; null where that is none. */
  margin: Vnd | null;
  /** Of what those are sold for. */
  margin_rate: Percent | null;
}

/**
 * What SOWs come to in VND, their margin's exact percent; null where prices are withheld (CONTRACT.md §5). A price that is
 * not known counts as none and is named, so that nobody takes the sum for the whole, and makes no margin.
 */
export function moneyOf(sows: readonly Partial<SowPrices>[]): SowMoney | null {
  const sales = sows.map(salePriceOf);
  if (sales.includes(undefined)) return null;
  const sum = (amounts: readonly (number | null | undefined)[]) =>
    amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0);
  const both = sows.filter((sow) => marginOf(sow) !== null);
  const margin = both.length > 0 ? sum(both.map(marginOf)) : null;
  return {
    sale: sum(sales),
    booking: sum(sows.map(bookingPriceOf)),
    unpriced: sales.filter((sale) => sale === null).length,
    margin,
    margin_rate: ratioRounded(margin, sum(both.map(salePriceOf)), 100),
  };
}

/** How SOWs stand to their campaign's budget (VND); null where either is withheld. */
export function budgetOf(sows: readonly Partial<SowPrices>[], budget: Vnd | undefined): (SowMoney & BudgetUse) | null {
  const money = moneyOf(sows);
  return money && budget !== undefined ? { ...money, ...budgetUse(money.sale, budget) } : null;
}
