import { AppError } from '../../domain/errors';
import type { SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { lockForChange } from '../users/guards';
import type { StoredUser } from '../users/links/queries';
import { findRepresentatives, type Represented } from './queries';

/**
 * The user a member of staff is about to change as the representative of a customer or brand, locked.
 * @throws AppError permission_denied, representative_not_exist
 */
export async function lockRepresentative(tx: SignedCtx, id: string, object: Represented): Promise<StoredUser> {
  onlyStaff(tx.viewer);
  const find = async () => (await findRepresentatives(tx.db, tx.viewer, object, id)).length > 0;
  if (!(await find())) throw new AppError('representative_not_exist');
  const user = await lockForChange(tx, id);
  // Whoever waited for the lock may find the link ended.
  if (!(await find())) throw new AppError('representative_not_exist');
  return user;
}
