import type { EndpointName } from '../../domain/endpoints';
import { useCall } from './useCall';

/** What a call about one record answers; the former answer stays while a new one is fetched. */
export function useAnswer<T>(name: EndpointName, id: string, asOf?: string) {
  return useCall<T>(name, { params: { id }, query: { as_of: asOf } });
}
