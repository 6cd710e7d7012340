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
  customer_management: [
    'r',
    'r_detail',
    'c',
    'u',
    'd',
    'c_import',
    'c_import_review',
    'r_template_file',
    'u_approval',
    'r_representative',
    'c_representative',
    'u_representative',
    'd_representative',
  ],
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
    'r_representative',
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
  ],
  language_management: ['r', 'r_detail', 'c', 'u', 'd', 'u_status'],
  translation_management: ['r', 'c', 'u', 'd', 'u_keyword', 'd_keyword'],
  permission_management: ['r', 'c', 'u', 'd'],
  intro_page_management: ['u_intro_page'],
} as const;

export type Scope = keyof typeof actionsByScope;
export type Grant = { [S in Scope]: `${S}.${(typeof actionsByScope)[S][number]}` }[Scope];

/** Scope to allowed action flags, only allowed ones present, as 1 (CONTRACT.md §3). */
export type AccessMap = Partial<Record<Scope, Partial<Record<string, 1>>>>;

export const scopes = Object.keys(actionsByScope) as Scope[];

/** Every `scope.action` there is. */
export const allGrants = scopes.flatMap((scope) =>
  actionsByScope[scope].map((action) => `${scope}.${action}` as Grant),
);

/** Whether the map allows the action; the same answer for menus, buttons, routes and the server. */
export function can(access: AccessMap, scope: Scope, action: string): boolean {
  return access[scope]?.[action] === 1;
}

/** Collects grants into the access map the client receives. */
export function toAccessMap(grants: readonly string[]): AccessMap {
  const map: AccessMap = {};
  for (const grant of grants) {
    const [scope, action] = grant.split('.') as [Scope, string];
    const flags = map[scope] ?? {};
    flags[action] = 1;
    map[scope] = flags;
  }
  return map;
}
