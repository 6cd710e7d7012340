import { changesOf, type EndpointName, endpoints, readsOf } from '../domain/endpoints';
import type { Changed } from './changes';
import type { RequestOptions } from './http';
import { endpointFor } from './resourceCalls';

/** What a reading call is asked with. */
export type Asked = Pick<RequestOptions, 'params' | 'query'>;

/** Under which key the answer of a reading call is kept. */
export function keyOf(name: EndpointName, asked: Asked): readonly unknown[] {
  return ['endpoint', name, asked];
}

/** What is out of date after a writing call, the record it names first (CONTRACT-2 §16 Live changes). */
export function changedBy(name: EndpointName, id?: string): Changed[] {
  const { method, path } = endpoints[name];
  const removes = method === 'DELETE' || path.endsWith('/delete');
  return changesOf(name).map((entity, index): Changed => {
    if (index > 0 || !id) return [entity];
    return removes ? [entity, id, true] : [entity, id];
  });
}

/** The call behind a kept answer, and the one record it is about, if it is; `within` is that a list belongs to. */
function callOfKey([first, second, third]: readonly unknown[]): {
  name: EndpointName;
  id?: string;
  within?: string;
} | null {
  if (first === 'endpoint') {
    const { params } = third as Asked;
    return { name: second as EndpointName, ...(params?.id && { id: params.id }) };
  }
  if (typeof second !== 'string') return null;
  const isOne = second === 'getOne';
  const name = endpointFor(String(first), isOne ? 'getOne' : 'getList');
  if (!name) return null;
  const { id, filter } = (third ?? {}) as { id?: unknown; filter?: { id?: unknown } };
  return { name, ...(isOne && { id: String(id) }), ...(filter?.id !== undefined && { within: String(filter.id) }) };
}

/** Whether the answer kept under the key is out of date after these changes. */
export function isStale(key: readonly unknown[], changed: readonly Changed[]): boolean {
  const call = callOfKey(key);
  if (!call) return false;
  // The page of what was removed here is about to be left: asked again it would answer that there is no such record.
  if (changed.some(([, id, gone]) => gone && (id === call.id || id === call.within))) return false;
  const reads = readsOf(call.name);
  return changed.some(([entity, changedId]) => {
    if (!reads.includes(entity)) return false;
    return !changedId || !call.id || reads[0] !== entity || call.id === changedId;
  });
}
