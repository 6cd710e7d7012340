/** The clock the agency lives by; days begin at midnight there (CONTRACT.md §1). */
export const timeZone = 'Asia/Ho_Chi_Minh';
const offsetMinutes = 7 * 60;

/** A Date whose UTC fields are what the agency's clock shows at an instant. */
export function onClock(instant: Date): Date {
  return new Date(instant.getTime() + offsetMinutes * 60_000);
}

/** The calendar day (`YYYY-MM-DD`, Asia/Ho_Chi_Minh) an instant falls on. */
export function dayOf(instant: Date): string {
  return onClock(instant).toISOString().slice(0, 10);
}

/** The instant a day (`YYYY-MM-DD`) begins in Asia/Ho_Chi_Minh. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMinutes * 60_000);
}

/** The day `count` days after `day`, both `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Whether the text is a real calendar date written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** A day as people type it, `31/03/1995`, as `YYYY-MM-DD`; anything else as it is. */
export function readDay(typed: string): string {
  const [, date, month, year] = dayFirst.exec(typed) ?? [];
  return year ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}` : typed;
}

/** An instant as the agency's clock shows it, `YYYY-MM-DDTHH:mm`; the empty text for what is no instant. */
export function clockOf(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? '' : new Date(time + offsetMinutes * 60_000).toISOString().slice(0, 16);
}

/** The ISO instant at which the agency's clock shows `YYYY-MM-DDTHH:mm`; the empty text for anything else. */
export function instantAt(clock: string): string {
  const time = Date.parse(`${clock}Z`);
  return Number.isNaN(time) ? '' : new Date(time - offsetMinutes * 60_000).toISOString();
}
