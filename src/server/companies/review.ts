import type { Decision } from '../../domain/approvals/schema';
import { decideOn } from '../approvals/decide';
import { inTransaction, type SignedCtx } from '../context';
import { companyApproval } from './approval';
import type { CompanyFields, CompanyKind } from './company';
import { asConflict } from './conflicts';
import { lockForChange } from './guards';

/**
 * Approves or rejects a pending customer or brand, or its held edit (spec 2 §7 update-status). One that registered
 * itself lacks what its form asks for until staff have filled it in.
 * @throws AppError permission_denied, customer_not_exist, brand_not_exist, record_was_changed,
 * status_transition_not_allowed, validation_failed, customer_is_pending, and as `checkFields`
 */
export async function reviewCompany<F extends CompanyFields>(
  ctx: SignedCtx,
  kind: CompanyKind<F>,
  id: string,
  decision: Decision,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const record = await lockForChange(tx, kind, id);
    const becomesActive = decision.status === 'active' && record.status !== 'active';
    if (becomesActive) await kind.mayBecomeActive(tx, record.fields);
    await decideOn(tx, companyApproval(kind), record, decision);
  }).catch(asConflict);
}
