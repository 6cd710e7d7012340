import { ratioRounded } from '../ratio';
import type { Percent } from '../units';

/** How many days back the recent course begins. */
export const lastWeek = 7;

/** Where a metric ends, in % of its target. */
export interface ProjectedEnd {
  low: Percent;
  high: Percent;
}

interface Course {
  reached: bigint;
  target: bigint;
  /** What was reached a week before. */
  before: bigint;
  days: { number: number; of: number };
}

/**
 * Where the campaign's own course leads: what is reached, and over the days left once as much a day as on average since
 * the start, once as much as in the last seven days; the lower and the higher of the two. A fall in the last week counts
 * as standing still. Null once the end has come.
 */
export function projectedEnd({ reached, target, before, days }: Course): ProjectedEnd | null {
  if (days.number >= days.of) return null;
  const left = BigInt(days.of - days.number);
  const week = BigInt(lastWeek);
  const gained = reached > before ? reached - before : 0n;
  const evenly = ratioRounded(reached * BigInt(days.of), target * BigInt(days.number), 100) ?? 0;
  const lately = ratioRounded(reached * week + gained * left, target * week, 100) ?? 0;
  return { low: Math.min(evenly, lately), high: Math.max(evenly, lately) };
}
