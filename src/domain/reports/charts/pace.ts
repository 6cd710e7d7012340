import { addDays } from '../../dates';

/**
 * What a count would be at the end of each day if a target were reached evenly over the period, whole, rounded half up;
 * null on days outside it, and everywhere where the end is open or nothing is promised.
 */
export function paceOf(
  days: readonly string[],
  { start_date, end_date }: { start_date: string; end_date: string | null },
  target: number | null,
): (number | null)[] {
  if (!end_date || target === null) return days.map(() => null);
  const dayNumber = (day: string) => Date.parse(day) / 86_400_000;
  const before = dayNumber(addDays(start_date, -1));
  const length = dayNumber(end_date) - before;
  return days.map((day) =>
    day < start_date || day > end_date ? null : Math.round((target * (dayNumber(day) - before)) / length),
  );
}
