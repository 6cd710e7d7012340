import { type AccessMap, can } from '../access';
import type { UserType } from '../roles';
import type { RouteName } from '../routes';

interface Person {
  type: UserType;
  roles: readonly string[];
}

const shownToStaff: readonly string[] = ['account', 'brand', 'customer'];
const asking: readonly string[] = ['customer', 'brand'];

/**
 * Whether this person (null: a visitor) has a cart at all. Staff have one only if their first role is account, brand or
 * customer, KOLs never, who may neither ask for a campaign nor add one; everybody else has one (spec 1 §2, spec 2 §6
 * Scope-specific rules).
 */
export function showsCart(person: Person | null): boolean {
  if (person?.type === 'kol') return false;
  return person?.type !== 'staff' || shownToStaff.includes(person.roles[0] ?? '');
}

/**
 * What the cart's action is called: customers, brands and visitors add a request, others a campaign. It follows who the
 * person is, `cartTarget` what the person may do (spec 1 §2, spec 2 §6 Scope-specific rules).
 */
export function cartAction(person: Person | null): 'request' | 'campaign' {
  if (!person || asking.includes(person.type) || asking.includes(person.roles[0] ?? '')) return 'request';
  return 'campaign';
}

/**
 * Where the cart's action leads: to a new campaign for those who may create one, else to a request inside the console,
 * else (null) to the request form of the public site (spec 2 §6 Scope-specific rules).
 */
export function cartTarget(access: AccessMap) {
  if (can(access, 'campaigns_management', 'c')) return 'campaignCreate' satisfies RouteName;
  if (can(access, 'campaigns_management', 'c_request')) return 'kolRequestCampaigns' satisfies RouteName;
  return null;
}
