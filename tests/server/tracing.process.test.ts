import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureReferenceData } from '../../src/server/reference/seed';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { type ServerProcess, startServerProcess } from '../support/serverProcess';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** A collector of traces: what it was sent, as it came, and read. */
async function openCollector() {
  const bodies: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sent = () =>
    bodies.flatMap(
      (body) =>
        (
          JSON.parse(body) as {
            resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[];
          }
        ).resourceSpans,
    );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    sent,
    spans: () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const told = ({ attributes }: Pick<Span, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

let database: TestDatabase;
let collector: Awaited<ReturnType<typeof openCollector>>;
let server: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  await ensureReferenceData(database.db);
  collector = await openCollector();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_SERVICE_NAME: 'kolhub-test',
    LOG_LEVEL: 'error',
  };
  server = await startServerProcess(database.config, env);
  const forced = { traceparent: '00-11111111111111111111111111111111-2222222222222222-01' };
  await fetch(`${server.url}/api/v1/kols?stage_name=Bi-mat-cua-ai`, { headers: forced });
  await fetch(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ai-do@example.test', password: 'Mat-khau-bi-mat-9' }),
  });
  await fetch(`${server.url}/api/v1/auth/check-time-verification/ai-do@example.test`);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
afterAll(async () => {
  await server.remove();
  await collector.close();
  await database.drop();
});

describe('traces', () => {
  const call = (name: string) => {
    const span = collector.spans().find((one) => one.name === name);
    if (!span) throw new Error(`no ${name} among ${collector.spans().map((one) => one.name)}`);
    return span;
  };
  const within = (parent: Span) => collector.spans().filter(({ parentSpanId }) => parentSpanId === parent.spanId);

  it('of calls have arrived when the process has ended, under the name of the service', () => {
    expect(told(collector.sent()[0]?.resource ?? { attributes: [] })).toMatchObject({ 'service.name': 'kolhub-test' });
    expect(told(call('GET /api/v1/kols'))).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/api/v1/kols',
      'http.response.status_code': 200,
      'request.id': expect.any(String),
    });
  });

  it('hold the statements of a call with a body as well as of one without', () => {
    for (const name of ['GET /api/v1/kols', 'POST /api/v1/auth/login']) {
      const statements = within(call(name));
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements) {
        expect(statement.traceId).toBe(call(name).traceId);
        expect(told(statement)).toMatchObject({ 'db.system.name': 'postgresql', 'db.query.text': expect.any(String) });
      }
    }
  });

  it('of jobs hold their statements too', () => {
    const jobs = collector.spans().filter(({ name }) => name.startsWith('job '));
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.some((job) => within(job).length > 0)).toBe(true);
  });

  it('name no person, no address and no value, and begin here whatever a caller says', () => {
    for (const secret of [
      'Bi-mat-cua-ai',
      'ai-do@example.test',
      'Mat-khau-bi-mat-9',
      '11111111111111111111111111111111',
    ]) {
      expect(collector.text()).not.toContain(secret);
    }
    expect(call('GET /api/v1/kols').parentSpanId ?? '').toBe('');
  });
});
