import { readFileSync, writeFileSync } from 'node:fs';
import type { Running } from './processes';

/** The megabytes the process holds (VmRSS) or held at most (VmHWM), where the system tells it. */
export function memoryOf({ pid }: Pick<Running, 'pid'>, which: 'VmRSS' | 'VmHWM'): number | null {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`${which}:\\s+(\\d+)`));
    return line ? Math.round(Number(line[1]) / 1024) : null;
  } catch {
    return null;
  }
}

/** The megabytes the processes it started for work of their own hold now. */
function heldApart({ pid }: Running): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + (memoryOf({ pid: Number(child) }, 'VmRSS') ?? 0), 0);
}

const every = 25;

/** The most the processes it starts hold together while this is done, in megabytes. */
export async function peakApart(server: Running, work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, heldApart(server));
  }, every);
  await work().finally(() => clearInterval(watch));
  return peak;
}

/** From here on VmHWM is of what comes. @throws Error where there is no /proc */
export function forgetPeak({ pid }: Running): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
