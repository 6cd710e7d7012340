import { addDays, dayOf, onClock, startOfDay } from '../dates';
import type { Day } from '../units';
import type { CampaignRecipient, ReportMail } from './types';
import type { MailState } from './values';

/** When a weekly mail is due: 1 is Monday, 7 Sunday, hour 0 to 23, both in Asia/Ho_Chi_Minh. */
interface Weekly {
  weekday: number;
  hour: number;
}

/** What has become of it: the day it was sent last, and since when it stands as it does. */
interface WeeklyState extends Weekly {
  last_sent_on: Day | null;
  set_at: Date;
}

/** The day, weekday (1 is Monday) and hour the agency's clock shows at an instant. */
export function weekdayAndHour(now: Date): Weekly & { day: Day } {
  const clock = onClock(now);
  return { day: dayOf(now), weekday: clock.getUTCDay() || 7, hour: clock.getUTCHours() };
}

/** The instant an hour of a day (`YYYY-MM-DD`, Asia/Ho_Chi_Minh) begins. */
function hourOf(day: Day, hour: number): Date {
  return new Date(startOfDay(day).getTime() + hour * 3_600_000);
}

/**
 * Whether a weekly mail is due: its weekday is today, its hour has come, it was not sent today, and it stood as it does
 * when the hour came. Late on the same day is due still, the day after is not (CONTRACT-2 §9).
 */
export function isDue({ weekday, hour, last_sent_on, set_at }: WeeklyState, now: Date): boolean {
  const today = weekdayAndHour(now);
  if (today.weekday !== weekday || today.hour < hour) return false;
  return (last_sent_on === null || last_sent_on < today.day) && set_at < hourOf(today.day, hour);
}

/** The instant a weekly mail goes out next; one already due is due at its hour of today. */
export function nextAt(weekly: WeeklyState, now: Date): Date {
  const { weekday, hour } = weekly;
  const today = weekdayAndHour(now);
  const next = hourOf(addDays(today.day, (weekday - today.weekday + 7) % 7), hour);
  if (next >= now || isDue(weekly, now)) return next;
  return hourOf(addDays(today.day, 7), hour);
}

/** Whom of a mail's addresses another one about the campaign can reach, by their ids, and which it cannot. */
export function reachedAgain(
  to: readonly string[],
  people: readonly Pick<CampaignRecipient, 'id' | 'email'>[],
): { recipients: string[]; left: string[] } {
  const idOf = new Map(people.map(({ id, email }) => [email.toLowerCase(), id]));
  const reached = [...new Set(to.map((address) => idOf.get(address.toLowerCase())))];
  return {
    recipients: reached.filter((id) => id !== undefined),
    left: to.filter((address) => !idOf.has(address.toLowerCase())),
  };
}

/** How a mail is told to stand: one the server has sent may still be on its way to somebody. */
export type MailStand = MailState | 'on_way';

/** @see MailStand */
export function standOf({ state, on_way }: Pick<ReportMail, 'state' | 'on_way'>): MailStand {
  return state === 'sent' && on_way > 0 ? 'on_way' : state;
}
