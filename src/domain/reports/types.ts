import type { CourseField } from '../campaigns/pace';
import type { CampaignListItem, KolRef } from '../campaigns/types';
import type { PostFormat } from '../campaigns/values';
import type { Network } from '../networks';
import type { Day, Percent, Vnd, VndEach } from '../units';
import type { ProgressType } from './metrics';

/** Current against target of one metric; `known` of `of` posts had the metric. */
export interface ProgressRow {
  type: ProgressType;
  current: number | null;
  target: number | null;
  rate: Percent | null;
  known: number;
  of: number;
  /**
   * Of a campaign's or a brand's rows: how many SOWs promise it, of those that do or have posts. `current`, `known` and
   * `of` are theirs alone, or everybody's where none promises it. Reports frozen without it count every post.
   */
  sows?: { promising: number; of: number };
}

export interface SowProgress {
  sow_id: string;
  /** Of the SOW within its campaign. */
  number: number;
  kol: KolRef;
  social_type: Network | null;
  post_format: PostFormat | null;
  postProcess: ProgressRow[];
  /** Cost on booking price, for staff only. */
  booking_cpe?: VndEach | null;
  booking_cpv?: VndEach | null;
  price?: Vnd | null;
  booking_price?: Vnd | null;
}

export interface Coverage {
  known: number;
  of: number;
}

export type CoveredMetric = 'views' | 'like' | 'comment' | 'share' | 'engagement' | 'buzz' | 'mentions';

export interface ReportTotals {
  posts: number;
  views: number | null;
  like: number | null;
  comment: number | null;
  share: number | null;
  engagement: number | null;
  buzz: number | null;
  mentions: number | null;
  engagement_rate: Percent | null;
  price?: Vnd | null;
  booking_price?: Vnd | null;
  cpe: VndEach | null;
  cpv: VndEach | null;
  booking_cpe?: VndEach | null;
  booking_cpv?: VndEach | null;
  coverage: Record<CoveredMetric, Coverage>;
  /** What the SOWs that promise it got against what they promise together; target null where none promises it. */
  progress: ProgressRow[];
}

type OfClients =
  | 'customer'
  | 'sow_total'
  | 'post_total'
  | 'post_count'
  | 'post_kept'
  | 'progress'
  | 'created_at'
  | 'version';

/** The campaign a report is of; who reads it without an account is told what stands on its cover. */
export type ReportCampaign = Omit<CampaignListItem, OfClients | CourseField | 'risk_figures'> &
  Partial<Pick<CampaignListItem, OfClients>>;

/** The figures of a report; with the rest of it `ReportDocument` (CONTRACT.md §1). */
export interface FinalReport {
  campaign: ReportCampaign;
  as_of: Day;
  totals: ReportTotals;
  progress: SowProgress[];
  by_network: (Pick<
    ReportTotals,
    'posts' | 'views' | 'like' | 'comment' | 'share' | 'engagement' | 'buzz' | 'mentions'
  > & {
    social_type: Network;
    coverage: Record<CoveredMetric, Coverage>;
  })[];
  by_day: { date: Day; views: number | null; engagement: number | null; buzz: number | null }[];
  key_finding: string | null;
  key_finding_top_1: string | null;
  key_finding_top_2: string | null;
  key_finding_top_3: string | null;
  key_recommendation: string | null;
  /** What is written beside views, engagement and buzz. */
  view: string | null;
  engagement: string | null;
  buzz: string | null;
  scorecard_metric: string | null;
}

/** `GET /campaigns/overview/{id}`; totals are null for a KOL, whose own SOWs are all it has. */
export interface CampaignOverview {
  totals: ReportTotals | null;
  progress: SowProgress[];
}
