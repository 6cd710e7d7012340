import type { SheetRows } from '../adapters/workbooks/sheetRows';
import { completeRows, type ImportRows, type ImportSpec } from './completeRows';
import type { Report } from './progress';
import { readCells } from './readCells';

export type { ImportRows, ImportSpec } from './completeRows';

/** Reads a sheet by a specification, each row for itself: header, cells, schema. Every error is gathered. */
export async function readRows<Row, Key extends string>(
  spec: ImportSpec<Row, Key>,
  sheet: SheetRows,
  report?: Report,
): Promise<ImportRows<Row, Key>> {
  const cells = await readCells(spec, sheet, report);
  return completeRows<Row, Key, never>(spec, cells, () => null);
}
