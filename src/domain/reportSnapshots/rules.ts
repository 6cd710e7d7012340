import type { ReportSnapshot } from './types';

/** The number of the `count`-th report frozen in a year of Asia/Ho_Chi_Minh, such as `RPT-2026-000123` (CONTRACT-2 §9). */
export function snapshotNumber(year: number, count: number): string {
  return `RPT-${year}-${String(count).padStart(6, '0')}`;
}

/**
 * The frozen report whose place the next one for these people takes by itself: the newest withdrawn one that none has
 * taken the place of (CONTRACT-2 §9). Undefined where that is none.
 */
export function replacedByItself<Known extends Pick<ReportSnapshot, 'number' | 'audience' | 'validity'>>(
  frozen: readonly Known[],
  audience: unknown,
): Known | undefined {
  return frozen
    .filter((one) => one.audience === audience && one.validity === 'withdrawn')
    .sort((one, other) => (one.number < other.number ? 1 : -1))[0];
}

/** What is printed with the number: the first 16 hexadecimal digits of the document's SHA-256. */
export function snapshotCode(sha256: string): string {
  return sha256.slice(0, 16);
}
