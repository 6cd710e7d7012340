import { closeHeld, findHeld } from '../approvals/queries';
import { tellWithdrawn } from '../approvals/tell';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { endRepresentations } from '../representatives/end';
import { putInTrash } from '../trashed';
import type { CompanyFields, CompanyKind } from './company';
import { lockForChange } from './guards';
import { markRemoved } from './queries';

/**
 * Removes a customer or brand (spec 2 §7 delete): it leaves lists and pickers, its code becomes free, its
 * representatives are removed. The row stays, so that campaigns that are over keep it in their reports; for 30 days it
 * can be restored.
 * @throws AppError permission_denied, customer_not_exist, brand_not_exist, customer_has_brand_links, brand_has_campaigns
 */
export async function removeCompany<F extends CompanyFields>(
  ctx: SignedCtx,
  kind: CompanyKind<F>,
  id: string,
  reason: string,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { fields } = await lockForChange(tx, kind, id);
    await kind.mayBeRemoved(tx, id);
    const { entity } = kind;
    const held = (await findHeld(tx.db, entity, id))?.id;
    await closeHeld(tx.db, entity, id, { decided_by: tx.viewer.id, approved: false, reason });
    const ended = await endRepresentations(tx, { type: entity, objectId: id }, reason);
    await markRemoved(tx.db, kind, id, reason);
    const { code, name } = fields;
    await putInTrash(tx, entity, { id, code, name, reason, along: { ...ended, ...(held && { held }) } });
    const changes = { code: { before: code }, name: { before: name }, reason: { after: reason } };
    await recordAudit(tx, { action: 'delete', entity, entity_id: id, changes });
    await tellWithdrawn(tx, entity, id);
  });
}
