import { asProposed } from '../../../domain/approvals/rules';
import type { PendingEdit } from '../../../domain/approvals/types';
import { getAccount } from '../../../providers/session';

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

/** Whether what waits is this person's own edit. */
export const isOwnEdit = ({ pending }: Pick<Standing, 'pending'>) =>
  pending?.by !== undefined && pending.by.id === getAccount()?.me.id;

/** Whether this person may edit now: one edit waits at a time, and only its editor goes on with it (CONTRACT.md §4). */
export const mayGoOn = (record: Pick<Standing, 'pending'>, isTrusted: boolean) =>
  isTrusted || !record.pending || isOwnEdit(record);

/** What an edit begins with: one's own edit that waits, else what is in force. */
export const startOfEdit = <T extends Pick<Standing, 'pending'>>(record: T, isTrusted: boolean): T =>
  !isTrusted && isOwnEdit(record) ? asProposed(record) : record;
