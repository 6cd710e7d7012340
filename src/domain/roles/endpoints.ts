import type { Endpoint } from '../endpoint';
import { idParams } from '../lookups';
import { permissionGroupSchema, roleListQuery, rolePermissionSchema, roleSchema, roleUpdateSchema } from './schema';

const may = <A extends string>(action: A) => ({ scope: 'permission_management' as const, action });

/** Calls of permission groups (spec 2 §7 Roles, permissions, languages). */
export const roleEndpoints = {
  roleList: {
    method: 'GET',
    path: '/role',
    access: 'signed_in',
    summary: 'Every role, by priority; others than staff find only their own',
    answer: 'list',
    query: roleListQuery,
  },
  roleDetail: {
    method: 'GET',
    path: '/role/{id}',
    access: may('r'),
    summary: 'A role with its rights',
    answer: 'one',
    params: idParams,
  },
  roleCreate: {
    method: 'POST',
    path: '/role',
    access: may('c'),
    summary: 'Add a role without rights',
    answer: 'one',
    failure: 'role_create_failed',
    body: roleSchema,
  },
  roleUpdate: {
    method: 'PUT',
    path: '/role/{id}',
    access: may('u'),
    summary: 'Change a role; switched off it gives no rights',
    answer: 'one',
    failure: 'role_update_failed',
    params: idParams,
    body: roleUpdateSchema,
  },
  roleDelete: {
    method: 'DELETE',
    path: '/role/{id}',
    access: may('d'),
    summary: 'Delete a role no user has',
    answer: 'nothing',
    params: idParams,
  },
  permissionList: {
    method: 'GET',
    path: '/permission',
    access: may('r'),
    summary: 'Every action by module, with the roles that may',
    answer: 'list',
  },
  rolePermission: {
    method: 'PUT',
    path: '/role-permission',
    access: may('u'),
    summary: 'Allow and forbid actions to one role; counts from the next request of its users',
    answer: 'one',
    failure: 'role_permission_update_failed',
    body: rolePermissionSchema,
  },
  permissionGroupCreate: {
    method: 'POST',
    path: '/permission/group',
    access: may('c'),
    summary: 'Allow actions of a module to these roles too',
    answer: 'list',
    failure: 'role_permission_create_failed',
    body: permissionGroupSchema,
  },
  permissionGroupUpdate: {
    method: 'PUT',
    path: '/permission/group',
    access: may('u'),
    summary: 'Allow actions of a module to exactly these roles; admin always may',
    answer: 'list',
    failure: 'role_permission_update_failed',
    body: permissionGroupSchema,
  },
} satisfies Record<string, Endpoint>;
