import { can } from '../../domain/access';
import type { CalendarCampaign, CalendarPost, CampaignCalendar } from '../../domain/campaigns/calendar';
import type { BrandOverlap } from '../../domain/campaigns/overlaps';
import { paceFields, resultFields } from '../../domain/campaigns/pace';
import { seesPace } from '../../domain/campaigns/rules';
import { type Period, sowHints } from '../../domain/campaigns/sowHints';
import type { CampaignListSums } from '../../domain/campaigns/sums';
import type { CampaignDetail, CampaignListItem, CampaignPost, PostContent, Sow } from '../../domain/campaigns/types';
import { dayOf } from '../../domain/dates';
import { signFileUrl } from '../adapters/files/signing';
import type { SignedCtx, Viewer } from '../context';
import { pick } from '../present';
import type { FoundSow, StoredFileRef } from './queries/detail';

const facts = [
  'id',
  'code',
  'name',
  'type',
  'status',
  'start_date',
  'end_date',
  'cover_image',
  'avatar',
  'brand',
  'customer',
  'kol_total',
  'sow_total',
  'post_total',
  'post_count',
  'post_kept',
  'progress',
  'awaits_evaluation',
  'evaluation',
  'created_at',
  'version',
] as const satisfies (keyof CampaignListItem & keyof CampaignDetail)[];

const detail = [
  ...facts,
  'description',
  'keywords',
  'cancel_reason',
  'liquidation_images',
  'otherDoc',
  'campaignAcceptances',
  'updated_at',
] as const satisfies (keyof CampaignDetail)[];

const people = ['managers', 'supervisors', 'executives', 'internals'] as const satisfies (keyof CampaignDetail)[];

const sowFields = [
  'id',
  'number',
  'position',
  'kol',
  'is_online',
  'social_type',
  'post_format',
  'description',
  'post_count',
  'kpi_like',
  'kpi_share',
  'kpi_comment',
  'kpi_views',
  'kpi_engagement',
  'kpi_buzz',
  'kpi_mentions',
  'engagement_rate',
  'is_offline',
  'off_description',
  'followers',
  'posted',
  'version',
] as const satisfies (keyof Sow)[];

const sowInternals = [
  'booking_price',
  'sale_price',
  'off_booking_price',
  'off_sale_price',
  'note',
  'has_account',
] as const satisfies (keyof Sow)[];

const postFields = [
  'id',
  'sow_id',
  'sow_number',
  'kol',
  'social_type',
  'post_time',
  'url_post',
  'content',
  'hashtags',
  'view',
  'reaction',
  'comment',
  'share',
  'brand_mention',
  'metrics_at',
  'metrics_source',
  'is_short_video',
  'shortened_link',
  'original_url',
  'clicks',
  'thumbnail',
  'version',
] as const satisfies (keyof CampaignPost)[];

const postContentFields = [
  'id',
  'sow_id',
  'sow_number',
  'kol',
  'social_type',
  'post_format',
  'title',
  'content',
  'files',
  'hashtag',
  'note',
  'used_time',
  'status',
  'post',
  'version',
] as const satisfies (keyof PostContent)[];

const calendarCampaign = [
  'id',
  'code',
  'name',
  'status',
  'start_date',
  'end_date',
  'brand',
] as const satisfies (keyof CalendarCampaign)[];

const calendarPost = [
  'id',
  'campaign',
  'kol',
  'social_type',
  'post_time',
  'thumbnail',
  'card',
] as const satisfies (keyof CalendarPost)[];

/** A campaign of a list as this viewer may see it: people and budget are the staff's (CONTRACT.md §3, CONTRACT-2 §16). */
export function presentCampaign(viewer: Pick<Viewer, 'reduced'>, campaign: CampaignListItem): CampaignListItem {
  return {
    ...pick(campaign, [...facts, 'kols']),
    ...(!viewer.reduced && pick(campaign, ['budget', 'managers'])),
  };
}

const course = [...paceFields, ...resultFields] as const;

/** A row of the list: a campaign with how it goes and what it got, which KOL users are not told; its risks are the staff's. */
export function presentListed(viewer: Viewer, campaign: CampaignListItem): CampaignListItem {
  return {
    ...presentCampaign(viewer, campaign),
    ...(seesPace(viewer) && pick(campaign, course)),
    ...(!viewer.reduced && pick(campaign, ['risk_figures'])),
  };
}

/** Sums of campaigns as this viewer may see them: of what their rows tell them. */
export function presentSums(viewer: Viewer, sums: CampaignListSums): CampaignListSums {
  return {
    ...pick(sums, ['of', 'sow_total', 'post_total', 'post_count', 'post_kept']),
    ...(!viewer.reduced && pick(sums, ['budget'])),
    ...(seesPace(viewer) && pick(sums, ['result_views'])),
  };
}

/** A SOW as this viewer may see it: prices, notes and what it lacks are the staff's. */
export function presentSow(viewer: Viewer, sow: FoundSow, campaign: Period): Sow {
  if (viewer.reduced) return pick(sow, sowFields);
  return { ...pick(sow, [...sowFields, ...sowInternals]), hints: sowHints(sow, dayOf(new Date()), campaign, sow) };
}

/** A post as this viewer may see it: whether it counts is the staff's to know. */
export function presentPost(viewer: Viewer, post: CampaignPost): CampaignPost {
  return pick(post, viewer.reduced ? postFields : [...postFields, 'is_active']);
}

/** A planned post, which staff alone are told of. */
export const presentPostContent = (content: PostContent): PostContent => pick(content, postContentFields);

/** Days of the calendar as this viewer may see them; a post's state as in `presentPost`. */
export function presentCalendar(
  viewer: Viewer,
  { from, to, campaigns, campaign_total, days }: CampaignCalendar,
): CampaignCalendar {
  const shown = viewer.reduced ? calendarPost : ([...calendarPost, 'is_active'] as const);
  return {
    from,
    to,
    campaigns: campaigns.map((campaign) => ({
      ...pick(campaign, calendarCampaign),
      ...(seesPace(viewer) && pick(campaign, course)),
    })),
    campaign_total,
    days: days.map(({ day, total, posts }) => ({ day, total, posts: posts.map((post) => pick(post, shown)) })),
  };
}

/** A KOL's work for a competitor; for staff alone. */
export const presentOverlap = (overlap: BrandOverlap): BrandOverlap =>
  pick(overlap, ['kol_id', 'brand', 'sectors', 'campaign', 'running', 'start_date', 'end_date']);

type Loaded = Omit<CampaignDetail, 'internal_docs' | 'customer_docs' | 'sows'> & {
  sows: FoundSow[];
  internal_docs: StoredFileRef[];
  customer_docs: StoredFileRef[];
};

/** One campaign as this viewer may see it; links to documents are made anew in every answer (CONTRACT.md §6). */
export function presentCampaignDetail({ viewer, secrets }: SignedCtx, campaign: Loaded): CampaignDetail {
  const link = ({ id, file_name, size }: StoredFileRef) => ({
    id,
    file_name,
    size,
    url: signFileUrl(id, secrets.fileLinks, new Date()),
  });
  const mayReadRequests = can(viewer.access, 'campaigns_management', 'r_detail_request');
  return {
    ...pick(campaign, detail),
    ...(seesPace(viewer) && pick(campaign, course)),
    sows: campaign.sows.map((sow) => presentSow(viewer, sow, campaign)),
    campaignPosts: campaign.campaignPosts.map((post) => presentPost(viewer, post)),
    customer_docs: viewer.type === 'kol' ? [] : campaign.customer_docs.map(link),
    ...(!viewer.reduced && {
      ...pick(campaign, ['budget', 'takes_found_posts', 'found_posts', ...people]),
      internal_docs: campaign.internal_docs.map(link),
    }),
    ...(!viewer.reduced && mayReadRequests && { request: campaign.request ?? null }),
  };
}
