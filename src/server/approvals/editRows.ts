import { changesOf } from '../audit/changes';
import type { SignedCtx } from '../context';
import type { RunRow } from '../imports/recordRun';
import type { Approvable, ApprovalOf, Fields } from './approvable';
import { editRecord, type WaitingEdit } from './edit';
import { tellWaiting } from './tell';

/** A record and what it is to become. */
interface EditedRow<F extends Fields> {
  row: number;
  before: Approvable<F> | null;
  fields: F;
  held: boolean;
}

/**
 * Edits locked records one after the other, each as `editRecord` does, in the caller's transaction; those who approve are
 * told of all that waits at once. Answers what was written of each.
 * @throws AppError as editRecord
 */
export async function editRows<F extends Fields>(
  tx: SignedCtx,
  approval: ApprovalOf<F>,
  rows: readonly EditedRow<F>[],
  labelOf: (fields: F) => string,
): Promise<RunRow[]> {
  const written: RunRow[] = [];
  const waiting: WaitingEdit[] = [];
  for (const { row, before: record, fields, held } of rows) {
    if (!record) continue;
    const changes = changesOf(record.fields, fields);
    const after = Object.fromEntries(Object.keys(changes).map((field) => [field, fields[field] ?? null]));
    const before = Object.fromEntries(Object.keys(changes).map((field) => [field, record.fields[field] ?? null]));
    await editRecord(tx, approval, record, undefined, (now) => ({ ...now, ...after }), waiting);
    const label = labelOf(record.fields);
    written.push({ row, effect: 'changes', entity_id: record.id, label, held, before, after });
  }
  for (const change of [true, false]) {
    const some = waiting.filter((edit) => edit.change === change);
    const [first] = some;
    if (first) await tellWaiting(tx, approval.entity, some, first);
  }
  return written;
}
