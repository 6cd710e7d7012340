import { AppError } from '../../domain/errors';
import { adminRole } from '../../domain/roles/rules';
import type { PermissionGroupInput, RolePermissionInput } from '../../domain/roles/schema';
import { type AuditEntry, recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { giveGrants, lockRole, lockRoles, type RoleGrant, takeGrants, updateRoleRow } from './queries';

/** Gives and takes rights in the caller's transaction, with one entry in the trail per role that changed. */
async function writeGrants(tx: SignedCtx, given: readonly RoleGrant[], taken: readonly RoleGrant[]): Promise<void> {
  const changes = new Map<string, AuditEntry['changes']>();
  const note = (allowed: boolean, { role_id, scope, action }: RoleGrant) =>
    changes.set(role_id, {
      ...changes.get(role_id),
      [`${scope}.${action}`]: { before: !allowed, after: allowed },
    });
  for (const grant of await takeGrants(tx.db, taken)) note(false, grant);
  for (const grant of await giveGrants(tx.db, given)) note(true, grant);
  for (const roleId of changes.keys()) await updateRoleRow(tx.db, roleId, {});
  await recordAudit(
    tx,
    ...[...changes].map(([entity_id, changed]) => ({
      action: 'update_permissions' as const,
      entity: 'role' as const,
      entity_id,
      changes: changed,
    })),
  );
}

/**
 * Allows and forbids actions to one role (CONTRACT.md §1 role-permission); of an action listed twice the last counts.
 * @throws AppError role_not_exist, record_was_changed; role_is_fixed for admin, who may everything
 */
export async function setRolePermissions(ctx: SignedCtx, input: RolePermissionInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const role = await lockRole(tx.db, input.role_id);
    if (!role) throw new AppError('role_not_exist', [{ property: 'role_id', message: 'role_not_exist' }]);
    if (input.version !== undefined && input.version !== role.version) throw new AppError('record_was_changed');
    if (role.name === adminRole) throw new AppError('role_is_fixed');
    const wanted = new Map(input.permissions.map((one) => [`${one.scope}.${one.action}`, one]));
    const grants = (allowed: boolean) =>
      [...wanted.values()]
        .filter((one) => one.allowed === allowed)
        .map(({ scope, action }) => ({ role_id: role.id, scope, action }));
    await writeGrants(tx, grants(true), grants(false));
  });
}

/**
 * Allows actions of modules to roles, named by name or id. `replace`: to exactly these; else to these too. Admin may
 * everything whatever the list says (CONTRACT.md §1 permission/group).
 * @throws AppError role_not_exist
 */
export async function setPermissionGroups(
  ctx: SignedCtx,
  { groups }: PermissionGroupInput,
  { replace }: { replace: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const all = await lockRoles(tx.db);
    const roles = all.filter(({ name }) => name !== adminRole);
    const idOf = new Map(all.flatMap(({ id, name }) => [[id, id] as const, [name, id] as const]));
    const given: RoleGrant[] = [];
    const taken: RoleGrant[] = [];
    for (const { group, apis } of groups) {
      for (const api of apis) {
        const allowed = new Set(api.roles.map((role) => known(idOf, role)));
        for (const { id } of roles) {
          const grant = { role_id: id, scope: group, action: api.action };
          if (allowed.has(id)) given.push(grant);
          else if (replace) taken.push(grant);
        }
      }
    }
    await writeGrants(tx, given, taken);
  });
}

function known(idOf: Map<string, string>, role: string): string {
  const id = idOf.get(role);
  if (!id) throw new AppError('role_not_exist', [{ property: 'roles', message: 'role_not_exist' }]);
  return id;
}
