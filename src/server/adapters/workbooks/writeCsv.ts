import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { neutraliseFormula } from './formulaGuard';
import type { RowValue, SheetSpec } from './sheetSpec';

const rowsPerPiece = 250;
/** Without it spreadsheets take UTF-8 for something else. */
const byteOrderMark = '\uFEFF';

/** A value between two commas; only the end of a row is CR LF. */
function csvCell(value: RowValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = neutraliseFormula(String(value)).replace(/\r\n?/g, '\n');
  return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (values: readonly RowValue[]) => `${values.map(csvCell).join(',')}\r\n`;

async function* pieces({ columns, rows }: SheetSpec): AsyncGenerator<string> {
  let piece = byteOrderMark + line(columns.map(({ header }) => header));
  let count = 0;
  for await (const row of rows) {
    piece += line(columns.map(({ key }) => row[key]));
    count += 1;
    if (count % rowsPerPiece > 0) continue;
    yield piece;
    piece = '';
    await setImmediate();
  }
  yield piece;
}

/** A sheet's table as CSV in UTF-8, written as fast as it is read. Texts are never formulas (`neutraliseFormula`). */
export function streamCsv(sheet: SheetSpec): Readable {
  return Readable.from(pieces(sheet), { objectMode: false });
}
