import { AppError } from '../../domain/errors';
import { recordAudit } from '../audit/record';
import { endWaysIn } from '../auth/endWaysIn';
import { inTransaction, type SignedCtx } from '../context';
import type { ErasedUser } from '../db/trash';
import { keepAnAdmin, lockForChange } from './guards';
import {
  forgetMailed,
  removeRepresentatives,
  replaceRoles,
  type StoredUser,
  unlinkKols,
  updateUserRow,
} from './links/queries';

/** Of a user who is about to be removed, what `removeUser` erases. */
export function erasedOf(stored: StoredUser): ErasedUser {
  const { id, fullname, username, email, code, phone, birthday, address, password_hash, active } = stored;
  const { roles, role_names } = stored;
  return {
    ...{ id, fullname, username, email, code, phone, birthday, address, password_hash, active },
    roles,
    role_names,
  };
}

/**
 * Removes a user (spec 2 §7 delete-user). The row stays, so that what the person did keeps a name; e-mail and code
 * become free, the rest of the personal data goes, sessions end.
 * @throws AppError user_not_exist, permission_denied, last_admin_must_stay, not_allowed_on_yourself
 */
export async function removeUser(ctx: SignedCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const stored = await lockForChange(tx, id);
    await keepAnAdmin(tx, stored);
    if (id === tx.viewer.id) throw new AppError('not_allowed_on_yourself');
    const nobody = `${id}@deleted.invalid`;
    await endWaysIn(tx, id);
    await forgetMailed(tx.db, stored.username);
    await replaceRoles(tx.db, id, []);
    await removeRepresentatives(tx.db, id, { customer_ids: [], brand_ids: [] });
    await unlinkKols(tx.db, id);
    await updateUserRow(tx.db, id, {
      username: nobody,
      email: nobody,
      code: `DELETED${id.replaceAll('-', '')}`,
      phone: null,
      birthday: null,
      address: null,
      password_hash: null,
      active: false,
      deleted_at: new Date(),
    });
    await recordAudit(tx, {
      action: 'delete',
      entity: 'user',
      entity_id: id,
      changes: {
        fullname: { before: stored.fullname },
        email: { before: stored.email },
        code: { before: stored.code },
        roles: { before: stored.role_names },
      },
    });
  });
}
