import type { ImportColumn } from '../../domain/imports';
import type { SheetRow, SheetRows } from '../adapters/workbooks/sheetRows';
import { matchHeader } from './header';
import type { Report } from './progress';
import { cellSeen, cellText, clearedValue, isClearing, readCell } from './readCell';
import { RowErrors } from './rowErrors';
import { slices } from './slices';

const headerRow = 1;

/** What the cells of a row say, before anything is known of the record it names. */
export interface CellRow<Key extends string = string> {
  /** The number the person sees in the spreadsheet. */
  row: number;
  /** Values by column; an empty cell is absent. One that could not be read stands as typed. */
  given: Partial<Record<Key, unknown>>;
  /** Columns whose cell clears what is stored. */
  cleared: ReadonlySet<string>;
  /** Columns that could not be read: told already. */
  unread: ReadonlySet<string>;
  /** Nothing is filled in but what a template fills in itself. */
  onlyPrefilled: boolean;
  cells: SheetRow['cells'];
}

/** A sheet's rows by the columns of its kind. */
export interface SheetCells<Key extends string = string> {
  rows: CellRow<Key>[];
  errors: RowErrors;
  /** The columns the file has, with their places. */
  positions: ReadonlyMap<ImportColumn<Key>, number>;
  /** Rows of a template nobody filled in: told by number only. */
  skipped: number;
}

interface Reading<Key extends string> {
  columns: readonly ImportColumn<Key>[];
  /** Whether `-` clears a value rather than being one. */
  clears?: boolean;
  /** Keys of the columns the file must have; left out: those that are required. */
  needs?: readonly Key[] | undefined;
}

/** Reads header and cells of a sheet. Every error is gathered; never throws for bad input. */
export async function readCells<Key extends string>(
  { columns, clears = false, needs }: Reading<Key>,
  sheet: SheetRows,
  report?: Report,
): Promise<SheetCells<Key>> {
  const errors = new RowErrors();
  const asked = needs ? columns.map((column) => ({ ...column, required: needs.includes(column.key) })) : columns;
  const header = matchHeader(asked, sheet.header, sheet.rows);
  const { positions } = header;
  if (header.errors.length > 0) errors.add(headerRow, ...header.errors);
  const cells: SheetCells<Key> = { rows: [], errors, positions, skipped: 0 };
  if (!header.complete) return cells;
  const places = [...positions].map(([column, position]) => ({ column, position }));
  let seen = 0;
  for await (const slice of slices(sheet.rows)) {
    report?.('checking', seen, sheet.rows.length);
    seen += slice.length;
    for (const sheetRow of slice) {
      if (!places.some(({ position }) => isFilled(sheetRow, position))) cells.skipped += 1;
      else cells.rows.push(readRow(sheetRow, places, clears, errors));
    }
  }
  report?.('checking', seen, sheet.rows.length);
  return cells;
}

/** Nearly all rows clear nothing and can be read: sets of their own would make the cells of a file a third larger. */
const none: ReadonlySet<string> = new Set();
const withOne = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => new Set([...keys, key]);

const isFilled = ({ cells }: SheetRow, position: number) => (cells[position] ?? null) !== null;

function readRow<Key extends string>(
  sheetRow: SheetRow,
  places: readonly { column: ImportColumn<Key>; position: number }[],
  clears: boolean,
  errors: RowErrors,
): CellRow<Key> {
  const { row, cells } = sheetRow;
  const onlyPrefilled = places.every(({ column, position }) => column.prefilled || !isFilled(sheetRow, position));
  const given: Partial<Record<Key, unknown>> = {};
  let unread = none;
  let cleared = none;
  for (const { column, position } of places) {
    const cell = cells[position] ?? null;
    if (clears && isClearing(cell)) {
      cleared = withOne(cleared, column.key);
      given[column.key] = clearedValue(column);
      continue;
    }
    const read = readCell(column, cell);
    if ('value' in read) {
      if (read.value !== undefined) given[column.key] = read.value;
      continue;
    }
    const value = cell === null ? '' : cellText(cell);
    // Kept as typed, so that no other cell is blamed for its absence.
    given[column.key] = value;
    unread = withOne(unread, column.key);
    errors.add(row, { column: column.key, error: read.error, value: cellSeen(cell) });
  }
  return { row, given, cleared, unread, onlyPrefilled, cells };
}
