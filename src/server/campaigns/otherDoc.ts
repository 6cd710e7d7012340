import type { OtherDocInput } from '../../domain/campaigns/attachmentSchema';
import { refuse } from '../../domain/errors';
import { inTransaction, type SignedCtx } from '../context';
import { picturesAt } from './files';
import { lockForChange, onlyEditable } from './guards';
import { placed } from './parts';
import { writeChanges } from './writeChanges';

/**
 * Sets the pictures and addresses that document a campaign beside its acceptances (spec 2 §7 update-other-doc); what is
 * left out stays.
 * @throws AppError permission_denied, campaign_not_exist, record_was_changed, campaign_is_final, file_not_exist
 */
export async function updateOtherDoc(
  ctx: SignedCtx,
  { campaign_id, images, url_posts, version }: OtherDocInput,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const campaign = await lockForChange(tx, campaign_id, version);
    onlyEditable(campaign);
    const { files, problems } = await picturesAt(tx, [{ at: placed(null, 0), references: images ?? [] }]);
    refuse(problems);
    await writeChanges(tx, campaign, {
      ...campaign.fields,
      ...(images && { other_images: files[0] }),
      ...(url_posts && { other_doc_urls: [...new Set(url_posts)] }),
    });
  });
}
