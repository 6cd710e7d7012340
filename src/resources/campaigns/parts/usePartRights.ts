import { type ActionOf, can } from '../../../domain/access';
import { isEditable } from '../../../domain/campaigns/rules';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import { useAccess, useReducedView } from '../../../ui/console/access/useAccess';

/** What this person may do with the SOWs and posts of a campaign; the server decides (CONTRACT.md §8). */
export function usePartRights({ status }: { status: CampaignStatus }) {
  const access = useAccess();
  const isStaff = !useReducedView();
  const may = (action: ActionOf<'campaigns_management'>) =>
    isStaff && isEditable(status) && can(access, 'campaigns_management', action);
  return {
    addSow: may('c_sow'),
    addPost: may('c_post'),
    change: may('u'),
    removeSow: may('d_sow'),
    removePost: may('d_post'),
  };
}
