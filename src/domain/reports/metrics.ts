/** Metric definitions of a campaign report (CONTRACT.md §5). Unknown is null, never 0. */
export const progressTypes = [
  'quantity',
  'engagement',
  'buzz',
  'comment',
  'share',
  'cpe',
  'cpv',
  'like',
  'mention',
  'views',
  'engagement_rate',
] as const;
export type ProgressType = (typeof progressTypes)[number];

/** Types where a lower current is better, so the rate is target ÷ current. */
export const lowerIsBetter: readonly ProgressType[] = ['cpe', 'cpv'];

/** Types that reveal a SOW's price; withheld per KOL from reduced viewers. */
export const priceRevealing: readonly ProgressType[] = ['cpe', 'cpv'];

/**
 * `numerator ÷ denominator × scale` of whole numbers, rounded half up (away from zero) to two decimals: the one rounding
 * of ratios, exact to the last digit, done at the boundary. Null where either is unknown or the denominator is 0.
 */
export function ratioRounded(
  numerator: number | bigint | null,
  denominator: number | bigint | null,
  scale = 1,
): number | null {
  if (numerator === null || denominator === null || Number(denominator) === 0) return null;
  const product = BigInt(numerator) * BigInt(scale) * 100n;
  const divisor = BigInt(denominator);
  const [dividend, by] = [product < 0n ? -product : product, divisor < 0n ? -divisor : divisor];
  const hundredths = (dividend * 2n + by) / (by * 2n);
  return Number(product < 0n === divisor < 0n ? hundredths : -hundredths) / 100;
}
