import { type ActionOf, allGrants, type Grant, type Scope } from '../access';

/** `scope.action` of several actions. */
function rights<S extends Scope>(scope: S, ...actions: ActionOf<S>[]): Grant[] {
  return actions.map((action) => `${scope}.${action}` as Grant);
}

/** What each of these actions of a scope needs beside it, of the same scope. */
function within<S extends Scope>(
  scope: S,
  needed: Partial<Record<ActionOf<S>, readonly ActionOf<S>[]>>,
): [Grant, Grant[]][] {
  return (Object.entries(needed) as [ActionOf<S>, ActionOf<S>[]][]).map(([action, needs]) => [
    `${scope}.${action}` as Grant,
    rights(scope, ...needs),
  ]);
}

const ofRecords = { u: ['r_detail'], d: ['r_detail'] } as const;
const ofApprovals = { u_approval: ['r', 'r_detail'], c_import: ['c_import_review'] } as const;

/** Rights whose page or button stands where another right leads: alone they can be used by nobody. */
const direct: ReadonlyMap<Grant, readonly Grant[]> = new Map([
  ...within('kol_management', {
    ...ofRecords,
    ...ofApprovals,
    u_outstanding: ['r'],
    r_export: ['r'],
  }),
  ...within('customer_management', { ...ofRecords, ...ofApprovals }),
  ...within('brand_management', { ...ofRecords, ...ofApprovals, r_report: ['r_detail'] }),
  ...within('campaigns_management', {
    ...ofRecords,
    u_status: ['r_detail'],
    c_sow: ['r_detail'],
    d_sow: ['r_detail'],
    c_post: ['r_detail'],
    d_post: ['r_detail'],
    c_import_review: ['r_detail'],
    c_import: ['c_import_review'],
    c_send_email: ['r_detail'],
    r_excel_report: ['r_report'],
    u_report: ['r_report'],
    u_evaluation: ['r_evaluation'],
    u_request: ['r_detail_request', 'c'],
  }),
  ...within('hashtags_management', { u_setting: ['r_setting', 'r_category'] }),
  ...within('shortener_management', { c: ['r'], u: ['r'], d: ['r'] }),
  ...within('user_management', { ...ofRecords, u_active: ['r_detail'] }),
  ...(['c', 'u', 'd'] as const).map((letter): [Grant, Grant[]] => [
    `user_management.${letter}_representative`,
    rights('customer_management', 'r_detail'),
  ]),
  ...within('setting', {
    r_setting_update_sync_time: ['r_setting_sync_time'],
    c_setting_department: ['r_setting_department'],
    u_setting_department: ['r_setting_department'],
    d_setting_department: ['r_setting_department'],
    c_setting_studio: ['r_setting_studio'],
    u_setting_studio: ['r_setting_studio'],
    d_setting_studio: ['r_setting_studio'],
    u_setting_job: ['r_setting_job'],
  }),
  ...within('language_management', { u: ['r', 'r_detail'], d: ['u'], u_status: ['r'] }),
  ...within('translation_management', { c: ['r'], u: ['r'], d: ['r'], u_keyword: ['r'], d_keyword: ['r'] }),
  ...within('permission_management', { c: ['r'], u: ['r'], d: ['u'] }),
]);

/** What a right needs to be of use, by way of others too; without the right itself (spec 2 §6). */
export function neededBy(grant: Grant): Grant[] {
  const found = new Set<Grant>();
  const collect = (one: Grant) => {
    for (const needed of direct.get(one) ?? []) {
      if (found.has(needed)) continue;
      found.add(needed);
      collect(needed);
    }
  };
  collect(grant);
  return allGrants.filter((one) => found.has(one));
}

/** The rights that are of no use without this one. */
export function needing(grant: Grant): Grant[] {
  return allGrants.filter((one) => neededBy(one).includes(grant));
}

/**
 * Rights after some were given, which take along what they need, or taken, which takes along what needs them; in the
 * order of the scopes.
 */
export function afterChange(held: ReadonlySet<Grant>, grants: readonly Grant[], allowed: boolean): Grant[] {
  const moved = new Set(grants.flatMap((grant) => [grant, ...(allowed ? neededBy(grant) : needing(grant))]));
  return allGrants.filter((grant) => (moved.has(grant) ? allowed : held.has(grant)));
}
