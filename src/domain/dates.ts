/** The clock the agency lives by; days begin at midnight there (CONTRACT.md §1). */
export const timeZone = 'Asia/Ho_Chi_Minh';
const offsetMinutes = 7 * 60;

/** The calendar day (`YYYY-MM-DD`, Asia/Ho_Chi_Minh) an instant falls on. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);
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
