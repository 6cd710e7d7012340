import type { UserType } from '../roles';

/** `GET /users/me` (spec 1 §3 User). */
export interface Me {
  id: string;
  username: string;
  fullname: string;
  email: string;
  phone: string | null;
  code: string;
  type: UserType;
  full_avatar: string | null;
  roles: string[];
  userRoles: { role: { name: string; name_display: string; description: string | null } }[];
  department: { id: string; name: string } | null;
  studio: { id: string; name: string } | null;
  language: { id: string; code: string } | null;
  version: number;
}
