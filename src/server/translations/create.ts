import { AppError } from '../../domain/errors';
import type { KeywordInput } from '../../domain/translations/schema';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { newId } from '../ids';
import { findLanguages, lockTranslations } from '../languages/queries';
import { checkKey, checkPlaceholders } from './guards';
import { insertKeywords, writeTranslations } from './queries';

/**
 * Adds a keyword with the words it has so far (spec 2 §7).
 * @throws AppError keyword_already_exist, keyword_overlaps, language_not_exist
 */
export async function createKeyword(ctx: SignedCtx, { key, translations }: KeywordInput): Promise<string> {
  const id = newId();
  await inTransaction(ctx, async (tx) => {
    await lockTranslations(tx.db);
    await checkKey(tx.db, key, null);
    const languages = await findLanguages(tx.db);
    const words = (translations ?? []).map(({ language_id, translation }) => {
      const language = languages.find((one) => one.id === language_id.toLowerCase());
      if (!language) {
        throw new AppError('language_not_exist', [{ property: 'translations', message: 'language_not_exist' }]);
      }
      checkPlaceholders(key, translation);
      return { language, translation };
    });
    await insertKeywords(tx.db, [{ id, key }]);
    await writeTranslations(
      tx.db,
      words.map(({ language, translation }) => ({
        id: newId(),
        keyword_id: id,
        language_id: language.id,
        translation,
      })),
    );
    const said = words.map(({ language, translation }) => [language.code, { after: translation }]);
    const changes = { key: { after: key }, ...Object.fromEntries(said) };
    await recordAudit(tx, { action: 'create', entity: 'keyword', entity_id: id, changes });
  });
  return id;
}
