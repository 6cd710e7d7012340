import { timeZone } from './dates';

/** Shown for anything unknown. */
export const unknownText = '–';

function localeOf(language: string): string {
  return language === 'vi' ? 'vi-VN' : language === 'en' ? 'en-US' : language;
}

/** Whole or decimal number with the language's grouping, at most `decimals` decimals (spec 1 §9). */
export function formatNumber(value: number | null | undefined, language: string, decimals = 2): string {
  if (value === null || value === undefined) return unknownText;
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: decimals }).format(value);
}

/** Compact number with K, M, B, at most one decimal: 12,4K (spec 2 §9). */
export function formatCompact(value: number | null | undefined, language: string): string {
  if (value === null || value === undefined) return unknownText;
  const steps: [number, string][] = [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ];
  for (const [step, letter] of steps) {
    if (Math.abs(value) >= step) return `${formatNumber(Math.trunc((value / step) * 10) / 10, language, 1)}${letter}`;
  }
  return formatNumber(value, language, 1);
}

/** An amount of VND with the VNĐ suffix and dot grouping in every language (spec 2 §9). */
export function formatMoney(value: number | null | undefined): string {
  if (value === null || value === undefined) return unknownText;
  return `${new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 }).format(value)} VNĐ`;
}

/** A percentage already in percent: 71.3 → 71,3%. */
export function formatPercent(value: number | null | undefined, language: string): string {
  if (value === null || value === undefined) return unknownText;
  return `${formatNumber(value, language, 1)}%`;
}

/** A `YYYY-MM-DD` day as DD/MM/YYYY (spec 1 §9). */
export function formatDay(day: string | null | undefined): string {
  if (!day) return unknownText;
  const [year, month, date] = day.slice(0, 10).split('-');
  return `${date}/${month}/${year}`;
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
