import { AppError, type ErrorCode, invalid } from '../../domain/errors';
import { builtInWords } from '../../domain/locales/builtIn';
import { hasKnownPlaceholders } from '../../domain/translations/rules';
import type { Db } from '../db/connection';
import { findCollision, findKeyword, type StoredKeyword } from './queries';

/** Refuses a key another keyword has, lies under or has under it. @throws AppError keyword_already_exist, keyword_overlaps */
export async function checkKey(db: Db, key: string, exceptId: string | null): Promise<void> {
  const collision = await findCollision(db, key, exceptId);
  if (!collision) return;
  const code: ErrorCode = collision === 'same' ? 'keyword_already_exist' : 'keyword_overlaps';
  throw new AppError(code, [{ property: 'key', message: code }]);
}

/** Whether the word asks only for values the product fills in there; a keyword of one's own may ask for any. */
export function fillsIn(key: string, translation: string): boolean {
  const word = builtInWords.get(key);
  return !word || hasKnownPlaceholders(translation, Object.values(word));
}

/** Refuses a word that asks for unknown values. @throws AppError validation_failed */
export function checkPlaceholders(key: string, translation: string): void {
  if (!fillsIn(key, translation)) throw invalid([{ property: 'translation', message: 'placeholder_unknown' }]);
}

/** The keyword to change. @throws AppError keyword_not_exist */
export async function theKeyword(db: Db, id: string): Promise<StoredKeyword> {
  const keyword = await findKeyword(db, id);
  if (!keyword) throw new AppError('keyword_not_exist');
  return keyword;
}

/** Refuses what would take a key away from the product. @throws AppError keyword_is_built_in */
export function checkNotBuiltIn(key: string): void {
  if (builtInWords.has(key)) throw new AppError('keyword_is_built_in');
}
