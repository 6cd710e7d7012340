import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import ExcelJS, { type AddWorksheetOptions, type Cell, type Workbook, type Worksheet } from 'exceljs';
import { DropDowns } from './dropDowns';
import { sheetName } from './sheetNames';
import { type ColumnSpec, numberFormats, type SheetSpec } from './sheetSpec';
import { Sums } from './sums';
import { cellText, outgoingCell } from './writeCells';

const rowsPerTurn = 500;
const widest = 60;
// a font without a name falls back to a serif one outside Excel
const face = { name: 'Calibri', family: 2, size: 11 };
const markFill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFECACA' } } as const;
const headerFill = { plain: 'FFE5E7EB', required: 'FFFDE68A' };

const isNumber = ({ format }: ColumnSpec) => format !== undefined && format !== 'text';

function width({ header, width: wanted, format }: ColumnSpec, isPrinted: boolean): number {
  const usual = format === 'money' ? 18 : format === 'text' || format === undefined ? 20 : 14;
  if (isPrinted && format && usual < 18) return wanted ?? 13;
  return wanted ?? Math.min(widest, Math.max(usual, header.length + 4));
}

/** Words beside numbers, which end where the words' column begins, stand a little to the right. */
function besideNumbers(columns: readonly ColumnSpec[], index: number, isPrinted: boolean) {
  const [before, column] = [columns[index - 1], columns[index]];
  const isBeside = isPrinted && before && column && isNumber(before) && !isNumber(column);
  return isBeside && { horizontal: 'left' as const, indent: 1 };
}

function styleHeader(cell: Cell, columns: readonly ColumnSpec[], index: number, isPrinted: boolean): void {
  const column = columns[index];
  if (!column) return;
  const { note, required = false } = column;
  cell.numFmt = 'General';
  cell.font = { ...face, bold: true };
  const overNumbers = isPrinted && isNumber(column) && { horizontal: 'right' as const };
  cell.alignment = {
    ...{ vertical: 'middle', wrapText: true, ...overNumbers },
    ...besideNumbers(columns, index, isPrinted),
  };
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

/** On paper: across, all columns on a page's width, the header on each page and its number below. */
const printSetup = (headerRow: number): Partial<AddWorksheetOptions> => ({
  pageSetup: {
    ...{ orientation: 'landscape', paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    printTitlesRow: `${headerRow}:${headerRow}`,
  },
  headerFooter: { oddFooter: '&L&A&R&P / &N' },
});

const linkFont = { ...face, color: { argb: 'FF1A62D6' }, underline: true } as const;

function asLink(cell: Cell): void {
  const address = cell.value;
  if (typeof address !== 'string' || !/^https?:\/\//.test(address)) return;
  cell.value = { text: address, hyperlink: address };
  cell.font = linkFont;
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
  const worksheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', xSplit: 0, ySplit: headerRow }],
    ...(spec.isPrinted && printSetup(headerRow)),
  });
  const isPrinted = spec.isPrinted === true;
  worksheet.columns = columns.map((column, index) => ({
    key: column.key,
    width: width(column, isPrinted),
    style: {
      alignment: {
        ...{ vertical: 'top', ...(column.wrapped && { wrapText: true }) },
        ...besideNumbers(columns, index, isPrinted),
      },
      ...(column.format && { numFmt: numberFormats[column.format] }),
    },
  }));
  const sums = new Sums(columns);
  addTitle(worksheet, title);
  const header = worksheet.addRow(columns.map((column) => cellText(column.header)));
  for (const index of columns.keys()) styleHeader(header.getCell(index + 1), columns, index, isPrinted);
  header.commit();
  let last = headerRow;
  for await (const row of spec.rows) {
    const formatAt = ({ key, format }: ColumnSpec) => spec.formatOf?.(row, key) ?? format;
    const written = worksheet.addRow(
      columns.map((column) => outgoingCell(row[column.key], formatAt(column), spec.asTyped)),
    );
    sums.add(written);
    for (const [index, column] of columns.entries()) {
      const { key } = column;
      const cell = written.getCell(index + 1);
      const format = formatAt(column);
      if (format !== column.format && format) cell.numFmt = numberFormats[format];
      if (column.linked) asLink(cell);
      if (spec.asTyped && typeof cell.value === 'string') cell.numFmt = numberFormats.text;
      if (spec.isMarked?.(row, key)) cell.fill = markFill;
    }
    written.commit();
    last += 1;
    if (last % rowsPerTurn === 0) await turn(out);
  }
  if (spec.sumLabel && last > headerRow) sums.write(worksheet, cellText(spec.sumLabel), headerRow + 1, last);
  worksheet.autoFilter = { from: { row: headerRow, column: 1 }, to: { row: last, column: columns.length } };
  dropDowns.addTo(worksheet, spec, headerRow + 1, last);
}

/**
 * Writes an .xlsx: per sheet its title lines, a bold header that stays in view with filters, and the rows, each column with
 * a real number format. Texts are never formulas (`neutraliseFormula`); `readWorkbook` gives the original values back.
 * `made` is the instant it says it is of, in place of now.
 */
export async function writeWorkbook(sheets: readonly SheetSpec[], made?: Date): Promise<Buffer> {
  const out = new PassThrough();
  const [content] = await Promise.all([buffer(out), write(sheets, out, true, made)]);
  return content;
}

/** The same for any number of rows: they are asked for as fast as the stream is read, and not kept. */
export function streamWorkbook(sheets: readonly SheetSpec[]): Readable {
  const out = new PassThrough();
  write(sheets, out, false).catch((error: Error) => out.destroy(error));
  return out;
}

async function write(
  sheets: readonly SheetSpec[],
  out: PassThrough,
  useSharedStrings: boolean,
  made?: Date,
): Promise<void> {
  const names: string[] = [];
  for (const { name } of sheets) names.push(sheetName(name, names));
  const options = { stream: out, useStyles: true, useSharedStrings, ...(made && { created: made }) };
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter(options);
  const dropDowns = new DropDowns(names);
  for (const [index, spec] of sheets.entries()) {
    await addSheet(workbook, names[index] ?? spec.name, spec, dropDowns, out);
  }
  dropDowns.finish(workbook);
  await workbook.commit();
}
