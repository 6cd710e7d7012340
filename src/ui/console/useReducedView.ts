import { isReduced } from '../../domain/roles';
import { getAccount } from '../../providers/session';

/** Whether the signed-in person gets the reduced view (spec 1 §6). */
export function useReducedView(): boolean {
  return isReduced(getAccount()?.me ?? null);
}
