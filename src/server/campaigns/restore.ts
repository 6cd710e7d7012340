import { isEditable } from '../../domain/campaigns/rules';
import { AppError, refuse } from '../../domain/errors';
import type { RestoreInput } from '../../domain/trash/schema';
import type { Restored } from '../../domain/trash/types';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import type { Along } from '../db/trash';
import { returnToCampaign } from '../requests/returnToCampaign';
import { codeOf, parentsFirst, takeFromTrash } from '../trashed';
import { asConflict } from './conflicts';
import { findDeletedKols, lockDeletedCampaign } from './queries/deleted';
import { findOpenBrand, updateCampaignRow } from './queries/writes';

/**
 * Takes a deleted campaign back from the trash, with everything in it and the requests it was made from. One that is
 * over stands also without brand and KOLs, as it would had they been deleted after it.
 * @throws AppError trash_item_not_exist, campaign_code_already_exist, and of one that is not over parent_in_trash,
 * brand_not_exist, kol_not_exist, campaign_customer_is_fixed where its brand went to another customer meanwhile
 */
export async function restoreCampaign(ctx: SignedCtx, id: string, input: RestoreInput): Promise<Restored> {
  return inTransaction(ctx, async (tx) => {
    const trashed = await takeFromTrash(tx, 'campaign', id);
    await mayComeBack(tx, id, trashed.along);
    const { code, problems } = await codeOf(tx, 'campaign', trashed, input);
    refuse(problems);
    await updateCampaignRow(tx.db, id, { deleted_at: null, code });
    const left_out = await returnToCampaign(tx, id, trashed.along.requests ?? []);
    await recordAudit(tx, {
      action: 'restore',
      entity: 'campaign',
      entity_id: id,
      changes: {
        code: code === trashed.code ? { after: code } : { before: trashed.code, after: code },
        name: { after: trashed.name },
      },
    });
    return { id, code, left_out };
  }).catch(asConflict);
}

async function mayComeBack(tx: SignedCtx, id: string, along: Along): Promise<void> {
  const campaign = await lockDeletedCampaign(tx.db, id);
  if (!campaign || !isEditable(campaign.status)) return;
  const { status, brand_id, customer_id } = campaign;
  const brand = await findOpenBrand(tx.db, brand_id);
  if (!brand) {
    await parentsFirst(tx, 'brand_id', [brand_id, customer_id]);
    throw new AppError('brand_not_exist', [{ property: 'brand_id', message: 'brand_not_exist' }]);
  }
  // What was shared with one customer must not appear with a stranger.
  if (status !== 'pitching' && along.customer_id && along.customer_id !== brand.customer_id) {
    const message = 'campaign_customer_is_fixed';
    throw new AppError(message, [{ property: 'brand_id', message }]);
  }
  const kols = await findDeletedKols(tx.db, id);
  await parentsFirst(tx, 'kols', kols);
  if (kols.length > 0) throw new AppError('kol_not_exist');
}
