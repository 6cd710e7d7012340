import { AppError } from '../../domain/errors';
import type { KeywordUpdate } from '../../domain/translations/schema';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { lockTranslations } from '../languages/queries';
import { checkKey, checkNotBuiltIn, theKeyword } from './guards';
import { renameKeywordRow } from './queries';

/**
 * Renames a keyword; its words stay (spec 2 §7).
 * @throws AppError keyword_not_exist, record_was_changed, keyword_is_built_in, keyword_already_exist, keyword_overlaps
 */
export async function renameKeyword(ctx: SignedCtx, id: string, { key, version }: KeywordUpdate): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockTranslations(tx.db);
    const stored = await theKeyword(tx.db, id);
    if (version !== undefined && version !== stored.version) throw new AppError('record_was_changed');
    if (key === stored.key) return;
    checkNotBuiltIn(stored.key);
    await checkKey(tx.db, key, stored.id);
    await renameKeywordRow(tx.db, stored.id, key);
    const changes = { key: { before: stored.key, after: key } };
    await recordAudit(tx, { action: 'update', entity: 'keyword', entity_id: stored.id, changes });
  });
}
