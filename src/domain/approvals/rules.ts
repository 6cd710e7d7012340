import type { PendingEdit } from './types';

/** The record as it would be with its held edit applied: what its editor goes on from. */
export function asProposed<T extends { pending?: PendingEdit | null }>(record: T): T {
  const { change = [] } = record.pending ?? {};
  return { ...record, ...Object.fromEntries(change.map(({ field, after }) => [field, after])) };
}
