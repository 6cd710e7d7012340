import type { PostMetric } from '../../../domain/networks';
import { type Changes, changesOf } from '../../audit/changes';
import { type AuditEntry, recordAudit } from '../../audit/record';
import type { SignedCtx } from '../../context';
import type { Snapshot } from '../../ledger/queries';
import { recordMetrics } from '../../ledger/record';
import { linkPosts } from '../../shorteners/ofPosts';
import type { StoredPost } from '../queries/parts';
import { insertPosts, type NewPost, updatePosts } from '../queries/storedPosts';

/** A figure to be written; `before` is the newest one known, null is unknown. */
export interface Figure {
  metric: PostMetric;
  before: number | null;
  value: number | null;
}

/** A checked post: new, or what becomes of one that is stored, with the figures set for it. */
export interface PlannedPost {
  post: NewPost;
  before: StoredPost | null;
  figures: readonly Figure[];
  reading: Pick<Snapshot, 'source' | 'captured_at' | 'run_id' | 'reason' | 'evidence_file_id'>;
}

function changesIn({ post, before, figures, reading }: PlannedPost, campaignId: string): Changes {
  const { id, ...fields } = post;
  const changes = changesOf(before, before ? fields : { campaign_id: campaignId, ...fields });
  for (const { metric, before: known, value } of figures) {
    changes[metric] = before ? { before: known, after: value } : { after: value };
  }
  if (figures.length > 0 && reading.reason) changes.reason = { after: reading.reason };
  return changes;
}

/**
 * Writes checked posts of a campaign in the caller's transaction, each with its trace, and their figures as new entries
 * of the ledger; one that nothing changes in is left alone. Answers whether anything was written.
 */
export async function storePosts(tx: SignedCtx, campaignId: string, planned: readonly PlannedPost[]): Promise<boolean> {
  const written = planned
    .map((one) => ({ ...one, changes: changesIn(one, campaignId) }))
    .filter(({ before, changes }) => !before || Object.keys(changes).length > 0);
  const part = (isNew: boolean) => written.filter(({ before }) => !before === isNew).map(({ post }) => post);
  await insertPosts(tx.db, campaignId, part(true));
  await updatePosts(tx.db, part(false));
  await linkPosts(tx, campaignId, written);
  const origin = { owner_id: campaignId, subject_type: 'post' as const, actor_id: tx.viewer.id };
  await recordMetrics(
    tx.db,
    written.flatMap(({ post, figures, reading }) =>
      figures.map(({ metric, value }) => ({ ...origin, ...reading, subject_id: post.id, metric, value })),
    ),
  );
  const entries = written.map(
    ({ post, before, changes }): AuditEntry => ({
      action: before ? 'update' : 'create',
      entity: 'campaign_post',
      entity_id: post.id,
      changes,
    }),
  );
  await recordAudit(tx, ...entries);
  return written.length > 0;
}
