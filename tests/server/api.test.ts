import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '../../src/domain/endpoints';
import { errorStatus } from '../../src/domain/errors';
import { openApi } from '../../src/server/http/api';
import { openApiDocument } from '../../src/server/http/openapi';
import { newId } from '../../src/server/ids';
import { insertUser } from '../../src/server/users/queries';
import { startTestApp, type TestApp } from '../support/app';
import { buildKol } from '../support/factories';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  const id = newId();
  const person = {
    username: 'an@example.test',
    email: 'an@example.test',
    fullname: 'An',
    code: 'AN',
    type: 'staff' as const,
  };
  await insertUser(test.database.db, { id, ...person, verified_at: new Date() }, ['admin']);
  token = await test.tokenOf(id);
  for (const stage_name of ['Nguyễn Ánh', 'Đà Nẵng Ơi', '100% Thật']) await buildKol(test.database.db, { stage_name });
});
afterAll(() => test.close());

const names = async (query: string) =>
  (await test.call('GET', `/kols?${query}`)).json().data.map((kol: { stage_name: string }) => kol.stage_name);

describe('lists', () => {
  it('answer data, total, page and size; the page is 1 and the size 10 by default', async () => {
    const answer = (await test.call('GET', '/kols')).json();
    expect(answer).toMatchObject({ total: 3, page: 1, size: 10 });
    expect(answer.data).toHaveLength(3);
    expect((await test.call('GET', '/kols?size=1&page=2')).json()).toMatchObject({ total: 3, page: 2, size: 1 });
  });

  it('clamp a size above 200 and echo it', async () => {
    expect((await test.call('GET', '/kols?size=5000')).json().size).toBe(200);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'size=0',
    'size=x',
    'page=1.5',
    'sort=NEWEST',
    'social_type=myspace',
    'sectors=1',
  ])('refuse %s', async (query) => {
    const answer = await test.call('GET', `/kols?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('validation_failed');
    expect(answer.json().errors[0].property).toMatch(/^(page|size|sort|social_type|sectors)/);
  });

  it('search without regard to case and accents, and take wildcards literally', async () => {
    expect(await names('stage_name=nguyen')).toEqual(['Nguyễn Ánh']);
    expect(await names('stage_name=DA%20NANG')).toEqual(['Đà Nẵng Ơi']);
    expect(await names('stage_name=%25')).toEqual(['100% Thật']);
  });

  it('sort by name and date both ways', async () => {
    expect(await names('sort=NAMEASC')).toEqual(['100% Thật', 'Đà Nẵng Ơi', 'Nguyễn Ánh']);
    expect(await names('sort=DATEASC')).toEqual([...(await names('sort=DATEDESC'))].reverse());
  });

  it('take array filters as repeated keys and with brackets', async () => {
    const repeated = await test.call('GET', '/kols?social_type=facebook&social_type=tiktok');
    const bracketed = await test.call('GET', '/kols?social_type[]=facebook&social_type[]=tiktok');
    expect(repeated.statusCode).toBe(200);
    expect(bracketed.json()).toEqual(repeated.json());
  });
});

describe('refusals', () => {
  it('have one body and carry the request id in a header', async () => {
    const answer = await test.call('GET', '/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ statusCode: 404, message: 'route_not_found' });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('meet malformed JSON, foreign content types and NUL characters with 400', async () => {
    const post = (payload: string, type: string) =>
      test.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload, headers: { 'content-type': type } });
    expect((await post('{', 'application/json')).json()).toEqual({ statusCode: 400, message: 'invalid_request' });
    expect((await post('<a/>', 'application/xml')).json()).toEqual({ statusCode: 400, message: 'invalid_request' });
    expect((await test.call('GET', '/kols?stage_name=%00')).statusCode).toBe(400);
  });

  it.each([['/kols/%zz'], ['/%ED%A0%80'], [`/kols/${'x'.repeat(600)}`]])(
    'meet the address %s as any other',
    async (path) => {
      const answer = await test.app.inject({ url: `/api/v1${path}` });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ statusCode: 400, message: 'invalid_request' });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('say 400 of what is no id and 404 of an id nobody has', async () => {
    expect((await test.call('GET', '/kols/42')).json().errors).toEqual([{ property: 'id', message: 'invalid_value' }]);
    expect((await test.call('GET', `/kols/${newId()}`)).json().message).toBe('kol_not_exist');
    for (const [path, message] of [
      ['campaigns', 'campaign_not_exist'],
      ['brands', 'brand_not_exist'],
      ['customers', 'customer_not_exist'],
    ]) {
      expect((await test.call('GET', `/${path}/${newId()}`, { token })).json()).toEqual({ statusCode: 404, message });
    }
  });

  it('of a write that fails for a reason nobody foresaw name it, and nothing is half written', async () => {
    const role = { name: 'half', name_display: 'Một nửa' };
    await test.database.pool.query('alter table audit_log rename to audit_log_away');
    const answer = await test.call('POST', '/role', { token, body: role });
    await test.database.pool.query('alter table audit_log_away rename to audit_log');
    expect(answer.json()).toEqual({ statusCode: 500, message: 'role_create_failed' });
    expect((await test.call('GET', '/role?name=half', { token })).json().total).toBe(0);
    expect((await test.call('POST', '/role', { token, body: role })).statusCode).toBe(200);
    const again = await test.call('POST', '/role', { token, body: role });
    expect(again.json()).toMatchObject({ statusCode: 409, message: 'role_already_exists' });
  });

  it('never run over: many filters, long texts and deep objects are 400, not 5xx', async () => {
    const many = Array.from({ length: 300 }, () => 'social_type=facebook').join('&');
    expect((await test.call('GET', `/kols?${many}`)).statusCode).toBe(400);
    expect((await test.call('GET', `/kols?stage_name=${'a'.repeat(5_000)}`)).statusCode).toBe(400);
    expect((await test.call('GET', '/kols?__proto__[x]=1&constructor=1')).statusCode).toBe(200);
  });
});

describe('the endpoint table', () => {
  const table = Object.entries<Endpoint>(endpoints);

  it.each(table.filter(([, one]) => one.access !== 'public'))(
    '%s wants a signed-in caller',
    async (_name, endpoint) => {
      const path = endpoint.path.replace('{id}', newId()).replace('{lang}', 'vi');
      const answer = await test.call(endpoint.method, path);
      expect(answer.json()).toEqual({ statusCode: 401, message: 'access_token_invalid' });
    },
  );

  it('is all in the OpenAPI document, with the codes of the catalogue', () => {
    const document = openApiDocument() as {
      paths: Record<string, Record<string, { operationId: string }>>;
      components: { schemas: { Error: { properties: { message: { enum: string[] } } } } };
    };
    for (const [name, { path, method }] of table)
      expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(name);
    expect(document.components.schemas.Error.properties.message.enum).toEqual(Object.keys(errorStatus));
  });

  it('refuses to start with an endpoint unbound or a route that declared no access', () => {
    const refuse = () => Promise.reject(new Error('nobody signs in here'));
    const callers = { authenticate: refuse, recordExport: refuse };
    const app = Fastify();
    const { finish } = openApi(app, { ...test.services, log: app.log }, callers);
    expect(finish).toThrow(/Endpoints without a handler: login/);
    app.get('/api/v1/secret', async () => 'open');
    const { api, finish: finishAll } = openApi(Fastify(), { ...test.services, log: app.log }, callers);
    for (const name of Object.keys(endpoints) as (keyof typeof endpoints)[]) api.handle(name, refuse);
    expect(finishAll).not.toThrow();
    const second = Fastify();
    const late = openApi(second, { ...test.services, log: app.log }, callers);
    for (const name of Object.keys(endpoints) as (keyof typeof endpoints)[]) late.api.handle(name, refuse);
    second.get('/api/v1/secret', async () => 'open');
    expect(late.finish).toThrow(/Routes without declared access: GET \/api\/v1\/secret/);
  });
});

describe('the process', () => {
  it('says it lives, that it is ready, and what it measures', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await test.app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', files: 'ok' },
    });
    expect((await test.app.inject('/metrics')).body).toContain('http_request_duration_seconds_bucket');
  });

  it('tells what it measures to this machine alone', async () => {
    const from = async (remoteAddress: string, headers = {}) =>
      (await test.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(await from('127.0.0.1')).toBe(200);
    expect(await from('203.0.113.9')).toBe(403);
    // A proxy on this machine says whom it asks for; what somebody behind it claims stands further left.
    expect(await from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' })).toBe(403);
  });

  it('tells it to whoever brings the token where there is one', async () => {
    const token = 'a-token-of-the-monitoring';
    const other = await startTestApp({ METRICS_TOKEN: token });
    const from = async (authorization?: string) =>
      (
        await other.app.inject({
          url: '/metrics',
          remoteAddress: '203.0.113.9',
          headers: authorization ? { authorization } : {},
        })
      ).statusCode;
    expect(await from(`Bearer ${token}`)).toBe(200);
    expect(await from(`Bearer ${token}x`)).toBe(403);
    expect(await from()).toBe(403);
    await other.close();
  });

  it('serves the document and a page to read it', async () => {
    expect((await test.app.inject('/api/v1/openapi.json')).json().openapi).toBe('3.1.0');
    expect((await test.app.inject('/api/docs')).body).toContain('/campaigns/final-report/{id}');
  });
});
