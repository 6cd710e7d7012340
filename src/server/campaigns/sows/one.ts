import type { SowPart } from '../../../domain/campaigns/sowSchema';
import { AppError } from '../../../domain/errors';
import { changesOf } from '../../audit/changes';
import { recordAudit } from '../../audit/record';
import type { SignedCtx } from '../../context';
import { onlyStaff } from '../../guards';
import { changeParts } from '../parts';
import { deleteSow, findCampaignOf, findHanging } from '../queries/parts';
import { findStoredSows } from '../queries/storedSows';
import { writeSows } from './write';

/** The campaign a SOW is of. @throws AppError sow_not_found, permission_denied */
async function campaignOf(ctx: SignedCtx, id: string): Promise<string> {
  onlyStaff(ctx.viewer);
  const campaignId = await findCampaignOf(ctx.db, ctx.viewer, 'sows', id);
  if (!campaignId) throw new AppError('sow_not_found');
  return campaignId;
}

/**
 * Adds a SOW (spec 1 §5 SOW). Answers its id.
 * @throws AppError as changeParts and writeSows
 */
export async function createSow(ctx: SignedCtx, campaignId: string, input: SowPart): Promise<string> {
  const [id = ''] = await changeParts(ctx, campaignId, (tx) => writeSows(tx, campaignId, [input], null));
  return id;
}

/**
 * Changes a SOW; what the input leaves out stays. Answers its campaign.
 * @throws AppError sow_not_found, and as changeParts and writeSows
 */
export async function updateSow(ctx: SignedCtx, id: string, input: Omit<SowPart, 'id'>): Promise<string> {
  const campaignId = await campaignOf(ctx, id);
  await changeParts(ctx, campaignId, (tx) => writeSows(tx, campaignId, [{ ...input, id }], null));
  return campaignId;
}

/**
 * Removes a SOW with its posts, planned posts and acceptances; the trail names them.
 * @throws AppError sow_not_found, and as changeParts
 */
export async function removeSow(ctx: SignedCtx, id: string): Promise<void> {
  const campaignId = await campaignOf(ctx, id);
  await changeParts(ctx, campaignId, async (tx) => {
    const sow = (await findStoredSows(tx.db, campaignId)).find((one) => one.id === id);
    if (!sow) throw new AppError('sow_not_found');
    const hanging = await findHanging(tx.db, id);
    await deleteSow(tx.db, id);
    const { id: _id, ...fields } = sow;
    const { posts, contents, acceptances } = hanging ?? {};
    const gone = changesOf({ ...fields, posts, contents, acceptances }, null);
    // Its own entries are found by the campaign only while it is there.
    await recordAudit(
      tx,
      { action: 'delete', entity: 'sow', entity_id: id, changes: { ...gone, campaign_id: { before: campaignId } } },
      { action: 'update', entity: 'campaign', entity_id: campaignId, changes: { removed_sow: { before: hanging } } },
    );
  });
}
