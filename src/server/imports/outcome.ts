import {
  type CellChange,
  type CellShown,
  type ImportColumn,
  type ImportCounts,
  type RowOutcome,
  workbookLanguage,
} from '../../domain/imports';
import { writeDay, writeInstant } from '../../domain/typedDay';
import { choicesOf } from './columnSpec';
import type { Cells } from './completeRows';
import type { RowErrors } from './rowErrors';

const plain = (value: unknown): unknown => {
  if (value === undefined || value === '') return null;
  if (!Array.isArray(value)) return value;
  return value.length === 0 ? null : [...value].sort();
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/** A value as a workbook in this language would have it. */
function shown(column: ImportColumn, value: unknown, language: string): CellShown {
  const known = plain(value);
  if (known === null) return null;
  if (Array.isArray(value)) return value.map((one) => shown(column, one, language)).join(', ');
  if (typeof value === 'number') return value;
  const text = String(value);
  if (column.kind === 'day') return writeDay(text);
  if (column.kind === 'instant') return writeInstant(text);
  const choice = choicesOf(column)?.find((one) => one.value === text);
  return choice ? choice.label[workbookLanguage(language)] : text;
}

/** The cells in which a record after a row differs from the stored one, old and new, in the caller's language. */
export function changedCells<Key extends string>(
  columns: readonly ImportColumn<Key>[],
  before: Cells<Key>,
  after: Cells<Key>,
  language: string,
): CellChange[] {
  return columns
    .filter(({ key }) => key in before && !isSame(before[key], after[key]))
    .map((column) => ({
      column: column.key,
      from: shown(column, before[column.key], language),
      to: shown(column, after[column.key], language),
    }));
}

/** What a row does, by what it changes; null for one that adds. */
export function outcomeOf(row: number, changes: CellChange[] | null): RowOutcome {
  if (changes === null) return { row, action: 'create', effect: 'adds', changes: [] };
  return { row, action: 'update', effect: changes.length > 0 ? 'changes' : 'nothing', changes };
}

/** How many rows do what. */
export function countsOf(rows: readonly Pick<RowOutcome, 'effect'>[], skipped: number): ImportCounts {
  const counts = { adds: 0, changes: 0, nothing: 0, skipped };
  for (const { effect } of rows) counts[effect] += 1;
  return counts;
}

/** The answer of a preview or commit, counted. */
export function importResult<T extends RowOutcome>(
  dataSuccess: T[],
  { errors, skipped }: { errors: RowErrors; skipped: number },
  { committed, run }: { committed: boolean; run?: string | undefined },
) {
  const data = { dataSuccess, total: dataSuccess.length, committed, ...countsOf(dataSuccess, skipped) };
  return { data: { ...data, ...(run && { run }) }, errorRecords: errors.records() };
}
