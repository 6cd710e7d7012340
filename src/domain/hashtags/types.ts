import type { CompanyRef, KolRef } from '../campaigns/types';
import type { Network, PostMetric } from '../networks';
import type { PostFigures } from '../postFigures';
import type { Instant } from '../units';

/** A hashtag a KOL bears: in how many active posts, and when last (ISO 8601, UTC). */
export interface KolHashtag {
  tag: string;
  posts: number;
  last_used_at: Instant | null;
}

/** A brand by its hashtags that a KOL bears; `campaign_total` = the campaigns they worked in together. */
export interface KolBrand extends CompanyRef {
  hashtags: KolHashtag[];
  campaign_total: number;
}

/** `GET /hashtags/kols-brands-filter`: brands a KOL is known with, and its hashtags that belong to no brand. */
export interface KolBrands {
  brands: KolBrand[];
  hashtags: KolHashtag[];
}

export const hashtagStatuses = ['classified', 'unclassified'] as const;
export type HashtagStatus = (typeof hashtagStatuses)[number];

export interface HashtagCategoryRef {
  id: string;
  name: string;
}

/** A category of hashtags and how many are in it. */
export interface HashtagCategory extends HashtagCategoryRef {
  hashtag_total: number;
  version: number;
}

/** A hashtag that was asked for, without its mark, with its uses the viewer may see; id null = nobody used it yet. */
export interface FoundHashtag {
  id: string | null;
  tag: string;
  category: HashtagCategoryRef | null;
  /** Whose own tag it is. */
  brands: CompanyRef[];
  posts: number;
  kols: number;
  /** Brands whose campaigns' posts bear it. */
  brand_total: number;
  first_seen: Instant | null;
  last_seen: Instant | null;
}

/** How one KOL or brand used the tags asked for: which of them, in how many posts, since when. */
interface Uses {
  posts: number;
  tags: string[];
  first_used_at: Instant | null;
  last_used_at: Instant | null;
}

export interface HashtagKol extends KolRef, Uses {
  followers: number | null;
  networks: Network[];
}

/** A brand whose campaigns' posts bear the tags, or whose own they are: then `posts` may be 0. */
export interface HashtagBrand extends CompanyRef, Uses {
  is_own: boolean;
}

/** `GET /hashtags`: the tags asked for, in their order, and who used any of them, most uses first, 200 at most. */
export interface HashtagSearch {
  hashtags: FoundHashtag[];
  kols: HashtagKol[];
  kol_total: number;
  brands: HashtagBrand[];
  brand_total: number;
}

/** A post that bears a hashtag: of a campaign, or of a KOL's own channel, newest first. */
export interface HashtagPost extends PostFigures {
  id: string;
  kol: KolRef;
  social_type: Network;
  url_post: string;
  content: string | null;
  tags: string[];
  post_time: Instant | null;
  thumbnail: string | null;
  campaign: { id: string; code: string; name: string } | null;
}

/** A row of `/settings/hashtag`; a tag is classified that belongs to a brand or has a category. */
export interface HashtagSetting {
  id: string;
  tag: string;
  category: HashtagCategoryRef | null;
  brands: CompanyRef[];
  post_count: number;
  kol_count: number;
  first_seen: Instant | null;
  last_seen: Instant | null;
  status: HashtagStatus;
  version: number;
}

export interface HashtagSuggestion {
  id: string;
  tag: string;
  posts: number;
}

/** A tag of a campaign's posts with their figures added up; null is unknown, `known` how many of `posts` had it. */
export interface CampaignTag {
  tag: string;
  posts: number;
  kols: number;
  metrics: Record<PostMetric, { value: number | null; known: number }>;
  is_required: boolean;
}

/** A tag the campaign asks for, by its keywords or as its brand's own, and which posts lack it. */
export interface RequiredTag {
  tag: string;
  source: 'keyword' | 'brand';
  posts_with: number;
  missing: CampaignTagPost[];
}

export interface CampaignTagPost {
  id: string;
  kol: KolRef;
  social_type: Network;
  url_post: string;
  post_time: Instant | null;
}

/** `GET /hashtags/report/{campaignId}`. */
export interface CampaignHashtags {
  posts: number;
  tags: CampaignTag[];
  required: RequiredTag[];
}
