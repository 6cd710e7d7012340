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

/** The fields of /proc/…/stat after the name, which may itself hold blanks: state first, start in ticks at 19. */
function statFields(pid: number): string[] {
  const stat = readProc(pid, 'stat') ?? '';
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Whether a process with this pid runs, whoever owns it. One that ended and was not yet reaped does not. */
export function isRunning(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  const state = process.platform === 'linux' ? statFields(pid)[0] : ps(pid, 'state');
  return !state?.startsWith('Z');
}

/** When a process began, as an opaque text that tells two users of one pid apart; undefined when it cannot be read. */
export function startTime(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'lstart');
  const ticks = statFields(pid)[19];
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
