import { AppError } from '../../domain/errors';
import type { Api } from '../http/api';
import { decideFound } from './found/decide';
import { missingPosts } from './found/missing';
import { presentFoundPost, presentMissing } from './presentFound';
import { findFoundPost, findFoundPosts } from './queries/foundPosts';
import { findImportTarget } from './queries/importTarget';

/** Binds the calls of found and of missing posts (CONTRACT-2 §15). */
export function foundPostRoutes(api: Api): void {
  api.handle('foundPostList', async ({ ctx, params, query }) => {
    const { viewer } = ctx;
    if (viewer.reduced || !(await findImportTarget(ctx.db, viewer, params.id, false))) {
      throw new AppError('campaign_not_exist');
    }
    const { data, ...page } = await findFoundPosts(ctx.db, params.id, query);
    return { ...page, data: data.map(presentFoundPost) };
  });
  api.handle('foundPostDecide', async ({ ctx, params, body }) => {
    await decideFound(ctx, params.id, params.postId, body);
    const found = await findFoundPost(ctx.db, params.id, params.postId);
    if (!found) throw new AppError('post_not_exist');
    return { data: presentFoundPost(found) };
  });
  api.handle('missingPostList', async ({ ctx, params }) => {
    const data = await missingPosts(ctx, params.id);
    return { data: data.map(presentMissing), total: data.length, page: 1, size: data.length };
  });
}
