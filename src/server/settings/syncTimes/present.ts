import type { JobSchedule } from '../../../domain/jobs/types';
import type { SyncTime, SyncTimeRow } from '../../../domain/settings/types';

/** Sync times with when the active one of a group is due next: the first of the jobs that go by it. */
export function presentSyncTimes(rows: readonly SyncTime[], schedule: readonly JobSchedule[]): SyncTimeRow[] {
  return rows.map((row) => {
    const due = schedule.filter(({ by, next_at }) => row.active && by === row.type && next_at !== null);
    return { ...row, next_at: due.map(({ next_at }) => next_at).sort()[0] ?? null };
  });
}
