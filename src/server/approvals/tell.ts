import type { ApprovedType } from '../../domain/notifications/types';
import type { Ctx, SignedCtx } from '../context';
import { notifyApprovalWaiting, notifyDecision } from '../notifications/approvals';
import { settleWaiting } from '../notifications/settle';
import type { Approvable, ApprovalOf, Fields, Standing } from './approvable';
import type { PendingEntity } from './queries';

const typeOf: Record<PendingEntity, ApprovedType> = { kol: 'KOL', customer: 'CUSTOMER', brand: 'BRAND' };

/** Tells those who may approve that new records, or an edit of one, wait. Call it last in the transaction. */
export function tellWaiting(
  tx: Ctx,
  entity: PendingEntity,
  records: readonly { id: string; name: string }[],
  { occasion, change }: { occasion: string; change: boolean },
): Promise<void> {
  return notifyApprovalWaiting(tx, { type: typeOf[entity], records, occasion, change });
}

/** What waited of a record is withdrawn: who was told of it need not look. */
export const tellWithdrawn = (tx: Ctx, entity: PendingEntity, id: string): Promise<void> =>
  settleWaiting(tx, typeOf[entity], id);

/**
 * Tells whoever made a record, or its held edit, how it was decided, and takes it from those who were to decide. Call it
 * last in the transaction.
 */
export async function tellDecision<F extends Fields>(
  tx: SignedCtx,
  approval: ApprovalOf<F>,
  record: Approvable<F>,
  { status, status_reason }: Standing,
  edit: { id: string; created_by: string | null } | null,
): Promise<void> {
  const type = typeOf[approval.entity];
  await settleWaiting(tx, type, record.id);
  await notifyDecision(tx, {
    type,
    id: record.id,
    name: approval.nameOf(record.fields),
    status: edit ? 'active' : status,
    author: edit ? edit.created_by : record.created_by,
    reason: status === 'reject' ? status_reason : null,
    occasion: edit?.id ?? String(record.version),
    change: edit !== null,
  });
}
