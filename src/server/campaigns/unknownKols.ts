import type { CellRow, SheetCells } from '../imports/readCells';

/**
 * Tells of rows that are wrong already that nobody has their KOL code either: what stands in one cell does not keep
 * another from being checked, and whoever mends the file would find it only by sending it once more.
 */
export function tellUnknownKols<Key extends string>(
  { rows, errors }: SheetCells<Key | 'kol_code'>,
  isKnown: (code: string) => boolean,
): void {
  for (const { row, given, cleared } of rows as CellRow<'kol_code'>[]) {
    const code = typeof given.kol_code === 'string' ? given.kol_code.trim() : '';
    if (code === '' || cleared.has('kol_code') || isKnown(code)) continue;
    if (errors.has(row) && !errors.blames(row, 'kol_code')) {
      errors.add(row, { column: 'kol_code', error: 'kol_not_exist', value: code });
    }
  }
}
