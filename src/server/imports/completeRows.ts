import type * as yup from 'yup';
import { AppError, type FieldError } from '../../domain/errors';
import type { ImportColumn } from '../../domain/imports';
import { parse } from '../../domain/validation';
import { quickCheck } from '../quickCheck';
import type { Report } from './progress';
import { cellSeen } from './readCell';
import type { CellRow, SheetCells } from './readCells';
import type { RowErrors } from './rowErrors';
import { slices } from './slices';

export type Cells<Key extends string> = Partial<Record<Key, unknown>>;

/** A kind of workbook: its columns, and the schema that checks and completes what a row's cells said. */
export interface ImportSpec<Row, Key extends string = string> {
  columns: readonly ImportColumn<Key>[];
  schema: yup.Schema<Row>;
  /** Completes the cells before they are checked, over those of the record they change if there is one. */
  prepare?(given: Cells<Key>, before: Cells<Key> | null): Cells<Key>;
}

/** A stored record as the cells of a workbook would say it. */
export interface Known<Key extends string = string> {
  cells: Cells<Key>;
}

export interface ImportRow<Row, K = null> {
  /** The number the person sees in the spreadsheet. */
  row: number;
  input: Row;
  /** What the row changes; null where it adds. */
  known: K;
  /** What the row's cells say, by column; a column whose cell says nothing is absent. */
  said: Readonly<Cells<string>>;
  /** What a column's cell holds, as the person sees it in the file. */
  seen(column: string): string;
}

export interface ImportRows<Row, Key extends string = string, K = null> {
  /** The rows without errors. */
  rows: ImportRow<Row, K>[];
  errors: RowErrors;
  /** The columns the file has. */
  present: Set<Key>;
  skipped: number;
}

/** What a row names: a stored record, null for a new one, undefined where the row is refused and told so. */
export type Find<Key extends string, K> = (row: CellRow<Key>) => K | null | undefined;

/**
 * Checks each row by the schema: of a new record what its cells say, of a stored one its own cells with those of the row
 * laid over them, where an empty one leaves a value and `-` clears it (CONTRACT-2 §16 Imports). Every error is gathered.
 */
export async function completeRows<Row, Key extends string, K extends Known<Key>>(
  spec: ImportSpec<Row, Key>,
  sheet: SheetCells<Key>,
  find: Find<Key, K>,
  report?: Report,
): Promise<ImportRows<Row, Key, K | null>> {
  const check = rowChecker(spec, sheet);
  const rows: ImportRow<Row, K | null>[] = [];
  const places = placesOf(sheet);
  let seen = 0;
  for await (const slice of slices(sheet.rows)) {
    report?.('checking', seen, sheet.rows.length);
    seen += slice.length;
    for (const cellRow of slice) {
      const known = find(cellRow);
      if (known === undefined) continue;
      const input = check(cellRow, known?.cells ?? null);
      if (input !== null) {
        const { row, given, cells } = cellRow;
        const cellOf = (column: string) => cellSeen(cells[places.get(column) ?? -1] ?? null);
        rows.push({ row, input, known, said: given, seen: cellOf });
      }
    }
  }
  report?.('checking', seen, sheet.rows.length);
  const present = new Set([...sheet.positions.keys()].map(({ key }) => key));
  return { rows, errors: sheet.errors, present, skipped: sheet.skipped };
}

/** Nothing is cleared of a record that is only made. */
function saidOfNew<Key extends string>({ given, cleared }: CellRow<Key>): Cells<Key> {
  if (cleared.size === 0) return given;
  return Object.fromEntries(Object.entries(given).filter(([key]) => !cleared.has(key))) as Cells<Key>;
}

/** What the schema says against values; none where all is well. */
function faultsOf<Row>(schema: yup.Schema<Row>, values: object): readonly FieldError[] {
  try {
    parse(schema, values);
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    return error.errors;
  }
}

const placesOf = ({ positions }: Pick<SheetCells, 'positions'>) =>
  new Map<string, number>([...positions].map(([{ key }, position]) => [key, position]));

const columnOf = ({ property }: FieldError) => property.replace(/\..*/, '');

/** Checks a row; what is wrong goes to `errors`, and the answer is null. */
function rowChecker<Row, Key extends string>(spec: ImportSpec<Row, Key>, sheet: SheetCells<Key>) {
  const { schema } = spec;
  const quick = quickCheck(schema);
  const { errors } = sheet;
  const places = placesOf(sheet);
  const wholeOf = (given: Cells<Key>, before: Cells<Key> | null) =>
    spec.prepare?.(given, before) ?? (before ? { ...before, ...given } : given);
  /** What a stored record lacked before is not the row's fault, as long as the row does not speak of it. */
  const ofRow = (faults: readonly FieldError[], given: Cells<Key>, before: Cells<Key>) => {
    const earlier = new Set(faultsOf(schema, wholeOf({}, before)).map(columnOf));
    return faults.filter((fault) => columnOf(fault) in given || !earlier.has(columnOf(fault)));
  };
  return (cellRow: CellRow<Key>, before: Cells<Key> | null): Row | null => {
    const { row, unread, cells } = cellRow;
    const given = before ? cellRow.given : saidOfNew(cellRow);
    const whole = wholeOf(given, before);
    const good = unread.size === 0 ? quick(whole) : undefined;
    if (good !== undefined) return good;
    const faults = faultsOf(schema, whole);
    const own = before ? ofRow(faults, given, before) : faults;
    for (const fault of own) {
      const column = columnOf(fault);
      const cell = cells[places.get(column) ?? -1] ?? null;
      if (unread.has(column)) continue;
      errors.add(row, { column, error: fault.message, ...(cell !== null && { value: cellSeen(cell) }) });
    }
    if (unread.size > 0 || own.length > 0) return null;
    return faults.length > 0 ? (schema.cast(whole, { assert: false }) as Row) : parse(schema, whole);
  };
}
