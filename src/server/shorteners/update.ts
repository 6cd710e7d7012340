import { AppError } from '../../domain/errors';
import type { ShortenerUpdate } from '../../domain/shorteners/schema';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { placeOf, putAtPost } from './place';
import { findShortener } from './queries/links';
import { lockShortener, movePosts, unlinkPosts, updateShortenerRow } from './queries/writes';

/**
 * Changes a short link; what is left out stays, its slug always (CONTRACT-2 §13). Its post names another target with it, and
 * what is moved to another post takes its clicks along.
 * @throws AppError shortener_not_exist, record_was_changed, validation_failed: url_is_incorrect, campaign_not_exist,
 * post_not_exist, post_has_link
 */
export async function updateShortener(ctx: SignedCtx, id: string, input: ShortenerUpdate): Promise<void> {
  onlyStaff(ctx.viewer);
  await inTransaction(ctx, async (tx) => {
    const stored = await lockVisible(tx, id);
    const { version, campaign_id: _campaign, post_id: _post, expires_at, ...said } = input;
    if (version !== undefined && version !== stored.version) throw new AppError('record_was_changed');
    const values = {
      ...said,
      ...(await placeOf(tx, input)),
      ...(expires_at !== undefined && { expires_at: expires_at ? new Date(expires_at) : null }),
    };
    const changes = changesOf(stored, values);
    if (Object.keys(changes).length === 0) return;
    await updateShortenerRow(tx.db, id, values);
    if (changes.post_id) {
      await unlinkPosts(tx.db, id, { gone: false });
      if (values.post_id) await putAtPost(tx, id, values.post_id);
    }
    if (values.original_url && changes.original_url) await movePosts(tx.db, id, values.original_url);
    await recordAudit(tx, { action: 'update', entity: 'shortener', entity_id: id, changes });
  });
}

/**
 * Deletes a short link: it leads nowhere any more, its slug is never given again, and its post has no target any more.
 * @throws AppError shortener_not_exist
 */
export async function removeShortener(ctx: SignedCtx, id: string): Promise<void> {
  onlyStaff(ctx.viewer);
  await inTransaction(ctx, async (tx) => {
    const { slug, original_url, label, campaign_id, post_id, total_click } = await lockVisible(tx, id);
    await updateShortenerRow(tx.db, id, { deleted_at: new Date() });
    await unlinkPosts(tx.db, id, { gone: true });
    const changes = changesOf({ slug, original_url, label, campaign_id, post_id, total_click }, null);
    await recordAudit(tx, { action: 'delete', entity: 'shortener', entity_id: id, changes });
  });
}

async function lockVisible(tx: SignedCtx, id: string) {
  const stored = (await findShortener(tx.db, tx.viewer, '', id)) && (await lockShortener(tx.db, id));
  if (!stored) throw new AppError('shortener_not_exist');
  return stored;
}
