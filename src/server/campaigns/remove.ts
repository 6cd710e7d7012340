import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { releaseFromCampaign } from '../requests/releaseFromCampaign';
import { lockForChange } from './guards';
import { updateCampaignRow } from './queries/writes';

/**
 * Removes a campaign in any status (spec 2 §7): it leaves lists and reports, its code becomes free, requests are linked
 * with it no longer. The row and its ledger stay.
 * @throws AppError permission_denied, campaign_not_exist
 */
export async function removeCampaign(ctx: SignedCtx, id: string, reason: string | null): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { fields, status } = await lockForChange(tx, id);
    await updateCampaignRow(tx.db, id, { deleted_at: new Date() });
    await releaseFromCampaign(tx, id);
    const changes = {
      code: { before: fields.code },
      name: { before: fields.name },
      status: { before: status },
      ...(reason && { reason: { after: reason } }),
    };
    await recordAudit(tx, { action: 'delete', entity: 'campaign', entity_id: id, changes });
  });
}
