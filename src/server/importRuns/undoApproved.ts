import { AppError, type FieldError } from '../../domain/errors';
import { type Approvable, type ApprovalOf, type Fields, isHeld } from '../approvals/approvable';
import { editRecord, type WaitingEdit, withdrawEdit } from '../approvals/edit';
import { tellWaiting } from '../approvals/tell';
import type { SignedCtx } from '../context';
import type { RunRow } from '../imports/recordRun';
import { type Moved, movedFields, refusals, toRestore, type Undone } from './moved';
import type { StoredRun } from './queries';

/** Records that can wait for approval, as their undoing reaches them. */
interface Reach<F extends Fields> {
  approval: ApprovalOf<F>;
  /** The record, locked; null where it is gone. */
  find(tx: SignedCtx, id: string): Promise<Approvable<F> | null>;
  /** Removes the record as its DELETE does. @throws AppError */
  remove(tx: SignedCtx, id: string): Promise<void>;
}

/** The same approval, but for faults the record has as it is: they are not the undoing's. */
function lenient<F extends Fields>(approval: ApprovalOf<F>): ApprovalOf<F> {
  const faultsOf = async (...checked: Parameters<typeof approval.check>) => {
    try {
      await approval.check(...checked);
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error;
    }
  };
  return {
    ...approval,
    async check(tx, record, fields) {
      const after = await faultsOf(tx, record, fields);
      if (!after) return;
      const before = await faultsOf(tx, record, record.fields);
      const isOld = ({ property, message }: FieldError) =>
        before?.errors?.some((one) => one.property === property && one.message === message) ?? false;
      if (!after.errors?.every(isOld)) throw after;
    },
  };
}

/**
 * Takes back an import of such records in the caller's transaction: added ones go as by DELETE, fields get their old
 * values as by an edit of the caller, a change that still waits is withdrawn. Answers what moved since, and how many
 * records get their old values only once somebody approves.
 */
export async function undoApproved<F extends Fields>(
  tx: SignedCtx,
  run: StoredRun,
  rows: readonly RunRow[],
  { approval: strict, find, remove }: Reach<F>,
): Promise<Undone> {
  const approval = lenient(strict);
  const moved: Moved[] = [];
  const waiting: WaitingEdit[] = [];
  let held = 0;
  for (const row of rows) {
    const record = await find(tx, row.entity_id);
    if (!record) {
      // Gone already: of what was added nothing is left to take back, of what was changed nothing to restore.
      if (row.effect === 'changes') moved.push({ label: row.label, column: 'code', error: 'record_was_changed' });
    } else if (row.effect === 'adds') {
      const since = movedFields(row, record.fields);
      moved.push(...(since.length > 0 ? since : await refusals(row.label, () => remove(tx, record.id))));
    } else if (!(row.held && (await withdrawEdit(tx, approval, record, run.created_by, row.after)))) {
      const back = toRestore(row, record.fields);
      moved.push(...back.moved);
      if (Object.keys(back.restore).length === 0) continue;
      const waits = isHeld(approval, record, tx.viewer);
      const restore = async () => {
        const next = (now: F) => ({ ...now, ...back.restore });
        if ((await editRecord(tx, approval, record, undefined, next, waiting)) && waits) held += 1;
      };
      moved.push(...(await refusals(row.label, restore)));
    }
  }
  const [first] = waiting;
  if (first && moved.length === 0) await tellWaiting(tx, approval.entity, waiting, first);
  return { moved, held };
}
