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
