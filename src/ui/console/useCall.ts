import { useCallback, useEffect, useMemo, useState } from 'react';
import type { EndpointName } from '../../domain/endpoints';
import { getConnection, subscribeConnection } from '../../providers/connection';
import { ApiError, type RequestOptions, request } from '../../providers/http';

interface CallState<T> {
  answer: T | null;
  error: ApiError | null;
  loading: boolean;
  retry: () => void;
}

/**
 * What a reading call answers; the former answer stays while a new one is fetched. Asked anew when `moment` is another:
 * something has happened that the answer depends on.
 */
export function useCall<T>(
  name: EndpointName,
  asked: Pick<RequestOptions, 'params' | 'query'>,
  moment: number | boolean = false,
): CallState<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [loading, setLoading] = useState(true);
  const key = JSON.stringify([asked, moment]);
  const options = useMemo(() => (JSON.parse(key) as [typeof asked])[0], [key]);
  const load = useCallback(
    (signal?: AbortSignal) => {
      setLoading(true);
      setError(null);
      request<{ data: T }>(name, { ...options, signal })
        .then(({ data }) => {
          if (signal?.aborted) return;
          setAnswer(data);
          setLoading(false);
        })
        .catch((failure: unknown) => {
          if (signal?.aborted) return;
          setError(failure instanceof ApiError ? failure : new ApiError(0, 'internal_error'));
          setLoading(false);
        });
    },
    [name, options],
  );
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal);
    return () => controller.abort();
  }, [load]);
  useEffect(() => {
    if (error?.status !== 0) return;
    return subscribeConnection(() => {
      if (getConnection() === 'fine') load();
    });
  }, [error, load]);
  return { answer, error, loading, retry: () => load() };
}
