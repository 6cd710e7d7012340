import type { RoleName } from '../roles';

/** What the product's own roles are called until a house renames them (spec 2 §6). */
export const ownRoleNames: Record<RoleName, string> = {
  admin: 'Admin',
  manager: 'Manager',
  account_supervisor: 'Account Supervisor',
  account_manager: 'Account Manager',
  talent_account_executive: 'Talent Account Executive',
  associate_account_manager: 'Associate Account Manager',
  senior_account_executive: 'Senior Account Executive',
  junior_account_executive: 'Junior Account Executive',
  staff: 'Staff',
  account: 'Account',
  customer: 'Customer',
  client: 'Client',
  brand: 'Brand',
  KOL: 'KOL',
};

/** Whether a role is one of the product's own, under its own name: then it is called so in every language. */
export function hasOwnName({ name, name_display }: { name: string; name_display: string }): boolean {
  return (ownRoleNames as Record<string, string | undefined>)[name] === name_display;
}
