import { AppError } from '../../../domain/errors';
import type { RenameInput } from '../../../domain/settings/schema';
import type { Department } from '../../../domain/settings/types';
import { recordAudit } from '../../audit/record';
import { inTransaction, type SignedCtx } from '../../context';
import { asNameConflict } from '../conflicts';
import { lockDepartment, renameDepartmentRow } from './queries';

/**
 * Renames a department; the same name changes nothing (spec 1 §2 Settings page).
 * @throws AppError department_not_exist, record_was_changed, department_name_already_exist
 */
export async function renameDepartment(ctx: SignedCtx, id: string, input: RenameInput): Promise<Department> {
  return inTransaction(ctx, async (tx) => {
    const stored = await lockDepartment(tx.db, id);
    if (!stored) throw new AppError('department_not_exist');
    if (input.version !== undefined && input.version !== stored.version) throw new AppError('record_was_changed');
    if (input.name === stored.name) return stored;
    await renameDepartmentRow(tx.db, id, input.name);
    const changes = { name: { before: stored.name, after: input.name } };
    await recordAudit(tx, { action: 'update', entity: 'department', entity_id: id, changes });
    return { ...stored, name: input.name, version: stored.version + 1 };
  }).catch(asNameConflict);
}
