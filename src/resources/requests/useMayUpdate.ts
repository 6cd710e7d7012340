import { can } from '../../domain/access';
import { useAccess, useReducedView } from '../../ui/console/access/useAccess';

/** Whether this person answers requests: staff who make campaigns (spec 2 §6 Scope-specific rules). */
export function useMayUpdate(): boolean {
  const access = useAccess();
  const reduced = useReducedView();
  return !reduced && can(access, 'campaigns_management', 'c') && can(access, 'campaigns_management', 'u_request');
}
