import { addDays } from '../dates';
import type { Day } from '../units';
import { monthBefore, type Period, usualPeriod } from './period';

/** Periods people ask for again and again, in the order they are offered. */
export const presetNames = [
  'last_3_months',
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
] as const;
export type PresetName = (typeof presetNames)[number];

/** Each of them as of a day; what has begun and not ended is looked at up to that day. */
export function presetPeriods(today: Day): Record<PresetName, Period> {
  const [year = '', month = '1'] = today.split('-');
  const quarter = monthBefore(today, (Number(month) - 1) % 3);
  const whole = (first: Day, months: number) => ({
    start_date: first,
    end_date: addDays(monthBefore(first, -months), -1),
  });
  return {
    last_3_months: usualPeriod({}, today),
    this_month: { start_date: monthBefore(today, 0), end_date: today },
    last_month: whole(monthBefore(today, 1), 1),
    this_quarter: { start_date: quarter, end_date: today },
    last_quarter: whole(monthBefore(quarter, 3), 3),
    this_year: { start_date: `${year}-01-01`, end_date: today },
    last_year: whole(`${Number(year) - 1}-01-01`, 12),
  };
}
