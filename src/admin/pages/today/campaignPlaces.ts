import { type CampaignStatus, groupOfStatus } from '../../../domain/campaigns/values';
import { pathTo } from '../../../domain/routes';

type Place = 'campaignView' | 'campaignReport' | 'campaignEvaluation';
export interface Campaign {
  id: string;
  status: CampaignStatus;
}

/** A page of a campaign, with what stands open there. */
export function placeOf(page: Place, { id, status }: Campaign, open: Record<string, string> = {}): string {
  const query = new URLSearchParams(open).toString();
  const path = pathTo(page, { id, type: groupOfStatus(status) });
  return query ? `${path}?${query}` : path;
}

/** A list of the menu, narrowed down. */
export function listOf(
  page: 'campaignsInProgress' | 'campaignsDone' | 'requests' | 'jobsQueue',
  filters: Record<string, string | undefined>,
): string {
  const set = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const query = new URLSearchParams(set).toString();
  return query ? `${pathTo(page)}?${query}` : pathTo(page);
}
