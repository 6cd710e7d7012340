import type { LeftOut } from '../../domain/trash/types';
import { recordAudit } from '../audit/record';
import type { SignedCtx } from '../context';
import { leftOut } from '../trashed';
import { relinkCampaign } from './queries/unlink';

/**
 * Gives a campaign that is being restored back to the requests it was made from, in that transaction. Answers those
 * that another campaign was made from meanwhile.
 */
export async function returnToCampaign(tx: SignedCtx, campaignId: string, ids: readonly string[]): Promise<LeftOut[]> {
  const { back, others } = await relinkCampaign(tx.db, campaignId, ids);
  const changes = { campaign_id: { before: null, after: campaignId } };
  await recordAudit(
    tx,
    ...back.map((id) => ({ action: 'update' as const, entity: 'campaign_request' as const, entity_id: id, changes })),
  );
  return others.map((name) => leftOut('request', name));
}
