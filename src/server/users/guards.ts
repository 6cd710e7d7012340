import { AppError } from '../../domain/errors';
import { adminRole, mayChangeUser } from '../../domain/roles/rules';
import type { SignedCtx, Viewer } from '../context';
import { countOtherAdmins, lockUser, type StoredUser } from './links/queries';

/** Whether the caller is an admin at this moment. */
export function isAdmin(viewer: Viewer): boolean {
  return viewer.roles.includes(adminRole);
}

/** Whether the stored user is an admin. */
export function hasAdminRole(user: StoredUser): boolean {
  return user.role_names.includes(adminRole);
}

/** Users are the matter of staff, whatever else a permission group says. @throws AppError permission_denied */
export function onlyStaff(viewer: Viewer): void {
  if (viewer.type !== 'staff') throw new AppError('permission_denied');
}

/**
 * The user a member of staff is about to change, locked. An admin is changed by admins only (CONTRACT.md §3).
 * @throws AppError user_not_exist, permission_denied
 */
export async function lockForChange(tx: SignedCtx, id: string): Promise<StoredUser> {
  onlyStaff(tx.viewer);
  const user = await lockUser(tx.db, id);
  if (!user) throw new AppError('user_not_exist');
  if (!mayChangeUser(tx.viewer.roles, user.role_names)) throw new AppError('permission_denied');
  return user;
}

/** Refuses to lose the last active admin. @throws AppError last_admin_must_stay */
export async function keepAnAdmin(tx: SignedCtx, user: StoredUser): Promise<void> {
  if (!hasAdminRole(user) || !user.active) return;
  if ((await countOtherAdmins(tx.db, user.id)) === 0) throw new AppError('last_admin_must_stay');
}
