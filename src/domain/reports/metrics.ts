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

/** Two decimals, half up (away from zero): the one rounding of ratios, done at the boundary. */
export function roundRatio(value: number): number {
  return (Math.sign(value) * Math.round((Math.abs(value) + Number.EPSILON) * 100)) / 100;
}

/** `numerator ÷ denominator × scale`, null where either is unknown or the denominator is 0; unrounded. */
export function ratio(numerator: number | null, denominator: number | null, scale = 1): number | null {
  if (numerator === null || denominator === null || denominator === 0) return null;
  return (numerator / denominator) * scale;
}
