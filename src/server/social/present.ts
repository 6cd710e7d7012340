import { can } from '../../domain/access';
import type { KolCampaign, SocialOverview } from '../../domain/social/types';
import type { Viewer } from '../context';

/** A campaign in a KOL's history: what it was given is the staff's (CONTRACT.md §3). */
function presentKolCampaign(viewer: Viewer, campaign: KolCampaign): KolCampaign {
  if (!viewer.reduced) return campaign;
  const { budget, ...shown } = campaign;
  return shown;
}

/** A KOL's overview as this viewer may see it: its campaigns for those who may read campaigns. */
export function presentOverview(viewer: Viewer, { campaigns, ...totals }: Required<SocialOverview>): SocialOverview {
  if (!can(viewer.access, 'campaigns_management', 'r')) return totals;
  return { ...totals, campaigns: campaigns.map((campaign) => presentKolCampaign(viewer, campaign)) };
}
