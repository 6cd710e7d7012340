import type { CampaignDetail, CampaignView } from '../../domain/campaigns/types';
import { AppError } from '../../domain/errors';
import type { SignedCtx } from '../context';
import { presentCampaignDetail } from './present';
import { findAcceptances, findCampaignBase, findPosts, findSows } from './queries/detail';
import { withEvaluation } from './queries/evaluated';
import { countPosts } from './queries/posts';

/** One campaign with all its parts, as this viewer may see it (spec 1 §2 Campaign detail). @throws AppError campaign_not_exist */
export async function campaignDetail(ctx: SignedCtx, id: string): Promise<CampaignDetail> {
  const [base, campaignPosts] = await Promise.all([partsOf(ctx, id), findPosts(ctx.db, ctx.viewer, id)]);
  return presentCampaignDetail(ctx, { ...base, campaignPosts });
}

/** As `campaignDetail`, without its posts, which may be thousands. @throws AppError campaign_not_exist */
export async function campaignView(ctx: SignedCtx, id: string): Promise<CampaignView> {
  const [base, post_rows] = await Promise.all([partsOf(ctx, id), countPosts(ctx.db, ctx.viewer, id)]);
  const { campaignPosts, ...view } = presentCampaignDetail(ctx, { ...base, campaignPosts: [] });
  return { ...view, post_rows };
}

async function partsOf(ctx: SignedCtx, id: string) {
  const base = await findCampaignBase(ctx.db, ctx.viewer, id);
  if (!base) throw new AppError('campaign_not_exist');
  const [sows, campaignAcceptances] = await Promise.all([
    findSows(ctx.db, ctx.viewer, id),
    findAcceptances(ctx.db, ctx.viewer, id),
  ]);
  const [evaluated = base] = await withEvaluation(ctx.db, ctx.viewer, [base]);
  return { ...evaluated, sows, campaignAcceptances };
}
