import type { RowWarning } from '../../../domain/imports';

/** A row, by its place in the list, that is likely a stored record or the row at an earlier place. */
export interface LikelySame {
  place: number;
  sign: string;
  /** The earlier place; null where it is a stored record. */
  row: number | null;
  code: string | null;
  name: string | null;
}

/** Told per row. */
const most = 3;

/** The likely duplicates as an answer tells them, in the order of the sheet. */
export function rowWarnings(planned: readonly { row: number }[], found: readonly LikelySame[]): RowWarning[] {
  const told = new Map<number, RowWarning['warnings']>();
  for (const { place, sign, row, code, name } of found) {
    const at = planned[place]?.row ?? 0;
    const warnings = told.get(at) ?? [];
    if (warnings.length >= most) continue;
    const isStored = row === null;
    const value = isStored ? `${code} – ${name}` : String(planned[row]?.row);
    told.set(at, [...warnings, { column: 'name', warning: isStored ? sign : `row_${sign}`, value }]);
  }
  return [...told].sort(([a], [b]) => a - b).map(([row, warnings]) => ({ row, warnings }));
}
