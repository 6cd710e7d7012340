import { type Endpoint, type EndpointName, endpoints } from '../domain/endpoints';

export type ResourceVerb = 'getList' | 'getOne' | 'create' | 'update' | 'delete';

/** Resources whose calls do not stand under `/{resource}`. */
const folders: Record<string, string> = {
  employees: '/users/employees',
  requests: '/campaigns/request',
  sectors: '/setting/sectors',
  topSectors: '/setting/top-sectors',
  kolCategories: '/kols/categorys',
  industries: '/brands/industrys',
  jobs: '/setting/jobs',
  reasons: '/setting/reasons',
  departments: '/setting/department',
  studios: '/setting/studio',
  languages: '/language',
  notifications: '/setting/notifications',
  syncTimes: '/setting/sync-times',
  queueJobs: '/setting/jobs-queue',
  roles: '/role',
  clientErrors: '/errors',
};

/** Calls whose paths say their verb. */
const spelledOut: Record<string, Partial<Record<ResourceVerb, string>>> = {
  users: {
    getList: '/users/lists',
    getOne: '/users/detail/{id}',
    update: '/users/update-user/{id}',
    delete: '/users/delete-user/{id}',
  },
  campaignPosts: { getList: '/campaigns/{id}/posts' },
  collectOrders: { getList: '/social/history-kol-filter-order' },
  // There is one only of these, whatever its id.
  collectAllowance: { getOne: '/social/kol-filter-order/allowance' },
  queueOverview: { getOne: '/setting/jobs-queue/overview' },
};

const shapes: Record<ResourceVerb, { method: Endpoint['method']; one: boolean }> = {
  getList: { method: 'GET', one: false },
  getOne: { method: 'GET', one: true },
  create: { method: 'POST', one: false },
  update: { method: 'PUT', one: true },
  delete: { method: 'DELETE', one: true },
};

const nameOf = new Map<string, EndpointName>(
  (Object.entries(endpoints) as [EndpointName, Endpoint][]).map(([name, { method, path }]) => [
    `${method} ${path}`,
    name,
  ]),
);

/** The endpoint behind a react-admin verb, found in the one table of calls; undefined where there is none. */
export function endpointFor(resource: string, verb: ResourceVerb): EndpointName | undefined {
  const { method, one } = shapes[verb];
  const path = spelledOut[resource]?.[verb] ?? `${folders[resource] ?? `/${resource}`}${one ? '/{id}' : ''}`;
  return nameOf.get(`${method} ${path}`);
}
