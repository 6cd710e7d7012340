import { AppError } from '../../domain/errors';
import type { SignedCtx } from '../context';
import type { Api } from '../http/api';
import { findCourse } from '../ledger/queries';
import { createPost, postReadings, removePost, updatePost } from './posts/one';
import { presentPost, presentSow } from './present';
import { findPosts, findSows } from './queries/detail';
import { findCampaignItem } from './queries/list';
import { findCampaignOf, findHanging } from './queries/parts';
import { createSow, removeSow, updateSow } from './sows/one';

/** Binds the calls of single SOWs and posts (spec 2 §7 Campaigns). */
export function campaignPartRoutes(api: Api): void {
  api.handle('sowDetail', async ({ ctx, params }) => {
    const campaignId = await findCampaignOf(ctx.db, ctx.viewer, 'sows', params.id);
    if (!campaignId) throw new AppError('sow_not_found');
    const hanging = ctx.viewer.reduced ? null : await findHanging(ctx.db, params.id);
    const { data } = await shownSow(ctx, campaignId, params.id);
    if (!hanging) return { data };
    const { posts, contents, acceptances } = hanging;
    const counts = { posts: posts.length, contents: contents.length, acceptances: acceptances.length };
    return { data: { ...data, hanging: counts } };
  });
  api.handle('sowCreate', async ({ ctx, params, body }) => {
    return shownSow(ctx, params.id, await createSow(ctx, params.id, body));
  });
  api.handle('sowUpdate', async ({ ctx, params, body }) => {
    return shownSow(ctx, await updateSow(ctx, params.id, body), params.id);
  });
  api.handle('sowDelete', ({ ctx, params }) => removeSow(ctx, params.id));
  api.handle('postDetail', async ({ ctx, params }) => {
    const campaignId = await findCampaignOf(ctx.db, ctx.viewer, 'campaign_posts', params.id);
    if (!campaignId) throw new AppError('post_not_exist');
    return shownPost(ctx, campaignId, params.id);
  });
  api.handle('postCreate', async ({ ctx, params, body }) => {
    return shownPost(ctx, params.id, await createPost(ctx, params.id, body));
  });
  api.handle('postUpdate', async ({ ctx, params, body }) => {
    return shownPost(ctx, await updatePost(ctx, params.id, body), params.id);
  });
  api.handle('postDelete', ({ ctx, params }) => removePost(ctx, params.id));
  api.handle('postCourse', async ({ ctx, params }) => {
    const campaignId = await findCampaignOf(ctx.db, ctx.viewer, 'campaign_posts', params.id);
    if (!campaignId) throw new AppError('post_not_exist');
    const { data: post } = await shownPost(ctx, campaignId, params.id);
    return { data: { days: await findCourse(ctx.db, campaignId, post.id) } };
  });
  api.handle('postMetrics', ({ ctx, params, query }) => postReadings(ctx, params.id, query));
}

async function shownSow(ctx: SignedCtx, campaignId: string, id: string) {
  const campaign = await findCampaignItem(ctx.db, ctx.viewer, campaignId);
  const [sow] = await findSows(ctx.db, ctx.viewer, campaignId, id);
  if (!campaign || !sow) throw new AppError('sow_not_found');
  return { data: presentSow(ctx.viewer, sow, campaign) };
}

async function shownPost(ctx: SignedCtx, campaignId: string, id: string) {
  const [post] = await findPosts(ctx.db, ctx.viewer, campaignId, id);
  if (!post) throw new AppError('post_not_exist');
  return { data: presentPost(ctx.viewer, post) };
}
