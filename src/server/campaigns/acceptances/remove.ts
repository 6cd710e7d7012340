import { AppError } from '../../../domain/errors';
import { changesOf } from '../../audit/changes';
import { recordAudit } from '../../audit/record';
import type { SignedCtx } from '../../context';
import { onlyStaff } from '../../guards';
import { changeParts } from '../parts';
import { deleteAcceptance, findCampaignOfPart, findStoredAcceptances } from '../queries/acceptances';

/**
 * Removes an acceptance; the campaign's trail keeps what it was called.
 * @throws AppError acceptance_not_exist, and as changeParts
 */
export async function removeAcceptance(ctx: SignedCtx, id: string): Promise<void> {
  onlyStaff(ctx.viewer);
  const campaignId = await findCampaignOfPart(ctx.db, { acceptance: id });
  if (!campaignId) throw new AppError('acceptance_not_exist');
  await changeParts(ctx, campaignId, async (tx) => {
    const acceptance = (await findStoredAcceptances(tx.db, campaignId, [id])).get(id);
    if (!acceptance) throw new AppError('acceptance_not_exist');
    await deleteAcceptance(tx.db, id);
    const { title } = acceptance.fields;
    const gone = { ...changesOf(acceptance.fields, null), campaign_id: { before: campaignId } };
    // Its own entries are found by the campaign only while it is there.
    await recordAudit(
      tx,
      { action: 'delete', entity: 'campaign_acceptance', entity_id: id, changes: gone },
      {
        action: 'update',
        entity: 'campaign',
        entity_id: campaignId,
        changes: { removed_acceptance: { before: title } },
      },
    );
  });
}
