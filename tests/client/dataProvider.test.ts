import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EndpointName, endpoints } from '../../src/domain/endpoints';

interface Sent {
  method: string;
  url: string;
  body: unknown;
}

const sent: Sent[] = [];
let answer: unknown = { data: { id: 'a' } };

/** The browser's network: what is sent is kept, and answered as the test says. */
function stubNetwork() {
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent.push({ method: String(method), url, body: typeof body === 'string' ? JSON.parse(body) : body });
    if (answer === undefined) return new Response(null, { status: 204 });
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
}

function stubBrowser() {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('navigator', { onLine: true, language: 'vi' });
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    location: { pathname: '/', origin: 'http://127.0.0.1' },
    document: {},
  });
  vi.stubGlobal('document', { documentElement: {}, addEventListener: () => undefined });
}

async function load() {
  const [{ dataProvider }, { addCalls }, changes] = await Promise.all([
    import('../../src/providers/dataProvider'),
    import('../../src/providers/calls'),
    import('../../src/providers/changes'),
  ]);
  addCalls(endpoints);
  return { dataProvider, ...changes };
}

beforeEach(() => {
  sent.length = 0;
  answer = { data: { id: 'a' } };
  stubBrowser();
  stubNetwork();
});
afterEach(() => vi.unstubAllGlobals());

const page = { pagination: { page: 2, perPage: 10 }, sort: { field: 'name', order: 'ASC' as const }, filter: {} };

describe('lists', () => {
  it('turns range, sort and filter into page, size, our sort and repeated keys, and reads total and notes', async () => {
    const { dataProvider } = await load();
    answer = {
      data: [{ id: 'k', name: 'Sữa' }],
      total: 12_345,
      page: 2,
      size: 10,
      estimated: true,
      sums: { views: 3 },
    };
    const found = await dataProvider.getList('kols', { ...page, filter: { sectors: ['a', 'b'], stage_name: 'an' } });
    expect(sent).toEqual([
      {
        method: 'GET',
        url: '/api/v1/kols?page=2&size=10&sort=NAMEASC&sectors=a&sectors=b&stage_name=an',
        body: null,
      },
    ]);
    expect(found).toEqual({
      data: [{ id: 'k', name: 'Sữa' }],
      total: 12_345,
      meta: { page: 2, size: 10, estimated: true, sums: { views: 3 } },
    });
  });

  it('counts the rows where a list says no total, and knows look-ups by their code', async () => {
    const { dataProvider } = await load();
    answer = { data: [{ code: 'mc', name: 'MC' }] };
    const { data, total } = await dataProvider.getList('jobs', { ...page, sort: { field: 'id', order: 'ASC' } });
    expect(sent[0]?.url).toBe('/api/v1/setting/jobs?page=2&size=10');
    expect([data, total]).toEqual([[{ id: 'mc', code: 'mc', name: 'MC' }], 1]);
  });

  it('puts the record a list stands below into its path', async () => {
    const { dataProvider } = await load();
    answer = { data: [], total: 0 };
    await dataProvider.getList('campaignPosts', { ...page, filter: { id: 'c 1', active: 'true' } });
    await dataProvider.getManyReference('studios', { ...page, target: 'department_id', id: 'd' });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/v1/campaigns/c%201/posts?page=2&size=10&sort=NAMEASC&active=true',
      '/api/v1/setting/studio?page=2&size=10&sort=NAMEASC&department_id=d',
    ]);
  });

  it('asks for many records at once', async () => {
    const { dataProvider } = await load();
    answer = { data: [{ id: 'a' }, { id: 'b' }], total: 2 };
    const { data } = await dataProvider.getMany('brands', { ids: ['a', 'b'] });
    expect(sent).toEqual([{ method: 'GET', url: '/api/v1/brands?ids=a&ids=b&size=200', body: null }]);
    expect(data).toEqual([{ id: 'a' }, { id: 'b' }]);
  });
});

const record = { id: 'x/1', data: { name: 'n' }, previousData: { id: 'x/1' } };

describe('one record', () => {
  it('leaves out of a record what its page reads by itself', async () => {
    const { dataProvider } = await load();
    await dataProvider.getOne('campaigns', { id: 'c', meta: { whole: true, embed: { without: 'posts' } } });
    expect(sent[0]?.url).toBe('/api/v1/campaigns/c?without=posts');
  });

  it.each([
    ['kols', 'POST /kols', 'PUT /kols/x%2F1', 'DELETE /kols/x%2F1', 'GET /kols/x%2F1'],
    ['languages', 'POST /language', 'PUT /language/x%2F1', 'DELETE /language/x%2F1', 'GET /language/x%2F1'],
    ['roles', 'POST /role', 'PUT /role/x%2F1', 'DELETE /role/x%2F1', 'GET /role/x%2F1'],
    [
      'users',
      'POST /users',
      'PUT /users/update-user/x%2F1',
      'DELETE /users/delete-user/x%2F1',
      'GET /users/detail/x%2F1',
    ],
    [
      'departments',
      'POST /setting/create-department',
      'PATCH /setting/update-department/x%2F1',
      'DELETE /setting/delete-department/x%2F1',
      null,
    ],
    [
      'studios',
      'POST /setting/create-studio',
      'PATCH /setting/update-studio/x%2F1',
      'DELETE /setting/delete-studio/x%2F1',
      null,
    ],
    ['sows', null, 'PUT /campaigns/update-sow/x%2F1', 'DELETE /campaigns/sow/x%2F1', 'GET /campaigns/sow/x%2F1'],
    [
      'campaignPosts',
      null,
      'PUT /campaigns/update-post/x%2F1',
      'DELETE /campaigns/post/x%2F1',
      'GET /campaigns/post/x%2F1',
    ],
    [
      'requests',
      'POST /campaigns/request/create',
      'PUT /campaigns/request/x%2F1',
      null,
      'GET /campaigns/request/x%2F1',
    ],
    ['collectOrders', 'POST /social/kol-filter-order', null, null, null],
  ] as const)('finds the calls of %s', async (resource, create, update, remove, read) => {
    const { dataProvider } = await load();
    const calls: [string | null, () => Promise<unknown>][] = [
      [create, () => dataProvider.create(resource, { data: { name: 'n' } })],
      [update, () => dataProvider.update(resource, record)],
      [remove, () => dataProvider.delete(resource, { id: 'x/1' })],
      [read, () => dataProvider.getOne(resource, { id: 'x/1' })],
    ];
    for (const [expected, call] of calls) {
      sent.length = 0;
      if (expected === null) continue;
      await call();
      expect(sent.map(({ method, url }) => `${method} ${url.replace('/api/v1', '')}`)).toEqual([expected]);
      const writes = expected.startsWith('P');
      expect(sent[0]?.body).toEqual(writes ? { name: 'n' } : null);
    }
  });

  it('answers the id of what is gone, as its call answers nothing', async () => {
    const { dataProvider } = await load();
    answer = undefined;
    expect(await dataProvider.delete('languages', { id: 'l' })).toEqual({ data: { id: 'l' } });
  });

  it('says which call is missing', async () => {
    const { dataProvider } = await load();
    await expect(async () => dataProvider.getOne('departments', { id: 'd' })).rejects.toThrow(
      'no call for getOne of departments',
    );
  });
});

describe('what a write changes', () => {
  it('is told once it has succeeded, the record by its id, and as gone where it was removed', async () => {
    const { dataProvider, onChanged } = await load();
    const heard = vi.fn();
    const stop = onChanged(heard);
    await dataProvider.getOne('languages', { id: 'l' });
    expect(heard).not.toHaveBeenCalled();
    await dataProvider.update('languages', { id: 'l', data: {}, previousData: { id: 'l' } });
    expect(heard.mock.lastCall?.[0][0]).toEqual(['languages', 'l']);
    await dataProvider.delete('languages', { id: 'l' });
    expect(heard.mock.lastCall?.[0][0]).toEqual(['languages', 'l', true]);
    await dataProvider.languageStatus({ params: { id: 'l' }, body: { enable: true } });
    expect(heard.mock.lastCall?.[0][0]).toEqual(['languages', 'l']);
    stop();
  });

  it('is not told of a refusal, nor of a preview', async () => {
    const { dataProvider, onChanged } = await load();
    const heard = vi.fn();
    const stop = onChanged(heard);
    const form = new FormData();
    form.set('review', 'true');
    await dataProvider.kolImport({ form });
    expect(heard).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: 'permission_denied' }), { status: 403 }));
    await expect(dataProvider.update('kols', record)).rejects.toThrow('permission_denied');
    expect(heard).not.toHaveBeenCalled();
    stop();
  });
});

it('has a verb for every call', async () => {
  const { dataProvider } = await load();
  for (const name of Object.keys(endpoints) as EndpointName[]) expect(dataProvider[name], name).toBeTypeOf('function');
});

describe('an address with what is no id', () => {
  it('names a record that is not there, whatever the record', async () => {
    const { asMissing } = await import('../../src/providers/missing');
    const { ApiError } = await import('../../src/providers/http');
    type Told = InstanceType<typeof ApiError>;
    const refused = (...properties: string[]) =>
      new ApiError(
        400,
        'validation_failed',
        'r1',
        properties.map((property) => ({ property, message: 'invalid_value' })),
      );
    const told = (name: EndpointName) => {
      const error = asMissing(name, refused('id')) as Told;
      return [error.status, error.code, error.requestId];
    };
    const gone = (code: string) => [404, code, 'r1'];
    expect(told('kolDetail')).toEqual(gone('kol_not_exist'));
    expect(told('customerDetail')).toEqual(gone('customer_not_exist'));
    expect(told('brandDetail')).toEqual(gone('brand_not_exist'));
    expect(told('campaignDetail')).toEqual(gone('campaign_not_exist'));
    expect(told('finalReport')).toEqual(gone('campaign_not_exist'));
    expect(told('requestDetail')).toEqual(gone('request_not_exist'));
    expect(told('userDetail')).toEqual(gone('user_not_exist'));
    expect(told('roleDetail')).toEqual(gone('role_not_exist'));
    expect(told('languageDetail')).toEqual(gone('language_not_exist'));
    for (const [name, error] of [
      ['kolDetail', refused('tab')],
      ['kolList', refused('id')],
      ['kolUpdate', refused('id')],
      ['kolDetail', new Error('x')],
    ] as const) {
      expect(asMissing(name, error)).toBe(error);
    }
  });
});
