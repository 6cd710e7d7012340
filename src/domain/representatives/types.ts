import type { RepresentedType } from './schema';

/** A user who stands for a customer or a brand (spec 1 §3 Representative); `id` is the user's. */
export interface Representative {
  id: string;
  fullname: string;
  phone: string | null;
  email: string;
  position: string | null;
  /** Whether the user can sign in and stand for this customer or brand. */
  active: boolean;
  username: string;
  /** Names of the roles, and how the first of them is shown. */
  roles: string[];
  roleName: string | null;
  objectId: string;
  type: RepresentedType;
  version: number;
}
