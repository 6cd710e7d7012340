import type { ApproveOnto } from '../../domain/customers/schema';
import { AppError } from '../../domain/errors';
import { recordAudit } from '../audit/record';
import { findCommonNames, lockBrandNames } from '../brands/queries/names';
import { lockForChange } from '../companies/guards';
import { findStored, markRemoved } from '../companies/queries';
import { inTransaction, type SignedCtx } from '../context';
import { notifyDecision } from '../notifications/approvals';
import { settleWaiting } from '../notifications/settle';
import { customerKind } from './kind';
import { lockBrandsOf, moveBrands, moveRepresentatives, moveRequests } from './queries/links';

/**
 * Approves a customer that waits, or was rejected, as one there is already (spec 1 §1 Self-registration): brands,
 * representatives and requests go over to that one, the record itself leaves the lists. Its brands still wait for their
 * own approval.
 * @throws AppError permission_denied, customer_not_exist, record_was_changed, customer_is_pending where the other one is
 * not approved, brand_already_exist where both have a brand of one name, status_transition_not_allowed where this one is approved already
 */
export async function approveOnto(ctx: SignedCtx, id: string, { customer_id, version }: ApproveOnto): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockBrandsOf(tx.db, id);
    await lockBrandNames(tx.db, [customer_id]);
    const record = await lockForChange(tx, customerKind, id);
    if (version !== undefined && version !== record.version) throw new AppError('record_was_changed');
    if (record.status === 'active') throw new AppError('status_transition_not_allowed');
    const onto = customer_id === id ? null : await findStored(tx.db, customerKind, customer_id, true);
    const refuse = (message: 'customer_not_exist' | 'customer_is_pending') =>
      new AppError(message, [{ property: 'customer_id', message }]);
    if (!onto) throw refuse('customer_not_exist');
    if (onto.status !== 'active') throw refuse('customer_is_pending');
    const [namesake] = await findCommonNames(tx.db, id, onto.id);
    if (namesake) throw new AppError('brand_already_exist');
    const moved = await moveBrands(tx.db, id, onto.id);
    await moveRepresentatives(tx.db, id, onto.id);
    await moveRequests(tx.db, id, onto.id);
    await markRemoved(tx.db, customerKind, id, `${onto.fields.code} ${onto.fields.name}`);
    const { code, name } = record.fields;
    await recordAudit(
      tx,
      {
        action: 'merge',
        entity: 'customer',
        entity_id: id,
        changes: { code: { before: code }, name: { before: name }, customer_id: { after: onto.id } },
      },
      {
        action: 'merge',
        entity: 'customer',
        entity_id: onto.id,
        changes: { customer: { after: `${name} (${code})` } },
      },
      ...moved.map((brand) => ({
        action: 'update' as const,
        entity: 'brand' as const,
        entity_id: brand,
        changes: { customer_id: { before: id, after: onto.id } },
      })),
    );
    await settleWaiting(tx, 'CUSTOMER', id);
    await notifyDecision(tx, {
      type: 'CUSTOMER',
      id: onto.id,
      name: onto.fields.name,
      status: 'active',
      author: record.created_by,
      reason: null,
      occasion: id,
      change: false,
    });
  });
}
