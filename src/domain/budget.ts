import { ratioRounded } from './ratio';
import type { Percent, Vnd } from './units';

/** How a sum stands to a budget. */
export interface BudgetUse {
  /** Null of a budget of 0. */
  share: Percent | null;
  /** In VND; below 0 the sum is beyond the budget. */
  left: Vnd;
}

/** How much of a budget (VND) a sum takes, in percent of two decimals, and what is left of it; null without a budget. */
export function budgetUse(sum: Vnd | null, budget: Vnd): BudgetUse;
export function budgetUse(sum: Vnd | null, budget: Vnd | null): BudgetUse | null;
export function budgetUse(sum: Vnd | null, budget: Vnd | null): BudgetUse | null {
  if (budget === null) return null;
  return { share: ratioRounded(sum ?? 0, budget, 100), left: budget - (sum ?? 0) };
}
