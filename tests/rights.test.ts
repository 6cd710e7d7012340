import { describe, expect, expectTypeOf, it } from 'vitest';
import { type ActionOf, allGrants, awaitingCall, can, type Right, type Scope, toAccessMap } from '../src/domain/access';
import { type Access, type Endpoint, endpoints, rightsIn } from '../src/domain/endpoints';
import type { PageRoute } from '../src/domain/pageRoute';
import { mayOpen, routeNames, routes } from '../src/domain/routes';
import { grantsOf, matrixRows } from '../src/resources/roles/matrixRows';

const grantOf = ({ scope, action }: Right) => `${scope}.${action}`;

/** Grants that stand in front of a call, of a part of one, or of a page. */
const guarding = new Set<string>([
  ...Object.values<Endpoint>(endpoints).flatMap(({ access, partly = [] }) => [
    ...rightsIn(access).map(grantOf),
    ...partly.map(grantOf),
  ]),
  ...routeNames.flatMap((name) => {
    const { access } = routes[name];
    const rules = access ? [access].flat() : [];
    return rules.flatMap(({ scope, action }) => [action].flat().map((one) => `${scope}.${one}`));
  }),
]);

describe('an action', () => {
  it('guards a call or a page, or waits for its call', () => {
    const waiting = new Set<string>(awaitingCall);
    expect(allGrants.filter((grant) => !guarding.has(grant) && !waiting.has(grant))).toEqual([]);
  });

  it('no longer waits once it guards something', () => {
    expect(awaitingCall.filter((grant) => guarding.has(grant))).toEqual([]);
  });

  it('that nobody knows any more counts for nothing', () => {
    const stored = ['kol_management.r', 'kol_management.r_gone', 'gone_management.r', 'kol_management', ''];
    expect(toAccessMap(stored)).toEqual({ kol_management: { r: 1 } });
  });
});

type Asked<S extends Scope> = Parameters<typeof can<S>>[2];

describe('the calls of a form', () => {
  it('tell whether a code is free to who may add or edit, and to nobody else', () => {
    const checks = Object.values<Endpoint>(endpoints).filter(({ path }) => path.endsWith('/check-code'));
    expect(checks).toHaveLength(5);
    for (const { path, access } of checks)
      expect(
        rightsIn(access).map(({ action }) => action),
        path,
      ).toEqual(['c', 'u']);
  });
});

describe('what waits for its call', () => {
  it('is a right of its scope; accounts of KOLs are among it', () => {
    expect(awaitingCall.filter((grant) => !allGrants.includes(grant))).toEqual([]);
    for (const grant of ['user_management.r_kol', 'user_management.d_social'] as const) {
      expect(awaitingCall).toContain(grant);
    }
  });
});

describe('the matrix of rights', () => {
  it('offers every right that guards something, and none that does not', () => {
    const offered = matrixRows.flatMap(grantsOf);
    expect(offered.toSorted()).toEqual(allGrants.filter((grant) => !awaitingCall.includes(grant)).toSorted());
  });
});

describe('the page of imports', () => {
  it('is open to whoever may import anything, or may see the imports of all', () => {
    expect(mayOpen('imports', { kol_management: { c_import: 1 } })).toBe(true);
    expect(mayOpen('imports', { user_management: { c: 1 } })).toBe(true);
    expect(mayOpen('imports', { permission_management: { r: 1 } })).toBe(true);
    expect(mayOpen('imports', { kol_management: { r: 1, c: 1 }, campaigns_management: { r: 1 } })).toBe(false);
  });
});

describe('the type of an action', () => {
  it('is that of its scope wherever rights are asked', () => {
    expectTypeOf<'r_export'>().toExtend<Asked<'kol_management'>>();
    expectTypeOf<'r_exprot'>().not.toExtend<Asked<'kol_management'>>();
    expectTypeOf<'r_export'>().not.toExtend<Asked<'brand_management'>>();
    expectTypeOf<string>().not.toExtend<Asked<'kol_management'>>();
    expect(can({ kol_management: { r_export: 1 } }, 'kol_management', 'r_export')).toBe(true);
  });

  it('is that of its scope in the tables of calls and pages', () => {
    interface Misplaced {
      scope: 'brand_management';
      action: 'r_export';
    }
    expectTypeOf<{ scope: 'kol_management'; action: 'r_export' }>().toExtend<Access>();
    expectTypeOf<Misplaced>().not.toExtend<Access>();
    expectTypeOf<Misplaced>().not.toExtend<PageRoute['access']>();
    expectTypeOf<{ scope: 'brand_management'; action: ['r', 'u_approval'] }>().toExtend<PageRoute['access']>();
    expectTypeOf<{ scope: 'brand_management'; action: ['r', 'r_export'] }>().not.toExtend<PageRoute['access']>();
    expectTypeOf<ActionOf<'intro_page_management'>>().toEqualTypeOf<'u_intro_page'>();
  });
});
