import { can } from '../../domain/access';
import { AppError } from '../../domain/errors';
import { defaultLanguage, isBuiltInLanguage } from '../../domain/languages/rules';
import type { LanguageUpdate } from '../../domain/languages/schema';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { asCodeConflict } from './conflicts';
import { lockLanguage, updateLanguageRow } from './queries';

/**
 * Changes a language or switches it on or off (spec 2 §7). Vietnamese stays on, and the built-in languages keep their
 * code; switching needs its own right, whichever call asks for it.
 * @throws AppError language_not_exist, permission_denied, record_was_changed, language_is_fixed, language_already_exist
 */
export async function updateLanguage(ctx: SignedCtx, id: string, { version, ...input }: LanguageUpdate): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const stored = await lockLanguage(tx.db, id);
    if (!stored) throw new AppError('language_not_exist');
    if (version !== undefined && version !== stored.version) throw new AppError('record_was_changed');
    const isRecoded = input.code !== undefined && input.code !== stored.code;
    if (isRecoded && isBuiltInLanguage(stored.code)) throw fixed('code');
    const isSwitched = input.enable !== undefined && input.enable !== stored.enable;
    if (isSwitched && !can(tx.viewer.access, 'language_management', 'u_status'))
      throw new AppError('permission_denied');
    if (input.enable === false && stored.code === defaultLanguage) throw fixed('enable');
    const changes = changesOf(stored, input);
    if (Object.keys(changes).length === 0) return;
    await updateLanguageRow(tx.db, id, input);
    await recordAudit(tx, { action: 'update', entity: 'language', entity_id: id, changes });
  }).catch(asCodeConflict);
}

function fixed(property: string): AppError {
  return new AppError('language_is_fixed', [{ property, message: 'language_is_fixed' }]);
}
