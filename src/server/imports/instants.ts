import { isDay, startOfDay } from '../../domain/dates';

const typed =
  /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}))(?:[T\s,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const timeFirst = /^(\d{1,2}:\d{2}(?::\d{2})?)\s+(\S+)$/;
const exact = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;
const years = { first: 2000, last: 2100 };

/** A cell's day and time on the agency's clock as an ISO instant: `31/03/2026 20:30`, `2026-03-31`, a spreadsheet's date. */
export function readInstant(cell: string | Date): string | null {
  if (cell instanceof Date) return atAgency(cell.toISOString().slice(0, 10), cell.getTime() % 86_400_000);
  if (exact.test(cell)) return inRange(new Date(cell));
  const turned = timeFirst.exec(cell);
  const parts = typed.exec(turned ? `${turned[2]} ${turned[1]}` : cell);
  if (!parts) return null;
  const [, year, month, date, dateFirst, monthSecond, yearLast, hour = '0', minute = '0', second = '0'] = parts;
  const pad = (part: string | undefined) => String(part).padStart(2, '0');
  const day = year ? `${year}-${pad(month)}-${pad(date)}` : `${yearLast}-${pad(monthSecond)}-${pad(dateFirst)}`;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return atAgency(day, ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000);
}

function atAgency(day: string, milliseconds: number): string | null {
  return isDay(day) ? inRange(new Date(startOfDay(day).getTime() + milliseconds)) : null;
}

function inRange(instant: Date): string | null {
  const year = instant.getUTCFullYear();
  return year >= years.first && year <= years.last ? instant.toISOString() : null;
}
