import { type FieldError, invalid, refuse } from '../../domain/errors';
import { isTarget } from '../../domain/linkTarget';
import type { SignedCtx } from '../context';
import { campaignOfPost, givePost, hasCampaign } from './queries/writes';

interface Said {
  original_url?: string | undefined;
  campaign_id?: string | null | undefined;
  post_id?: string | null | undefined;
}

/**
 * Where a link stands, checked: the campaign of its post, else the one named; what is not said stays out.
 * @throws AppError validation_failed: url_is_incorrect of a short link of ours, campaign_not_exist, post_not_exist
 */
export async function placeOf(
  { db, viewer, config }: SignedCtx,
  { original_url, campaign_id, post_id }: Said,
): Promise<{ campaign_id?: string | null; post_id?: string | null }> {
  const problems: FieldError[] = [];
  if (original_url && !isTarget(original_url, config.publicUrl)) {
    problems.push({ property: 'original_url', message: 'url_is_incorrect' });
  }
  const ofPost = post_id ? await campaignOfPost(db, viewer, post_id) : null;
  if (post_id && !ofPost) problems.push({ property: 'post_id', message: 'post_not_exist' });
  const isOther = ofPost && campaign_id && campaign_id !== ofPost;
  if (isOther || (campaign_id && !ofPost && !(await hasCampaign(db, viewer, campaign_id)))) {
    problems.push({ property: 'campaign_id', message: isOther ? 'invalid_value' : 'campaign_not_exist' });
  }
  refuse(problems);
  return {
    ...(post_id !== undefined && { post_id }),
    ...(ofPost ? { campaign_id: ofPost } : campaign_id !== undefined && { campaign_id }),
  };
}

/**
 * Makes a link that of the post it was placed at, so that its clicks are the post's.
 * @throws AppError validation_failed: post_has_link
 */
export async function putAtPost({ db }: SignedCtx, id: string, postId: string): Promise<void> {
  if (!(await givePost(db, postId, id))) throw invalid([{ property: 'post_id', message: 'post_has_link' }]);
}
