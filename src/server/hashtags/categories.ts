import { AppError } from '../../domain/errors';
import type { HashtagCategoryInput } from '../../domain/hashtags/schema';
import type { HashtagCategory } from '../../domain/hashtags/types';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { checkVersion } from '../campaigns/parts';
import { inTransaction, type SignedCtx } from '../context';
import { conflictsAs } from '../db/conflicts';
import { onlyStaff } from '../guards';
import { newId } from '../ids';
import { deleteCategory, findCategory, insertCategory, lockCategory, renameCategory } from './queries/categories';

const asNameConflict = conflictsAs({
  hashtag_categories_name_key: { property: 'name', message: 'hashtag_category_already_exist' },
});

/** A category of hashtags. @throws AppError hashtag_category_not_exist */
export async function readCategory({ db }: SignedCtx, id: string): Promise<HashtagCategory> {
  const found = await findCategory(db, id);
  if (!found) throw new AppError('hashtag_category_not_exist');
  return found;
}

/** Adds a category. Answers its id. @throws AppError permission_denied, hashtag_category_already_exist */
export async function createCategory(ctx: SignedCtx, { name }: HashtagCategoryInput): Promise<string> {
  onlyStaff(ctx.viewer);
  const id = newId();
  await inTransaction(ctx, async (tx) => {
    await insertCategory(tx.db, { id, name });
    await recordAudit(tx, {
      action: 'create',
      entity: 'hashtag_category',
      entity_id: id,
      changes: changesOf(null, { name }),
    });
  }).catch(asNameConflict);
  return id;
}

/**
 * Renames a category.
 * @throws AppError permission_denied, hashtag_category_not_exist, record_was_changed, hashtag_category_already_exist
 */
export async function updateCategory(
  ctx: SignedCtx,
  id: string,
  { name, version }: HashtagCategoryInput,
): Promise<void> {
  onlyStaff(ctx.viewer);
  await inTransaction(ctx, async (tx) => {
    const stored = await lockExisting(tx, id);
    checkVersion(version, stored);
    const changes = changesOf(stored, { name });
    if (Object.keys(changes).length === 0) return;
    await renameCategory(tx.db, id, name);
    await recordAudit(tx, { action: 'update', entity: 'hashtag_category', entity_id: id, changes });
  }).catch(asNameConflict);
}

/** Deletes a category; its hashtags have none then. @throws AppError permission_denied, hashtag_category_not_exist */
export async function removeCategory(ctx: SignedCtx, id: string): Promise<void> {
  onlyStaff(ctx.viewer);
  await inTransaction(ctx, async (tx) => {
    const { name } = await lockExisting(tx, id);
    const hashtags = await deleteCategory(tx.db, id);
    const changes = changesOf({ name, hashtags }, null);
    await recordAudit(tx, { action: 'delete', entity: 'hashtag_category', entity_id: id, changes });
  });
}

async function lockExisting(tx: SignedCtx, id: string) {
  const stored = await lockCategory(tx.db, id);
  if (!stored) throw new AppError('hashtag_category_not_exist');
  return stored;
}
