import { AppError } from '../../domain/errors';
import { isFixedRole } from '../../domain/roles/rules';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { deleteRoleRow, isRoleUsed, lockRole } from './queries';

/**
 * Deletes a role no user has (spec 2 §6).
 * @throws AppError role_not_exist, role_is_fixed, role_is_being_used
 */
export async function removeRole(ctx: SignedCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const stored = await lockRole(tx.db, id);
    if (!stored) throw new AppError('role_not_exist');
    if (isFixedRole(stored.name)) throw new AppError('role_is_fixed');
    if (await isRoleUsed(tx.db, id)) throw new AppError('role_is_being_used');
    await deleteRoleRow(tx.db, id);
    const { id: _id, ...fields } = stored;
    await recordAudit(tx, { action: 'delete', entity: 'role', entity_id: id, changes: changesOf(fields, null) });
  });
}
