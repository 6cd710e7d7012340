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
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  /** When it will be tried; null unless it waits. */
  next_at: string | null;
}
