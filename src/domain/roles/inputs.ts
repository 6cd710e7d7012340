import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { roleEndpoints } from './endpoints';
import { permissionGroupSchema, roleListQuery, rolePermissionSchema, roleSchema, roleUpdateSchema } from './schema';

/** What the calls of roles are sent. */
export const roleInputs = {
  roleList: { query: roleListQuery },
  roleDetail: { params: idParams },
  roleCreate: { body: roleSchema },
  roleUpdate: { params: idParams, body: roleUpdateSchema },
  roleDelete: { params: idParams },
  rolePermission: { body: rolePermissionSchema },
  permissionGroupCreate: { body: permissionGroupSchema },
  permissionGroupUpdate: { body: permissionGroupSchema },
} satisfies InputsOf<typeof roleEndpoints>;
