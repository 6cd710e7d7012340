import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { releaseFromCampaign } from '../requests/releaseFromCampaign';
import { putInTrash } from '../trashed';
import { lockForChange } from './guards';
import { updateCampaignRow } from './queries/writes';

/**
 * Removes a campaign in any status (spec 2 §7): it leaves lists and reports, its code becomes free, requests are linked
 * with it no longer. The row and its ledger stay; for 30 days it can be restored.
 * @throws AppError permission_denied, campaign_not_exist
 */
export async function removeCampaign(ctx: SignedCtx, id: string, reason: string | null): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { fields, status, customer_id } = await lockForChange(tx, id);
    await updateCampaignRow(tx.db, id, { deleted_at: new Date() });
    const requests = await releaseFromCampaign(tx, id);
    const { code, name } = fields;
    await putInTrash(tx, 'campaign', { id, code, name, reason, along: { requests, customer_id } });
    const changes = {
      code: { before: code },
      name: { before: name },
      status: { before: status },
      ...(reason && { reason: { after: reason } }),
    };
    await recordAudit(tx, { action: 'delete', entity: 'campaign', entity_id: id, changes });
  });
}
