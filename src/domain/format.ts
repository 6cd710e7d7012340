import { dayOf, timeZone } from './dates';
import { languageTag } from './languages/rules';

/** Shown for anything unknown. */
export const unknownText = '–';

const built: Record<string, string> = { vi: 'vi-VN', en: 'en-US' };

const locales = new Map<string, string>();

/** A locale Intl knows, with the digits everybody here reads; English for a language it does not know. */
function localeOf(language: string): string {
  const known = locales.get(language);
  if (known) return known;
  const wanted = built[language] ?? language;
  const isKnown = languageTag.test(language) && Intl.NumberFormat.supportedLocalesOf(wanted).length > 0;
  const locale = `${isKnown ? wanted : built.en}-u-nu-latn`;
  locales.set(language, locale);
  return locale;
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(localeOf(language), {
    maximumFractionDigits: decimals,
    // What rounds to nothing is below nothing no more.
    signDisplay: 'negative',
  });
  formats.set(key, made);
  return made;
}

/** From here up decimals tell nobody anything: a number is shown whole. */
const wholeFrom = 100;

/**
 * A number to be read, with the language's grouping (CONTRACT-2 §16): whole from 100 up, below that at most `decimals`
 * decimals, half up.
 */
export function formatNumber(value: number | null | undefined, language: string, decimals = 2): string {
  if (value === null || value === undefined) return unknownText;
  return numberFormat(language, Math.abs(value) < wholeFrom ? decimals : 0).format(value);
}

/** A number to be edited, compared or checked, with the language's grouping: all its decimals, unless told how many. */
export function formatExact(value: number | null | undefined, language: string, decimals = 15): string {
  if (value === null || value === undefined) return unknownText;
  return numberFormat(language, decimals).format(value);
}

/** What is written of a number that is told compactly: so many tenths, of so many thousands of thousands. */
function compacted(value: number): { tenths: number; step: number } {
  const size = Math.abs(value);
  const rounded = (at: number) =>
    at === 0 && size >= wholeFrom ? Math.round(size) * 10 : Math.round((size * 10) / 1000 ** at);
  // What rounds up to a thousand of one letter is one of the next: 999.960 is 1M.
  let step = 0;
  while (step < 3 && rounded(step) >= 10_000) step++;
  return { tenths: rounded(step), step };
}

/** Compact number with K, M, B, at most one decimal, rounded half up as all that is shown: 12,4K (spec 2 §9). */
export function formatCompact(value: number | null | undefined, language: string): string {
  if (value === null || value === undefined) return unknownText;
  const { tenths, step } = compacted(value);
  return formatExact((Math.sign(value) * tenths) / 10, language, 1) + ['', 'K', 'M', 'B'][step];
}

/** From here on two numbers as written tell another share of each other than they have: a hundredth. */
const shareSeen = 0.01;

/**
 * Whether a figure beside its target, both compact, would say something else than they do: 87,2K of 87,2K where 99,9% were
 * reached, 1,6K of 1,8K where it was 84%.
 */
export function misleadsCompact(current: number | null, target: number | null): boolean {
  if (current === null || !target || current === target) return false;
  const written = (value: number) => {
    const { tenths, step } = compacted(value);
    return tenths * 1000 ** step;
  };
  const share = written(current) / written(target);
  return share === 1 || Math.abs(share - current / target) >= shareSeen;
}

/** A figure and its target beside each other: compact, or in whole numbers where that would mislead. */
export function formatAgainst(current: number | null, target: number | null, language: string) {
  const format = misleadsCompact(current, target) ? formatNumber : formatCompact;
  return { current: format(current, language), target: format(target, language) };
}

/** What has no parts (people, views, dong), a mean of them too: always whole, compact from 1,000 up. */
export function formatWhole(value: number | null | undefined, language: string): string {
  return formatCompact(typeof value === 'number' ? Math.round(value) : value, language);
}

/** An amount of VND with the VNĐ suffix, grouped as the language does (CONTRACT-2 §16); exact of a bigint of any size. */
export function formatMoney(value: number | bigint | null | undefined, language: string): string {
  if (value === null || value === undefined) return unknownText;
  return `${numberFormat(language, 0).format(value)} VNĐ`;
}

/**
 * A sum of VND in digits as billions with one decimal, half up: 12,4B (spec 1 §2 /analysis-report). What is too little for
 * that is told in its own size, nothing as 0.
 */
export function formatBillions(sum: string, language: string): string {
  const tenths = (BigInt(sum) + 50_000_000n) / 100_000_000n;
  if (tenths === 0n) return formatCompact(Number(sum), language);
  const digits = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${digits.format(Number(tenths) / 10)}B`;
}

const [kilobyte, megabyte, gigabyte] = [1024, 1024 ** 2, 1024 ** 3];

/** A size in bytes: whole KB, at least one, or MB, or GB. */
export function formatSize(bytes: number, language: string): string {
  if (bytes < megabyte) return `${formatNumber(Math.ceil(bytes / kilobyte) || 1, language)} KB`;
  if (bytes < gigabyte) return `${formatNumber(bytes / megabyte, language, 1)} MB`;
  return `${formatNumber(bytes / gigabyte, language, 1)} GB`;
}

/** A percentage already in percent, as a number is rounded: 71.3 → 71,3%. */
export function formatPercent(value: number | null | undefined, language: string): string {
  if (value === null || value === undefined) return unknownText;
  return `${formatNumber(value, language, 1)}%`;
}

/** Which way a percentage goes as it is written: one that is written 0% goes nowhere. */
export function signOfPercent(value: number): number {
  // Halves go away from 0, as they are written.
  return Math.sign(value) * Math.min(1, Math.round(Math.abs(value) * 10));
}

/** A `YYYY-MM-DD` day as DD/MM/YYYY (spec 1 §9). */
export function formatDay(day: string | null | undefined): string {
  if (!day) return unknownText;
  // What is still being typed is no day yet.
  if (!/^\d{4}-\d\d-\d\d/.test(day)) return day;
  const [year, month, date] = day.slice(0, 10).split('-');
  return `${date}/${month}/${year}`;
}

/** Two days as DD/MM/YYYY – DD/MM/YYYY, the year of both said once: 17/11 – 16/12/2026; `…` where there is no end yet. */
export function formatPeriod(start: string, end: string | null): string {
  const isOneYear = end !== null && start.slice(0, 4) === end.slice(0, 4);
  const from = formatDay(start);
  // The dash stays with the first day.
  return `${isOneYear ? from.slice(0, 5) : from}\u00a0– ${end === null ? '…' : formatDay(end)}`;
}

/** A UTC instant as HH:mm:ss DD/MM/YYYY on the agency's clock (spec 1 §9). */
export function formatInstant(instant: string | Date | null | undefined): string {
  if (!instant) return unknownText;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('hour')}:${part('minute')}:${part('second')} ${part('day')}/${part('month')}/${part('year')}`;
}

/** The day an instant fell on by the agency's clock, as DD/MM/YYYY. */
export function formatDayOf(instant: string | Date | null | undefined): string {
  return instant ? formatDay(dayOf(new Date(instant))) : unknownText;
}

const agoSteps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
const agoLimit = 7 * 86_400;

/** How long before `now` an instant was, in the language's short words; a week and more as the day it fell on. */
export function formatAgo(instant: string, now: Date, language: string): string {
  // Clocks differ a little: what seems to lie ahead is just now.
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 1_000));
  if (seconds >= agoLimit) return formatDayOf(instant);
  // Only “now” has a word of its own: those for days are short in one language and capitalised in another.
  const numeric = seconds < 60 ? 'auto' : 'always';
  const words = new Intl.RelativeTimeFormat(localeOf(language), { numeric, style: 'short' });
  const [unit, length] =
    agoSteps.find(([, step]) => seconds >= step) ?? (['second', Number.POSITIVE_INFINITY] as const);
  return words.format(-Math.floor(seconds / length) || 0, unit);
}

function dateWords(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const words = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** A month (`YYYY-MM`) in words of the language: November 2026. */
export function formatMonth(month: string, language: string): string {
  return dateWords(`${month}-01`, language, { month: 'long', year: 'numeric' });
}

/** The weekday of a `YYYY-MM-DD` day in words of the language, whole or shortened. */
export function formatWeekday(day: string, language: string, length: 'long' | 'short'): string {
  return dateWords(day, language, { weekday: length });
}
