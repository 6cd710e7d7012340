import { AppError } from '../../domain/errors';
import type { SignedCtx } from '../context';
import type { Api } from '../http/api';
import { createPostContent, postContents, removePostContent, updatePostContent } from './contents/one';
import { presentPostContent } from './present';
import { findPostContent } from './queries/postContents';

/** Binds the calls of planned posts (CONTRACT-2 §16 Post contents). */
export function postContentRoutes(api: Api): void {
  api.handle('postContentList', async ({ ctx, params, query }) => {
    const { data, ...page } = await postContents(ctx, params.id, query);
    return { ...page, data: data.map(presentPostContent) };
  });
  api.handle('postContentCreate', async ({ ctx, params, body }) => {
    return shown(ctx, await createPostContent(ctx, params.id, body));
  });
  api.handle('postContentUpdate', async ({ ctx, params, body }) => {
    await updatePostContent(ctx, params.id, body);
    return shown(ctx, params.id);
  });
  api.handle('postContentDelete', ({ ctx, params }) => removePostContent(ctx, params.id));
}

async function shown({ db }: SignedCtx, id: string) {
  const content = await findPostContent(db, id);
  if (!content) throw new AppError('post_content_not_exist');
  return { data: presentPostContent(content) };
}
