import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import ExcelJS, { type Cell, type Workbook, type Worksheet } from 'exceljs';
import { DropDowns } from './dropDowns';
import { sheetName } from './sheetNames';
import { type ColumnSpec, numberFormats, type SheetSpec } from './sheetSpec';
import { cellText, outgoingCell } from './writeCells';

const rowsPerTurn = 500;
const widest = 60;
// a font without a name falls back to a serif one outside Excel
const face = { name: 'Calibri', family: 2, size: 11 };
const markFill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFECACA' } } as const;
const headerFill = { plain: 'FFE5E7EB', required: 'FFFDE68A' };

function width({ header, width: wanted, format }: ColumnSpec): number {
  const usual = format === 'money' ? 18 : format === 'text' || format === undefined ? 20 : 14;
  return wanted ?? Math.min(widest, Math.max(usual, header.length + 4));
}

function styleHeader(cell: Cell, { note, required = false }: ColumnSpec): void {
  cell.numFmt = 'General';
  cell.font = { ...face, bold: true };
  cell.alignment = { vertical: 'middle', wrapText: true };
  cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: headerFill[required ? 'required' : 'plain'] } };
  cell.border = { bottom: { style: 'thin', color: { argb: 'FF9CA3AF' } } };
  if (note) cell.note = note;
}

function addTitle(worksheet: Worksheet, lines: readonly string[]): void {
  for (const [index, line] of lines.entries()) {
    const row = worksheet.addRow([cellText(line)]);
    const cell = row.getCell(1);
    cell.numFmt = 'General';
    cell.font = index === 0 ? { ...face, bold: true, size: 14 } : { ...face, color: { argb: 'FF6B7280' } };
    row.commit();
  }
}

/** Lets others have their turn, and whoever reads the workbook catch up. @throws Error where nobody reads it any more */
async function turn(out: PassThrough): Promise<void> {
  await setImmediate();
  if (out.writableNeedDrain && !out.destroyed) {
    const over = new AbortController();
    const heard = { signal: over.signal };
    await Promise.race([once(out, 'drain', heard), once(out, 'close', heard)]).finally(() => over.abort());
  }
  if (out.destroyed) throw new Error('the workbook is read no longer');
}

async function addSheet(
  workbook: Workbook,
  name: string,
  spec: SheetSpec,
  dropDowns: DropDowns,
  out: PassThrough,
): Promise<void> {
  const { columns, title = [] } = spec;
  const headerRow = title.length + 1;
  const worksheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', xSplit: 0, ySplit: headerRow }] });
  worksheet.columns = columns.map((column) => ({
    key: column.key,
    width: width(column),
    style: { alignment: { vertical: 'top' }, ...(column.format && { numFmt: numberFormats[column.format] }) },
  }));
  addTitle(worksheet, title);
  const header = worksheet.addRow(columns.map((column) => cellText(column.header)));
  for (const [index, column] of columns.entries()) styleHeader(header.getCell(index + 1), column);
  header.commit();
  let last = headerRow;
  for await (const row of spec.rows) {
    const written = worksheet.addRow(columns.map(({ key, format }) => outgoingCell(row[key], format, spec.asTyped)));
    for (const [index, { key }] of columns.entries()) {
      const cell = written.getCell(index + 1);
      if (spec.asTyped && typeof cell.value === 'string') cell.numFmt = numberFormats.text;
      if (spec.isMarked?.(row, key)) cell.fill = markFill;
    }
    written.commit();
    last += 1;
    if (last % rowsPerTurn === 0) await turn(out);
  }
  worksheet.autoFilter = { from: { row: headerRow, column: 1 }, to: { row: last, column: columns.length } };
  dropDowns.addTo(worksheet, spec, headerRow + 1, last);
}

/**
 * Writes an .xlsx: per sheet its title lines, a bold header that stays in view with filters, and the rows, each column with
 * a real number format. Texts are never formulas (`neutraliseFormula`); `readWorkbook` gives the original values back.
 */
export async function writeWorkbook(sheets: readonly SheetSpec[]): Promise<Buffer> {
  const out = new PassThrough();
  const [content] = await Promise.all([buffer(out), write(sheets, out, true)]);
  return content;
}

/** The same for any number of rows: they are asked for as fast as the stream is read, and not kept. */
export function streamWorkbook(sheets: readonly SheetSpec[]): Readable {
  const out = new PassThrough();
  write(sheets, out, false).catch((error: Error) => out.destroy(error));
  return out;
}

async function write(sheets: readonly SheetSpec[], out: PassThrough, useSharedStrings: boolean): Promise<void> {
  const names: string[] = [];
  for (const { name } of sheets) names.push(sheetName(name, names));
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings });
  const dropDowns = new DropDowns(names);
  for (const [index, spec] of sheets.entries()) {
    await addSheet(workbook, names[index] ?? spec.name, spec, dropDowns, out);
  }
  dropDowns.finish(workbook);
  await workbook.commit();
}
