import { AppError } from '../../domain/errors';
import { type Changes, changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import type { Ctx } from '../context';
import { newId } from '../ids';
import { type Approvable, type ApprovalOf, type Fields, isHeld, withChange } from './approvable';
import { closeHeld, findHeld, insertHeld, type PendingEntity, replaceHeld } from './queries';
import { tellWaiting, tellWithdrawn } from './tell';

/** A record that waits for approval since an edit: who may approve is told. */
export interface WaitingEdit {
  id: string;
  name: string;
  occasion: string;
  change: boolean;
}

/**
 * Edits a locked record in the caller's transaction (CONTRACT.md §4): applied at once where the caller may approve or
 * the record is not approved yet, else held beside it. `next` makes the fields after the edit from those before; an
 * editor goes on from the own held edit, and one that asks for nothing any more is withdrawn. Sent in again by somebody
 * who may not approve, a rejected record becomes pending. Where nobody is signed in, a KOL without a user edits. Answers
 * whether anything was written.
 * @throws AppError record_was_changed, change_is_pending where somebody else's edit waits, and what `next` and the
 * entity's check refuse
 */
export async function editRecord<F extends Fields>(
  tx: Ctx,
  approval: ApprovalOf<F>,
  record: Approvable<F>,
  version: number | undefined,
  next: (fields: F) => Promise<F> | F,
  waiting?: WaitingEdit[],
): Promise<boolean> {
  if (version !== undefined && version !== record.version) throw new AppError('record_was_changed');
  const trusted = tx.viewer !== null && approval.isTrusted(tx.viewer);
  if (isHeld(approval, record, tx.viewer)) return holdEdit(tx, approval, record, next, waiting);
  const fields = await next(record.fields);
  await approval.check(tx, record, fields);
  const changes = changesOf(record.fields, fields);
  const sentAgain = !trusted && record.status === 'reject';
  if (Object.keys(changes).length === 0 && !sentAgain) return false;
  await approval.write(tx, record, fields, sentAgain ? { status: 'pending', status_reason: null } : undefined);
  const status: Changes = sentAgain ? { status: { before: 'reject', after: 'pending' } } : {};
  await trace(tx, approval, record.id, 'update', { ...changes, ...status });
  if (sentAgain) {
    const again = { id: record.id, name: approval.nameOf(fields), occasion: String(record.version), change: false };
    await tellOf(tx, approval.entity, again, waiting);
  }
  return true;
}

async function tellOf(tx: Ctx, entity: PendingEntity, edit: WaitingEdit, waiting: WaitingEdit[] | undefined) {
  if (waiting) waiting.push(edit);
  else await tellWaiting(tx, entity, [edit], edit);
}

async function holdEdit<F extends Fields>(
  tx: Ctx,
  approval: ApprovalOf<F>,
  record: Approvable<F>,
  next: (fields: F) => Promise<F> | F,
  waiting: WaitingEdit[] | undefined,
): Promise<boolean> {
  const { entity } = approval;
  const { id, version } = record;
  const author = tx.viewer?.id ?? null;
  const held = await findHeld(tx.db, entity, id);
  if (held && held.created_by !== author) throw new AppError('change_is_pending');
  const fields = await next(withChange(record.fields, held?.change ?? {}));
  await approval.check(tx, record, fields);
  const change = changesOf(record.fields, fields);
  const isEmpty = Object.keys(change).length === 0;
  const editId = held?.id ?? newId();
  if (isEmpty && !held) return false;
  if (isEmpty) {
    await closeHeld(tx.db, entity, id, { decided_by: author, approved: false, reason: null });
  } else if (held) {
    await replaceHeld(tx.db, held.id, change, version);
  } else {
    await insertHeld(tx.db, {
      id: editId,
      entity,
      entity_id: id,
      change,
      base_version: version,
      created_by: author,
    });
  }
  // The record shows that something waits: whoever looks at it elsewhere has an old version.
  await approval.write(tx, record, record.fields);
  await trace(tx, approval, id, isEmpty ? 'withdraw' : 'propose', change);
  if (isEmpty) await tellWithdrawn(tx, entity, id);
  // An edit that is only edited further waits already.
  if (!held) {
    const edit = { id, name: approval.nameOf(record.fields), occasion: editId, change: true };
    await tellOf(tx, entity, edit, waiting);
  }
  return true;
}

/**
 * Takes these values out of the edit that waits beside a locked record, where it is this author's; an edit that asks for
 * nothing else is withdrawn. False where no such edit waits.
 */
export async function withdrawEdit<F extends Fields>(
  tx: Ctx,
  approval: ApprovalOf<F>,
  record: Approvable<F>,
  author: string,
  asked: object,
): Promise<boolean> {
  const { entity } = approval;
  const held = await findHeld(tx.db, entity, record.id);
  if (held?.created_by !== author) return false;
  const wanted: Fields = { ...asked };
  const isAsked = (field: string, after: unknown) =>
    field in wanted && JSON.stringify(wanted[field] ?? null) === JSON.stringify(after ?? null);
  const parts = Object.entries(held.change);
  const left = Object.fromEntries(parts.filter(([field, { after }]) => !isAsked(field, after)));
  if (Object.keys(left).length === parts.length) return false;
  if (Object.keys(left).length > 0) await replaceHeld(tx.db, held.id, left, record.version);
  else await closeHeld(tx.db, entity, record.id, { decided_by: tx.viewer?.id ?? null, approved: false, reason: null });
  await approval.write(tx, record, record.fields);
  const gone = Object.fromEntries(parts.filter(([field]) => !(field in left)));
  await trace(tx, approval, record.id, 'withdraw', gone);
  if (Object.keys(left).length === 0) await tellWithdrawn(tx, entity, record.id);
  return true;
}

async function trace<F extends Fields>(
  tx: Ctx,
  approval: ApprovalOf<F>,
  entity_id: string,
  action: 'update' | 'propose' | 'withdraw',
  changes: Changes,
): Promise<void> {
  await recordAudit(tx, { action, entity: approval.entity, entity_id, changes: await approval.named(tx, changes) });
}
