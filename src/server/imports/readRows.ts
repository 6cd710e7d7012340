import type * as yup from 'yup';
import { AppError } from '../../domain/errors';
import type { ImportColumn } from '../../domain/imports';
import { parse } from '../../domain/validation';
import type { SheetRow, SheetRows } from '../adapters/workbooks/sheetRows';
import { matchHeader } from './header';
import type { Report } from './progress';
import { quickCheck } from './quickCheck';
import { cellText, readCell } from './readCell';
import { RowErrors } from './rowErrors';
import { slices } from './slices';

const headerRow = 1;

/** A kind of workbook: its columns, and the schema that checks and completes what a row's cells said. */
export interface ImportSpec<Row, Key extends string = string> {
  columns: readonly ImportColumn<Key>[];
  schema: yup.Schema<Row>;
  /** Completes the cells before they are checked, e.g. what may be left blank because another cell tells it. */
  prepare?(cells: Partial<Record<Key, unknown>>): Partial<Record<Key, unknown>>;
}

export interface ImportRow<Row> {
  /** The number the person sees in the spreadsheet. */
  row: number;
  input: Row;
}

export interface ImportRows<Row, Key extends string = string> {
  /** The rows without errors. */
  rows: ImportRow<Row>[];
  errors: RowErrors;
  /** The columns the file has. */
  present: Set<Key>;
}

/** Reads a sheet by a specification: header, cells, schema. Every error of every row is gathered; never throws for bad input. */
export async function readRows<Row, Key extends string>(
  spec: ImportSpec<Row, Key>,
  sheet: SheetRows,
  report?: Report,
): Promise<ImportRows<Row, Key>> {
  const errors = new RowErrors();
  const header = matchHeader(spec.columns, sheet.header, sheet.rows);
  const present = new Set([...header.positions.keys()].map(({ key }) => key));
  if (header.errors.length > 0) errors.add(headerRow, ...header.errors);
  if (!header.complete) return { rows: [], errors, present };
  const read = rowReader(spec, header.positions, errors);
  const rows: ImportRow<Row>[] = [];
  let seen = 0;
  for await (const slice of slices(sheet.rows)) {
    report?.('checking', seen, sheet.rows.length);
    seen += slice.length;
    for (const sheetRow of slice) {
      const input = read(sheetRow);
      if (input !== null) rows.push({ row: sheetRow.row, input });
    }
  }
  report?.('checking', seen, sheet.rows.length);
  return { rows, errors, present };
}

/** Reads a row's cells and checks them; what is wrong goes to `errors`, and the answer is null. */
function rowReader<Row, Key extends string>(
  spec: ImportSpec<Row, Key>,
  positions: Map<ImportColumn<Key>, number>,
  errors: RowErrors,
): (row: SheetRow) => Row | null {
  const columns = [...positions].map(([column, position]) => ({ column, position }));
  const quick = quickCheck(spec.schema);
  const seen = (cells: SheetRow['cells'], key: string) => {
    const place = columns.find(({ column }) => column.key === key)?.position;
    const cell = place === undefined ? null : cells[place];
    return cell === undefined || cell === null ? undefined : cellText(cell);
  };
  return ({ row, cells }) => {
    const values: Partial<Record<Key, unknown>> = {};
    const unread = new Set<string>();
    for (const { column, position } of columns) {
      const read = readCell(column, cells[position] ?? null);
      if ('value' in read) values[column.key] = read.value;
      else {
        const value = seen(cells, column.key) ?? '';
        // Kept as typed, so that no other cell is blamed for its absence.
        values[column.key] = value;
        unread.add(column.key);
        errors.add(row, { column: column.key, error: read.error, value });
      }
    }
    const prepared = spec.prepare?.(values) ?? values;
    const good = unread.size === 0 ? quick(prepared) : undefined;
    if (good !== undefined) return good;
    try {
      const input = parse(spec.schema, prepared);
      return unread.size > 0 ? null : input;
    } catch (error) {
      if (!(error instanceof AppError) || !error.errors) throw error;
      for (const { property, message } of error.errors) {
        const column = property.replace(/\..*/, '');
        const value = seen(cells, column);
        if (!unread.has(column)) errors.add(row, { column, error: message, ...(value !== undefined && { value }) });
      }
      return null;
    }
  };
}
