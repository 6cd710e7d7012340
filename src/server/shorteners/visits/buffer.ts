import type { Visit } from './visit';

/** Visits kept until they can be written; what comes then is lost, and told. */
export const bufferLimit = 100_000;

/** A batch of visits under a name of its own, so that it is written once. */
export interface Batch {
  id: string;
  visits: readonly Visit[];
}

/** Visits that are counted and not written yet. */
export class VisitBuffer {
  private waiting: Visit[] = [];
  private unsaid = 0;
  /** A batch whose writing failed: it goes first and as it was. */
  private failed: Batch | null = null;

  constructor(
    private readonly newId: () => string,
    private readonly limit = bufferLimit,
  ) {}

  get size(): number {
    return this.waiting.length + (this.failed?.visits.length ?? 0);
  }

  /** Keeps a visit; answers whether there was room. */
  add(visit: Visit): boolean {
    if (this.size >= this.limit) {
      this.unsaid += 1;
      return false;
    }
    this.waiting.push(visit);
    return true;
  }

  /** What is to be written next; null of nothing. */
  take(): Batch | null {
    if (this.failed) {
      const again = this.failed;
      this.failed = null;
      return again;
    }
    if (this.waiting.length === 0) return null;
    const visits = this.waiting;
    this.waiting = [];
    return { id: this.newId(), visits };
  }

  /** Takes back a batch that could not be written. */
  putBack(batch: Batch): void {
    this.failed = batch;
  }

  /** How many visits were lost since it was last asked. */
  takeLost(): number {
    const lost = this.unsaid;
    this.unsaid = 0;
    return lost;
  }
}
