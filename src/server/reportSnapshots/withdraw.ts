import { AppError } from '../../domain/errors';
import type { WithdrawInput } from '../../domain/reportSnapshots/schema';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { findSnapshot } from './queries/snapshots';
import { withdrawRow } from './queries/writes';

/**
 * Says that a frozen report no longer counts, and why; its document and files stay (CONTRACT-2 §9).
 * @throws AppError permission_denied, report_snapshot_not_exist, report_already_withdrawn
 */
export async function withdrawSnapshot(ctx: SignedCtx, id: string, { reason }: WithdrawInput): Promise<void> {
  onlyStaff(ctx.viewer);
  await inTransaction(ctx, async (tx) => {
    const snapshot = await findSnapshot(tx.db, tx.viewer, id);
    if (!snapshot) throw new AppError('report_snapshot_not_exist');
    if (!(await withdrawRow(tx.db, id, tx.viewer.id, reason))) throw new AppError('report_already_withdrawn');
    await recordAudit(tx, {
      action: 'recall',
      entity: 'report_snapshot',
      entity_id: id,
      changes: { number: { after: snapshot.number }, reason: { after: reason } },
    });
  });
}
