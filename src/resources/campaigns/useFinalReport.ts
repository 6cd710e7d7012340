import { useCallback, useEffect, useState } from 'react';
import type { FinalReport } from '../../domain/campaigns/types';
import { ApiError, request } from '../../providers/http';

interface FinalReportState {
  report: FinalReport | null;
  error: ApiError | null;
  loading: boolean;
  retry: () => void;
}

/** The campaign's report as of a day (today without one); the former numbers stay while new ones are fetched. */
export function useFinalReport(id: string, asOf?: string): FinalReportState {
  const [report, setReport] = useState<FinalReport | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [loading, setLoading] = useState(true);
  const load = useCallback(
    (signal?: AbortSignal) => {
      setLoading(true);
      setError(null);
      request<{ data: FinalReport }>('finalReport', { params: { id }, query: { as_of: asOf }, signal })
        .then((answer) => {
          setReport(answer.data);
          setLoading(false);
        })
        .catch((failure: unknown) => {
          if (signal?.aborted) return;
          setError(failure instanceof ApiError ? failure : new ApiError(0, 'internal_error'));
          setLoading(false);
        });
    },
    [id, asOf],
  );
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal);
    return () => controller.abort();
  }, [load]);
  return { report, error, loading, retry: () => load() };
}
