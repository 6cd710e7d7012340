import type { Keyword, Translation } from '../../domain/translations/types';
import { request } from '../../providers/http';

/** How a cell stands: being saved, saved, or refused with what had been typed. */
export type Mark = { state: 'saving' | 'saved' } | { state: 'refused'; code: string; typed: string };

export function wordIn({ translations }: Keyword, languageId: string): Translation | null {
  return translations.find(({ language_id }) => language_id === languageId) ?? null;
}

/**
 * Writes a word, changes it, or takes it back where nothing is left of it; answers the word as it then is.
 * @throws ApiError
 */
export async function saveWord(
  keywordId: string,
  languageId: string,
  word: Translation | null,
  translation: string,
): Promise<Translation | null> {
  const { data } = await request<{ data: Keyword }>(...callOf(keywordId, languageId, word, translation));
  return wordIn(data, languageId);
}

function callOf(
  id: string,
  language_id: string,
  word: Translation | null,
  translation: string,
): Parameters<typeof request> {
  if (!word?.translateId) return ['translate', { params: { id }, body: { language_id, translation } }];
  const params = { id, translateId: word.translateId };
  if (translation === '') return ['translationDelete', { params }];
  return ['retranslate', { params, body: { language_id, translation, version: word.version } }];
}
