import { AppError } from '../../domain/errors';
import type { CampaignEvaluation } from '../../domain/evaluations/types';
import type { SignedCtx } from '../context';
import { tallyOfBrand } from '../evaluationAverages/queries';
import { onlyDone, refuseKol } from './guards';
import { presentCampaignEvaluation } from './present';
import { findAsked, findEvaluated, findEvaluations } from './queries/found';

/**
 * The evaluation of a done campaign of the caller (CONTRACT-2 §10).
 * @throws AppError permission_denied (a KOL), campaign_not_exist, campaign_not_done
 */
export async function readEvaluation({ db, viewer }: SignedCtx, id: string): Promise<CampaignEvaluation> {
  refuseKol(viewer);
  const campaign = await findEvaluated(db, viewer, id);
  if (!campaign) throw new AppError('campaign_not_exist');
  onlyDone(campaign);
  const [evaluations, brand, asked] = await Promise.all([
    findEvaluations(db, id, viewer.reduced ? viewer.id : null),
    viewer.reduced || !campaign.brand ? null : tallyOfBrand(db, campaign.brand.id),
    viewer.reduced ? [] : findAsked(db, id),
  ]);
  return presentCampaignEvaluation(viewer, { campaign, evaluations, brand, asked });
}
