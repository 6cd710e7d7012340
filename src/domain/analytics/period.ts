import * as yup from 'yup';
import { addDays, isDay } from '../dates';
import type { Day } from '../units';
import { day, parse } from '../validation';

/** The longest period that is looked at, in days: ten years and their leap days. */
const longestPeriod = 3_653;

/** Days on the agency's clock, both included. */
export interface Period {
  start_date: Day;
  end_date: Day;
}

const order = { name: 'order', message: 'end_date_before_start' };
const length = { name: 'length', message: 'period_too_long' };

/** Query of the analytics: days, both included; without them as `periodOf` says (spec 1 §2 /analysis-report). */
export const periodQuery = yup.object({
  start_date: day(),
  end_date: day()
    .test({ ...order, test: (to, { parent }) => !to || !isDay(parent.start_date ?? '') || to >= parent.start_date })
    .test({
      ...length,
      test: (to, { parent }) =>
        !to || !isDay(parent.start_date ?? '') || to < addDays(parent.start_date, longestPeriod),
    }),
});
export type PeriodQuery = yup.InferType<typeof periodQuery>;

/** The first day of the month that lies so many months before that of a day; a negative count looks ahead. */
export function monthBefore(date: Day, months: number): Day {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

/** The first thing wrong with a period asked for, and the day it is wrong with; null where it makes sense. */
export function periodFault(asked: PeriodQuery): { at: keyof Period; code: string } | null {
  try {
    periodQuery.validateSync(asked);
    return null;
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return { at: error.path === 'start_date' ? 'start_date' : 'end_date', code: error.message };
  }
}

/** Days left out filled in: today, and the first day of the month two months before the end (spec 1 §2). */
export function usualPeriod({ start_date, end_date: asked }: PeriodQuery, today: Day): Period {
  const end_date = asked || today;
  return { start_date: start_date || monthBefore(end_date, 2), end_date };
}

/**
 * The period asked for: an end left out is today, a start the first day of the month two months before it (spec 1 §2).
 * @throws AppError validation_failed (end_date): it lies before the start, or more than ten years after it
 */
export function periodOf(asked: PeriodQuery, today: Day): Period {
  const period = usualPeriod(asked, today);
  parse(periodQuery, period);
  return period;
}

// How many days a period has.
function daysOf({ start_date, end_date }: Period): number {
  return Math.round((Date.parse(end_date) - Date.parse(start_date)) / 86_400_000) + 1;
}

/** As many days right before a period. */
export function periodBefore(period: Period): Period {
  return { start_date: addDays(period.start_date, -daysOf(period)), end_date: addDays(period.start_date, -1) };
}

/** The months, `YYYY-MM`, a period has days of. */
export function monthsOf({ start_date, end_date }: Period): string[] {
  const months: string[] = [];
  for (let first = monthBefore(start_date, 0); first <= end_date; first = monthBefore(first, -1)) {
    months.push(first.slice(0, 7));
  }
  return months;
}

/** The days of a month, `YYYY-MM`, that lie in a period. */
export function monthIn(month: string, { start_date, end_date }: Period): Period {
  const first = `${month}-01`;
  const last = addDays(monthBefore(first, -1), -1);
  return { start_date: first < start_date ? start_date : first, end_date: last > end_date ? end_date : last };
}
