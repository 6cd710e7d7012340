import { can } from '../../../domain/access';
import { useAccess, useReducedView } from '../access/useAccess';

/** Whether the signed-in person is told what KOLs cost: staff who may list them. */
export function useSeesPrices(): boolean {
  const reduced = useReducedView();
  return can(useAccess(), 'kol_management', 'r') && !reduced;
}
