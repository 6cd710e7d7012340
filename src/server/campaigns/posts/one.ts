import type { PostPart } from '../../../domain/campaigns/postSchema';
import type { MetricReading } from '../../../domain/campaigns/types';
import { AppError } from '../../../domain/errors';
import type { ListQuery, Page } from '../../../domain/lists';
import { changesOf } from '../../audit/changes';
import { recordAudit } from '../../audit/record';
import type { SignedCtx } from '../../context';
import { onlyStaff } from '../../guards';
import { changeParts } from '../parts';
import { deletePost, findCampaignOf, findReadings, findStoredPosts } from '../queries/parts';
import { writePosts } from './write';

/** The campaign a post is of. @throws AppError post_not_exist, permission_denied */
async function campaignOf(ctx: SignedCtx, id: string): Promise<string> {
  onlyStaff(ctx.viewer);
  const campaignId = await findCampaignOf(ctx.db, ctx.viewer, 'campaign_posts', id);
  if (!campaignId) throw new AppError('post_not_exist');
  return campaignId;
}

/**
 * Adds a post (spec 1 §5 Post). Answers its id.
 * @throws AppError as changeParts and writePosts
 */
export async function createPost(ctx: SignedCtx, campaignId: string, input: PostPart): Promise<string> {
  const [id = ''] = await changeParts(ctx, campaignId, (tx) => writePosts(tx, campaignId, [input], null));
  return id;
}

/**
 * Changes a post; what the input leaves out stays, a figure is a new entry in the ledger. Answers its campaign.
 * @throws AppError post_not_exist, and as changeParts and writePosts
 */
export async function updatePost(ctx: SignedCtx, id: string, input: Omit<PostPart, 'id'>): Promise<string> {
  const campaignId = await campaignOf(ctx, id);
  await changeParts(ctx, campaignId, (tx) => writePosts(tx, campaignId, [{ ...input, id }], null));
  return campaignId;
}

/**
 * Removes a post; the trail keeps its address.
 * @throws AppError post_not_exist, and as changeParts
 */
export async function removePost(ctx: SignedCtx, id: string): Promise<void> {
  const campaignId = await campaignOf(ctx, id);
  await changeParts(ctx, campaignId, async (tx) => {
    const post = (await findStoredPosts(tx.db, campaignId, [id])).get(id);
    if (!post) throw new AppError('post_not_exist');
    await deletePost(tx.db, id);
    const { id: _id, ...fields } = post;
    const changes = { ...changesOf(fields, null), campaign_id: { before: campaignId } };
    // Its own entries are found by the campaign only while it is there.
    await recordAudit(
      tx,
      { action: 'delete', entity: 'campaign_post', entity_id: id, changes },
      {
        action: 'update',
        entity: 'campaign',
        entity_id: campaignId,
        changes: { removed_post: { before: post.url_post } },
      },
    );
  });
}

/**
 * Every reading of a post's figures, newest first, for staff: others have no such post.
 * @throws AppError post_not_exist
 */
export async function postReadings(ctx: SignedCtx, id: string, query: ListQuery): Promise<Page<MetricReading>> {
  const campaignId = ctx.viewer.reduced ? null : await findCampaignOf(ctx.db, ctx.viewer, 'campaign_posts', id);
  if (!campaignId) throw new AppError('post_not_exist');
  return findReadings(ctx.db, campaignId, id, query);
}
