import type { QueueJob } from '../../domain/jobs/types';

/** How often a job was tried, of how often it may be. */
export function triesOf({ retries, most_retries, started_at }: QueueJob): string {
  return `${started_at === null ? 0 : retries + 1} / ${most_retries + 1}`;
}

/** Whole seconds a job's last run took; null while it has not ended. */
export function secondsOf({ started_at, ended_at }: QueueJob): number | null {
  if (started_at === null || ended_at === null) return null;
  return Math.max(0, Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 1_000));
}
