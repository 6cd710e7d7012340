import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { dayOf } from '../../../domain/dates';
import type { Db } from '../../db/connection';
import { newId } from '../../ids';
import { keyOfDay, writeVisits } from '../queries/visits';
import { bufferLimit, VisitBuffer } from './buffer';
import { Visitors } from './visitors';

const everyMs = 1_000;
/** How long closing waits for a database that may never answer. */
const closingMs = 5_000;

/**
 * Counts visits of short links without holding up who clicks: they are written every second, in one statement, and when
 * the process ends (CONTRACT-2 §13). While the database is away they are kept up to a bound.
 */
export class VisitCounter {
  readonly visitors = new Visitors();
  readonly buffer: VisitBuffer;
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> | null = null;
  private isAway = false;
  /** Visits there was no room for. */
  lost = 0;

  constructor(
    private readonly db: Db,
    private readonly log: FastifyBaseLogger,
    limit = bufferLimit,
  ) {
    this.buffer = new VisitBuffer(newId, limit);
  }

  start(): void {
    this.timer = setInterval(() => void this.flush(), everyMs);
    this.timer.unref();
    void this.flush();
  }

  /** Writes what is counted so far; what cannot be written now is kept for the next time. */
  flush(): Promise<void> {
    this.writing ??= this.write().finally(() => {
      this.writing = null;
    });
    return this.writing;
  }

  /** Writes the rest, for as long as an ending process may wait. */
  async close(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    const end = new Promise<void>((resolve) => setTimeout(resolve, closingMs).unref());
    const rest = async () => {
      await this.flush();
      // What came while the last batch was being written.
      if (this.buffer.size > 0 && !this.isAway) await this.flush();
    };
    await Promise.race([rest(), end]);
    if (this.buffer.size > 0)
      this.log.error({ clicks: this.buffer.size }, 'clicks of short links were lost at the end');
  }

  private async write(): Promise<void> {
    const lost = this.buffer.takeLost();
    if (lost > 0) {
      this.lost += lost;
      this.log.error({ clicks: lost }, 'clicks of short links were lost: the database is away for too long');
    }
    let batch = null;
    try {
      await this.learnKey();
      batch = this.buffer.take();
      if (batch) await writeVisits(this.db, batch);
      this.isAway = false;
    } catch (error) {
      if (batch) this.buffer.putBack(batch);
      if (!this.isAway) this.log.warn({ err: error, clicks: this.buffer.size }, 'clicks of short links wait');
      this.isAway = true;
    }
  }

  private async learnKey(): Promise<void> {
    const day = dayOf(new Date());
    if (!this.visitors.needsKey(day)) return;
    this.visitors.setKey(day, await keyOfDay(this.db, day, randomBytes(32)));
  }
}
