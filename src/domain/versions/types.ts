import type { Instant } from '../units';

/** What a record was after an entry of its trail, beside what it is. */
export interface RecordVersion {
  /** When the entry was written. */
  at: Instant;
  /** Of the record now: what is taken back is chosen on it. */
  version: number;
  /** Each field that differs, as the trail has it: `before` is what it is now, `after` what it would be again. */
  changes: Record<string, { before?: unknown; after?: unknown }>;
  /** What of a field is there no more and does not come back with it, as the trail calls it. */
  lost: Record<string, unknown[]>;
  /** The record is over and no longer changed: nothing of it can be taken back. */
  final: boolean;
}

/** A record of which fields were taken back; `held`: as an edit that waits for approval. */
export interface TakenBack {
  id: string;
  held: boolean;
}
