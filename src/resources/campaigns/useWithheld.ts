import { useListContext } from 'react-admin';
import type { CampaignListItem } from '../../domain/campaigns/types';
import { isReduced } from '../../domain/roles';
import { getAccount } from '../../providers/session';

/** Whether the list's answer leaves the field out; before it is there, what this user can expect. */
export function useWithheld(field: 'budget' | 'managers'): boolean {
  const { data } = useListContext<CampaignListItem>();
  if (!data || data.length === 0) return isReduced(getAccount()?.me ?? null);
  return data.every((campaign) => campaign[field] === undefined);
}
