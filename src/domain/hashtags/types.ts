import type { CompanyRef } from '../campaigns/types';
import type { Instant } from '../units';

/** A hashtag a KOL bears: in how many active campaign posts, and when last (ISO 8601, UTC). */
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
