import { can } from '../../domain/access';
import { AppError } from '../../domain/errors';
import type { SignedCtx, Viewer } from '../context';
import { onlyStaff } from '../guards';
import { findStoredKol, type StoredKol } from './queries/writes';

export { onlyStaff };

/** Whether this viewer's writes of KOLs need nobody's approval, and those of others may be decided on. */
export const mayApprove = (viewer: Viewer) => can(viewer.access, 'kol_management', 'u_approval');

/** The KOL a member of staff is about to change, locked. @throws AppError kol_not_exist, permission_denied */
export async function lockForChange(tx: SignedCtx, id: string): Promise<StoredKol> {
  onlyStaff(tx.viewer);
  const kol = await findStoredKol(tx.db, id, true);
  if (!kol) throw new AppError('kol_not_exist');
  return kol;
}
