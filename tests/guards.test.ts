import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allGrants, type Scope, toAccessMap } from '../src/domain/access';
import { defaultGrants, roleNames, type UserType, usableGrants } from '../src/domain/roles';
import { mayOpen, type RouteName, routes } from '../src/domain/routes';
import { type Control, controls, general, isShown } from './support/console/controls';
import { placeOf } from './support/console/places';
import { nobody, oddGroups, type Walker } from './support/console/walker';

const root = join(import.meta.dirname, '..', 'src');
const computed = 'in general';

const literal = [
  {
    pattern: /\bcan\(\s*[\w.()]+,\s*'(\w+)',\s*'(\w+)'/g,
    guard: (scope: string, action: string) => `${scope}.${action}`,
  },
  {
    pattern: /\buseCanAccess\(\{\s*resource:\s*'(\w+)',\s*action:\s*'(\w+)'/g,
    guard: (scope: string, action: string) => `${scope}.${action}`,
  },
  { pattern: /\bmayOpen\(\s*'(\w+)'/g, guard: (page: string) => grantOf(page as RouteName) },
  { pattern: /(?<!function )\buseReducedView\(\)/g, guard: () => 'full' },
] as const;
const any = /(?<!function )\b(?:can|useCanAccess|mayOpen|mayCall|useMayCall|isReduced|useReducedView)\(/g;

function grantOf(page: RouteName): string {
  const { access } = routes[page];
  return access && 'scope' in access ? `${access.scope}.${access.action}` : computed;
}

/** What the text of a file asks about the person's rights; whatever is not spelled out is `in general`. */
function guardsIn(text: string): string[] {
  const found = literal.flatMap(({ pattern, guard }) =>
    [...text.matchAll(pattern)].map(([, a = '', b = '']) => guard(a, b)),
  );
  const unclear = [...text.matchAll(any)].length > found.length;
  return [...new Set(unclear ? [...found, computed] : found)];
}

function guardsOfConsole(): string[] {
  return ['resources', 'admin', 'ui'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .flatMap((name) => {
        const file = `${folder}/${name.replaceAll('\\', '/')}`;
        const guards = guardsIn(readFileSync(join(root, file), 'utf8'));
        return guards.map((guard) => `${file} ${guard}`);
      }),
  );
}

describe('the table of guarded controls', () => {
  const guards = guardsOfConsole();
  const generalFiles = Object.keys(general);
  const declared = new Set(controls.flatMap(({ file, needs }) => (needs ? [`${file} ${needs}`] : [])));

  it('has a row for everything the console guards; add one to tests/support/console/controls.ts', () => {
    const missing = guards.filter((guard) => !generalFiles.includes(guard.split(' ')[0] ?? '') && !declared.has(guard));
    expect(missing).toEqual([]);
  });

  it('has no row for a guard that is gone', () => {
    const inFiles = [...declared].filter((guard) => !generalFiles.includes(guard.split(' ')[0] ?? ''));
    expect(inFiles.filter((guard) => !guards.includes(guard))).toEqual([]);
    expect(generalFiles.filter((file) => !guards.some((guard) => guard.startsWith(`${file} `)))).toEqual([]);
  });

  it('names files that exist', () => {
    expect(controls.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
  });

  it.each([
    ["can(access, 'user_management', 'c')", ['user_management.c']],
    ["can(useAccess(), 'user_management', 'd')", ['user_management.d']],
    ["useCanAccess({ resource: 'brand_management', action: 'r' })", ['brand_management.r']],
    ["mayOpen('userCreate', access)", ['user_management.c']],
    ['can(access, scope, action)', [computed]],
    ["mayOpen('userCreate', access) && mayOpen(page, access)", ['user_management.c', computed]],
    ["mayCall(access, 'userCreate')", [computed]],
    ["useMayCall('userCreate')", [computed]],
    ['const reduced = useReducedView();', ['full']],
    ['export function useReducedView() { return isReduced(me); }', [computed]],
    ["import { can } from './access'; translate('can')", []],
  ])('reads %s', (text, expected) => expect(guardsIn(text)).toEqual(expected));
});

const typeOf = (role: string): UserType =>
  role === 'customer' || role === 'client' ? 'customer' : role === 'brand' ? 'brand' : role === 'KOL' ? 'kol' : 'staff';
const groups = { ...Object.fromEntries(roleNames.map((role) => [role, defaultGrants[role]])), ...oddGroups(allGrants) };
const walkers: Walker[] = Object.entries(groups).map(([role, grants]) => ({
  type: typeOf(role),
  roles: [role],
  access: toAccessMap(usableGrants(typeOf(role), grants)),
}));

const nameOf = ({ at, what }: Control) => `${what.join(' ')} at ${at}`;

describe.each(controls.filter(({ also }) => also !== nobody).map((control) => [nameOf(control), control] as const))(
  '%s',
  (_, control) => {
    const there = walkers.filter(({ access }) => mayOpen(placeOf(control.at).page, access));

    it('is shown to somebody who walks there, and not to everybody', () => {
      const shown = there.filter((walker) => isShown(control, walker));
      expect(shown).not.toEqual([]);
      expect(there.filter((walker) => !isShown(control, walker))).not.toEqual([]);
    });

    it('asks for a right there is', () => {
      if (!control.needs || control.needs === 'full') return;
      const [scope = '', action] = control.needs.split('.');
      expect(allGrants).toContain(`${scope as Scope}.${action}`);
    });
  },
);
