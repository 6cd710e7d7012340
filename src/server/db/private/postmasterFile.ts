import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, unavailable } from './errors';
import { commandLine } from './processes';
import { SOCKET } from './socketDirectory';

const CLEAN_STOP_MS = 60_000;
const QUICK_STOP_MS = 15_000;

function readLines(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** The name a server of this cluster carries on its command line: no path, as root's path is not the server's. */
export function clusterName(cluster: string): string {
  const { dev, ino } = statSync(cluster);
  return `private-${dev.toString(36)}-${ino.toString(36)}`;
}

/** Whether the server with this pid has written that it accepts connections. */
export function isReady(cluster: string, pid: number): boolean {
  const lines = readLines(cluster);
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
}

async function isGone(running: () => boolean, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (running()) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}

/**
 * Stops the server that a killed process left behind: shut down cleanly, or abandoned to crash recovery when it does
 * not end within a minute. Call it only with the lock held. A pid that now belongs to some other process is left alone.
 */
export async function stopOrphan(cluster: string, log: (message: string) => void): Promise<void> {
  const pid = Number.parseInt(readLines(cluster)[0] ?? '', 10);
  const running = () => commandLine(pid)?.includes(`cluster_name=${clusterName(cluster)}`) ?? false;
  if (!(pid > 0) || !running()) return;
  log(`stopping the PostgreSQL server that an earlier process left running (pid ${pid})`);
  process.kill(pid, 'SIGINT');
  if (await isGone(running, CLEAN_STOP_MS)) return;
  process.kill(pid, 'SIGQUIT');
  if (await isGone(running, QUICK_STOP_MS)) return;
  throw unavailable(`an earlier server (pid ${pid}) does not stop.`);
}

/**
 * Takes the pid of a server that is surely gone out of PostgreSQL's own lock files, where a zombie or a later process
 * with that pid would keep a new server from starting.
 */
export function forgetDeadServer(cluster: string): void {
  rmSync(join(cluster, `${SOCKET}.lock`), { force: true });
  const lines = readLines(cluster);
  // PostgreSQL takes the pid of its own parent for a stale one, and from the rest of the file still finds sessions
  // that survived; a removed file would hide them from it.
  if (lines.length > 0) {
    writeFileSync(join(cluster, 'postmaster.pid'), [String(process.pid), ...lines.slice(1)].join('\n'));
  }
}
