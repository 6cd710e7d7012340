import type { Decision } from '../../domain/approvals/schema';
import { decideOn } from '../approvals/decide';
import { inTransaction, type SignedCtx } from '../context';
import { kolApproval } from './approval';
import { asConflict } from './conflicts';
import { lockForChange } from './guards';

/**
 * Approves or rejects a pending KOL or its held edit (spec 2 §7 update-status).
 * @throws AppError kol_not_exist, record_was_changed, status_transition_not_allowed, permission_denied, and as updateKol
 */
export async function reviewKol(ctx: SignedCtx, id: string, decision: Decision): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await decideOn(tx, kolApproval(), await lockForChange(tx, id), decision);
  }).catch(asConflict);
}
