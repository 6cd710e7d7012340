import { isEditable } from '../../../domain/campaigns/rules';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import { groupOfStatus } from '../../../domain/campaigns/values';
import { mayOpen, pathTo } from '../../../domain/routes';
import { getAccessMap } from '../../../providers/session';

interface CampaignLink {
  key: 'view' | 'report' | 'edit';
  to: string;
}

/** The pages of a campaign this person may open; a final one is not edited, nor any in the reduced view (spec 2 §6). */
export function campaignLinks(
  { id, status }: Pick<CampaignListItem, 'id' | 'status'>,
  reduced: boolean,
): CampaignLink[] {
  const access = getAccessMap();
  const mayEdit = !reduced && isEditable(status) && mayOpen('campaignEdit', access);
  const place = { type: groupOfStatus(status), id };
  return [
    ...(mayOpen('campaignView', access) ? [{ key: 'view' as const, to: pathTo('campaignView', place) }] : []),
    ...(mayOpen('campaignReport', access) ? [{ key: 'report' as const, to: pathTo('campaignReport', place) }] : []),
    ...(mayEdit ? [{ key: 'edit' as const, to: pathTo('campaignEdit', place) }] : []),
  ];
}
