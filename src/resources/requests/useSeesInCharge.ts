import { useListContext } from 'react-admin';
import { can } from '../../domain/access';
import type { RequestListItem } from '../../domain/requests/types';
import { isReduced } from '../../domain/roles';
import { getAccessMap, getAccount } from '../../providers/session';

/** Whether the list's answer says who is responsible; before it is there, what this user can expect. */
export function useSeesInCharge(): boolean {
  const { data } = useListContext<RequestListItem>();
  if (data && data.length > 0) return data.some((request) => request.person_in_charge !== undefined);
  return !isReduced(getAccount()?.me ?? null) && can(getAccessMap(), 'campaigns_management', 'c');
}
