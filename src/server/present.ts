import type { PendingEdit } from '../domain/approvals/types';
import { isAccountRole } from '../domain/roles';
import type { Viewer } from './context';

/** These fields of a record as far as it has them, and no others, whatever else it comes to have. */
export function pick<T extends object, K extends keyof T>(record: T, fields: readonly K[]): Pick<T, K> {
  const had = fields.filter((field) => field in record);
  return Object.fromEntries(had.map((field) => [field, record[field]])) as Pick<T, K>;
}

/** Whether this viewer may know who made a record: neither reduced viewers nor the account role (CONTRACT.md §3). */
export function knowsCreators(viewer: Viewer | null): boolean {
  return viewer !== null && !viewer.reduced && !isAccountRole(viewer);
}

/** A held edit without its editor where this viewer may not know creators; everybody knows their own. */
export function presentPendingEdit(viewer: Viewer | null, { change, by, at }: PendingEdit): PendingEdit {
  const knowsEditor = knowsCreators(viewer) || (by && by.id === viewer?.id);
  return { change, at, ...(by !== undefined && knowsEditor && { by }) };
}
