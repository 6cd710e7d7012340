import { clockOf, instantAt, isDay, readDay } from './dates';

const pressed = /^(\d{2})(\d{2})(\d{4})$/;
const withClock = /^(.+?)[ T,]+(\d{1,2})[:hg](\d{2})?$/i;

/**
 * A day as people type it, `31/03/1995`, `31.3.1995`, `31031995` or `1995-03-31`, as `YYYY-MM-DD`; null for any other
 * text and for days no calendar has.
 */
export function readTypedDay(typed: string): string | null {
  const text = typed.trim();
  const [, date, month, year] = pressed.exec(text) ?? [];
  const day = year ? `${year}-${month}-${date}` : readDay(text.replace(/\s*([/.-])\s*/g, '$1'));
  return isDay(day) ? day : null;
}

/** A `YYYY-MM-DD` day as it is typed and shown, `DD/MM/YYYY`; any other text as it is. */
export function writeDay(day: string): string {
  if (!isDay(day)) return day;
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

/** A day and time of the agency's clock as people type them, `31/03/2026 18:30`, as a UTC instant; null for other text. */
export function readTypedInstant(typed: string): string | null {
  const text = typed.trim();
  const [, date, hour, minute = '00'] = withClock.exec(text) ?? [];
  const day = readTypedDay(date ?? text);
  if (!day || Number(hour ?? 0) > 23 || Number(minute) > 59) return null;
  return instantAt(`${day}T${(hour ?? '0').padStart(2, '0')}:${minute}`) || null;
}

/** A UTC instant as it is typed and shown, `DD/MM/YYYY HH:mm` on the agency's clock; any other text as it is. */
export function writeInstant(instant: string): string {
  // Of half a date a browser makes some other one.
  if (!/^\d{4}-\d\d-\d\dT/.test(instant)) return instant;
  const [day = '', time = ''] = clockOf(instant).split('T');
  return day ? `${writeDay(day)} ${time}` : instant;
}

/** The days of a month (`YYYY-MM`) in weeks from Monday, with those of its neighbours that fill them up. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const start = first.getTime() - ((first.getUTCDay() + 6) % 7) * 86_400_000;
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const weeks = Math.ceil((next.getTime() - start) / (7 * 86_400_000));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => new Date(start + (week * 7 + day) * 86_400_000).toISOString().slice(0, 10)),
  );
}

/** The same day so many months later, or the last one of a month that is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
