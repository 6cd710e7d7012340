import { onClock } from '../../../domain/dates';
import { neutraliseFormula } from './formulaGuard';
import type { ColumnFormat, RowValue } from './sheetSpec';

const longestText = 32_767;

/** Text as a cell can hold it: never a formula, never longer than Excel opens, nothing XML forbids or would change. */
export function cellText(text: string): string {
  return writable(neutraliseFormula(text));
}

function writable(text: string): string {
  return text
    .slice(0, longestText)
    .replace(/[\uFFFE\uFFFF]/g, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('\r', '_x000D_');
}

/**
 * A row's value as the writer takes it; what is unknown or not finite stays an empty cell. `asTyped` leaves a text without
 * its guard: its cell must be one of text, which no spreadsheet takes for a formula.
 */
export function outgoingCell(
  value: RowValue,
  format: ColumnFormat | undefined,
  asTyped = false,
): string | number | boolean | Date | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    return format === 'text' ? cellText(String(value)) : value;
  }
  if (typeof value === 'boolean') return value;
  if (format === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    const day = new Date(`${value}T00:00:00Z`);
    if (!Number.isNaN(day.getTime())) return day;
  }
  if (format === 'instant' && !Number.isNaN(Date.parse(value))) return onClock(new Date(value));
  return asTyped ? writable(value) : cellText(value);
}
