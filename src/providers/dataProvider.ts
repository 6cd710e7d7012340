import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListResult } from 'react-admin';
import { apiBase, type EndpointName, endpoints } from '../domain/endpoints';
import { type Changed, tellChanged } from './changes';
import type { RequestOptions } from './http';
import { ask } from './missing';
import { changedBy } from './queryKeys';
import { endpointFor, type ResourceVerb } from './resourceCalls';
import { type ListNotes, restClientFor } from './restClient';

/** Every call of the API as a verb of its own, for what react-admin's six do not cover. */
export type Verbs = { [Name in EndpointName]: <T>(options?: RequestOptions) => Promise<{ data: T }> };

export type Api = DataProvider & Verbs;

const verbs = Object.fromEntries(
  (Object.keys(endpoints) as EndpointName[]).map((name) => [name, (options?: RequestOptions) => call(name, options)]),
) as Verbs;

/** simple-rest over the calls of the endpoint table; what a write has changed is told (CONTRACT.md §1). */
export const dataProvider: Api = {
  ...verbs,
  supportAbortSignal: true,
  getList: (resource, params) => listed(resource, (rest) => rest.getList(resource, params)),
  getManyReference: (resource, params) => listed(resource, (rest) => rest.getManyReference(resource, params)),
  getOne: (resource, params) => restOf(resource, 'getOne').getOne(resource, params),
  getMany: (resource, params) => restOf(resource, 'getList').getMany(resource, params),
  create: (resource, params) => told(resource, 'create', [], (rest) => rest.create(resource, params)),
  update: (resource, params) => told(resource, 'update', [params.id], (rest) => rest.update(resource, params)),
  updateMany: (resource, params) => told(resource, 'update', params.ids, (rest) => rest.updateMany(resource, params)),
  delete: (resource, params) => told(resource, 'delete', [params.id], (rest) => rest.delete(resource, params)),
  deleteMany: (resource, params) => told(resource, 'delete', params.ids, (rest) => rest.deleteMany(resource, params)),
};

function nameOf(resource: string, verb: ResourceVerb): EndpointName {
  const name = endpointFor(resource, verb);
  if (!name) throw new Error(`The API has no call for ${verb} of ${resource}`);
  return name;
}

function restOf(resource: string, verb: ResourceVerb, notes?: ListNotes): DataProvider {
  return simpleRest(apiBase, restClientFor(nameOf(resource, verb), notes));
}

/** simple-rest keeps rows and total only: what else the list says stands in `meta`. */
async function listed<T extends GetListResult>(resource: string, ask: (rest: DataProvider) => Promise<T>): Promise<T> {
  const notes: ListNotes = {};
  const answer = await ask(restOf(resource, 'getList', notes));
  const total = Number.isNaN(answer.total) ? answer.data.length : answer.total;
  return { ...answer, total, meta: { ...notes, estimated: notes.estimated === true } };
}

async function told<T>(
  resource: string,
  verb: ResourceVerb,
  ids: readonly (string | number)[],
  write: (rest: DataProvider) => Promise<T>,
): Promise<T> {
  const answer = await write(restOf(resource, verb));
  const name = nameOf(resource, verb);
  const changed: Changed[] = ids.length === 0 ? changedBy(name) : ids.flatMap((id) => changedBy(name, String(id)));
  tellChanged(changed);
  return answer;
}

async function call<T>(name: EndpointName, options: RequestOptions = {}): Promise<{ data: T }> {
  // What has nothing to say answers nothing at all.
  const answer = (await ask<{ data: T } | undefined>(name, options)) ?? { data: undefined as T };
  // A preview of an import writes nothing.
  if (options.form?.get('review') !== 'true') tellChanged(changedBy(name, options.params?.id));
  return answer;
}
