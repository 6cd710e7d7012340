import { addDays, isDay } from '../../../domain/dates';

const monthPattern = /^\d{4}-\d{2}$/;

/** Whether the text is a month written `YYYY-MM` that a calendar can show. */
export function isMonth(text: string | null): text is string {
  return text !== null && monthPattern.test(text) && text >= '1970-01' && isDay(`${text}-01`);
}

/** The month `count` months after `month`, both `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The Monday of the week a day is in. */
function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The weeks, Monday to Sunday, that cover a month (`YYYY-MM`). */
export function weeksOf(month: string): string[][] {
  const next = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let monday = mondayOf(`${month}-01`); monday < next; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

interface Running {
  id: string;
  start_date: string;
  end_date: string | null;
}

/** A stretch of a week: columns 0 to 6, both included, and its line from the top. */
export interface Bar<T extends Running> {
  campaign: T;
  from: number;
  to: number;
  lane: number;
  /** Whether the campaign itself begins and ends here, or goes on in the week before or after. */
  starts: boolean;
  ends: boolean;
}

/** Where what runs in a week stands, at most `lanes` lines of it, and how many each day leaves out. */
export function layoutWeek<T extends Running>(
  running: readonly T[],
  week: readonly string[],
  lanes: number,
): { bars: Bar<T>[]; hidden: number[]; lanes: number } {
  const first = week[0] ?? '';
  const last = week.at(-1) ?? '';
  const end = ({ end_date }: T) => end_date ?? '9999-12-31';
  const here = running
    .filter((campaign) => campaign.start_date <= last && end(campaign) >= first)
    .sort((a, b) => order(a.start_date, b.start_date) || order(end(b), end(a)) || order(a.id, b.id));
  const hidden = week.map(() => 0);
  // By line: the column up to which it is taken.
  const taken: number[] = [];
  const bars: Bar<T>[] = [];
  for (const campaign of here) {
    const starts = campaign.start_date >= first;
    const ends = end(campaign) <= last;
    const from = starts ? week.indexOf(campaign.start_date) : 0;
    const to = ends ? week.indexOf(end(campaign)) : week.length - 1;
    const free = taken.findIndex((until) => until < from);
    const lane = free < 0 ? taken.length : free;
    if (lane >= lanes) {
      for (let column = from; column <= to; column += 1) hidden[column] = (hidden[column] ?? 0) + 1;
      continue;
    }
    taken[lane] = to;
    bars.push({ campaign, from, to, lane, starts, ends });
  }
  return { bars, hidden, lanes: taken.length };
}

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
