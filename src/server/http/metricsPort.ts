import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import type { Config } from '../config';
import { isBearer } from './metricsAccess';

const plain = { 'content-type': 'text/plain; charset=utf-8' };

/**
 * Serves `/metrics` and nothing else on `METRICS_PORT`, where there is one: to whoever reaches the port, or with
 * `METRICS_TOKEN` to who brings it. Answers what closes it. @throws Error where the port is taken
 */
export async function openMetricsPort(
  registry: Registry,
  { host, metricsPort, metricsToken }: Pick<Config, 'host' | 'metricsPort' | 'metricsToken'>,
): Promise<() => Promise<void>> {
  if (metricsPort === null) return async () => {};
  const server = createServer(async ({ method, url, headers }, response) => {
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics') return response.writeHead(404, plain).end();
    if (metricsToken !== null && !isBearer(headers.authorization, metricsToken)) {
      return response.writeHead(403, plain).end();
    }
    try {
      response.setHeader('content-type', registry.contentType).end(await registry.metrics());
    } catch {
      response.writeHead(500, plain).end();
    }
  });
  server.listen(metricsPort, host);
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
