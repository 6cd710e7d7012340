import { AppError } from '../../domain/errors';
import { adminRole, isFixedRole } from '../../domain/roles/rules';
import type { RoleUpdate } from '../../domain/roles/schema';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { checkRoleName } from './create';
import { lockRole, lockRoles, updateRoleRow } from './queries';

/**
 * Changes a role; its users have it so from their next request. The admin role is never switched off, and a role the
 * product speaks of keeps its name.
 * @throws AppError role_not_exist, record_was_changed, role_is_fixed, role_already_exists
 */
export async function updateRole(ctx: SignedCtx, id: string, { version, ...input }: RoleUpdate): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // Before the role itself, so that two who rename wait for each other in the same order.
    if (input.name !== undefined) await lockRoles(tx.db);
    const stored = await lockRole(tx.db, id);
    if (!stored) throw new AppError('role_not_exist');
    if (version !== undefined && version !== stored.version) throw new AppError('record_was_changed');
    const isRenamed = input.name !== undefined && input.name !== stored.name;
    if (isRenamed && isFixedRole(stored.name)) throw fixed('name');
    if (input.status === false && stored.name === adminRole) throw fixed('status');
    if (isRenamed && input.name) await checkRoleName(tx, input.name, id);
    const changes = changesOf(stored, input);
    if (Object.keys(changes).length === 0) return;
    await updateRoleRow(tx.db, id, input);
    await recordAudit(tx, { action: 'update', entity: 'role', entity_id: id, changes });
  });
}

function fixed(property: string): AppError {
  return new AppError('role_is_fixed', [{ property, message: 'role_is_fixed' }]);
}
