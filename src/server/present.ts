import type { PendingEdit } from '../domain/approvals/types';
import { isAccountRole } from '../domain/roles';
import type { Viewer } from './context';

/** A record without its creator where this viewer may not know it: reduced viewers and the account role (CONTRACT.md §3). */
export function withoutCreator<T extends object>(viewer: Viewer | null, record: T & { createdBy?: unknown }): T {
  if (viewer && !viewer.reduced && !isAccountRole(viewer)) return record;
  const { createdBy: _withheld, ...shown } = record;
  return shown as T;
}

/** A held edit without its editor where this viewer may not know creators; everybody knows their own. */
export function withoutEditor(viewer: Viewer | null, { by, ...edit }: PendingEdit): PendingEdit {
  const shown =
    by && by.id === viewer?.id ? by : withoutCreator<{ createdBy?: typeof by }>(viewer, { createdBy: by }).createdBy;
  return { ...edit, ...(shown && { by: shown }) };
}
