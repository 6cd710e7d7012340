import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode, unavailable } from './errors';
import { isRunning, startTime } from './processes';

interface Owner {
  pid: number;
  started: string;
  token: string;
}

function readOwner(path: string): Owner | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const [pid, started, token] = text.split('\n');
  return { pid: Number.parseInt(pid ?? '', 10) || 0, started: started ?? '', token: token || 'unreadable' };
}

function isAlive(owner: Owner): boolean {
  if (!isRunning(owner.pid)) return false;
  const started = startTime(owner.pid);
  return started === undefined || owner.started === '' || started === owner.started;
}

/** Puts `owner` at `path` unless a living process is there already. */
function acquire(path: string, owner: Owner): void {
  const draft = `${path}-${randomUUID()}`;
  writeFileSync(draft, `${owner.pid}\n${owner.started}\n${owner.token}\n`, { mode: 0o600, flag: 'wx' });
  try {
    for (;;) {
      try {
        linkSync(draft, path);
        return;
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
      }
      const holder = readOwner(path);
      if (holder && isAlive(holder)) {
        throw unavailable(`its data directory is in use by process ${holder.pid} (lock file ${path}).`);
      }
      if (holder && takeOver(path, holder, draft, owner)) return;
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * A dead owner's lock is replaced only under a second lock named after that owner: without it, two processes that both
 * saw the dead owner could each remove a lock, the slower one the fresh lock of the faster.
 */
function takeOver(path: string, dead: Owner, draft: string, owner: Owner): boolean {
  const claim = `${path}.${dead.token}`;
  acquire(claim, owner);
  try {
    if (readOwner(path)?.token !== dead.token) return false;
    renameSync(draft, path);
    return true;
  } finally {
    rmSync(claim, { force: true });
  }
}

/**
 * Takes the lock file for this process: its lines are pid, start of the process, and a token. A lock whose process is
 * gone, or whose pid now belongs to another process, is taken over; exactly one of several takers gets it.
 * Throws an error naming the holder's pid. Returns the function that gives the lock back.
 */
export function takeLock(path: string): () => void {
  const owner: Owner = { pid: process.pid, started: startTime(process.pid) ?? '', token: randomUUID() };
  acquire(path, owner);
  return () => {
    if (readOwner(path)?.token === owner.token) rmSync(path, { force: true });
  };
}
