import type { JobSchedule } from '../../../domain/jobs/types';
import type { SyncTime, SyncTimeRow } from '../../../domain/settings/types';

/** Sync times with when the active one of a group is due next: the first of the jobs that go by it. */
export function presentSyncTimes(rows: readonly SyncTime[], schedule: readonly JobSchedule[]): SyncTimeRow[] {
  return rows.map(({ id, type, sync_time, active }) => {
    const due = schedule.filter(({ by, next_at }) => active && by === type && next_at !== null);
    return { id, type, sync_time, active, next_at: due.map(({ next_at }) => next_at).sort()[0] ?? null };
  });
}
