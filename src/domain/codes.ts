/** The next code in the house’s own series; null where there is none. */
export interface NextCode {
  code: string | null;
}

/** A code that was asked about and is free. */
export interface FreeCode {
  code: string;
}

const numbered = /^(.*?)(\d{1,9})$/;

/** How many of the newest codes must be of one series for it to be the house's own. */
const share = 1 / 3;

/**
 * The letters the house numbers its codes after, `CAMP` of `CAMP044`, told from the newest codes; null where they follow
 * no series.
 */
export function codeSeries(newest: readonly string[]): string | null {
  const totals = new Map<string, number>();
  for (const code of newest) {
    const series = numbered.exec(code)?.[1];
    if (series) totals.set(series, (totals.get(series) ?? 0) + 1);
  }
  const [most] = [...totals].sort((a, b) => b[1] - a[1]);
  return most && most[1] >= 2 && most[1] >= newest.length * share ? most[0] : null;
}

/** The code after the highest of its series, as many digits wide: `CAMP045` after `CAMP044`. */
export function codeAfter(highest: string): string {
  const [, series = '', digits = '0'] = numbered.exec(highest) ?? [];
  return series + String(Number(digits) + 1).padStart(digits.length, '0');
}
