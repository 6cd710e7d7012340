import { isShortVideoUrl } from '../../../domain/campaigns/postRules';
import { canonicalPostUrl } from '../../../domain/networks';
import { changesOf } from '../../audit/changes';
import { recordAudit } from '../../audit/record';
import type { Ctx } from '../../context';
import { newId } from '../../ids';
import { recordMetrics } from '../../ledger/record';
import { findKnownFigures } from '../queries/foundCandidates';
import { decideFoundPost, type StoredFound } from '../queries/foundPosts';
import { insertPosts } from '../queries/storedPosts';
import { touchCampaign } from '../queries/writes';

/** Who adds it: a caller, or the product itself. */
type Writer = Parameters<typeof recordAudit>[0] & Pick<Ctx, 'db'>;

/**
 * Makes a post of a channel one of a campaign the caller has locked, in the caller's transaction: with caption, time and
 * picture, and every figure its network told as a reading of then. The campaign goes one version further.
 */
export async function addFoundPost(
  tx: Writer,
  campaignId: string,
  found: Omit<StoredFound, 'sows' | 'state'>,
  sowId: string,
): Promise<string> {
  const post = {
    id: newId(),
    sow_id: sowId,
    kol_id: found.kol_id,
    social_type: found.social_type,
    url_post: found.link,
    canonical_url: canonicalPostUrl(found.link),
    post_time: new Date(found.published_at).toISOString(),
    content: found.description || null,
    hashtags: [],
    is_short_video: isShortVideoUrl(found.link),
    is_active: true,
    original_url: null,
    shortener_id: null,
    thumbnail_file_id: found.thumbnail_file_id,
  };
  const { id, ...fields } = post;
  await insertPosts(tx.db, campaignId, [post]);
  const figures = await findKnownFigures(tx.db, found);
  await recordMetrics(
    tx.db,
    figures.map((figure) => ({
      ...figure,
      owner_id: campaignId,
      subject_id: id,
      subject_type: 'post' as const,
      source: 'api' as const,
    })),
  );
  const by = tx.viewer?.id ?? null;
  await decideFoundPost(tx.db, campaignId, found.id, { state: 'accepted', sow_id: sowId, post_id: id, by });
  const changes = {
    ...changesOf(null, { campaign_id: campaignId, ...fields }),
    ...(!by && { by_itself: { after: true } }),
  };
  await recordAudit(tx, { action: 'create', entity: 'campaign_post', entity_id: id, changes });
  await touchCampaign(tx.db, campaignId);
  return id;
}
