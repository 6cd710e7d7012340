import { normalise } from '../../../domain/text';
import type { ListPlace, ListSort } from './listParams';

/** How rows that are all at hand are searched, filtered and ordered. */
export interface LocalRules<T> {
  /** What the search looks in. */
  text: (row: T) => string;
  /** By filter name: whether the row is among the chosen values. */
  filters?: Record<string, (row: T, values: readonly string[]) => boolean>;
  /** By column: what it is ordered by; null is unknown and stands last either way. */
  sorts: Record<string, (row: T) => number | string | null>;
}

/** The rows the address asks for, in its order, not yet cut into pages. */
export function localRows<T>(
  rows: readonly T[],
  place: Pick<ListPlace, 'search' | 'filters'>,
  sort: ListSort,
  rules: LocalRules<T>,
): T[] {
  const wanted = normalise(place.search);
  const found = rows.filter(
    (row) =>
      (!wanted || normalise(rules.text(row)).includes(wanted)) &&
      Object.entries(place.filters).every(([name, values]) => rules.filters?.[name]?.(row, values) ?? true),
  );
  const keyOf = rules.sorts[sort.field];
  if (!keyOf) return found;
  return found
    .map((row) => ({ row, value: keyOf(row) }))
    .sort((a, b) => compare(a.value, b.value, sort.order === 'ASC' ? 1 : -1))
    .map(({ row }) => row);
}

function compare(a: number | string | null, b: number | string | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * direction;
  return String(a).localeCompare(String(b), 'vi') * direction;
}
