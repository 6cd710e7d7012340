import { AppError } from '../../domain/errors';
import type { RoleInput } from '../../domain/roles/schema';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { newId } from '../ids';
import { insertRole, isRoleNameTaken, lockRoles } from './queries';

/** Refuses a name another role has. @throws AppError role_already_exists */
export async function checkRoleName(ctx: SignedCtx, name: string, exceptId: string | null): Promise<void> {
  if (!(await isRoleNameTaken(ctx.db, name, exceptId))) return;
  throw new AppError('role_already_exists', [{ property: 'name', message: 'role_already_exists' }]);
}

/** Adds a role without rights (spec 2 §7). @throws AppError role_already_exists */
export async function createRole(ctx: SignedCtx, input: RoleInput): Promise<string> {
  const id = newId();
  const { name, name_display, description = null, status, priority, type, second_factor_required } = input;
  const role = {
    name,
    name_display: name_display || name,
    description,
    status,
    priority,
    type,
    second_factor_required,
  };
  await inTransaction(ctx, async (tx) => {
    await lockRoles(tx.db);
    await checkRoleName(tx, name, null);
    await insertRole(tx.db, { id, ...role });
    await recordAudit(tx, { action: 'create', entity: 'role', entity_id: id, changes: changesOf(null, role) });
  });
  return id;
}
