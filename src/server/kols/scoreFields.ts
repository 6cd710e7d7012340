import type { KolScore, NetworkScore } from '../../domain/kols/score';

/** What networks tell of a KOL, by the names of columns and wire alike. */
export const networkScore = [
  'social_type',
  'followers',
  'size',
  'posts',
  'engagement_rate',
  'view_rate',
  'mean_engagement',
  'engagement_posts',
  'mean_views',
  'view_posts',
  'posts_per_week',
  'rhythm_posts',
  'rhythm_days',
  'growth_90',
  'growth_readings',
  'growth_days',
  'engagement_rate_quartile',
  'view_rate_quartile',
  'mean_views_quartile',
  'growth_90_quartile',
  'peers',
  'computed_at',
] as const satisfies (keyof NetworkScore)[];

/** The same and what only our own work tells, which is the staff's (CONTRACT.md §3). */
export const wholeScore = [
  ...networkScore,
  'campaigns',
  'sows',
  'cpe',
  'cpe_sows',
  'cpv',
  'cpv_sows',
  'kpis_met',
  'kpis_of',
  'on_time',
  'on_time_of',
  'evaluation_average',
  'evaluation_count',
] as const satisfies (keyof KolScore)[];
