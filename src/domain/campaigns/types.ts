import type { Network, PostMetric } from '../networks';
import type { Day, Instant, Percent, Vnd, VndEach } from '../units';
import type { CourseField, Pace, PaceGap, PaceMetric } from './pace';
import type {
  AcceptancePostType,
  CampaignStatus,
  CampaignType,
  PostContentStatus,
  PostFormat,
  SowHint,
} from './values';

/** A person as shown beside a record. */
export interface PersonRef {
  id: string;
  fullname: string;
  avatar: string | null;
}

/** A brand or customer as shown beside a record. */
export interface CompanyRef {
  id: string;
  code: string;
  name: string;
  logo: string | null;
}

export interface KolRef {
  id: string;
  code: string;
  stage_name: string;
  avatar: string | null;
}

export interface FileRef {
  id: string;
  url: string;
  file_name: string;
  size: number;
}

/** A row of the campaign lists (spec 1 §3 Campaign). Money in VND, days `YYYY-MM-DD`. Optional fields are withheld from reduced viewers. */
export interface CampaignListItem {
  id: string;
  code: string;
  name: string;
  type: CampaignType;
  status: CampaignStatus;
  start_date: Day;
  end_date: Day | null;
  budget?: Vnd;
  cover_image: string | null;
  avatar: string | null;
  brand: CompanyRef | null;
  customer: CompanyRef | null;
  kols: KolRef[];
  kol_total: number;
  sow_total: number;
  post_total: number;
  /** Posts the SOWs promise. */
  post_count: number;
  /** Posts within what their SOW promises; those beyond it keep no other SOW's promise. */
  post_kept: number;
  /** Posts that were promised and are there against all promised, in percent; null where nothing was promised. */
  progress: Percent | null;
  managers?: PersonRef[];
  /** Of a done campaign, for who is asked to evaluate it: whether they have not yet. */
  awaits_evaluation?: boolean;
  /** Of a done campaign, for staff who may read evaluations: what clients gave. */
  evaluation?: { count: number; average: number | null };
  created_at: Instant;
  version: number;
  /** How it goes and what it got, as last judged; KOL users are not told. */
  pace?: Pace;
  /** The share reached ÷ the share of time passed, of the limiting metric. */
  pace_ratio?: number | null;
  pace_metric?: PaceMetric | null;
  /** The limiting metric in percent of its target: now, and the range it ends in. */
  pace_reached?: Percent | null;
  pace_low?: Percent | null;
  pace_high?: Percent | null;
  /** Why no pace is told. */
  pace_missing?: PaceGap | null;
  /** The day it was judged of. */
  pace_day?: Day | null;
  result_views?: number | null;
  /** Views in percent of those promised. */
  result_views_rate?: Percent | null;
  result_cpe?: VndEach | null;
  /** Its posts when that was judged, and those of them whose views, and whose engagement, were known; null before. */
  result_posts?: number | null;
  result_views_known?: number | null;
  result_engagement_known?: number | null;
  /** Of a list, for staff; null of a campaign that is over. */
  risk_figures?: RiskFigures | null;
}

/** What a campaign's risks are told from, beside its pace, days and budget. */
export interface RiskFigures {
  /** Online SOWs with fewer posts than promised, and those of them without any. */
  owing_sows: number;
  empty_sows: number;
  /** What its SOWs are sold for; null without any. */
  sale_total: Vnd | null;
}

/** How a campaign goes and what it got. */
export type CampaignCourse = Pick<CampaignListItem, CourseField>;

/** A scope of work (spec 1 §3 SOW). Prices in VND, withheld from reduced viewers. */
export interface Sow {
  id: string;
  /** Its own within the campaign, given once and for good. */
  number: number;
  /** Its place among the SOWs of the campaign. */
  position: number;
  kol: KolRef;
  is_online: boolean;
  social_type: Network | null;
  post_format: PostFormat | null;
  description: string | null;
  post_count: number;
  kpi_like: number | null;
  kpi_share: number | null;
  kpi_comment: number | null;
  kpi_views: number | null;
  kpi_engagement: number | null;
  kpi_buzz: number | null;
  kpi_mentions: number | null;
  engagement_rate: Percent | null;
  booking_price?: Vnd | null;
  sale_price?: Vnd | null;
  is_offline: boolean;
  off_description: string | null;
  off_booking_price?: Vnd | null;
  off_sale_price?: Vnd | null;
  note?: string | null;
  followers: number | null;
  posted: number;
  /** For staff: whether the KOL has an account on the network, and what the SOW lacks. */
  has_account?: boolean;
  hints?: SowHint[];
  version: number;
}

/** `GET /campaigns/sow/{id}`: how many posts, counted or not, planned posts and acceptances would go with it; for staff. */
export type SowDetail = Sow & { hanging?: { posts: number; contents: number; acceptances: number } };

/** A campaign post with its latest metrics; null is unknown. */
export interface CampaignPost {
  id: string;
  sow_id: string;
  /** Of its SOW within the campaign. */
  sow_number: number;
  kol: KolRef;
  social_type: Network;
  post_time: Instant | null;
  url_post: string;
  content: string | null;
  hashtags: string[];
  view: number | null;
  reaction: number | null;
  comment: number | null;
  share: number | null;
  brand_mention: number | null;
  /** When and from where the metrics were last taken. */
  metrics_at: Instant | null;
  metrics_source: MetricSource | null;
  is_active?: boolean;
  is_short_video: boolean;
  /** A short link of ours that stands in the post, and where it leads. */
  shortened_link: string | null;
  original_url: string | null;
  /** Of people on that link; null without one. */
  clicks: number | null;
  /** Address of the picture given to it, else of the one its network shows. */
  thumbnail: string | null;
  version: number;
}

/** A post planned for a SOW (spec 1 §3 Campaign post content); instants ISO 8601 in UTC. */
export interface PostContent {
  id: string;
  sow_id: string;
  sow_number: number;
  kol: KolRef;
  social_type: Network | null;
  post_format: PostFormat | null;
  title: string;
  content: string | null;
  /** Addresses of pictures. */
  files: string[];
  hashtag: string[];
  note: string | null;
  used_time: Instant | null;
  status: PostContentStatus;
  /** The post it became. */
  post: { id: string; url_post: string } | null;
  version: number;
}

export const metricSources = ['api', 'import', 'kol', 'manual', 'estimate'] as const;
export type MetricSource = (typeof metricSources)[number];

/** Figures of a post that were read or set together; null is unknown, a figure left out was not among them. */
export interface MetricReading {
  id: string;
  captured_at: Instant;
  source: MetricSource;
  actor: PersonRef | null;
  reason: string | null;
  /** Address of the picture that shows them. */
  evidence: string | null;
  metrics: Partial<Record<PostMetric, number | null>>;
}

export interface CampaignAcceptance {
  id: string;
  title: string;
  sow_id: string;
  kol: KolRef;
  post_type: AcceptancePostType;
  images: string[];
  url_posts: string[];
  version: number;
}

/** One campaign without its posts. */
interface CampaignParts extends Omit<CampaignListItem, 'kols'> {
  description: string | null;
  keywords: string[];
  cancel_reason: string | null;
  supervisors?: PersonRef[];
  executives?: PersonRef[];
  internals?: PersonRef[];
  internal_docs?: FileRef[];
  customer_docs: FileRef[];
  liquidation_images: string[];
  otherDoc: { images: string[]; url_posts: string[] };
  /** For staff: whether posts whose marks are clear become the campaign's by themselves, and how many wait. */
  takes_found_posts?: boolean;
  found_posts?: number;
  /** The request it was made from, for those who may read requests. */
  request?: { id: string; request_name: string } | null;
  sows: Sow[];
  campaignAcceptances: CampaignAcceptance[];
  updated_at: Instant;
}

/** One campaign with everything its tabs show. */
export interface CampaignDetail extends CampaignParts {
  campaignPosts: CampaignPost[];
}

/** What the campaign's page holds: its posts are asked for page by page (`GET /campaigns/{id}?without=posts`). */
export interface CampaignView extends CampaignParts {
  /** How many posts this viewer finds there; to staff also those that do not count. */
  post_rows?: number;
}
