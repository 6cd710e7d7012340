import { can } from '../../domain/access';
import type { Viewer } from '../context';

/** Whether somebody may know what others answered: staff who may read evaluations. */
export function mayReadEvaluations({ reduced, access }: Viewer): boolean {
  return !reduced && can(access, 'campaigns_management', 'r_evaluation');
}
