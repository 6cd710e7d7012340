import type { FoundDecision } from '../../../domain/campaigns/foundPostSchema';
import { fittingSows } from '../../../domain/campaigns/foundPosts';
import { AppError, refuse } from '../../../domain/errors';
import { canonicalPostUrl } from '../../../domain/networks';
import { recordAudit } from '../../audit/record';
import { inTransaction, type SignedCtx } from '../../context';
import { onlyStaff } from '../../guards';
import { asPartConflict } from '../conflicts';
import { writable } from '../parts';
import { decideFoundPost, findStoredFound, type StoredFound } from '../queries/foundPosts';
import { findImportTarget } from '../queries/importTarget';
import { findKnownUrls } from '../queries/storedPosts';
import { addFoundPost } from './add';

/** The SOW a found post becomes a post of: the one named, else the only one that fits. @throws AppError sow_not_exist, sow_ambiguous */
function placeOf({ sows }: StoredFound, named: string | null | undefined): string {
  const fitting = named ? sows.filter(({ id }) => id === named) : fittingSows(sows);
  const [sow] = fitting;
  if (fitting.length > 1) refuse([{ property: 'sow_id', message: 'sow_ambiguous' }]);
  if (!sow) throw new AppError('sow_not_exist', [{ property: 'sow_id', message: 'sow_not_exist' }]);
  return sow.id;
}

/**
 * Says of a found post that it is the campaign's, which makes it one, or that it is not, or takes the latter back
 * (CONTRACT-2 §15). Of two who decide at once the second one is refused.
 * @throws AppError permission_denied, campaign_not_exist, campaign_is_final, post_not_exist, record_was_changed where it is
 * decided already, sow_not_exist, sow_ambiguous, post_already_exist
 */
export async function decideFound(
  ctx: SignedCtx,
  campaignId: string,
  postId: string,
  { action, sow_id }: FoundDecision,
): Promise<void> {
  onlyStaff(ctx.viewer);
  await inTransaction(ctx, async (tx) => {
    writable(await findImportTarget(tx.db, tx.viewer, campaignId, true));
    const found = await findStoredFound(tx.db, campaignId, postId);
    if (!found) throw new AppError('post_not_exist');
    if (found.state !== (action === 'restore' ? 'rejected' : 'proposed')) throw new AppError('record_was_changed');
    if (action === 'accept') {
      const sow = placeOf(found, sow_id);
      const known = await findKnownUrls(tx.db, campaignId, [canonicalPostUrl(found.link)]);
      if (known.size > 0) refuse([{ property: 'url_post', message: 'post_already_exist' }]);
      await addFoundPost(tx, campaignId, found, sow);
      return;
    }
    const state = action === 'reject' ? 'rejected' : 'proposed';
    const by = action === 'reject' ? tx.viewer.id : null;
    const fitting = fittingSows(found.sows);
    const preselected = fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
    await decideFoundPost(tx.db, campaignId, postId, { state, sow_id: preselected, post_id: null, by });
    await recordAudit(tx, {
      action: 'update',
      entity: 'campaign',
      entity_id: campaignId,
      changes: { [action === 'reject' ? 'rejected_post' : 'restored_post']: { after: found.link } },
    });
  }).catch(asPartConflict);
}
