import type { Decision } from '../../domain/approvals/schema';
import type { BulkDecision } from '../../domain/bulk';
import { AppError } from '../../domain/errors';
import type { Changes } from '../audit/changes';
import { recordAudit } from '../audit/record';
import type { SignedCtx } from '../context';
import { type Approvable, type ApprovalOf, conflictsOf, type Fields, withChange } from './approvable';
import { closeHeld, findHeld, type HeldEdit } from './queries';
import { tellDecision } from './tell';

/** The decision a bulk call asks for of one record. */
export const decisionOf = ({ action, reason, versions }: BulkDecision, id: string): Decision => ({
  status: action === 'approve' ? 'active' : 'reject',
  reason,
  version: versions?.find((one) => one.id === id)?.version,
});

/**
 * Decides on what is pending of a locked record, in the caller's transaction (CONTRACT.md §4): a new record becomes
 * active or reject, a held edit is applied or discarded. A rejected record may still be approved. The version, where
 * given, is the one the decision was made on.
 * @throws AppError record_was_changed, also where a field of the edit was changed otherwise meanwhile;
 * status_transition_not_allowed where nothing is pending; and what the entity's check refuses
 */
export async function decideOn<F extends Fields>(
  tx: SignedCtx,
  approval: ApprovalOf<F>,
  record: Approvable<F>,
  decision: Decision,
): Promise<void> {
  if (decision.version !== undefined && decision.version !== record.version) throw new AppError('record_was_changed');
  const held = await findHeld(tx.db, approval.entity, record.id);
  const isPending = record.status === 'pending' || held !== null;
  const isReconsidered = record.status === 'reject' && decision.status === 'active';
  if (!isPending && !isReconsidered) throw new AppError('status_transition_not_allowed');
  if (held) return decideOnEdit(tx, approval, record, held, decision);
  const standing = { status: decision.status, status_reason: reasonOf(decision) };
  if (decision.status === 'active') await approval.check(tx, record, record.fields);
  await approval.write(tx, record, record.fields, standing);
  await trace(tx, approval, record.id, decision, { status: { before: record.status, after: decision.status } });
  await tellDecision(tx, approval, record, standing, null);
}

async function decideOnEdit<F extends Fields>(
  tx: SignedCtx,
  approval: ApprovalOf<F>,
  record: Approvable<F>,
  held: HeldEdit,
  decision: Decision,
): Promise<void> {
  const { change } = held;
  const approved = decision.status === 'active';
  const fields = approved ? withChange(record.fields, change) : record.fields;
  if (approved) {
    const conflicts = conflictsOf(change, record.fields);
    if (conflicts.length > 0) {
      throw new AppError(
        'record_was_changed',
        conflicts.map((property) => ({ property, message: 'record_was_changed' })),
      );
    }
    await approval.check(tx, record, fields);
  }
  const reason = reasonOf(decision);
  await closeHeld(tx.db, approval.entity, record.id, { decided_by: tx.viewer.id, approved, reason });
  await approval.write(tx, record, fields);
  await trace(tx, approval, record.id, decision, await approval.named(tx, change));
  await tellDecision(tx, approval, record, { status: decision.status, status_reason: reason }, held);
}

const reasonOf = ({ status, reason }: Decision) => (status === 'reject' ? (reason ?? null) : null);

async function trace<F extends Fields>(
  tx: SignedCtx,
  { entity }: ApprovalOf<F>,
  entity_id: string,
  decision: Decision,
  what: Changes,
): Promise<void> {
  const reason = reasonOf(decision);
  const changes = { ...what, ...(reason && { reason: { after: reason } }) };
  await recordAudit(tx, { action: decision.status === 'active' ? 'approve' : 'reject', entity, entity_id, changes });
}
