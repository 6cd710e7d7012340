import { recordAudit } from '../audit/record';
import type { SignedCtx } from '../context';
import { unlinkCampaign } from './queries/unlink';

/**
 * Takes a campaign that is being removed from the requests it was made from, in that transaction: their status
 * stays, their trail names the campaign. Answers which these were.
 */
export async function releaseFromCampaign(tx: SignedCtx, campaignId: string): Promise<string[]> {
  const ids = await unlinkCampaign(tx.db, campaignId);
  const changes = { campaign_id: { before: campaignId, after: null } };
  await recordAudit(
    tx,
    ...ids.map((id) => ({ action: 'update' as const, entity: 'campaign_request' as const, entity_id: id, changes })),
  );
  return ids;
}
