import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AppError } from '../../domain/errors';
import type { Services } from '../context';
import { mayReadMetrics } from './metricsAccess';
import { openMetricsPort } from './metricsPort';
import { readinessOf } from './ready';

/**
 * `/healthz` (alive), `/readyz` (can serve, or what is wrong) and, for who may read them, `/metrics` in Prometheus text
 * (CONTRACT.md §7), here or on a port of its own.
 */
export function serveHealth(
  app: FastifyInstance,
  services: Services,
  clicks: { readonly counted: number; readonly lost: number },
  measureMore: (registry: Registry) => void,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Counter({
    name: 'short_link_visits_total',
    help: 'Visits of short links of every kind; http_request_duration_seconds knows those of links that had to be looked up',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(clicks.counted);
    },
  });
  new Counter({
    name: 'short_link_clicks_lost_total',
    help: 'Clicks of short links that came while the database was away for too long',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(clicks.lost);
    },
  });
  measureMore(registry);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const { ready, checks } = await readinessOf(services);
    if (ready) return { status: 'ready', checks };
    request.log.error({ checks }, 'not ready');
    return reply.code(503).header('retry-after', '5').send({ statusCode: 503, message: 'service_unavailable', checks });
  });
  const { config } = services;
  if (config.metricsPort !== null) {
    let close = async () => {};
    app.addHook('onReady', async () => {
      close = await openMetricsPort(registry, config);
    });
    app.addHook('onClose', async () => close());
    return;
  }
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw new AppError('permission_denied');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
