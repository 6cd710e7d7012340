import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { unavailable } from './errors';

/** An unprivileged user and group, by number. */
export interface Account {
  uid: number;
  gid: number;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Whom PostgreSQL runs as. It refuses to run as root, so there it is the owner of the cluster, or `nobody` for a new
 * one; for anybody else undefined: the process's own user.
 */
export function serverAccount(cluster: string): Account | undefined {
  if (!isRoot()) return undefined;
  // The server reaches its files through /proc/self/cwd (see dataPath), which only Linux has.
  if (process.platform !== 'linux') throw unavailable('as root it needs Linux; start as an ordinary user.');
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const id = (flag: string): number => {
    try {
      return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    } catch {
      throw unavailable('as root it runs as the user `nobody`, which this system lacks.');
    }
  };
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * What to give PostgreSQL as `-D` when it is started with the cluster as its working directory. An unprivileged
 * account may not pass the 0700 directories of root above the cluster; a working directory inherited from root needs
 * no such passage, and /proc/self/cwd names it absolutely.
 */
export function dataPath(cluster: string, account: Account | undefined): string {
  return account ? '/proc/self/cwd' : cluster;
}
