import { ratioRounded } from '../ratio';

const percent = 100;

/** Current ÷ target in percent, null where one is unknown or nothing was promised (CONTRACT.md §5). */
export const rateOf = (current: number | null, target: number | null): number | null =>
  ratioRounded(current, target, percent);

/** Engagement ÷ followers in percent (CONTRACT.md §5). */
export const engagementRateOf = (engagement: number | null, followers: number | null): number | null =>
  ratioRounded(engagement, followers, percent);

/** The engagement rate against a promised one, both in percent of two decimals, and how much of the promise it is. */
export function engagementRateProgress(engagement: number | null, followers: number | null, promised: number | null) {
  // Counted in hundredths of a percent both sides of the ratio are whole numbers.
  const due = followers === null || promised === null ? null : BigInt(followers) * BigInt(Math.round(promised * 100));
  return {
    current: engagementRateOf(engagement, followers),
    target: promised,
    rate: ratioRounded(engagement, due, percent * percent * 100),
  };
}
