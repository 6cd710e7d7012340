import type { fetchUtils } from 'react-admin';
import { type EndpointName, endpoints } from '../domain/endpoints';
import { paging } from '../domain/limits';
import type { RequestOptions } from './http';
import { ask } from './missing';

interface Envelope {
  data: unknown;
  total?: number;
}

/** What a list says of itself beside its rows and their number. */
export type ListNotes = Record<string, unknown>;

const nameFields = ['name', 'stage_name', 'fullname'];

/** Fields some list has an order of its own for (CONTRACT-2 §16 Sort). */
const ownFields: Readonly<Record<string, string>> = {
  pace: 'PACE',
  budget: 'BUDGET',
  end: 'END',
  uses: 'USES',
  clicks: 'CLICKS',
  followers: 'FOLLOWERS',
  engagement_rate: 'ENGAGEMENTRATE',
  views: 'VIEWS',
  growth: 'GROWTH',
  cpe: 'CPE',
  cpv: 'CPV',
  trouble: 'TROUBLE',
};

/** react-admin sorts by any field; the API by name, by date, or as the list has it (CONTRACT.md §1). */
export function sortOf(field: string, order: string): string | undefined {
  if (field === 'id') return undefined;
  const own = ownFields[field];
  if (own) return `${own}${order}`;
  return `${nameFields.includes(field) ? 'NAME' : 'DATE'}${order}`;
}

/**
 * The client simple-rest sends one call through: its range, sort and filter become our page, size and filters, our
 * envelope becomes its header and its bare record. What else a list says goes into `notes`.
 */
export function restClientFor(name: EndpointName, notes: ListNotes = {}) {
  return async (url: string, { method = 'GET', body, signal }: fetchUtils.Options = {}) => {
    const asked = askedOf(name, url);
    const { data, total, ...more } = await ask<Envelope>(name, {
      ...asked,
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.parse(String(body)) }),
      signal: signal ?? undefined,
    }).then((answer) => answer ?? { data: { id: asked.params?.id } });
    Object.assign(notes, more);
    const headers = new Headers({ 'Content-Range': `items */${total ?? '*'}` });
    const json = Array.isArray(data) ? data.map(withId) : data;
    return { status: 200, headers, body: '', json };
  };
}

/** What simple-rest's address asks for, as our call takes it. */
function askedOf(name: EndpointName, url: string): Pick<RequestOptions, 'params' | 'query'> {
  const { pathname, searchParams } = new URL(url, 'http://api');
  const inPath = [...endpoints[name].path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);
  const parsed = Object.fromEntries([...searchParams].map(([key, value]) => [key, JSON.parse(value)]));
  const { range, sort, filter = {}, embed } = parsed;
  if (!range) {
    const last = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const params = Object.fromEntries(inPath.map((key) => [key, last]));
    return { params, query: { ...(filter.id && { ids: filter.id, size: paging.largestSize }), ...embed } };
  }
  const [from, to] = range;
  const size = to - from + 1;
  // A list below a record names that one among its filters.
  const params = Object.fromEntries(inPath.map((key) => [key, String(filter[key] ?? '')]));
  const filters = Object.fromEntries(Object.entries(filter).filter(([key]) => !inPath.includes(key)));
  return { params, query: { page: from / size + 1, size, sort: sortOf(sort[0], sort[1]), ...filters, ...embed } };
}

/** Look-ups known by their code alone, such as jobs, get it as their id. */
function withId(record: unknown): unknown {
  const isCoded = typeof record === 'object' && record !== null && 'code' in record && !('id' in record);
  return isCoded ? { ...record, id: record.code } : record;
}
