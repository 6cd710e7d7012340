import { can } from '../../domain/access';
import type { KolCampaign, SocialOverview } from '../../domain/social/types';
import type { Viewer } from '../context';
import { pick } from '../present';
import type { AccountRow } from './queries/profile';

const reducedCampaign = [
  'id',
  'code',
  'name',
  'status',
  'cover_image',
  'brand',
  'start_date',
  'end_date',
  'social_types',
  'post_formats',
] as const satisfies (keyof KolCampaign)[];

const totals = [
  'total_view',
  'total_like',
  'total_comment',
  'total_share',
  'total_engagement',
  'latest_update_date',
] as const satisfies (keyof SocialOverview)[];

const account = [
  'id',
  'social_type',
  'name',
  'is_verified',
  'url',
  'thumbnails',
  'follower_count',
  'follower_rounded',
  'latest_update_date',
  'taken',
] as const satisfies (keyof AccountRow)[];

/** An account as this viewer may see it: why its last reading brought nothing is the staff's. */
export function presentAccount(viewer: Viewer, row: AccountRow): AccountRow {
  return pick(row, viewer.reduced ? account : [...account, 'failure']);
}

/** A campaign in a KOL's history: what it was given is the staff's (CONTRACT.md §3). */
function presentKolCampaign(viewer: Viewer, campaign: KolCampaign): KolCampaign {
  return pick(campaign, viewer.reduced ? reducedCampaign : [...reducedCampaign, 'budget']);
}

/** A KOL's overview as this viewer may see it: its campaigns for those who may read campaigns. */
export function presentOverview(viewer: Viewer, overview: Required<SocialOverview>): SocialOverview {
  const readsCampaigns = can(viewer.access, 'campaigns_management', 'r');
  const campaigns = overview.campaigns.map((campaign) => presentKolCampaign(viewer, campaign));
  return { ...pick(overview, totals), ...(readsCampaigns && { campaigns }) };
}
