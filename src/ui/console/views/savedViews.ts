import type { SavedQuery } from 'react-admin';
import type { ListChange, ListPlace, ListSort } from '../list/listParams';
import { type ColumnSwitches, switchesOf } from './chosenColumns';

/** A list as somebody has set it up: what it is narrowed down to, how it is sorted, and its columns. */
export interface SavedView {
  name: string;
  search: string;
  filters: Record<string, string[]>;
  sort: ListSort | null;
  columns: ColumnSwitches;
}

export const viewLimits = { views: 20, name: 60 } as const;

const usualSort: ListSort = { field: 'date', order: 'DESC' };

/** A view as react-admin keeps saved queries, with the columns it knows nothing of. */
export function queryOfView({ name, search, filters, sort, columns }: SavedView): SavedQuery {
  const value = { filter: { ...filters, search }, ...(sort && { sort }), columns };
  return { label: name, value };
}

/** The views among what is stored, as far as that makes sense. */
export function viewsOf(stored: unknown): SavedView[] {
  return Array.isArray(stored) ? stored.flatMap((query: unknown) => viewOf(query) ?? []) : [];
}

function viewOf(query: unknown): SavedView | null {
  if (!isRecord(query) || typeof query.label !== 'string' || !isRecord(query.value)) return null;
  const { filter, sort = null, columns } = query.value;
  const switches = switchesOf(columns);
  if (!isRecord(filter) || !(sort === null || isSort(sort)) || !switches) return null;
  const { search, ...filters } = filter;
  if (typeof search !== 'string' || !isFilters(filters)) return null;
  return { name: query.label, search, filters, sort, columns: switches };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSort = (value: unknown): value is ListSort =>
  isRecord(value) && typeof value.field === 'string' && (value.order === 'ASC' || value.order === 'DESC');
const isFilters = (value: Record<string, unknown>): value is Record<string, string[]> =>
  Object.values(value).every((values) => Array.isArray(values) && values.every((one) => typeof one === 'string'));

/** The views with one more; one of the same name is replaced, the oldest beyond the limit leaves. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = views.filter(({ name }) => name !== view.name);
  return [...others, view].slice(-viewLimits.views);
}

/** The change that opens a view: what it does not narrow down is widened again. */
export function placeOfView(view: SavedView, { filters, sort }: ListPlace): ListChange {
  const none = Object.fromEntries(Object.keys(filters).map((name) => [name, []]));
  const wanted = view.sort ?? (sort && usualSort);
  return { search: view.search, filters: { ...none, ...view.filters }, ...(wanted && { sort: wanted }) };
}

const ordered = (filters: Record<string, string[]>) =>
  JSON.stringify(
    Object.entries(filters)
      .map(([name, values]) => [name, [...values].sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whether the list stands as the view has it; columns aside. */
export function isOpenView(view: SavedView, { search, filters, sort = usualSort }: ListPlace): boolean {
  const order = view.sort ?? usualSort;
  const sameSort = order.field === sort.field && order.order === sort.order;
  return view.search === search && sameSort && ordered(view.filters) === ordered(filters);
}
