import type { Changes } from '../audit/changes';
import type { Ctx, Viewer } from '../context';
import type { PendingEntity } from './queries';

/**
 * A record's own fields as they are stored, texts, numbers and lists of them: what edits are compared by. Null is an
 * empty field.
 */
export type Fields = Record<string, unknown>;

/** A record's status, with the reason of a rejection. */
export interface Standing {
  status: 'pending' | 'active' | 'reject';
  status_reason: string | null;
}

/** A record that was locked to be changed. */
export interface Approvable<F extends Fields> extends Standing {
  id: string;
  version: number;
  /** Who made it; null where nobody knows. */
  created_by: string | null;
  fields: F;
}

/** What an entity that can wait for approval does itself; the rest is the same for all (CONTRACT.md §4). */
export interface ApprovalOf<F extends Fields> {
  entity: PendingEntity;
  /** Whether this viewer's own writes need nobody's approval. */
  isTrusted(viewer: Viewer): boolean;
  /** Refuses fields that cannot stand. @throws AppError */
  check(tx: Ctx, record: Approvable<F>, fields: F): Promise<void>;
  /** Writes fields, and standing where it changes; always one version further. */
  write(tx: Ctx, record: Approvable<F>, fields: F, standing?: Standing): Promise<void>;
  /** What a record with these fields is called. */
  nameOf(fields: F): string;
  /** Changes as the trail names them: no ids where there are names. */
  named(tx: Ctx, changes: Changes): Promise<Changes>;
}

/** Fields with an edit applied. */
export function withChange<F extends Fields>(fields: F, change: Changes): F {
  return {
    ...fields,
    ...Object.fromEntries(Object.entries(change).map(([field, { after }]) => [field, after ?? null])),
  };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Fields of an edit that were changed otherwise since it was made: neither as it found them nor as it wants them. */
export function conflictsOf(change: Changes, fields: Fields): string[] {
  return Object.entries(change)
    .filter(([field, { before, after }]) => !same(fields[field], before) && !same(fields[field], after))
    .map(([field]) => field);
}

/** Whether this viewer's edits of a record wait beside it until somebody approves. */
export function isHeld<F extends Fields>(
  approval: ApprovalOf<F>,
  { status }: Pick<Approvable<F>, 'status'>,
  viewer: Viewer | null,
): boolean {
  return status === 'active' && !(viewer && approval.isTrusted(viewer));
}
