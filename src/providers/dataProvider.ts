import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'react-admin';
import { apiBase, type EndpointName, endpoints } from '../domain/endpoints';
import { paging } from '../domain/limits';
import type { Page, SortOption } from '../domain/lists';
import { request } from './http';
import { endpointFor, type ResourceVerb } from './resources';

/** Starts from the REST provider's shape; every verb goes through the table of calls instead (CONTRACT.md §1). */
export const dataProvider: DataProvider = {
  ...simpleRest(apiBase),
  getList,
  getManyReference: (resource, { target, id, ...params }) =>
    getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
  getOne: async (resource, { id, meta, signal }) => ({ data: await getOne(resource, id, signal, meta?.query) }),
  getMany,
  create: async (resource, { data }) => request(call(resource, 'create'), { body: data }),
  update: async (resource, { id, data }) =>
    request(call(resource, 'update'), { params: { id: String(id) }, body: data }),
  updateMany: async (resource, { ids, data }) => {
    const name = call(resource, 'update');
    await Promise.all(ids.map((id) => request(name, { params: { id: String(id) }, body: data })));
    return { data: ids };
  },
  delete: async (resource, { id }) => {
    await request(call(resource, 'delete'), { params: { id: String(id) } });
    return { data: { id } as never };
  },
  deleteMany: async (resource, { ids }) => {
    const name = call(resource, 'delete');
    await Promise.all(ids.map((id) => request(name, { params: { id: String(id) } })));
    return { data: ids };
  },
};

function call(resource: string, verb: ResourceVerb): EndpointName {
  const name = endpointFor(resource, verb);
  if (!name) throw new Error(`The API has no call for ${verb} of ${resource}`);
  return name;
}

/** Look-ups known by their code alone, such as jobs, get it as their id. */
function withId<T extends RaRecord>(record: T): T {
  return record.id === undefined && 'code' in record ? { ...record, id: record.code } : record;
}

const nameFields = ['name', 'stage_name', 'fullname'];

/** react-admin sorts by any field; the API by name or by date (CONTRACT.md §1). */
export function sortOf(sort: GetListParams['sort']): SortOption | undefined {
  if (!sort || sort.field === 'id') return undefined;
  return `${nameFields.includes(sort.field) ? 'NAME' : 'DATE'}${sort.order}`;
}

async function getList<T extends RaRecord>(
  resource: string,
  { pagination, sort, filter, signal }: Partial<GetListParams> & { signal?: AbortSignal },
): Promise<GetListResult<T>> {
  const query = { page: pagination?.page, size: pagination?.perPage, sort: sortOf(sort), ...filter };
  const name = call(resource, 'getList');
  const params = paramsIn(name, filter);
  const { data, total, page, size, estimated, ...more } = await request<Page<T>>(name, { params, query, signal });
  return { data: data.map(withId), total: total ?? data.length, meta: { ...more, estimated: estimated === true } };
}

/** What a list's own path names, such as the record its rows belong to, stands among the filters. */
function paramsIn(name: EndpointName, filter: Record<string, unknown> = {}): Record<string, string> {
  const names = [...endpoints[name].path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);
  return Object.fromEntries(names.map((key) => [key, String(filter[key] ?? '')]));
}

async function getOne<T>(
  resource: string,
  id: Identifier,
  signal?: AbortSignal,
  query?: Record<string, unknown>,
): Promise<T> {
  const params = { id: String(id) };
  const { data } = await request<{ data: T }>(call(resource, 'getOne'), { params, signal, ...(query && { query }) });
  return data;
}

/** No call takes many ids: one by one, or picked from the whole of a short look-up. A missing one is left out. */
async function getMany<T extends RaRecord>(resource: string, { ids }: { ids: Identifier[] }): Promise<{ data: T[] }> {
  if (!endpointFor(resource, 'getOne')) {
    const { data } = await getList<T>(resource, { pagination: { page: 1, perPage: paging.pickerCap } });
    return { data: data.filter((record) => ids.includes(record.id)) };
  }
  const answers = await Promise.allSettled(ids.map((id) => getOne<T>(resource, id)));
  return { data: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])) };
}
