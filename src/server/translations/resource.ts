import { createHash } from 'node:crypto';
import type { AnswerOf } from '../../domain/answers';
import { AppError } from '../../domain/errors';
import { fallbacksOf, isBuiltInLanguage } from '../../domain/languages/rules';
import { builtInWords } from '../../domain/locales/builtIn';
import type { Ctx } from '../context';
import type { Db } from '../db/connection';
import { TaggedAnswer } from '../http/taggedAnswer';
import { builtInMark } from './builtIn';
import { formsOfFormer } from './formerWords';
import { findMark, findWords, isEnabled } from './queries';

/**
 * What is laid over the built-in words of a language: key → text, falling back to English, then Vietnamese. A written
 * word of a fallback never hides a built-in one that stands before it.
 */
async function wordsOf(db: Db, language: string): Promise<Record<string, string>> {
  const order = fallbacksOf(language);
  const words = new Map<string, { text: string; rank: number }>();
  const written = await findWords(db, order);
  for (const { key, code, text } of [...written, ...formsOfFormer(written)]) {
    const rank = order.indexOf(code);
    const earlier = words.get(key);
    if (rank > lastRankOf(key, order)) continue;
    if (!earlier || rank < earlier.rank) words.set(key, { text, rank });
  }
  return Object.fromEntries([...words].map(([key, { text }]) => [key, text]));
}

function lastRankOf(key: string, order: readonly string[]): number {
  const word = builtInWords.get(key);
  if (!word) return order.length;
  const rank = order.findIndex((code) => isBuiltInLanguage(code) && word[code] !== undefined);
  return rank < 0 ? order.length : rank;
}

/** Words of an enabled language (spec 2 §7). @throws AppError language_not_exist */
export async function translationResource(
  { db }: Ctx,
  language: string,
): Promise<TaggedAnswer<AnswerOf<'translationResource'>>> {
  if (!(await isEnabled(db, language))) throw new AppError('language_not_exist');
  const mark = `${language} ${builtInMark} ${await findMark(db)}`;
  const tag = createHash('sha256').update(mark).digest('base64url').slice(0, 22);
  return new TaggedAnswer(tag, async () => ({ data: await wordsOf(db, language) }));
}
