import { type ImportColumn, type RowError, workbookLanguages } from '../../domain/imports';
import { normalise } from '../../domain/text';
import type { SheetRow } from '../adapters/workbooks/sheetRows';
import { problemHeader } from './words';

/** Where each column of the specification stands in the sheet; a column that is not there is absent. */
export interface MatchedHeader<Key extends string> {
  positions: Map<ImportColumn<Key>, number>;
  errors: RowError['errors'];
  /** Whether every required column is there, so that reading the rows makes sense. */
  complete: boolean;
}

const plain = (text: string) =>
  normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The column an error workbook tells its errors in: it says nothing about the record. */
const problemNames = new Set(workbookLanguages.map((language) => plain(problemHeader[language])));

/**
 * Finds the columns by header text in either language or by key, in any order; case, accents and punctuation are ignored.
 * A column nobody knows, or one that comes twice, is `unknown_column`; a required one that is absent `column_missing`; a
 * file that has none at all is `not_of_template` with the first of them.
 */
export function matchHeader<Key extends string>(
  columns: readonly ImportColumn<Key>[],
  header: readonly string[],
  rows: readonly SheetRow[],
): MatchedHeader<Key> {
  const byName = new Map<string, ImportColumn<Key>>();
  for (const column of columns) {
    for (const name of [column.key, ...workbookLanguages.map((language) => column.header[language])]) {
      byName.set(plain(name), column);
    }
  }
  const positions = new Map<ImportColumn<Key>, number>();
  const errors: RowError['errors'] = [];
  for (const [position, name] of header.entries()) {
    if (problemNames.has(plain(name))) continue;
    const column = byName.get(plain(name));
    if (column && !positions.has(column)) positions.set(column, position);
    else if (name !== '' || rows.some(({ cells }) => cells[position] !== null)) {
      errors.push({ column: name, error: 'unknown_column', value: name });
    }
  }
  const missing = columns.filter((column) => column.required && !positions.has(column));
  for (const { key } of missing) errors.push({ column: key, error: 'column_missing' });
  // It says of the file what the others say of each of its columns.
  const [first] = errors;
  if (positions.size === 0 && first) first.not_of_template = true;
  return { positions, errors, complete: missing.length === 0 };
}
