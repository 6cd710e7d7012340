import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import type { SnapshotInput } from '../../domain/reportSnapshots/schema';
import { findCampaignItem } from '../campaigns/queries/list';
import { inTransaction, type SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { documentToFreeze, keepFrozen } from './freeze';

/**
 * Freezes the report of a campaign, of today unless said; its files follow. Answers its id (CONTRACT-2 §9).
 * @throws AppError permission_denied, campaign_not_exist, validation_failed (replaces)
 */
export async function createSnapshot(
  ctx: SignedCtx,
  campaignId: string,
  { as_of, blocks, audience, label = null, replaces }: SnapshotInput,
): Promise<string> {
  onlyStaff(ctx.viewer);
  if (!(await findCampaignItem(ctx.db, ctx.viewer, campaignId))) throw new AppError('campaign_not_exist');
  const wanted = { as_of: as_of || dayOf(new Date()), blocks, audience };
  const toFreeze = await documentToFreeze(ctx, campaignId, wanted);
  const kept = await inTransaction(ctx, (tx) =>
    keepFrozen(tx, toFreeze, { label: label || null, replaces, by: tx.viewer.id }),
  );
  return kept.id;
}
