import { useMutation } from '@tanstack/react-query';
import type { EndpointName } from '../../../domain/endpoints';
import type { ApiError, RequestOptions } from '../../../providers/http';
import { useApi } from './useApi';

/**
 * A writing call of the API as a mutation: `[write, { isPending }]`. `write` answers the call's data and throws its
 * refusal; what the call changes is read anew by itself.
 */
export function useVerb<T = unknown>(name: EndpointName) {
  const api = useApi();
  const { mutateAsync, ...state } = useMutation<T, ApiError, RequestOptions>({
    mutationKey: ['endpoint', name],
    mutationFn: async (options) => (await api[name]<T>(options)).data,
  });
  return [mutateAsync, state] as const;
}
