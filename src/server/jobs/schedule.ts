import type { JobSchedule } from '../../domain/jobs/types';
import { announce } from '../db/changes';
import type { Db } from '../db/connection';
import { notify } from '../db/listener';
import { boss, sqlOn } from './boss';
import { jobsChannel } from './enqueue';
import type { Kind } from './kinds';
import { findLastRun, findNextSlot, findSyncSeconds } from './queries';
import type { Timetable } from './timetable';

/**
 * Asks for the jobs that are due by themselves. The time is cut into slots as long as a job's interval and each slot
 * takes one job, so any number of processes may ask, as often as they like.
 */
export async function enqueueDue(db: Db, due: Timetable): Promise<void> {
  for (const [kind, every] of intervals(due)) {
    const seconds = await secondsOf(db, every);
    if (!seconds) continue;
    const slot = { singletonSeconds: seconds, singletonKey: slotKey(seconds) };
    const id = await boss.send(kind, {}, { ...slot, db: sqlOn(db) });
    if (!id) continue;
    await notify(db, jobsChannel, kind);
    await announce(db, ['queueJobs']);
  }
}

/** What is due by itself, when, and how it went the last time. */
export function findSchedule(db: Db, due: Timetable): Promise<JobSchedule[]> {
  return Promise.all(
    intervals(due).map(async ([kind, interval]) => {
      const every = await secondsOf(db, interval);
      return {
        kind,
        every,
        by: typeof interval === 'string' ? interval : null,
        next_at: every ? await findNextSlot(db, kind, every, slotKey(every)) : null,
        last: await findLastRun(db, kind),
      };
    }),
  );
}

function slotKey(seconds: number): string {
  return `every ${seconds} s`;
}

type Interval = number | 'profile' | 'post';

function intervals(due: Timetable): [Kind, Interval][] {
  return Object.entries(due) as [Kind, Interval][];
}

async function secondsOf(db: Db, interval: Interval): Promise<number | null> {
  return typeof interval === 'string' ? findSyncSeconds(db, interval) : interval;
}
