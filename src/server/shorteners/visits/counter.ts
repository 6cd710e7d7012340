import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { addDays, dayOf, startOfDay } from '../../../domain/dates';
import { referrerOf } from '../../../domain/shorteners/visits';
import type { Day } from '../../../domain/units';
import type { Db } from '../../db/connection';
import { newId } from '../../ids';
import { keyOfDay, writeVisits } from '../queries/visits';
import { bufferLimit, VisitBuffer } from './buffer';
import { Agents, otherThanPeople } from './classify';
import { Visitors } from './visitors';

/** Half of the second kill -9 may cost: the other half is for the writing itself. */
const everyMs = 500;
/** How long closing waits for a database that may never answer. */
const closingMs = 5_000;

/**
 * Counts visits of short links without holding up who clicks: they are written twice a second, in one statement, and when
 * the process ends (CONTRACT-2 §13). While the database is away they are kept up to a bound.
 */
export class VisitCounter {
  readonly buffer: VisitBuffer;
  private readonly visitors = new Visitors();
  private readonly agents = new Agents();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> | null = null;
  private isAway = false;
  private day: Day = '';
  private dayEnds = 0;
  /** Visits of all kinds. */
  counted = 0;
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

  /** Counts a visit of a link from an address: a person's as one, whatever else it was apart. */
  count(shortener_id: string, request: Pick<IncomingMessage, 'method' | 'headers'>, address: string, at: number): void {
    const { method, headers } = request;
    const agent = headers['user-agent'] ?? '';
    const said = this.agents.of(agent);
    this.counted += 1;
    const other = otherThanPeople(method, headers, said);
    if (other) {
      this.buffer.addApart(shortener_id, this.dayAt(at), other);
      return;
    }
    const visitor = this.visitors.hash(address, agent);
    if (this.visitors.isRepeat(shortener_id, visitor, at)) {
      this.buffer.addApart(shortener_id, this.dayAt(at), 'repeat');
      return;
    }
    const referrer = headers.referer ? referrerOf(headers.referer, agent) : said.app;
    this.buffer.add({ shortener_id, at, device: said.device, referrer, visitor });
  }

  private dayAt(at: number): Day {
    if (at >= this.dayEnds) {
      this.day = dayOf(new Date(at));
      this.dayEnds = startOfDay(addDays(this.day, 1)).getTime();
    }
    return this.day;
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
    const day = this.dayAt(Date.now());
    if (!this.visitors.needsKey(day)) return;
    this.visitors.setKey(day, await keyOfDay(this.db, day, randomBytes(32)));
  }
}
