import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, dataPath } from './account';
import type { Binaries } from './binaries';
import { SERVER_ENVIRONMENT } from './environment';
import { unavailable } from './errors';

/** The superuser of the private cluster; only who can enter its directory can connect at all. */
export const CLUSTER_USER = 'app';

const DRAFT = 'postgres.new-';

/** Makes the data directory, or closes an existing one to other users. */
export function prepareDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (statSync(dataDir).mode & 0o077) chmodSync(dataDir, 0o700);
}

async function initdb(directory: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  const settings = [
    ['-D', dataPath(directory, account), '-U', CLUSTER_USER, '--encoding=UTF8'],
    ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ['--auth-local=trust', '--auth-host=reject'],
  ].flat();
  const start = (locale: string) =>
    promisify(execFile)(binaries.initdb, [...settings, `--locale=${locale}`], {
      ...account,
      cwd: directory,
      env: SERVER_ENVIRONMENT,
    });
  try {
    // pg_trgm and full-text search ask the C library what a letter is; systems without C.UTF-8 know only ASCII.
    await start('C.UTF-8').catch(() => start('C'));
  } catch (error) {
    throw unavailable(`initdb failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function syncDirectory(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Makes the cluster at `cluster` unless it is there. A new one is built beside it and renamed when complete, so a
 * start that is killed half-way leaves none. Throws when an existing one was made by another major version.
 */
export async function ensureCluster(
  dataDir: string,
  cluster: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(DRAFT)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  if (existsSync(cluster)) {
    const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
    if (version === binaries.major) return;
    throw unavailable(
      `${cluster} was made by PostgreSQL ${version}, the installed programs are ${binaries.major}; dump it with the old ones and restore.`,
    );
  }
  const draft = join(dataDir, `${DRAFT}${randomUUID()}`);
  mkdirSync(draft, { mode: 0o700 });
  try {
    if (account) chownSync(draft, account.uid, account.gid);
    await initdb(draft, binaries, account);
    renameSync(draft, cluster);
    syncDirectory(dataDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
