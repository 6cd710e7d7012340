import { setImmediate } from 'node:timers/promises';
import type * as yup from 'yup';
import { AppError } from '../../domain/errors';
import type { ImportColumn } from '../../domain/imports';
import { parse } from '../../domain/validation';
import type { SheetRow, SheetRows } from '../adapters/workbooks/sheetRows';
import { matchHeader } from './header';
import { cellText, readCell } from './readCell';
import { RowErrors } from './rowErrors';

const headerRow = 1;
const rowsPerTurn = 100;

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
): Promise<ImportRows<Row, Key>> {
  const errors = new RowErrors();
  const header = matchHeader(spec.columns, sheet.header, sheet.rows);
  const present = new Set([...header.positions.keys()].map(({ key }) => key));
  if (header.errors.length > 0) errors.add(headerRow, ...header.errors);
  if (!header.complete) return { rows: [], errors, present };
  const rows: ImportRow<Row>[] = [];
  for (const [index, sheetRow] of sheet.rows.entries()) {
    const input = readRow(spec, header.positions, sheetRow, errors);
    if (input !== null) rows.push({ row: sheetRow.row, input });
    if (index % rowsPerTurn === rowsPerTurn - 1) await setImmediate();
  }
  return { rows, errors, present };
}

function readRow<Row, Key extends string>(
  spec: ImportSpec<Row, Key>,
  positions: Map<ImportColumn<Key>, number>,
  { row, cells }: SheetRow,
  errors: RowErrors,
): Row | null {
  const values: Partial<Record<Key, unknown>> = {};
  const unread = new Set<string>();
  const seen = (key: string) => {
    const column = [...positions.keys()].find((one) => one.key === key);
    const cell = column ? cells[positions.get(column) ?? -1] : undefined;
    return cell === undefined || cell === null ? undefined : cellText(cell);
  };
  for (const [column, position] of positions) {
    const read = readCell(column, cells[position] ?? null);
    if ('value' in read) values[column.key] = read.value;
    else {
      const value = seen(column.key) ?? '';
      // Kept as typed, so that no other cell is blamed for its absence.
      values[column.key] = value;
      unread.add(column.key);
      errors.add(row, { column: column.key, error: read.error, value });
    }
  }
  try {
    const input = parse(spec.schema, spec.prepare?.(values) ?? values);
    return unread.size > 0 ? null : input;
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    for (const { property, message } of error.errors) {
      const column = property.replace(/\..*/, '');
      const value = seen(column);
      if (!unread.has(column)) errors.add(row, { column, error: message, ...(value !== undefined && { value }) });
    }
    return null;
  }
}
