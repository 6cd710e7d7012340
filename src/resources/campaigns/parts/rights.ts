import { can } from '../../../domain/access';
import { isEditable } from '../../../domain/campaigns/rules';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import { isReduced } from '../../../domain/roles';
import { getAccessMap, getAccount } from '../../../providers/session';

/** What this person may do with the SOWs and posts of a campaign; the server decides (CONTRACT.md §8). */
export function partRights({ status }: { status: CampaignStatus }) {
  const access = getAccessMap();
  const isStaff = !isReduced(getAccount()?.me ?? null);
  const may = (action: string) => isStaff && isEditable(status) && can(access, 'campaigns_management', action);
  return {
    isStaff,
    addSow: may('c_sow'),
    addPost: may('c_post'),
    change: may('u'),
    removeSow: may('d_sow'),
    removePost: may('d_post'),
  };
}
