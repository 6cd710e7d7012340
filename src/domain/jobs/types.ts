import type { Instant } from '../units';
/** Where a job of the queue stands; failed ones stay until someone runs them again. */
export const queueJobStates = ['waiting', 'retrying', 'running', 'done', 'failed'] as const;
export type QueueJobState = (typeof queueJobStates)[number];

/** A job of the queue as `GET /setting/jobs-queue` answers it. */
export interface QueueJob {
  id: string;
  kind: string;
  state: QueueJobState;
  /** What it is about in plain words, such as the address of a mail. */
  about: string | null;
  /** Tries after the first, and how many there may be. */
  retries: number;
  most_retries: number;
  /** Why the last try failed. */
  error: string | null;
  created_at: Instant;
  started_at: Instant | null;
  ended_at: Instant | null;
  /** When it will be tried; null unless it waits. */
  next_at: Instant | null;
}

/** A kind of job that is due by itself. Instants are ISO 8601. */
export interface JobSchedule {
  kind: string;
  /** Seconds between two runs; null where the settings have no active sync time for it. */
  every: number | null;
  /** The group of sync times it goes by; null where its interval is fixed. */
  by: 'profile' | 'post' | null;
  /** When the next run is due; null where none is. */
  next_at: Instant | null;
  /** The newest job of the kind; null where none is remembered. */
  last: { id: string; state: QueueJobState; at: Instant } | null;
}

/** `GET /setting/jobs-queue/overview`: how many jobs are in each state, and what is due when. */
export interface QueueOverview {
  states: Record<QueueJobState, number>;
  schedule: JobSchedule[];
  /** Every kind there is. */
  kinds: string[];
}
