import type { SavedView } from '../../../providers/savedViews';
import type { ListChange, ListPlace } from '../list/listParams';

const usualSort = { field: 'date', order: 'DESC' } as const;

/** The change that opens a view: what it does not narrow down is widened again. */
export function placeOfView(view: SavedView, { filters, sort }: ListPlace): ListChange {
  const none = Object.fromEntries(Object.keys(filters).map((name) => [name, []]));
  const wanted = view.sort ?? (sort && usualSort);
  return { search: view.search, filters: { ...none, ...view.filters }, ...(wanted && { sort: wanted }) };
}

const sorted = (filters: Record<string, string[]>) =>
  JSON.stringify(
    Object.entries(filters)
      .map(([name, values]) => [name, [...values].sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whether the list stands as the view has it; columns aside. */
export function isOpenView(view: SavedView, { search, filters, sort = usualSort }: ListPlace): boolean {
  const order = view.sort ?? usualSort;
  const sameSort = order.field === sort.field && order.order === sort.order;
  return view.search === search && sameSort && sorted(view.filters) === sorted(filters);
}
