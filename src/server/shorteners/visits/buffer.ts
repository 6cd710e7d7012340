import type { Day } from '../../../domain/units';
import type { Apart, ApartKind, Visit } from './visit';

/** People's visits kept until they can be written; what comes then is lost, and told. */
export const bufferLimit = 100_000;

/** A batch of visits under a name of its own, so that it is written once. */
export interface Batch {
  id: string;
  visits: readonly Visit[];
  apart: readonly Apart[];
}

/** Visits that are counted and not written yet. */
export class VisitBuffer {
  private waiting: Visit[] = [];
  private apart: Apart[] = [];
  /** Where the sums of the day at hand are in `apart`. */
  private readonly sums = new Map<string, Partial<Record<ApartKind, Apart>>>();
  private day: Day = '';
  private unsaid = 0;
  /** A batch whose writing failed: it goes first and as it was. */
  private failed: Batch | null = null;

  constructor(
    private readonly newId: () => string,
    private readonly limit = bufferLimit,
  ) {}

  /** How many people's visits wait, and how many sums of others. */
  get size(): number {
    const { failed } = this;
    return this.waiting.length + this.apart.length + (failed ? failed.visits.length + failed.apart.length : 0);
  }

  /** Keeps a person's visit; answers whether there was room. */
  add(visit: Visit): boolean {
    if (!this.hasRoom()) return false;
    this.waiting.push(visit);
    return true;
  }

  /** Counts a visit that is counted apart; answers whether there was room. */
  addApart(shortener_id: string, day: Day, kind: ApartKind): boolean {
    if (day !== this.day) this.sums.clear();
    this.day = day;
    const ofLink = this.sums.get(shortener_id) ?? {};
    const sum = ofLink[kind];
    if (sum) {
      sum.visits += 1;
      return true;
    }
    if (!this.hasRoom()) return false;
    const first = { shortener_id, day, kind, visits: 1 };
    this.apart.push(first);
    this.sums.set(shortener_id, { ...ofLink, [kind]: first });
    return true;
  }

  /** What is to be written next; null of nothing. */
  take(): Batch | null {
    if (this.failed) {
      const again = this.failed;
      this.failed = null;
      return again;
    }
    if (this.waiting.length + this.apart.length === 0) return null;
    const batch = { id: this.newId(), visits: this.waiting, apart: this.apart };
    this.waiting = [];
    this.apart = [];
    this.sums.clear();
    return batch;
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

  private hasRoom(): boolean {
    if (this.size < this.limit) return true;
    this.unsaid += 1;
    return false;
  }
}
