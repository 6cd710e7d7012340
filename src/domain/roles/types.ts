import type { AccessMap, Scope } from '../access';
import type { UserType } from '../roles';

/** A role as `GET /role` lists it (spec 1 §3 Role). */
export interface Role {
  id: string;
  name: string;
  name_display: string;
  description: string | null;
  status: boolean;
  priority: number;
  type: UserType;
  /** Whether whoever has it needs a second factor. */
  second_factor_required: boolean;
  version: number;
}

/** `GET /role/{id}`: with its rights and how many users have it. */
export interface RoleDetail extends Role {
  permissions: AccessMap;
  user_total: number;
}

/** A group of `GET /permission`: per action the names of the roles that may. */
export interface PermissionGroup {
  group: Scope;
  apis: { action: string; roles: string[] }[];
}
