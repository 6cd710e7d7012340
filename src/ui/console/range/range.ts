import { addDays, isDay } from '../../../domain/dates';

/** Days from the first to the last (`YYYY-MM-DD`), both included. */
export interface DayRange {
  start: string;
  end: string;
}

/** A choice of the picker: so many days up to today, or a range of its own. */
export interface RangePreset extends DayRange {
  /** Already translated. */
  label: string;
}

/** What is wrong with a range, as an error code by end; null where nothing is. */
export type FaultOf = (range: DayRange) => { at: keyof DayRange; code: string } | null;

const earliest = '2000-01-01';

/** The last `count` days, today included. */
export function lastDays(count: number, today: string): DayRange {
  return { start: addDays(today, 1 - count), end: today };
}

/** Why two entered days are no range up to today: an error code by end; null where they are one. */
export function rangeFault(range: DayRange, today: string): ReturnType<FaultOf> {
  const isEntered = (day: string) => isDay(day) && day >= earliest;
  const wrong = (['start', 'end'] as const).find((at) => !isEntered(range[at]));
  if (wrong) return { at: wrong, code: 'invalid_date' };
  if (range.end < range.start) return { at: 'end', code: 'end_date_before_start' };
  return range.end > today ? { at: 'end', code: 'invalid_date' } : null;
}

/** The range an address names, or the usual one where it names none that makes sense. */
export function rangeFrom(parameters: URLSearchParams, usual: DayRange, today: string): DayRange {
  const named = { start: parameters.get('start_date') ?? '', end: parameters.get('end_date') ?? '' };
  return rangeFault(named, today) ? usual : named;
}

/** The parameters after a choice; the usual range is not written, parameters that are not its own stay. */
export function withRange(before: URLSearchParams, chosen: DayRange, usual: DayRange): URLSearchParams {
  const draft = new URLSearchParams(before);
  draft.delete('start_date');
  draft.delete('end_date');
  if (chosen.start === usual.start && chosen.end === usual.end) return draft;
  draft.set('start_date', chosen.start);
  draft.set('end_date', chosen.end);
  return draft;
}
