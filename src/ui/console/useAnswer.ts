import { useCallback, useEffect, useState } from 'react';
import type { EndpointName } from '../../domain/endpoints';
import { ApiError, request } from '../../providers/http';

interface AnswerState<T> {
  answer: T | null;
  error: ApiError | null;
  loading: boolean;
  retry: () => void;
}

/** What a call about one record answers; the former answer stays while a new one is fetched. */
export function useAnswer<T>(name: EndpointName, id: string, asOf?: string): AnswerState<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [loading, setLoading] = useState(true);
  const load = useCallback(
    (signal?: AbortSignal) => {
      setLoading(true);
      setError(null);
      request<{ data: T }>(name, { params: { id }, query: { as_of: asOf }, signal })
        .then(({ data }) => {
          setAnswer(data);
          setLoading(false);
        })
        .catch((failure: unknown) => {
          if (signal?.aborted) return;
          setError(failure instanceof ApiError ? failure : new ApiError(0, 'internal_error'));
          setLoading(false);
        });
    },
    [name, id, asOf],
  );
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal);
    return () => controller.abort();
  }, [load]);
  return { answer, error, loading, retry: () => load() };
}
