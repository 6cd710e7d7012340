import { type Endpoint, type EndpointName, endpoints } from '../domain/endpoints';

export type ResourceVerb = 'getList' | 'getOne' | 'create' | 'update' | 'delete';

type Call = `${Endpoint['method']} ${string}`;

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
  languages: '/language',
  notifications: '/setting/notifications',
  syncTimes: '/setting/sync-times',
  queueJobs: '/setting/jobs-queue',
  roles: '/role',
  clientErrors: '/errors',
  contacts: '/contact',
};

/** Calls that say their verb in the path, or have another method than its own. */
const spelledOut: Record<string, Partial<Record<ResourceVerb, Call>>> = {
  users: {
    getList: 'GET /users/lists',
    getOne: 'GET /users/detail/{id}',
    update: 'PUT /users/update-user/{id}',
    delete: 'DELETE /users/delete-user/{id}',
  },
  sows: {
    getOne: 'GET /campaigns/sow/{id}',
    update: 'PUT /campaigns/update-sow/{id}',
    delete: 'DELETE /campaigns/sow/{id}',
  },
  campaignPosts: {
    getList: 'GET /campaigns/{id}/posts',
    getOne: 'GET /campaigns/post/{id}',
    update: 'PUT /campaigns/update-post/{id}',
    delete: 'DELETE /campaigns/post/{id}',
  },
  departments: {
    getList: 'GET /setting/department',
    create: 'POST /setting/create-department',
    update: 'PATCH /setting/update-department/{id}',
    delete: 'DELETE /setting/delete-department/{id}',
  },
  studios: {
    getList: 'GET /setting/studio',
    create: 'POST /setting/create-studio',
    update: 'PATCH /setting/update-studio/{id}',
    delete: 'DELETE /setting/delete-studio/{id}',
  },
  requests: { create: 'POST /campaigns/request/create' },
  hashtags: { getList: 'GET /hashtags/setting' },
  collectOrders: { getList: 'GET /social/history-kol-filter-order', create: 'POST /social/kol-filter-order' },
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
  const usual = `${method} ${folders[resource] ?? `/${resource}`}${one ? '/{id}' : ''}`;
  return nameOf.get(spelledOut[resource]?.[verb] ?? usual);
}
