import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from './errors';

function ps(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8') || undefined;
  } catch {
    return undefined;
  }
}

/** Whether any process has this pid, whoever owns it. */
export function isRunning(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** When a process began, as an opaque text that tells two users of one pid apart; undefined when it cannot be read. */
export function startTime(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'lstart');
  // The name in parentheses may hold blanks: count the fields after it. Field 22 is the start in clock ticks.
  const stat = readProc(pid, 'stat');
  const ticks = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  if (ticks === undefined) return undefined;
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`;
  } catch {
    return ticks;
  }
}

/** The command line of a process, blank separated; undefined when it is gone, a zombie, or hidden. */
export function commandLine(pid: number): string | undefined {
  return process.platform === 'linux' ? readProc(pid, 'cmdline')?.replaceAll('\0', ' ') : ps(pid, 'command');
}
