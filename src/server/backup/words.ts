const kinds = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A number of bytes as people read it: `3.2 MB`. */
export function sizeOf(bytes: number): string {
  let value = bytes;
  let kind = 0;
  for (; value >= 1000 && kind < kinds.length - 1; kind += 1) value /= 1000;
  return `${value >= 100 || kind === 0 ? Math.round(value) : value.toFixed(1)} ${kinds[kind]}`;
}

/** A number of things with its noun: `1 file`, `12,345 rows`. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** The seconds since `started`, a time of `performance.now()`: `12.3 s`. */
export function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

const shown = 20;

/** Up to 20 of the lines, and how many more there are. */
export function someOf(lines: readonly string[]): string[] {
  if (lines.length <= shown) return [...lines];
  return [...lines.slice(0, shown), `… and ${lines.length - shown} more`];
}
