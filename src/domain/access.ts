/**
 * Every scope with its actions: the access-key map of spec 2 §6, both sides' only table.
 * Letters beyond the spec's own follow its style (CONTRACT.md §3).
 */
export const actionsByScope = {
  analysis_report: ['r'],
  kol_management: [
    'r',
    'r_detail',
    'c',
    'u',
    'd',
    'u_outstanding',
    'c_import',
    'c_import_review',
    'r_template_file',
    'u_approval',
    'p_kol_filter_order',
    'r_history_kol_filter_order',
    'r_export',
  ],
  campaigns_management: [
    'r',
    'r_detail',
    'c',
    'u',
    'd',
    'u_status',
    'r_report',
    'u_report',
    'r_excel_report',
    'r_cancel',
    'c_sow',
    'd_sow',
    'c_post',
    'd_post',
    'c_import',
    'c_import_review',
    'r_template_file',
    'c_send_email',
    'r_hashtag_report',
    'r_evaluation',
    'u_evaluation',
    'r_request',
    'r_detail_request',
    'c_request',
    'u_request',
  ],
  customer_management: ['r', 'r_detail', 'c', 'u', 'd', 'c_import', 'c_import_review', 'r_template_file', 'u_approval'],
  brand_management: [
    'r',
    'r_detail',
    'c',
    'u',
    'd',
    'c_import',
    'c_import_review',
    'r_template_file',
    'u_approval',
    'r_report',
  ],
  hashtags_management: ['r', 'r_setting', 'u_setting', 'r_brand', 'r_category'],
  shortener_management: ['r', 'c', 'u', 'd'],
  user_management: [
    'r',
    'r_detail',
    'c',
    'u',
    'd',
    'u_active',
    'r_employees',
    'r_template_file',
    'r_kol',
    'u_social',
    'd_social',
    'c_representative',
    'u_representative',
    'd_representative',
  ],
  setting: [
    'r_setting',
    'r_setting_sync_time',
    'r_setting_update_sync_time',
    'r_setting_department',
    'c_setting_department',
    'u_setting_department',
    'd_setting_department',
    'r_setting_studio',
    'c_setting_studio',
    'u_setting_studio',
    'd_setting_studio',
    'r_setting_job',
    'u_setting_job',
    'r_setting_error',
    'r_contact',
  ],
  language_management: ['r', 'r_detail', 'c', 'u', 'd', 'u_status'],
  translation_management: ['r', 'c', 'u', 'd', 'u_keyword', 'd_keyword'],
  permission_management: ['r', 'c', 'u', 'd'],
  intro_page_management: ['u_intro_page'],
} as const;

export type Scope = keyof typeof actionsByScope;
/** What may be allowed within a scope. */
export type ActionOf<S extends Scope> = (typeof actionsByScope)[S][number];

/** A scope with one of its own actions. */
export type Right = { [S in Scope]: { scope: S; action: ActionOf<S> } }[Scope];

export type Grant = { [S in Scope]: `${S}.${ActionOf<S>}` }[Scope];

/**
 * Letters of the specification (spec 2 §6, CONTRACT.md §3) whose call is not built yet: they guard nothing so far. One
 * that does leaves the list, and an action that stands neither here nor in front of a call or page does not exist.
 */
export const awaitingCall: readonly Grant[] = ['user_management.r_kol', 'user_management.d_social'];

/** Scope to allowed action flags, only allowed ones present, as 1 (CONTRACT.md §3). */
export type AccessMap = Partial<Record<Scope, Partial<Record<string, 1>>>>;

export const scopes = Object.keys(actionsByScope) as Scope[];

/** Every `scope.action` there is. */
export const allGrants = scopes.flatMap((scope) =>
  actionsByScope[scope].map((action) => `${scope}.${action}` as Grant),
);

const knownGrants: ReadonlySet<string> = new Set(allGrants);

/** Makes rights of one scope, for tables of calls. */
export function rightIn<S extends Scope>(scope: S) {
  return <A extends ActionOf<S>>(action: A) => ({ scope, action });
}

/** Whether the map allows the action; the same answer for menus, buttons, routes and the server. */
export function can<S extends Scope>(access: AccessMap, scope: S, action: ActionOf<S>): boolean {
  return access[scope]?.[action] === 1;
}

/** The scope and the action of a grant. */
export function rightOf(grant: Grant): Right {
  const [scope, action] = grant.split('.');
  return { scope, action } as Right;
}

/** Whether a stored grant is one of the product's; older versions had others. */
function isGrant(grant: string): grant is Grant {
  return knownGrants.has(grant);
}

/** Collects grants into the access map the client receives; what the product does not know counts for nothing. */
export function toAccessMap(grants: readonly string[]): AccessMap {
  const map: AccessMap = {};
  for (const { scope, action } of grants.filter(isGrant).map(rightOf)) {
    map[scope] = { ...map[scope], [action]: 1 };
  }
  return map;
}
