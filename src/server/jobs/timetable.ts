import type { Config } from '../config';
import type { Kind } from './kinds';

/** How often jobs of some kinds are due by themselves: in seconds, or as a sync time of the settings says. */
export type Timetable = Partial<Record<Kind, number | 'profile' | 'post'>>;

const minute = 60;
const hour = 60 * minute;

/** Every kind that is due by itself. */
export const timetable = {
  partitions: 24 * hour,
  cleaning: hour,
  files: 24 * hour,
  report_schedules: 10 * minute,
  // Hours begin with those of Ho Chi Minh City, midnight there among them.
  paces: hour,
  scores: hour,
  evaluation_reminders: hour,
  today_digests: hour,
  found_rounds: hour,
  accounts: 'profile',
  posts: 'post',
  // What a run leaves it asks for itself; this finds what a worker that is gone has left.
  network_readings: 10 * minute,
  // Each hour, so that a night nobody was at work in is made up for.
  backup: hour,
} as const satisfies Timetable;

/** The part of the timetable that holds for an installation: backups are made where it says where to. */
export function timetableHere({ backup: { nightly } }: Pick<Config, 'backup'>): Timetable {
  const { backup, ...others } = timetable;
  return nightly ? { ...others, backup } : others;
}

/** The part of the timetable a process with these kinds of work answers for. */
export function timetableOf(kinds: Partial<Record<Kind, unknown>>): Timetable {
  return Object.fromEntries(Object.entries(timetable).filter(([kind]) => kind in kinds));
}
