import { readFileSync, writeFileSync } from 'node:fs';
import type { Running } from './processes';

/** The megabytes the process holds (VmRSS) or held at most (VmHWM), where the system tells it. */
export function memoryOf({ pid }: Running, which: 'VmRSS' | 'VmHWM'): number | null {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`${which}:\\s+(\\d+)`));
    return line ? Math.round(Number(line[1]) / 1024) : null;
  } catch {
    return null;
  }
}

/** From here on VmHWM is of what comes. @throws Error where there is no /proc */
export function forgetPeak({ pid }: Running): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
