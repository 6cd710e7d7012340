import type { CampaignAcceptance, KolRef, MetricSource } from '../campaigns/types';
import type { PostFormat } from '../campaigns/values';
import type { CampaignHashtags } from '../hashtags/types';
import type { Network, PostMetric } from '../networks';
import type { Instant, Percent, Vnd } from '../units';
import type { Audience } from './audiences';
import type { ReportBlock } from './blocks';
import type { ReportChart } from './charts/charts';
import type { ReportClicks } from './clicks';
import type { FigureName } from './liveFigures';
import type { ReportKol } from './reportKol';
import type { ScorecardMetric } from './scorecard';
import type { FinalReport } from './types';
import type { Verdict } from './verdict';

/** One of the three best KOLs by the scorecard metric, with what the manager says of it (rich text) or null. */
export interface TopKol {
  kol: KolRef;
  metric: ScorecardMetric;
  value: number | null;
  text: string | null;
}

/** The newest reading of a metric by the report's day; ISO instant in UTC. */
export interface ReportReading {
  value: number | null;
  source: MetricSource;
  captured_at: Instant;
}

/** A post the report counts, with what each of its metrics was; a metric nobody read is absent. */
export interface ReportPost {
  id: string;
  sow_id: string;
  sow_number: number;
  kol: KolRef;
  social_type: Network;
  post_format: PostFormat | null;
  url_post: string;
  thumbnail: string | null;
  content: string | null;
  post_time: Instant | null;
  metrics: Partial<Record<PostMetric, ReportReading>>;
}

/** A post by its id with its figure of the scorecard metric. */
export interface BestPost {
  post_id: string;
  value: number;
}

export type ReportAcceptance = Pick<
  CampaignAcceptance,
  'id' | 'title' | 'sow_id' | 'kol' | 'post_type' | 'url_posts' | 'images'
>;

/** What was paid and what is left of it, VND and %: for staff. */
export interface ReportCost {
  price: Vnd | null;
  booking_price: Vnd | null;
  margin: Vnd | null;
  /** Of the sale price. */
  margin_rate: Percent | null;
}

/** For how many posts a metric is known and where that comes from. */
export interface MetricMethod {
  known: number;
  of: number;
  by_source: Partial<Record<MetricSource, number>>;
  /** ISO instants of the readings that count. */
  oldest: Instant | null;
  newest: Instant | null;
}

/** How the figures came to be: the formula of each as a key of words, and what each metric rests on. */
export interface ReportMethod {
  formulas: { figure: FigureName; formula: string }[];
  metrics: Record<PostMetric, MetricMethod>;
}

/** What staff wrote, as they wrote it: rich text with live figures unfilled. `version` is 0 while there is none. */
export type WrittenTexts = Pick<
  FinalReport,
  | 'key_finding'
  | 'key_finding_top_1'
  | 'key_finding_top_2'
  | 'key_finding_top_3'
  | 'key_recommendation'
  | 'view'
  | 'engagement'
  | 'buzz'
  | 'scorecard_metric'
> & { version: number };

/** What makes a report a frozen one: its number, whom it was made for and when. */
export interface FrozenMark {
  number: string;
  label: string | null;
  audience: Audience;
  created_at: Instant;
  /** Where anybody may prove it: the address of the page, without its origin where the installation names none. */
  verify: string;
}

/**
 * `GET /campaigns/final-report/{id}`: all a page, a file or a link shows of a campaign; nothing is computed after it
 * (CONTRACT-2 §9). `blocks` are those it holds: what belongs to another one is empty or null.
 */
export interface ReportDocument extends FinalReport {
  blocks: ReportBlock[];
  /** Null where the figures it speaks of are not told. */
  verdict: Verdict | null;
  scorecard: ScorecardMetric;
  top: TopKol[];
  /** From the best by the scorecard metric on. */
  kols: ReportKol[];
  /** Newest first. */
  posts: ReportPost[];
  best_posts: BestPost[];
  /** Null where no post bears a hashtag and none is asked for. */
  tags: CampaignHashtags | null;
  /** Null where no post has a short link. */
  clicks: ReportClicks | null;
  acceptances: ReportAcceptance[];
  method: ReportMethod | null;
  charts: ReportChart[];
  /** Of a frozen report: its mark, and the code that is printed with its number. */
  frozen?: FrozenMark & { code: string };
  /** Staff alone. */
  cost?: ReportCost | null;
  texts?: WrittenTexts;
}
