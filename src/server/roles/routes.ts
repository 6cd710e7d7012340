import { actionsByScope, scopes } from '../../domain/access';
import { AppError } from '../../domain/errors';
import type { PermissionGroup } from '../../domain/roles/types';
import type { Db } from '../db/connection';
import type { Api } from '../http/api';
import { createRole } from './create';
import { setPermissionGroups, setRolePermissions } from './permissions';
import { findGrants, findRole, findRoles } from './queries';
import { removeRole } from './remove';
import { updateRole } from './update';

/** Binds `/role`, `/permission` and `/role-permission` (spec 2 §7 Roles, permissions, languages). */
export function roleRoutes(api: Api): void {
  api.handle('roleList', async ({ ctx, query }) => whole(await findRoles(ctx.db, ctx.viewer, query)));
  api.handle('roleDetail', ({ ctx, params }) => detail(ctx.db, params.id));
  api.handle('roleCreate', async ({ ctx, body }) => detail(ctx.db, await createRole(ctx, body)));
  api.handle('roleUpdate', async ({ ctx, params, body }) => {
    await updateRole(ctx, params.id, body);
    return detail(ctx.db, params.id);
  });
  api.handle('roleDelete', ({ ctx, params }) => removeRole(ctx, params.id));
  api.handle('permissionList', ({ ctx }) => groups(ctx.db));
  api.handle('rolePermission', async ({ ctx, body }) => {
    await setRolePermissions(ctx, body);
    return detail(ctx.db, body.role_id);
  });
  api.handle('permissionGroupCreate', async ({ ctx, body }) => {
    await setPermissionGroups(ctx, body, { replace: false });
    return groups(ctx.db);
  });
  api.handle('permissionGroupUpdate', async ({ ctx, body }) => {
    await setPermissionGroups(ctx, body, { replace: true });
    return groups(ctx.db);
  });
}

async function detail(db: Db, id: string) {
  const role = await findRole(db, id);
  if (!role) throw new AppError('role_not_exist');
  return { data: role };
}

async function groups(db: Db) {
  const grants = await findGrants(db);
  const may = (wanted: string) => grants.filter(({ grant }) => grant === wanted).map(({ role }) => role);
  return whole<PermissionGroup>(
    scopes.map((group) => ({
      group,
      apis: actionsByScope[group].map((action) => ({ action, roles: may(`${group}.${action}`) })),
    })),
  );
}

function whole<T>(rows: T[]) {
  return { data: rows, total: rows.length, page: 1, size: rows.length };
}
