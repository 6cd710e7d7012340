import { can, type Right } from '../../domain/access';
import { AppError, type ErrorCode } from '../../domain/errors';
import type { ImportMode, ImportRowChoice } from '../../domain/imports';
import type { Viewer } from '../context';
import type { CellRow } from './readCells';
import type { RowErrors } from './rowErrors';

/** How an import treats what is there already, and rows that are wrong. */
export interface ImportPolicy {
  mode: ImportMode;
  rows: ImportRowChoice;
  /** Whether the caller may change what is there. */
  mayUpdate: boolean;
}

/** What a call says of how it imports. */
export interface ImportChoices {
  mode?: ImportMode | undefined;
  rows?: ImportRowChoice | undefined;
}

/**
 * The policy of a call: what it asks for, else what is usual for such a workbook. Changing what is there needs the right
 * to (CONTRACT-2 §16 Imports).
 * @throws AppError permission_denied where it asks for changes without that right
 */
export function importPolicy(
  viewer: Viewer,
  { mode, rows = 'all' }: ImportChoices,
  { update, usual = 'add' }: { update: Right; usual?: ImportMode },
): ImportPolicy {
  const mayUpdate = can(viewer.access, update.scope, update.action as never);
  if (mode && mode !== 'add' && !mayUpdate) throw new AppError('permission_denied');
  return { mode: mode ?? usual, rows, mayUpdate };
}

interface Named<K> {
  policy: ImportPolicy;
  errors: RowErrors;
  /** Where a record is named, and what is said where none is of that name. */
  column: string;
  missing: ErrorCode;
  stored: K | null;
}

/**
 * What a row that names this record, or none that is stored, is about: the record where it is changed, null where one is
 * added, undefined where the mode refuses it, which is told. In mode `add` what is known is left to the rules of a new one.
 */
export function targetOf<Key extends string, K>(
  row: CellRow<Key>,
  { policy: { mode, mayUpdate }, errors, column, missing, stored }: Named<K>,
): K | null | undefined {
  if (mode === 'add') return null;
  const given = (row.given as Record<string, unknown>)[column];
  const value = typeof given === 'string' ? { value: given } : {};
  if (!stored && mode === 'update') {
    errors.add(row.row, { column, error: missing, ...value });
    return undefined;
  }
  if (stored && !mayUpdate) {
    errors.add(row.row, { column, error: 'permission_denied', ...value });
    return undefined;
  }
  return stored;
}

/** Whether a commit stops at what is wrong: any row, or what is wrong with the file as a whole. */
export function stopsAt(errors: RowErrors, { rows }: Pick<ImportPolicy, 'rows'>): boolean {
  return rows === 'all' ? errors.any : errors.has(1);
}
