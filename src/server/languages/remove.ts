import { AppError } from '../../domain/errors';
import { isBuiltInLanguage } from '../../domain/languages/rules';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { deleteLanguageRow, lockLanguage, lockTranslations } from './queries';

/**
 * Deletes a language with its translations; whoever chose it has the default one again.
 * @throws AppError language_not_exist, language_is_fixed
 */
export async function removeLanguage(ctx: SignedCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockTranslations(tx.db);
    const stored = await lockLanguage(tx.db, id);
    if (!stored) throw new AppError('language_not_exist');
    if (isBuiltInLanguage(stored.code)) throw new AppError('language_is_fixed');
    const lost = await deleteLanguageRow(tx.db, id);
    const { id: _id, ...fields } = stored;
    const changes = changesOf({ ...fields, ...lost }, null);
    await recordAudit(tx, { action: 'delete', entity: 'language', entity_id: id, changes });
  });
}
