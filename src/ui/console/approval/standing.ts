import { asProposed } from '../../../domain/approvals/rules';
import type { PendingEdit } from '../../../domain/approvals/types';

/** What a record that can wait for approval says of it. */
export interface Standing {
  id: string;
  version: number;
  status?: 'pending' | 'active' | 'reject';
  /** Why it was rejected. */
  status_reason?: string | null;
  /** The held edit; the other fields are the approved ones. */
  pending?: PendingEdit | null;
  createdBy?: { fullname: string } | null;
}

/** Who edits, and whether their edits need nobody's approval. */
export interface Editor {
  id: string;
  isTrusted: boolean;
}

type Pending = Pick<Standing, 'pending'>;

/** Whether what waits is the edit of the user with this id. */
export const isOwnEdit = ({ pending }: Pending, userId: string) => pending?.by?.id === userId;

/** Whether this person may edit now: one edit waits at a time, and only its editor goes on with it (CONTRACT.md §4). */
export const mayGoOn = (record: Pending, { id, isTrusted }: Editor) =>
  isTrusted || !record.pending || isOwnEdit(record, id);

/** What an edit begins with: one's own edit that waits, else what is in force. */
export const startOfEdit = <T extends Pending>(record: T, { id, isTrusted }: Editor): T =>
  !isTrusted && isOwnEdit(record, id) ? asProposed(record) : record;

/** Who made an edit that waits, to stand before when; nothing where the viewer may not know. */
export function authorOf({ by }: PendingEdit, translate: (key: string) => string): string {
  if (by === undefined) return '';
  return `${by ? by.fullname : translate('approval.by_kol')} · `;
}
