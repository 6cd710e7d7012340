import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('permission_management');

/** Calls of permission groups (spec 2 §7 Roles, permissions, languages). */
export const roleEndpoints = {
  roleList: {
    method: 'GET',
    path: '/role',
    access: 'signed_in',
    summary: 'Every role, by priority; others than staff find only their own',
    answer: 'list',
    reads: ['roles'],
  },
  roleDetail: {
    method: 'GET',
    path: '/role/{id}',
    access: may('r'),
    summary: 'A role with its rights',
    answer: 'one',
    reads: ['roles'],
  },
  roleCreate: {
    method: 'POST',
    path: '/role',
    access: may('c'),
    summary: 'Add a role without rights',
    answer: 'one',
    changes: ['roles', 'audit'],
    failure: 'role_create_failed',
  },
  roleUpdate: {
    method: 'PUT',
    path: '/role/{id}',
    access: may('u'),
    summary: 'Change a role; switched off it gives no rights',
    answer: 'one',
    changes: ['roles', 'users', 'representatives', 'me', 'audit'],
    failure: 'role_update_failed',
  },
  roleDelete: {
    method: 'DELETE',
    path: '/role/{id}',
    access: may('d'),
    summary: 'Delete a role no user has',
    answer: 'nothing',
    changes: ['roles', 'audit'],
  },
  permissionList: {
    method: 'GET',
    path: '/permission',
    access: may('r'),
    summary: 'Every action by module, with the roles that may',
    answer: 'list',
    reads: ['roles'],
  },
  rolePermission: {
    method: 'PUT',
    path: '/role-permission',
    access: may('u'),
    summary: 'Allow and forbid actions to one role; counts from the next request of its users',
    answer: 'one',
    changes: ['roles', 'me', 'audit'],
    failure: 'role_permission_update_failed',
  },
  permissionGroupCreate: {
    method: 'POST',
    path: '/permission/group',
    takesList: true,
    access: may('c'),
    summary: 'Allow actions of a module to these roles too',
    answer: 'list',
    changes: ['roles', 'me', 'audit'],
    failure: 'role_permission_create_failed',
  },
  permissionGroupUpdate: {
    method: 'PUT',
    path: '/permission/group',
    takesList: true,
    access: may('u'),
    summary: 'Allow actions of a module to exactly these roles; admin always may',
    answer: 'list',
    changes: ['roles', 'me', 'audit'],
    failure: 'role_permission_update_failed',
  },
} satisfies Record<string, Endpoint>;
