import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Services } from './context';
import { measureQueue } from './health/queueMetrics';
import { measureDatabase } from './http/databaseMetrics';
import { openMetricsPort } from './http/metricsPort';

/**
 * Tells on `METRICS_PORT`, where there is one, what a worker costs: the process, its statements, and how the queue
 * stands. Answers what ends it. @throws Error where the port is taken
 */
export async function measureWorker(services: Services): Promise<() => Promise<void>> {
  if (services.config.metricsPort === null) return async () => {};
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureQueue(registry, services);
  const deaf = measureDatabase(registry, services);
  const close = await openMetricsPort(registry, services.config);
  return async () => {
    await close();
    deaf();
  };
}
