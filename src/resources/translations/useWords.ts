import { useCallback, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Keyword } from '../../domain/translations/types';
import { ApiError } from '../../providers/http';
import { useApi } from '../../ui/console/data/useApi';
import { useVerb } from '../../ui/console/data/useVerb';
import { type Mark, type WrittenRow, withWritten, wordIn } from './words';

/** A word that somebody else has written meanwhile. */
export interface WordClash {
  /** As it is now. */
  keyword: Keyword;
  languageId: string;
  typed: string;
}

interface Written {
  /** The page, search and filters they were written under. */
  place: string;
  rows: ReadonlyMap<string, WrittenRow>;
}

const none: readonly Keyword[] = [];
const cellOf = (keyword: Keyword, languageId: string) => `${keyword.id} ${languageId}`;
const outdated = ['record_was_changed', 'translation_already_exist', 'translation_not_exist', 'keyword_not_exist'];

/** The page's keywords as they are now, and how to change a word; what was refused is kept for another try. */
export function useWords() {
  const { data: found = none, page, perPage, sort, filterValues } = useListContext<Keyword>();
  const api = useApi();
  const write = useWriteWord();
  const place = JSON.stringify([page, perPage, sort, filterValues]);
  const [written, setWritten] = useState<Written>({ place, rows: new Map() });
  const [marks, setMarks] = useState<ReadonlyMap<string, Mark>>(new Map());
  const [clash, setClash] = useState<WordClash | null>(null);
  const saving = useRef(new Set<string>());
  const rows = withWritten(found, written.place === place ? [...written.rows.values()] : []);

  const mark = useCallback((cell: string, value: Mark | null) => {
    setMarks((known) => {
      const next = new Map(known);
      if (value) next.set(cell, value);
      else next.delete(cell);
      return next;
    });
  }, []);

  const keep = (keyword: Keyword) => {
    const index = rows.findIndex(({ id }) => id === keyword.id);
    setWritten((known) => ({
      place,
      rows: new Map(known.place === place ? known.rows : []).set(keyword.id, { keyword, index, found }),
    }));
  };

  /** Reads what the word is now; the person chooses where it is another one. */
  const compare = async (keyword: Keyword, languageId: string, typed: string) => {
    const [now] = (await api.translationList<Keyword[]>({ query: { ids: keyword.id } })).data;
    if (!now) return;
    keep(now);
    if (wordIn(now, languageId)?.translation === typed.trim()) mark(cellOf(now, languageId), null);
    else setClash({ keyword: now, languageId, typed });
  };

  /** Answers the i18n key of what became of it; empty where there was nothing to save. */
  const save = async (keyword: Keyword, languageId: string, typed: string): Promise<string> => {
    const cell = cellOf(keyword, languageId);
    const word = wordIn(keyword, languageId);
    const translation = typed.trim();
    if (saving.current.has(cell)) return '';
    if (translation === (word?.translation ?? '') || (translation === '' && !word?.translateId)) {
      mark(cell, null);
      return '';
    }
    saving.current.add(cell);
    mark(cell, { state: 'saving' });
    try {
      keep(await write(keyword, languageId, translation));
      mark(cell, { state: 'saved' });
      return 'translations.saved';
    } catch (error) {
      const code = error instanceof ApiError ? (error.errors?.[0]?.message ?? error.code) : 'unknown';
      mark(cell, { state: 'refused', code, typed });
      if (outdated.includes(code)) await compare(keyword, languageId, typed).catch(() => undefined);
      return `error.${code}`;
    } finally {
      saving.current.delete(cell);
    }
  };

  return {
    rows,
    markOf: (keyword: Keyword, languageId: string) => marks.get(cellOf(keyword, languageId)),
    save,
    clash,
    /** Ends the choice between two words: takes the other person's, or leaves the cell as it was refused. */
    settle: (takesTheirs: boolean) => {
      if (clash && takesTheirs) mark(cellOf(clash.keyword, clash.languageId), null);
      setClash(null);
    },
    /** After a keyword was deleted. */
    forget: ({ id }: Keyword) =>
      setWritten(({ place, rows }) => ({ place, rows: new Map([...rows].filter(([known]) => known !== id)) })),
  };
}

/**
 * Writes a word, changes it, or takes it back where nothing is left of it; answers the keyword as it then is.
 * @throws ApiError
 */
function useWriteWord() {
  const [add] = useVerb<Keyword>('translate');
  const [change] = useVerb<Keyword>('retranslate');
  const [takeBack] = useVerb<Keyword>('translationDelete');
  return (keyword: Keyword, language_id: string, translation: string): Promise<Keyword> => {
    const { id } = keyword;
    const word = wordIn(keyword, language_id);
    if (!word?.translateId) return add({ params: { id }, body: { language_id, translation } });
    const params = { id, translateId: word.translateId };
    if (translation === '') return takeBack({ params });
    return change({ params, body: { language_id, translation, version: word.version } });
  };
}
