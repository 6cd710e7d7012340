import { type AccessMap, can, type Grant, rightOf } from '../../../src/domain/access';
import { isReduced, type UserType } from '../../../src/domain/roles';
import { adminRole } from '../../../src/domain/roles/rules';

/** Somebody who walks the console, as far as what they are shown depends on it. */
export interface Walker {
  type: UserType;
  /** The first decides role-dependent behaviour. */
  roles: readonly string[];
  access: AccessMap;
}

/** Whether the walker's access map has the grant. */
export function has(walker: Walker, grant: Grant): boolean {
  const { scope, action } = rightOf(grant);
  return can(walker.access, scope, action);
}

export const isFull = (walker: Walker) => !isReduced(walker);
export const isAdmin = (walker: Walker) => walker.roles.includes(adminRole);
export const nobody = () => false;

const isReading = (grant: Grant) => /\.r(_detail)?$/.test(grant);
const alternate = (grants: readonly Grant[], remainder: number) =>
  grants.filter((grant, index) => isReading(grant) || index % 2 === remainder);

/** Permission groups like no role, so that nothing can hang on a role's name: what each may, of all there is. */
export function oddGroups(all: readonly Grant[]): Record<string, readonly Grant[]> {
  return {
    every_other_right: alternate(all, 0),
    the_other_rights: alternate(all, 1),
    brands_alone: all.filter((grant) => grant.startsWith('brand_management.')),
    settings_alone: all.filter((grant) => /^language_management\.|^setting\.\w+_department$/.test(grant)),
    lists_without_details: all.filter((grant) => /\.(r|r_cancel|r_report|r_request)$/.test(grant)),
    details_without_lists: all.filter((grant) => grant.endsWith('.r_detail') || grant === 'permission_management.r'),
  };
}
