import type { AcceptanceInput } from '../../../domain/campaigns/attachmentSchema';
import type { CampaignAcceptance } from '../../../domain/campaigns/types';
import { AppError, refuse } from '../../../domain/errors';
import type { SignedCtx } from '../../context';
import { onlyStaff } from '../../guards';
import { changeParts } from '../parts';
import { findCampaignOfPart } from '../queries/acceptances';
import { findAcceptances } from '../queries/detail';
import { writeAcceptance } from './write';

/**
 * Adds an acceptance to the campaign of its SOW, or changes the one named (spec 2 §7 update-acceptance). Answers it.
 * @throws AppError acceptance_not_exist, and as changeParts and writeAcceptance
 */
export async function updateAcceptance(ctx: SignedCtx, input: AcceptanceInput): Promise<CampaignAcceptance> {
  onlyStaff(ctx.viewer);
  const { id, sow_id } = input;
  const campaignId = await findCampaignOfPart(ctx.db, { acceptance: id, sow: sow_id });
  if (!campaignId && id) throw new AppError('acceptance_not_exist');
  if (!campaignId) refuse([{ property: 'sow_id', message: 'sow_not_exist' }]);
  return changeParts(ctx, campaignId ?? '', async (tx) => {
    const written = await writeAcceptance(tx, campaignId ?? '', input);
    const all = await findAcceptances(tx.db, tx.viewer, campaignId ?? '');
    const found = all.find((acceptance) => acceptance.id === written);
    if (!found) throw new AppError('acceptance_not_exist');
    return found;
  });
}
