/** Roles the product itself speaks of: they keep their name and are never deleted (spec 2 §6). */
const fixedRoles: readonly string[] = ['admin', 'customer', 'client', 'brand', 'KOL', 'account'];

export const adminRole = 'admin';

/** Whether the role may be deleted or get another name. */
export function isFixedRole(name: string): boolean {
  return fixedRoles.includes(name);
}

/** Whether somebody with these roles may change that user at all: an admin is changed by admins only (CONTRACT.md §3). */
export function mayChangeUser(callerRoles: readonly string[], userRoles: readonly string[]): boolean {
  return !userRoles.includes(adminRole) || callerRoles.includes(adminRole);
}
