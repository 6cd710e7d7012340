import type { MetricSource } from '../campaigns/types';
import type { CampaignStatus, PostFormat } from '../campaigns/values';
import type { ReadingReason, Span } from '../networkReadings';
import type { Network } from '../networks';
import type { Day, Instant, Percent, Vnd } from '../units';

/** When a figure was taken (ISO 8601, UTC) and from what; null where there never was one. */
export interface Taken {
  at: Instant | null;
  source: MetricSource | null;
}

/** Followers at the end of a day (`YYYY-MM-DD`); null = the network did not say. */
export interface FollowerPoint {
  time: Day;
  follower: number | null;
}

/** A post of a KOL's own channel; a figure null = unknown. */
export interface ChannelPost {
  id: string;
  link: string;
  description: string | null;
  published_at: Instant;
  thumbnails: string | null;
  like_count: number | null;
  comment_count: number | null;
  share_count: number | null;
  view_count: number | null;
  taken: Taken;
}

/** `GET /social/{network}` (spec 1 §3 Platform profile). Rates in %, null = unknown. */
export interface PlatformProfile {
  id: string;
  social_type: Network;
  name: string | null;
  is_verified: boolean;
  url: string;
  thumbnails: string | null;
  latest_update_date: Instant | null;
  follower_count: number | null;
  /** Whether the network itself rounds the number of followers. */
  follower_rounded: boolean;
  /** Why the last reading brought nothing, and when that was; null where it did. Left out for others than staff. */
  failure?: { reason: ReadingReason; at: Instant } | null;
  /** Growth from the first to the last known reading of the period. */
  follower_growth_rate: Percent | null;
  follower_history: FollowerPoint[];
  taken: Taken;
  latest_posts: ChannelPost[];
}

/** One account in `GET /social/social-network-data`. */
export type SocialAccount = Omit<PlatformProfile, 'follower_history' | 'latest_posts'>;

/** A sum over posts of which `known` out of `of` say the figure. */
export interface CoveredTotal {
  value: number | null;
  known: number;
  of: number;
}

/** Such a sum with when its newest figure was taken (ISO 8601, UTC) and from what its figures come. */
export interface TakenTotal extends CoveredTotal {
  at: Instant | null;
  sources: MetricSource[];
}

/** A campaign in a KOL's history; `budget` (VND) is withheld from reduced viewers. */
export interface KolCampaign {
  id: string;
  code: string;
  name: string;
  status: CampaignStatus;
  cover_image: string | null;
  brand: { id: string; code: string; name: string; logo: string | null };
  start_date: Day;
  end_date: Day | null;
  social_types: Network[];
  post_formats: PostFormat[];
  budget?: Vnd | null;
}

/** `GET /social/overview` (spec 1 §3 Overview). */
export interface SocialOverview {
  total_view: TakenTotal;
  total_like: TakenTotal;
  total_comment: TakenTotal;
  total_share: TakenTotal;
  total_engagement: TakenTotal;
  latest_update_date: Instant | null;
  /** Left out for those who may not read campaigns. */
  campaigns?: KolCampaign[];
}

/** What a network's purse holds in the span that counts. */
export interface BudgetStatus {
  span: Span;
  /** Units or calls. */
  used: number;
  left: number;
  /** What of it is kept for what people ask for now. */
  kept: number;
  /** When all of it may be spent again; null where nothing is spent. */
  resets_at: Instant | null;
  /** The other networks that are paid from it. */
  shared_with: Network[];
}

/** How the reading of one network stands, in `GET /social/status`. Instants are ISO 8601. */
export interface NetworkStatus {
  network: Network;
  /** `demo`: invented figures, which cost nothing. */
  state: 'connected' | 'demo' | 'not_connected';
  /** Null where nothing is spent. */
  allowance: BudgetStatus | null;
  /** What is due and not yet read. */
  backlog: { accounts: number; posts: number };
  /** What reading everything once takes: how many, and units about. */
  whole: { accounts: number; posts: number; units: number };
  last_success: Instant | null;
  /** The account read longest ago; `read_at` null where one never was. Null where none is read. */
  oldest: { kol_id: string; name: string; read_at: Instant | null } | null;
  /** How many accounts and posts brought nothing at their last try, by why. */
  failures: { reason: ReadingReason; accounts: number; posts: number }[];
  /** Until when nothing is asked, as the network failed too often or said so; null where it is asked. */
  open_until: Instant | null;
  /** Until when the schedule waits, as its part of the budget is spent. */
  spent_until: Instant | null;
  is_running: boolean;
}
