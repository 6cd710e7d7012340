import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const needed = ['/usr/sbin/haproxy', '/usr/bin/patroni', '/usr/bin/etcd', '/usr/lib/postgresql/15/bin/postgres'];

/** @throws Error naming what this machine lacks, and how Debian has it */
export function requirePrograms(): void {
  const missing = needed.filter((program) => !existsSync(program));
  if (missing.length === 0) return;
  throw new Error(
    `Missing: ${missing.join(', ')}. On Debian 12: apt-get install haproxy patroni etcd-server postgresql-15 python3-psycopg2 python3-etcd`,
  );
}

/** Whom PostgreSQL runs as, which refuses to be root: the user `postgres`; for anybody else the script's own user. */
export function postgresAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
