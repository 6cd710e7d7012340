import { posix } from 'node:path';
import { type FileRule, guide, isSource, isTest } from './rule';
import { importsOf } from './syntax';

/** Which other floors each floor may import; a folder of src that is not here stands on no floor. */
const floors: Record<string, string[]> = {
  domain: [],
  server: ['domain'],
  'ui/plain': ['domain'],
  'ui/console': ['ui/plain', 'providers', 'domain'],
  providers: ['domain'],
  resources: ['ui/plain', 'ui/console', 'providers', 'domain'],
  admin: ['resources', 'providers', 'ui/plain', 'ui/console', 'domain', 'public/sections'],
  public: ['ui/plain', 'domain', 'providers/http', 'providers/session', 'providers/cart'],
};
const serverGround = ['db', 'http', 'adapters'];
const section = 'Who may import whom';

const floorOf = (path: string) => Object.keys(floors).find((floor) => path.startsWith(`src/${floor}/`));
const isWithin = (path: string, part: string) => path === `src/${part}` || path.startsWith(`src/${part}/`);

/** The file an import leads to, without its ending, or undefined for a package. */
export function target(from: string, name: string): string | undefined {
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : undefined;
}

/** The sentence an import breaks, or undefined when it may stand. `to` is a path without ending. */
function brokenWall(from: string, to: string): string | undefined {
  const floor = floorOf(from);
  if (!floor || !to.startsWith('src/')) return undefined;
  const allowed = floors[floor] ?? [];
  if (!isWithin(to, floor) && !allowed.some((part) => isWithin(to, part))) {
    return `${floor} may import ${allowed.join(', ') || 'no other floor'}`;
  }
  const [, , here = ''] = from.split('/');
  const [, , there = '', room = ''] = to.split('/');
  if (floor === 'resources' && to.startsWith('src/resources/') && here !== there)
    return 'a resource never imports another resource';
  if (floor === 'server' && to.startsWith('src/server/') && here !== there) return brokenServerWall(here, there, room);
  return undefined;
}

function brokenServerWall(here: string, there: string, room: string): string | undefined {
  const intoFolder = room !== '';
  if (serverGround.includes(here) && intoFolder && ![...serverGround, 'jobs'].includes(there)) {
    return 'db, http and adapters never import a module';
  }
  const fromFolder = !here.includes('.');
  if (fromFolder && room === 'routes') return "a module never imports another module's routes";
  return undefined;
}

function wallsBroken(file: { path: string; text: string }): string[] {
  return importsOf(file).flatMap(({ line, name }) => {
    const to = target(file.path, name);
    const sentence = to && brokenWall(file.path, to);
    return sentence ? [`line ${line}: ${name}: ${sentence}`] : [];
  });
}

const bad = (path: string, name: string) => ({ path, text: `import { x } from '${name}';\n` });

export const wallRules: FileRule[] = [
  {
    name: 'imports go one way, down the floors',
    why: `Move the code to the floor both sides may import. ${guide(section)}`,
    check: (file) => (isSource(file.path) ? wallsBroken(file) : []),
    bad: [
      bad('src/domain/kols/rules.ts', '../../server/kols/queries'),
      bad('src/server/kols/create.ts', '../../ui/plain/Chip'),
      bad('src/ui/plain/Chip.tsx', '../console/StateChip'),
      bad('src/ui/console/StateChip.tsx', '../../resources/kols/KolList'),
      bad('src/providers/http.ts', '../ui/plain/Chip'),
      bad('src/resources/kols/KolList.tsx', '../brands/BrandChip'),
      bad('src/resources/kols/KolList.tsx', '../../admin/pages'),
      bad('src/admin/App.tsx', '../public/kol/KolPage'),
      bad('src/public/main.tsx', '../providers/dataProvider'),
      bad('src/public/main.tsx', '../ui/console/StateChip'),
      bad('src/server/http/lists.ts', '../kols/queries'),
      bad('src/server/adapters/mail.ts', '../campaigns/present'),
      bad('src/server/campaigns/create.ts', '../requests/routes'),
      { path: 'src/admin/App.tsx', text: "const page = () => import('../server/app');\n" },
      { path: 'src/domain/kols/schema.ts', text: "export type { Kol } from '../../resources/kols';\n" },
    ],
    good: [
      bad('src/server/campaigns/create.ts', '../requests/queries'),
      bad('src/server/app.ts', './kols/routes'),
      bad('src/server/kols/routes.ts', '../../domain/endpoints'),
      bad('src/server/http/access.ts', '../context'),
      bad('src/resources/kols/KolList.tsx', './KolFilters'),
      bad('src/resources/kols/KolList.tsx', '../../ui/console/StateChip'),
      bad('src/admin/App.tsx', '../public/sections/Hero'),
      bad('src/public/main.tsx', '../providers/session'),
    ],
  },
  {
    name: 'every source file stands on a floor',
    why: `Put it in one of: ${Object.keys(floors).join(', ')}. ${guide(section)}`,
    check: ({ path }) => (isSource(path) && !floorOf(path) && !path.endsWith('.d.ts') ? [path] : []),
    bad: [
      { path: 'src/utils/strings.ts', text: '' },
      { path: 'src/ui/Chip.tsx', text: '' },
    ],
    good: [{ path: 'src/ui/plain/Chip.tsx', text: '' }],
  },
  {
    name: 'the domain needs no package but yup',
    why: `It runs anywhere: no React, no Node, no other package. ${guide(section)}`,
    check: (file) =>
      file.path.startsWith('src/domain/') && !isTest(file.path)
        ? importsOf(file).flatMap(({ line, name }) => (/^(\.|yup$)/.test(name) ? [] : [`line ${line}: ${name}`]))
        : [],
    bad: [bad('src/domain/dates.ts', 'node:fs'), bad('src/domain/dates.ts', 'react')],
    good: [bad('src/domain/dates.ts', 'yup'), bad('src/domain/dates.test.ts', 'vitest')],
  },
  {
    name: 'imports carry no file ending',
    why: `Write './foo'. ${guide('Code style')}`,
    check: (file) =>
      isSource(file.path) || (isTest(file.path) && /\.tsx?$/.test(file.path))
        ? importsOf(file).flatMap(({ line, name }) => (/^\..*\.[jt]sx?$/.test(name) ? [`line ${line}: ${name}`] : []))
        : [],
    bad: [bad('src/domain/dates.ts', './text.js'), bad('tests/server/kols.test.ts', '../support/app.ts')],
    good: [bad('src/domain/i18n.ts', './locales/vi.json')],
  },
];
