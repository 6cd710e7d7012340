import type { Keyword, Translation } from '../../domain/translations/types';

/** How a cell stands: being saved, saved, or refused with what had been typed. */
export type Mark = { state: 'saving' | 'saved' } | { state: 'refused'; code: string; typed: string };

export function wordIn({ translations }: Keyword, languageId: string): Translation | null {
  return translations.find(({ language_id }) => language_id === languageId) ?? null;
}

/** A keyword as it was answered when a word of it was written: in which row it stood, of which rows found. */
export interface WrittenRow {
  keyword: Keyword;
  index: number;
  found: readonly Keyword[];
}

/**
 * The rows found with what was written in them: until they are read anew, and beyond that where a keyword no longer fits
 * the search, so that no row leaves under the cursor.
 */
export function withWritten(found: readonly Keyword[], written: readonly WrittenRow[]): Keyword[] {
  const rows = found.map(
    (row) => written.find((one) => one.keyword.id === row.id && one.found === found)?.keyword ?? row,
  );
  const ids = new Set(found.map(({ id }) => id));
  const missing = written.filter(({ keyword }) => !ids.has(keyword.id)).toSorted((a, b) => a.index - b.index);
  for (const { keyword, index } of missing) rows.splice(index, 0, keyword);
  return rows;
}
