import { PassThrough } from 'node:stream';
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

async function addSheet(workbook: Workbook, name: string, spec: SheetSpec, dropDowns: DropDowns): Promise<void> {
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
    worksheet.addRow(columns.map(({ key, format }) => outgoingCell(row[key], format))).commit();
    last += 1;
    if (last % rowsPerTurn === 0) await setImmediate();
  }
  worksheet.autoFilter = { from: { row: headerRow, column: 1 }, to: { row: last, column: columns.length } };
  dropDowns.addTo(worksheet, spec, headerRow + 1, last);
}

/**
 * Writes an .xlsx: per sheet its title lines, a bold header that stays in view with filters, and the rows, each column with
 * a real number format. Texts are never formulas (`neutraliseFormula`); `readWorkbook` gives the original values back.
 */
export async function writeWorkbook(sheets: readonly SheetSpec[]): Promise<Buffer> {
  const names: string[] = [];
  for (const { name } of sheets) names.push(sheetName(name, names));
  const out = new PassThrough();
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: true });
  const written = buffer(out);
  const dropDowns = new DropDowns(names);
  for (const [index, spec] of sheets.entries()) {
    await addSheet(workbook, names[index] ?? spec.name, spec, dropDowns);
  }
  dropDowns.finish(workbook);
  await workbook.commit();
  return written;
}
