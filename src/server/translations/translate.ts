import { AppError, invalid } from '../../domain/errors';
import type { RetranslateInput, TranslateInput } from '../../domain/translations/schema';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { newId } from '../ids';
import { findLanguage, lockTranslations } from '../languages/queries';
import { checkPlaceholders, theKeyword } from './guards';
import { deleteTranslationRow, type StoredKeyword, writeTranslations } from './queries';

interface Word {
  before: string | null;
  after: string | null;
}

async function recordWord(tx: SignedCtx, { id }: StoredKeyword, languageId: string, word: Word): Promise<void> {
  const language = await findLanguage(tx.db, languageId);
  if (!language) throw new AppError('language_not_exist', [{ property: 'language_id', message: 'language_not_exist' }]);
  await recordAudit(tx, { action: 'update', entity: 'keyword', entity_id: id, changes: { [language.code]: word } });
}

/**
 * Gives a keyword its word in a language that has none; a built-in word counts as none (spec 2 §7).
 * @throws AppError keyword_not_exist, language_not_exist, translation_already_exist
 */
export async function translate(
  ctx: SignedCtx,
  id: string,
  { language_id, translation }: TranslateInput,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockTranslations(tx.db);
    const keyword = await theKeyword(tx.db, id);
    if (keyword.translations.some((one) => one.language_id === language_id.toLowerCase())) {
      throw new AppError('translation_already_exist', [
        { property: 'language_id', message: 'translation_already_exist' },
      ]);
    }
    checkPlaceholders(keyword.key, translation);
    // The trail names the language, so that one nobody knows is refused before anything is written.
    await recordWord(tx, keyword, language_id, { before: null, after: translation });
    await writeTranslations(tx.db, [{ id: newId(), keyword_id: keyword.id, language_id, translation }]);
  });
}

function theWord({ translations }: StoredKeyword, translateId: string) {
  const word = translations.find((one) => one.translateId === translateId.toLowerCase());
  if (!word) throw new AppError('translation_not_exist');
  return word;
}

/**
 * Changes a word (spec 2 §7); the language given, if any, must be the one it is in.
 * @throws AppError keyword_not_exist, translation_not_exist, record_was_changed
 */
export async function retranslate(
  ctx: SignedCtx,
  id: string,
  translateId: string,
  { language_id, translation, version }: RetranslateInput,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockTranslations(tx.db);
    const keyword = await theKeyword(tx.db, id);
    const word = theWord(keyword, translateId);
    if (language_id && language_id.toLowerCase() !== word.language_id) {
      throw invalid([{ property: 'language_id', message: 'invalid_value' }]);
    }
    if (version !== undefined && version !== word.version) throw new AppError('record_was_changed');
    if (translation === word.translation) return;
    checkPlaceholders(keyword.key, translation);
    const row = { id: newId(), keyword_id: keyword.id, language_id: word.language_id, translation };
    await writeTranslations(tx.db, [row]);
    await recordWord(tx, keyword, word.language_id, { before: word.translation, after: translation });
  });
}

/** Takes a word back. @throws AppError keyword_not_exist, translation_not_exist */
export async function removeTranslation(ctx: SignedCtx, id: string, translateId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockTranslations(tx.db);
    const keyword = await theKeyword(tx.db, id);
    const word = theWord(keyword, translateId);
    await deleteTranslationRow(tx.db, translateId);
    await recordWord(tx, keyword, word.language_id, { before: word.translation, after: null });
  });
}
