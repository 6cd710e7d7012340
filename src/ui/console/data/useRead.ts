import { keepPreviousData, type QueryObserverOptions, useQuery } from '@tanstack/react-query';
import type { EndpointName } from '../../../domain/endpoints';
import type { ApiError } from '../../../providers/http';
import { type Asked, keyOf } from '../../../providers/queryKeys';
import { useApi } from './useApi';

type ReadOptions<T> = Pick<QueryObserverOptions<T, ApiError>, 'enabled' | 'staleTime' | 'refetchInterval'>;

/**
 * What a reading call answers, kept under a key made from the call and read anew when a write or a live change touches
 * what it is drawn from. The former answer stays while another one is fetched.
 */
export function useRead<T>(name: EndpointName, asked: Asked = {}, options: ReadOptions<T> = {}) {
  const api = useApi();
  return useQuery<T, ApiError>({
    queryKey: keyOf(name, asked),
    queryFn: async ({ signal }) => (await api[name]<T>({ ...asked, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
    ...options,
  });
}
