import type { PermissionGroup, Role, RoleDetail } from './types';

/** What the calls of roles and rights answer. */
export interface RoleAnswers {
  roleList: Role;
  roleDetail: RoleDetail;
  roleCreate: RoleDetail;
  roleUpdate: RoleDetail;
  permissionList: PermissionGroup;
  rolePermission: RoleDetail;
  permissionGroupCreate: PermissionGroup;
  permissionGroupUpdate: PermissionGroup;
}
