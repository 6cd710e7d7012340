import { type FileRule, guide, isSource, type SourceFile } from './rule';

const isConsole = (path: string) => isSource(path) && /^src\/(ui\/console|resources|admin)\//.test(path);
// Pages before signing in, and what decides whether they are shown, stand outside react-admin (decision 10).
const standsOutside = (path: string) => /^src\/admin\/(auth\/|(Gate|Root|App|useAccount)\.tsx?$)/.test(path);

interface Replaced {
  module: RegExp;
  names: readonly string[];
  instead: string;
}

/** What the console takes from elsewhere. */
const replaced: readonly Replaced[] = [
  { module: /providers\/http$/, names: ['request'], instead: 'useRead, useVerb or the data provider' },
  { module: /providers\/session$/, names: ['getAccessMap'], instead: 'useAccess, which follows when rights change' },
  { module: /^react-admin$/, names: ['useRefresh'], instead: 'what the call declares to change' },
];

/** Code on its way (decision 82). */
const late: readonly Replaced[] = [
  { module: /^react$/, names: ['lazy', 'Suspense'], instead: 'late and LateCode of ui/plain/late' },
];

function taken({ text }: SourceFile, from: readonly Replaced[]): string[] {
  return [...text.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)].flatMap(([, list = '', module = '']) => {
    const names = list.split(',').map((name) => name.trim());
    return from.flatMap((one) =>
      one.module.test(module)
        ? one.names.filter((name) => names.includes(name)).map((name) => `${name}: take ${one.instead}`)
        : [],
    );
  });
}

const complaints = (file: SourceFile) =>
  isConsole(file.path) && !standsOutside(file.path) ? taken(file, replaced) : [];

const imports = (path: string, names: string, module: string) => ({
  path,
  text: `import {\n  ${names},\n} from '${module}';\n`,
});

export const consoleRules: FileRule[] = [
  {
    name: 'the console reads and writes through react-admin',
    why: `One data layer keeps what is shown current. ${guide('A client resource')}`,
    check: complaints,
    bad: [
      imports('src/resources/kols/KolList.tsx', 'ApiError, request', '../../providers/http'),
      imports('src/ui/console/form/Field.tsx', 'request', '../../../providers/http'),
      imports('src/admin/pages/Profile.tsx', 'useNotify, useRefresh', 'react-admin'),
      imports('src/resources/kols/KolShow.tsx', 'getAccessMap', '../../providers/session'),
    ],
    good: [
      imports('src/admin/auth/LoginForm.tsx', 'request', '../../providers/http'),
      imports('src/admin/Gate.tsx', 'getAccessMap', '../providers/session'),
      imports('src/resources/kols/KolList.tsx', 'ApiError, download', '../../providers/http'),
      imports('src/providers/dataProvider.ts', 'request', './http'),
    ],
  },
  {
    name: 'code on its way is shown as soon as it is there',
    why: `React keeps a fallback for 0.3 seconds, one after the other. ${guide('A client resource')}`,
    check: (file) => (isConsole(file.path) ? taken(file, late) : []),
    bad: [
      imports('src/resources/kols/index.ts', 'lazy', 'react'),
      imports('src/admin/Gate.tsx', 'Suspense, useEffect', 'react'),
    ],
    good: [
      imports('src/ui/plain/late.tsx', 'lazy, Suspense', 'react'),
      imports('src/resources/kols/index.ts', 'late', '../../ui/plain/late'),
      imports('src/ui/console/form/Field.tsx', 'useEffect', 'react'),
    ],
  },
];
