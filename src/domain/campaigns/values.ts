/** Campaign status, types and SOW enumerations (spec 1 §3, §4). */
export const campaignStatuses = ['pitching', 'on_going', 'liquidation', 'done', 'cancel'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export const campaignTypes = ['booking', 'booking_creative_plan', 'booking_content_direction'] as const;
export type CampaignType = (typeof campaignTypes)[number];

/** The three campaign lists; their names are the path segments of spec 1 §2. */
export const campaignGroups = ['inprogress', 'done', 'cancel'] as const;
export type CampaignGroup = (typeof campaignGroups)[number];

export const statusesOfGroup: Record<CampaignGroup, readonly CampaignStatus[]> = {
  inprogress: ['pitching', 'on_going', 'liquidation'],
  done: ['done'],
  cancel: ['cancel'],
};

/** The list a campaign of this status stands in. */
export function groupOfStatus(status: CampaignStatus): CampaignGroup {
  if (status === 'done' || status === 'cancel') return status;
  return 'inprogress';
}

export const postFormats = [
  'post_videos',
  'post_posts',
  'post_shorts_reels',
  'post_stories',
  'livestream',
  'join_minigames_giveaways',
  'share_repost',
  'add_product_links',
  'allow_brand_ad_use',
  'online_interacting_seeding',
  'create_music_art_projects',
  'other',
] as const;
export type PostFormat = (typeof postFormats)[number];

/** What becomes of a planned post; `used` once it is posted (CONTRACT-2 §16 Post contents). */
export const postContentStatuses = ['draft', 'approved', 'used'] as const;
export type PostContentStatus = (typeof postContentStatuses)[number];

export const acceptancePostTypes = [
  'attend_live_events',
  'perform_live_events',
  'join_photoshoot',
  'other',
  'livestream',
] as const;
export type AcceptancePostType = (typeof acceptancePostTypes)[number];

/** KPI fields of a SOW; each is a whole number but engagement_rate, a percentage. */
export const kpiFields = [
  'kpi_like',
  'kpi_share',
  'kpi_comment',
  'kpi_views',
  'kpi_engagement',
  'kpi_buzz',
  'kpi_mentions',
  'engagement_rate',
] as const;

export const requestStatuses = ['pending', 'on_going', 'approved', 'cancel'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** What a SOW lacks so that its KPI can be reached or told. */
export const sowHintKinds = ['no_account', 'no_post', 'overdue', 'views_unpublished', 'no_figures'] as const;
export type SowHint = (typeof sowHintKinds)[number];
