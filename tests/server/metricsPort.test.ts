import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app';
import { freePort } from '../support/freePort';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function started(env: Record<string, string> = {}): Promise<{ test: TestApp; at: string }> {
  const port = await freePort();
  const test = await startTestApp({ METRICS_PORT: String(port), ...env });
  ends.push(() => test.close());
  await test.app.ready();
  return { test, at: `http://127.0.0.1:${port}` };
}

const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;

describe('a port for what is measured', () => {
  it('serves that and nothing else, and the other port does not', async () => {
    const { test, at } = await started();
    const answer = await fetch(`${at}/metrics?x=1`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    for (const name of ['http_request_duration_seconds', 'database_statement_seconds', 'background_jobs']) {
      expect(text).toContain(`# HELP ${name} `);
    }
    for (const path of ['/', '/healthz', '/api/v1/auth/providers', '/metrics/x', '/login']) {
      expect([path, await statusOf(at + path)]).toEqual([path, 404]);
    }
    expect(await statusOf(`${at}/metrics`, { method: 'POST' })).toBe(404);
    expect((await test.app.inject('/metrics')).statusCode).toBe(404);
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
  });

  it('asks for the token there, too, where there is one', async () => {
    const token = 'a-token-of-the-monitoring';
    const { at } = await started({ METRICS_TOKEN: token });
    expect(await statusOf(`${at}/metrics`)).toBe(403);
    expect(await statusOf(`${at}/metrics`, { headers: { authorization: `Bearer ${token}` } })).toBe(200);
  });

  it('keeps a server from starting where it is taken, and is free again after its end', async () => {
    const { test, at } = await started();
    const port = new URL(at).port;
    const other = await startTestApp({ METRICS_PORT: port });
    await expect(other.app.ready()).rejects.toThrow('EADDRINUSE');
    await other.close();
    expect(await statusOf(`${at}/metrics`)).toBe(200);
    ends.pop();
    await test.close();
    await expect(fetch(`${at}/metrics`)).rejects.toThrow();
  });
});
