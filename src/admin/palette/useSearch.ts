import { useEffect, useState } from 'react';
import { debounceMs } from '../../domain/limits';
import type { SearchAnswer } from '../../domain/search/types';
import { isSearchable } from '../../domain/search/words';
import { ApiError, request } from '../../providers/http';

interface Found {
  /** What it answers: the text and which try. */
  of: string;
  answer: SearchAnswer;
  error: ApiError | null;
}

const nothing: Found = { of: '', answer: {}, error: null };

/** What the server finds for a text, asked 300 ms after the last key; the former answer stays meanwhile. */
export function useSearch(text: string) {
  const q = isSearchable(text) ? text.trim() : '';
  const [found, setFound] = useState(nothing);
  const [tries, setTries] = useState(0);
  const asked = q && `${tries} ${q}`;

  useEffect(() => {
    if (!asked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (answer: SearchAnswer, error: ApiError | null) => {
      if (!signal.aborted) setFound({ of: asked, answer, error });
    };
    const timer = setTimeout(() => {
      request<{ data: SearchAnswer }>('search', { query: { q }, signal })
        .then(({ data }) => settle(data, null))
        .catch((failure: unknown) =>
          settle({}, failure instanceof ApiError ? failure : new ApiError(0, 'internal_error')),
        );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, q]);

  const { answer, error } = asked ? found : nothing;
  return { answer, error, loading: asked !== '' && found.of !== asked, retry: () => setTries(tries + 1) };
}
