import type { PostMetric } from '../networks';
import type { CampaignPost, KolRef, Sow } from './types';
import type { PostFormat } from './values';

/** A SOW of an import: what it is after it. */
export interface ImportedSow
  extends Pick<Sow, 'kol' | 'is_online' | 'social_type' | 'post_format' | 'description'>,
    Pick<Sow, 'kpi_like' | 'kpi_share' | 'kpi_comment' | 'kpi_views' | 'kpi_engagement' | 'kpi_buzz' | 'kpi_mentions'>,
    Pick<Sow, 'engagement_rate' | 'is_offline' | 'off_description' | 'followers'>,
    Required<Pick<Sow, 'booking_price' | 'sale_price' | 'off_booking_price' | 'off_sale_price' | 'note'>> {
  /** The one it has or gets; without a campaign the one the row gives it. */
  number: number | null;
  kol_id: string;
  kol_code: string;
  post_count: number | null;
}

/** A post of an import; a metric that is null is unknown. `sow_id` is null in a preview without a campaign. */
export interface ImportedPost
  extends Pick<CampaignPost, 'social_type' | 'url_post' | 'post_time' | 'content' | 'hashtags' | 'is_short_video'>,
    Record<PostMetric, number | null> {
  sow_id: string | null;
  sow_number: number | null;
  post_format: PostFormat | null;
  kol_id: string;
  kol_code: string;
  kol: KolRef;
}
