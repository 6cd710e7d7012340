import { Gauge, type Registry } from 'prom-client';
import type { Services } from '../context';
import { inLane } from '../db/lanes';
import { findQueue } from './queries';

/** What a scrape waits for the database; then it goes without these. */
const patienceMs = 2_000;

/** Adds how the queue of jobs stands to what is measured; nothing is said of it while the database does not answer. */
export function measureQueue(registry: Registry, { db }: Pick<Services, 'db'>): void {
  let asked: ReturnType<typeof ask> | null = null;
  const ask = async () => {
    const tooLong = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null).unref());
    const found = findQueue(inLane(db, 'readiness')).catch(() => null);
    return Promise.race([found, tooLong]);
  };
  // Both figures of a scrape are of one look.
  const look = () => {
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
  new Gauge({
    name: 'background_jobs',
    help: 'Jobs that wait, and jobs that failed within 24 hours; the same on every node',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const queue = await look();
      this.reset();
      if (!queue) return;
      this.set({ state: 'waiting' }, queue.waiting);
      this.set({ state: 'failed' }, queue.failed);
    },
  });
  new Gauge({
    name: 'background_jobs_overdue_seconds',
    help: 'For how long the oldest job that is due waits; the same on every node',
    registers: [registry],
    async collect() {
      const queue = await look();
      if (queue) this.set(queue.late);
      else this.remove();
    },
  });
}
