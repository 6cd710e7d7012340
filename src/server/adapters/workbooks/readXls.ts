import type { CellObject } from '@e965/xlsx';
import { type CellValue, dateCell, isDateFormat, textCell } from './cells';
import { WorkbookError } from './errors';
import { RowCollector, type SheetRows } from './sheetRows';

function cellValue(cell: CellObject | undefined, date1904: boolean): CellValue {
  if (!cell || cell.t === 'e' || cell.t === 'z') return null;
  const { v: value } = cell;
  if (typeof value === 'number' && typeof cell.z === 'string' && isDateFormat(cell.z)) return dateCell(value, date1904);
  if (typeof value === 'string') return textCell(value) ?? textCell(cell.l?.Target ?? '');
  return value ?? null;
}

/** Reads the first visible sheet of an .xls (Excel 97 and older). Protected and foreign files make it throw. */
export async function readXls(bytes: Buffer, maxRows: number): Promise<SheetRows> {
  // loaded here: its 100 ms are not for those who send .xlsx
  const { read } = await import('@e965/xlsx');
  const book = read(bytes, { type: 'buffer', dense: true, cellDates: false, cellNF: true, cellFormula: false });
  const visible = book.SheetNames.find((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden);
  const sheet = book.Sheets[visible ?? book.SheetNames[0] ?? ''];
  if (!sheet) throw new WorkbookError('file_format_invalid', 'no sheet in the workbook');
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const collector = new RowCollector(maxRows);
  const lines: (CellObject | undefined)[][] = sheet['!data'] ?? [];
  for (const [index, line] of lines.entries()) {
    if (line)
      collector.add(
        index + 1,
        Array.from(line, (cell) => cellValue(cell, date1904)),
      );
  }
  return collector.finish();
}
