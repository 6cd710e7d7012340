import type { LanguageInput } from '../../domain/languages/schema';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { newId } from '../ids';
import { asCodeConflict } from './conflicts';
import { insertLanguage } from './queries';

/** Adds a language (spec 2 §7). @throws AppError language_already_exist */
export async function createLanguage(ctx: SignedCtx, input: LanguageInput): Promise<string> {
  const id = newId();
  await inTransaction(ctx, async (tx) => {
    await insertLanguage(tx.db, { id, ...input });
    await recordAudit(tx, { action: 'create', entity: 'language', entity_id: id, changes: changesOf(null, input) });
  }).catch(asCodeConflict);
  return id;
}
