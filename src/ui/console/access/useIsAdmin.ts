import { adminRole } from '../../../domain/roles/rules';
import { useMe } from './useAccess';

/** Whether the signed-in person is an administrator: what the server lacks is named to them, others are told whom to ask. */
export function useIsAdmin(): boolean {
  return useMe().roles.includes(adminRole);
}
