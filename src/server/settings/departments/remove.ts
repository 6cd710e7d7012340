import { AppError } from '../../../domain/errors';
import { recordAudit } from '../../audit/record';
import { inTransaction, type SignedCtx } from '../../context';
import { deleteDepartmentRow, findDepartmentUse, lockDepartment } from './queries';

/**
 * Deletes a department nothing is in (spec 2 §8).
 * @throws AppError department_not_exist, department_has_studios, department_has_users
 */
export async function removeDepartment(ctx: SignedCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const stored = await lockDepartment(tx.db, id);
    if (!stored) throw new AppError('department_not_exist');
    const use = await findDepartmentUse(tx.db, id);
    if (use.studios) throw new AppError('department_has_studios');
    if (use.users) throw new AppError('department_has_users');
    await deleteDepartmentRow(tx.db, id);
    const changes = { name: { before: stored.name } };
    await recordAudit(tx, { action: 'delete', entity: 'department', entity_id: id, changes });
  });
}
