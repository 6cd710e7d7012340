import { can } from '../../../domain/access';
import { AppError } from '../../../domain/errors';
import { recordAudit } from '../../audit/record';
import { inTransaction, type SignedCtx } from '../../context';
import { lockForChange } from '../guards';
import { findLanguageCode, lockUser, updateUserRow } from '../links/queries';

/**
 * Chooses the language of a user: one's own, or with user_management u another's (spec 2 §7 update-language).
 * @throws AppError language_not_exist, permission_denied, user_not_exist
 */
export async function updateLanguage(ctx: SignedCtx, id: string, language_id: string): Promise<void> {
  const isOwn = id === ctx.viewer.id;
  if (!isOwn && !can(ctx.viewer.access, 'user_management', 'u')) throw new AppError('permission_denied');
  await inTransaction(ctx, async (tx) => {
    const stored = isOwn ? await lockUser(tx.db, id) : await lockForChange(tx, id);
    if (!stored) throw new AppError('user_not_exist');
    if (!(await findLanguageCode(tx.db, language_id))) {
      throw new AppError('language_not_exist', [{ property: 'language_id', message: 'language_not_exist' }]);
    }
    if (stored.language_id === language_id) return;
    await updateUserRow(tx.db, id, { language_id });
    const changes = { language_id: { before: stored.language_id, after: language_id } };
    await recordAudit(tx, { action: 'update', entity: 'user', entity_id: id, changes });
  });
}
