import { useCallback, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Keyword, Translation } from '../../domain/translations/types';
import { forgetOverlays } from '../../providers/catalogue';
import { ApiError } from '../../providers/http';
import { type Mark, saveWord, wordIn } from './words';

interface Changes {
  /** The page they were made on: another fetch brings them along. */
  data: readonly Keyword[] | undefined;
  words: ReadonlyMap<string, Translation | null>;
}

const cellOf = (keyword: Keyword, languageId: string) => `${keyword.id} ${languageId}`;
const outdated = ['record_was_changed', 'translation_already_exist', 'translation_not_exist', 'keyword_not_exist'];

/** The words of the page's keywords as they are now, and how to change one; what was refused is kept for another try. */
export function useWords(onChanged: () => void) {
  const { data, refetch } = useListContext<Keyword>();
  const [changes, setChanges] = useState<Changes>({ data, words: new Map() });
  const [marks, setMarks] = useState<ReadonlyMap<string, Mark>>(new Map());
  const saving = useRef(new Set<string>());
  const changed = changes.data === data ? changes.words : null;

  const wordOf = (keyword: Keyword, languageId: string): Translation | null => {
    const own = changed?.get(cellOf(keyword, languageId));
    return own === undefined ? wordIn(keyword, languageId) : own;
  };
  const mark = useCallback((cell: string, value: Mark | null) => {
    setMarks((known) => {
      const next = new Map(known);
      if (value) next.set(cell, value);
      else next.delete(cell);
      return next;
    });
  }, []);

  /** Answers the i18n key of what became of it; empty where there was nothing to save. */
  const save = async (keyword: Keyword, languageId: string, typed: string): Promise<string> => {
    const cell = cellOf(keyword, languageId);
    const word = wordOf(keyword, languageId);
    const translation = typed.trim();
    if (saving.current.has(cell)) return '';
    if (translation === (word?.translation ?? '') || (translation === '' && !word?.translateId)) {
      mark(cell, null);
      return '';
    }
    saving.current.add(cell);
    mark(cell, { state: 'saving' });
    try {
      const now = await saveWord(keyword.id, languageId, word, translation);
      setChanges((known) => ({ data, words: new Map(known.data === data ? known.words : []).set(cell, now) }));
      mark(cell, { state: 'saved' });
      forgetOverlays();
      onChanged();
      return 'translations.saved';
    } catch (error) {
      const code = error instanceof ApiError ? (error.errors?.[0]?.message ?? error.code) : 'unknown';
      mark(cell, { state: 'refused', code, typed });
      if (outdated.includes(code)) await refetch();
      return `error.${code}`;
    } finally {
      saving.current.delete(cell);
    }
  };

  return {
    wordOf,
    markOf: (keyword: Keyword, languageId: string) => marks.get(cellOf(keyword, languageId)),
    save,
  };
}
