import { formatCompact, formatDay, formatExact } from '../../../domain/format';
import type { FilterDefinition } from './filters';

/** The values of a filter in words; `short` names the first of several and how many more there are. */
export function filterSummary(
  { kind, options }: FilterDefinition,
  values: readonly string[],
  language: string,
  short: boolean,
): string {
  const [first = ''] = values;
  if (kind === 'day') return formatDay(first);
  if (kind === 'range') return rangeText(values, (value) => bound(Number(value), language));
  if (kind === 'period') return rangeText(values, formatDay);
  const labels = values.map((value) => options?.find((option) => option.value === value)?.label ?? '…');
  return short && labels.length > 1 ? `${labels[0]} +${labels.length - 1}` : labels.join(', ');
}

/** What was asked for is told as it was entered; the large ones short. */
const bound = (value: number, language: string) =>
  Math.abs(value) < 1_000 ? formatExact(value, language) : formatCompact(value, language);

function rangeText([from, to]: readonly string[], written: (value: string) => string): string {
  if (from && to) return `${written(from)} – ${written(to)}`;
  return from ? `≥ ${written(from)}` : `≤ ${written(to ?? '')}`;
}
