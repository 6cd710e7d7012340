import { can } from '../../../domain/access';
import type {
  PostContentChanges,
  PostContentInput,
  PostContentListQuery,
} from '../../../domain/campaigns/postContentSchema';
import type { PostContent } from '../../../domain/campaigns/types';
import { AppError, refuse } from '../../../domain/errors';
import type { Page } from '../../../domain/lists';
import { canonicalPostUrl } from '../../../domain/networks';
import { changesOf } from '../../audit/changes';
import { recordAudit } from '../../audit/record';
import type { SignedCtx } from '../../context';
import { newId } from '../../ids';
import { picturesAt } from '../files';
import { changeParts, checkVersion, given, placed } from '../parts';
import { writePosts } from '../posts/write';
import { findImportTarget } from '../queries/importTarget';
import { findCampaignOf } from '../queries/parts';
import {
  type ContentFields,
  deletePostContent,
  findFreePost,
  findPostContents,
  findStoredContent,
  type StoredContent,
  savePostContent,
} from '../queries/postContents';
import { findStoredSows } from '../queries/storedSows';

/** The campaign a planned post is of. @throws AppError post_content_not_exist */
async function campaignOf(ctx: SignedCtx, id: string): Promise<string> {
  const campaignId = !ctx.viewer.reduced && (await findCampaignOf(ctx.db, ctx.viewer, 'campaign_post_contents', id));
  if (!campaignId) throw new AppError('post_content_not_exist');
  return campaignId;
}

async function storedIn(tx: SignedCtx, campaignId: string, id: string): Promise<StoredContent> {
  const stored = await findStoredContent(tx.db, campaignId, id);
  if (!stored) throw new AppError('post_content_not_exist');
  return stored;
}

/**
 * The planned posts of a campaign; they are the agency's until they are posted, and nothing to anybody else.
 * @throws AppError campaign_not_exist
 */
export async function postContents(
  { db, viewer }: SignedCtx,
  campaignId: string,
  query: PostContentListQuery,
): Promise<Page<PostContent>> {
  if (viewer.reduced || !(await findImportTarget(db, viewer, campaignId, false)))
    throw new AppError('campaign_not_exist');
  return findPostContents(db, campaignId, query);
}

type Said = Omit<PostContentChanges, 'version' | 'url_post'>;

/** The fields after what was said, with everything that is wrong with it told at once. */
async function nextFields(
  tx: SignedCtx,
  campaignId: string,
  before: ContentFields,
  { files, used_time, ...said }: Said,
): Promise<ContentFields> {
  const next = { ...before, ...given(said) };
  const sow = (await findStoredSows(tx.db, campaignId)).find(({ id }) => id === next.sow_id);
  const pictures = await picturesAt(tx, [
    {
      at: (property, message) => placed(null, 0)(property.replace('images', 'files'), message),
      references: files ?? [],
    },
  ]);
  refuse([
    ...pictures.problems,
    ...(sow ? [] : [{ property: 'sow_id', message: 'sow_not_exist' }]),
    ...(sow && !sow.is_online ? [{ property: 'sow_id', message: 'social_type_invalid' }] : []),
  ]);
  return {
    ...next,
    ...(files && { files: pictures.files[0] ?? [] }),
    ...(used_time !== undefined && { used_time: used_time && new Date(used_time).toISOString() }),
  };
}

const nothing: ContentFields = {
  ...{ sow_id: '', title: '', content: null, hashtag: [], note: null, used_time: null, status: 'draft' },
  ...{ post_id: null, files: [] },
};

/**
 * Plans a post of one of the campaign's online SOWs (CONTRACT-2 §16 Post contents). Answers its id.
 * @throws AppError sow_not_exist, social_type_invalid, file_not_exist, and as changeParts
 */
export async function createPostContent(ctx: SignedCtx, campaignId: string, input: PostContentInput): Promise<string> {
  return changeParts(ctx, campaignId, async (tx) => {
    const id = newId();
    const fields = await nextFields(tx, campaignId, nothing, input);
    await savePostContent(tx.db, campaignId, id, fields);
    const changes = { ...changesOf(null, fields), campaign_id: { after: campaignId } };
    await recordAudit(tx, { action: 'create', entity: 'post_content', entity_id: id, changes });
    return id;
  });
}

/**
 * Changes a planned post; what the input leaves out stays. The address it was posted at completes it: the post joins its
 * SOW with the planned words, or is found there where it was read already.
 * @throws AppError post_content_not_exist, record_was_changed, permission_denied, field_required,
 * status_transition_not_allowed, and as createPostContent and writePosts
 */
export async function updatePostContent(ctx: SignedCtx, id: string, input: PostContentChanges): Promise<void> {
  const campaignId = await campaignOf(ctx, id);
  if (input.url_post && !can(ctx.viewer.access, 'campaigns_management', 'c_post')) {
    throw new AppError('permission_denied');
  }
  await changeParts(ctx, campaignId, async (tx) => {
    const { version, url_post, ...said } = input;
    const before = await storedIn(tx, campaignId, id);
    checkVersion(version, before);
    const fields = await nextFields(tx, campaignId, before.fields, said);
    checkStep(before.fields, fields, Boolean(url_post));
    const next = url_post ? await completed(tx, campaignId, fields, url_post) : fields;
    const changes = changesOf(before.fields, next);
    if (Object.keys(changes).length === 0) return;
    await savePostContent(tx.db, campaignId, id, next);
    await recordAudit(tx, { action: 'update', entity: 'post_content', entity_id: id, changes });
  });
}

/** It is used by being posted alone, and then for good while its post is there. */
function checkStep(before: ContentFields, next: ContentFields, isPosted: boolean): void {
  const isUsed = before.post_id !== null;
  if (isUsed && (isPosted || next.status !== 'used' || next.sow_id !== before.sow_id)) {
    throw new AppError('status_transition_not_allowed');
  }
  if (!isUsed && next.status === 'used' && before.status !== 'used' && !isPosted) {
    throw new AppError('validation_failed', [{ property: 'url_post', message: 'field_required' }]);
  }
}

async function completed(
  tx: SignedCtx,
  campaignId: string,
  fields: ContentFields,
  url_post: string,
): Promise<ContentFields> {
  const { sow_id, content, hashtag, used_time } = fields;
  const now = new Date();
  const isPast = used_time !== null && Date.parse(used_time) <= now.getTime();
  const post_time = isPast ? used_time : now.toISOString();
  const found = await findFreePost(tx.db, sow_id, canonicalPostUrl(url_post));
  const post = { sow_id, url_post, content, hashtags: hashtag, post_time };
  const [added] = found ? [] : await writePosts(tx, campaignId, [post], null);
  return { ...fields, status: 'used', used_time: post_time, post_id: found ?? added ?? null };
}

/**
 * Removes a planned post; the post it became stays.
 * @throws AppError post_content_not_exist, and as changeParts
 */
export async function removePostContent(ctx: SignedCtx, id: string): Promise<void> {
  const campaignId = await campaignOf(ctx, id);
  await changeParts(ctx, campaignId, async (tx) => {
    const { fields } = await storedIn(tx, campaignId, id);
    await deletePostContent(tx.db, id);
    const gone = { ...changesOf(fields, null), campaign_id: { before: campaignId } };
    // Its own entries are found by the campaign only while it is there.
    await recordAudit(
      tx,
      { action: 'delete', entity: 'post_content', entity_id: id, changes: gone },
      {
        action: 'update',
        entity: 'campaign',
        entity_id: campaignId,
        changes: { removed_post_content: { before: fields.title } },
      },
    );
  });
}
