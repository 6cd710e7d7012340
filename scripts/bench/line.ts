/** One measurement: its value, what DESIGN asks of it, and beside what it was measured. */
export interface Line {
  name: string;
  value: number;
  unit: string;
  budget: string;
  [detail: string]: string | number | boolean | null;
}

const printed: Line[] = [];

/** Prints a measurement as one line of JSON. */
export function print(line: Line): void {
  printed.push(line);
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** What was printed so far. */
export const lines = (): readonly Line[] => printed;

export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The middle of the times `work` takes, in milliseconds, after one run that is not counted. */
export async function medianMs(runs: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return median(times);
}

/** The middle one of these numbers, the upper of two; NaN of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
