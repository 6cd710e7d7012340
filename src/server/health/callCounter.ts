import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { dayOf } from '../../domain/dates';
import { apiBase } from '../../domain/endpoint';
import type { CallsOfDay } from '../../domain/health/types';
import type { Day } from '../../domain/units';
import type { Services } from '../context';
import type { Db } from '../db/connection';
import { inLane } from '../db/lanes';
import { addCalls } from './queries';

const everyMs = 30_000;
/** How long closing waits for a database that may never answer. */
const closingMs = 5_000;

/**
 * Counts calls of the API and those that failed through our fault, also while the database is away: they are written
 * each half minute and when the process ends. A node that is killed loses those of its last half minute.
 */
export function countCalls(app: FastifyInstance, { db, log }: Pick<Services, 'db' | 'log'>): void {
  const counter = new CallCounter(db, log);
  app.addHook('onReady', async () => counter.start());
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith(`${apiBase}/`)) counter.count(reply.statusCode >= 500, new Date());
  });
  app.addHook('onClose', () => counter.close());
}

class CallCounter {
  private days = new Map<Day, CallsOfDay>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly db: Db,
    private readonly log: FastifyBaseLogger,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.write(), everyMs).unref();
  }

  count(hasFailed: boolean, at: Date): void {
    const day = dayOf(at);
    this.add({ day, answered: 1, failed: hasFailed ? 1 : 0 });
  }

  async close(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    const end = new Promise<void>((resolve) => setTimeout(resolve, closingMs).unref());
    await Promise.race([this.write(), end]);
  }

  private add({ day, answered, failed }: CallsOfDay): void {
    const kept = this.days.get(day) ?? { day, answered: 0, failed: 0 };
    this.days.set(day, { day, answered: kept.answered + answered, failed: kept.failed + failed });
  }

  private async write(): Promise<void> {
    const taken = [...this.days.values()];
    if (taken.length === 0) return;
    this.days = new Map();
    try {
      await addCalls(inLane(this.db, 'calls'), taken);
    } catch (error) {
      for (const day of taken) this.add(day);
      this.log.warn({ err: error }, 'calls were not counted yet');
    }
  }
}
