import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { findLanguages, lockTranslations } from '../languages/queries';
import { checkNotBuiltIn, theKeyword } from './guards';
import { deleteKeywordRow } from './queries';

/** Deletes a keyword with its words (spec 2 §7). @throws AppError keyword_not_exist, keyword_is_built_in */
export async function removeKeyword(ctx: SignedCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockTranslations(tx.db);
    const { key, translations, ...stored } = await theKeyword(tx.db, id);
    checkNotBuiltIn(key);
    const languages = await findLanguages(tx.db);
    await deleteKeywordRow(tx.db, stored.id);
    const codeOf = (languageId: string) => languages.find((one) => one.id === languageId)?.code ?? languageId;
    const said = translations.map(({ language_id, translation }) => [codeOf(language_id), { before: translation }]);
    const changes = { key: { before: key }, ...Object.fromEntries(said) };
    await recordAudit(tx, { action: 'delete', entity: 'keyword', entity_id: stored.id, changes });
  });
}
