import { addDays } from '../dates';
import type { Day, Percent } from '../units';
import { daysBetween, paceDays } from './pace';

/** Where a day stands in a campaign's period; whole days, both ends included. */
export type PeriodPlace =
  | { is: 'before'; days: number }
  | { is: 'open'; number: number }
  | { is: 'within'; number: number; of: number; left: number; gone: Percent }
  | { is: 'after'; days: number };

interface Dated {
  start_date: Day;
  end_date: Day | null;
}

/**
 * Where `today`, a day of the agency, stands in a period: so many days before it, on its day so many of how many with so
 * many left after it, so many days after it; of a period without end only its day (spec 1 §2 Campaign detail).
 */
export function placeInPeriod({ start_date, end_date }: Dated, today: Day): PeriodPlace {
  if (today < start_date) return { is: 'before', days: daysBetween(today, addDays(start_date, -1)) };
  const days = paceDays({ start_date, end_date, day: today });
  if (!end_date || !days) return { is: 'open', number: daysBetween(start_date, today) };
  if (today > end_date) return { is: 'after', days: daysBetween(addDays(end_date, 1), today) };
  return { is: 'within', ...days, left: days.of - days.number };
}
