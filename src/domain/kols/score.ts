import type { Network } from '../networks';
import type { Instant, Percent, VndEach } from '../units';

/** How large an account is, by the followers it begins at. */
export const sizeClasses = { nano: 0, micro: 10_000, mid: 100_000, macro: 500_000, mega: 1_000_000 } as const;
export const kolSizes = Object.keys(sizeClasses) as KolSize[];
export type KolSize = keyof typeof sizeClasses;

/** Posts a score looks at, the newest ones. */
export const scoredPosts = 10;

/** Days a score's growth looks back. */
export const growthDays = 90;

/** Points the course of those days is drawn with at most: one a week. */
export const coursePoints = 13;

/** KOLs a group needs, the one compared among them, so that its quarters say something. */
export const fewestPeers = 8;

/** In which quarter of its group a figure stands: 4 is the highest. */
export type Quartile = 1 | 2 | 3 | 4;

/** Figures that are compared with KOLs of the same size and sector. */
export const comparedFigures = ['engagement_rate', 'view_rate', 'mean_views', 'growth_90'] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

/**
 * What networks tell of a KOL: of the account with the most followers and its newest posts, at most 10. Null is unknown;
 * each count beside a figure says how many posts or readings it is made of.
 */
export interface NetworkScore extends Record<`${ComparedFigure}_quartile`, Quartile | null> {
  social_type: Network | null;
  followers: number | null;
  size: KolSize | null;
  posts: number;
  /** Mean engagement of a post ÷ followers × 100; the interaction rate of the specification. */
  engagement_rate: Percent | null;
  /** Mean views of a post ÷ followers × 100. */
  view_rate: Percent | null;
  mean_engagement: number | null;
  engagement_posts: number;
  mean_views: number | null;
  view_posts: number;
  /** Posts a week since the oldest of them. */
  posts_per_week: number | null;
  rhythm_posts: number;
  rhythm_days: number | null;
  /** From the first to the last reading of the last 90 days. */
  growth_90: Percent | null;
  growth_readings: number;
  growth_days: number | null;
  /** KOLs of its size and first sector, itself among them. */
  peers: number;
  computed_at: Instant;
}

/** What a KOL brought in our campaigns that are done; for staff. */
export interface WorkScore {
  campaigns: number;
  sows: number;
  /** What we sold it for ÷ what it got, of the SOWs that know what they got. */
  cpe: VndEach | null;
  cpe_sows: number;
  cpv: VndEach | null;
  cpv_sows: number;
  /** KPIs met, of those promised whose figure is known. */
  kpis_met: number;
  kpis_of: number;
  /** SOWs all of whose posts came by the end of the campaign, of those of which it is known. */
  on_time: number;
  on_time_of: number;
  /** Of the evaluations by customers, clients and brands; 1 to 10. */
  evaluation_average: number | null;
  evaluation_count: number;
}

/** A KOL's scorecard; the work with us is withheld from reduced viewers. */
export type KolScore = NetworkScore & Partial<WorkScore>;
