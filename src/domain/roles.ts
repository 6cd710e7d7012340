import { actionsByScope, allGrants, type Grant, type Scope } from './access';

/** Role names (spec 2 §6); the first role in a user's list decides role-dependent behaviour. */
export const roleNames = [
  'admin',
  'manager',
  'account_supervisor',
  'account_manager',
  'talent_account_executive',
  'associate_account_manager',
  'senior_account_executive',
  'junior_account_executive',
  'staff',
  'account',
  'customer',
  'client',
  'brand',
  'KOL',
] as const;
export type RoleName = (typeof roleNames)[number];

export const userTypes = ['staff', 'customer', 'brand', 'kol'] as const;
export type UserType = (typeof userTypes)[number];

const reducedRoles: readonly string[] = ['customer', 'client', 'brand', 'KOL'];

/** Whether this caller gets the reduced view: by user type or first role (spec 1 §6, CONTRACT.md §3). */
export function isReduced(user: { type: UserType; roles: readonly string[] } | null): boolean {
  if (!user) return true;
  return user.type !== 'staff' || reducedRoles.includes(user.roles[0] ?? '');
}

/** Whether the user works as the account role, who never sees creators (spec 2 §6). */
export function isAccountRole(user: { roles: readonly string[] }): boolean {
  return user.roles[0] === 'account';
}

function whole(scope: Scope, except: readonly string[] = []): Grant[] {
  return actionsByScope[scope]
    .filter((action) => !except.includes(action))
    .map((action) => `${scope}.${action}` as Grant);
}

const supervisorGrants: Grant[] = [
  ...whole('analysis_report'),
  ...whole('kol_management'),
  ...whole('customer_management'),
  ...whole('brand_management'),
  ...whole('campaigns_management'),
  ...whole('hashtags_management'),
  ...whole('shortener_management'),
  'user_management.r',
  'user_management.r_detail',
  'user_management.r_employees',
  'user_management.c_representative',
  'user_management.u_representative',
  'user_management.d_representative',
];

const decisions = ['u_approval', 'd', 'u_outstanding'];

const executiveGrants: Grant[] = [
  ...whole('kol_management', decisions),
  ...whole('customer_management', decisions),
  ...whole('brand_management', decisions),
  ...whole('campaigns_management', ['d', 'c_send_email', 'u_evaluation']),
  ...whole('hashtags_management'),
  ...whole('shortener_management'),
  'user_management.r_employees',
  'user_management.c_representative',
  'user_management.u_representative',
];

const bulkWork = ['c_import', 'c_import_review', 'r_template_file', 'p_kol_filter_order', 'r_history_kol_filter_order'];
const accountGrants = executiveGrants.filter((grant) => !bulkWork.includes(grant.split('.')[1] ?? ''));

const clientGrants: Grant[] = [
  'kol_management.r',
  'kol_management.r_detail',
  'campaigns_management.r',
  'campaigns_management.r_detail',
  'campaigns_management.r_report',
  'campaigns_management.r_excel_report',
  'campaigns_management.r_cancel',
  'campaigns_management.r_request',
  'campaigns_management.r_detail_request',
  'campaigns_management.c_request',
  'campaigns_management.r_evaluation',
  'campaigns_management.u_evaluation',
  'brand_management.r',
  'brand_management.r_detail',
  'customer_management.r_detail',
];

const staffGrants: readonly string[] = ['r_employees', 'c', 'u', 'd', 'u_active', 'u_social', 'r_template_file'].map(
  (action) => `user_management.${action}`,
);

const staffScopes: readonly string[] = [
  'permission_management',
  'setting',
  'language_management',
  'translation_management',
  'intro_page_management',
  'analysis_report',
  'shortener_management',
];

/** The grants a user of this type can use at all: running the house is the staff's, whatever a group was given. */
export function usableGrants(type: UserType, grants: readonly string[]): readonly string[] {
  if (type === 'staff') return grants;
  return grants.filter((grant) => !staffScopes.includes(grant.split('.')[0] ?? '') && !staffGrants.includes(grant));
}

const readsLanguages: readonly Grant[] = ['language_management.r', 'language_management.r_detail'];

/** What each role may by default; permission groups can change all but admin's (CONTRACT.md §3). */
export const defaultGrants: Record<RoleName, readonly Grant[]> = {
  admin: allGrants,
  manager: allGrants.filter(
    (grant) =>
      !(grant.startsWith('permission_management.') && grant !== 'permission_management.r') &&
      !(grant.startsWith('language_management.') && !readsLanguages.includes(grant)),
  ),
  account_supervisor: supervisorGrants,
  account_manager: supervisorGrants,
  talent_account_executive: executiveGrants,
  associate_account_manager: executiveGrants,
  senior_account_executive: executiveGrants,
  junior_account_executive: executiveGrants,
  staff: executiveGrants,
  account: accountGrants,
  customer: clientGrants,
  client: clientGrants,
  brand: clientGrants,
  KOL: ['kol_management.r_detail', 'campaigns_management.r', 'campaigns_management.r_detail'],
};
