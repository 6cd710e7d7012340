import { AppError } from '../../domain/errors';
import type { Api } from '../http/api';
import { presentListed, presentPost } from './present';
import { withEvaluation } from './queries/evaluated';
import { findCampaigns } from './queries/list';
import { findPostPage } from './queries/posts';

/** Binds `/campaigns` reads (spec 2 §7 Campaigns). */
export function campaignRoutes(api: Api): void {
  api.handle('campaignList', async ({ ctx, query }) => {
    const page = await findCampaigns(ctx.db, ctx.viewer, query);
    const campaigns = await withEvaluation(ctx.db, ctx.viewer, page.data);
    return { ...page, data: campaigns.map((campaign) => presentListed(ctx.viewer, campaign)) };
  });
  api.handle('campaignPostList', async ({ ctx, params, query }) => {
    const page = await findPostPage(ctx.db, ctx.viewer, params.id, query);
    if (!page) throw new AppError('campaign_not_exist');
    return { ...page, data: page.data.map((post) => presentPost(ctx.viewer, post)) };
  });
}
