import type { Store } from 'react-admin';
import type { ListChange, ListSort } from './listParams';
import type { ListParams } from './useListParams';

type Filter = Record<string, string | string[]>;

/** What ListBase may want otherwise than the address says. */
interface Wanted {
  perPage: number;
  sort: string;
  order: ListSort['order'];
  filter: Filter;
}

/** A list's parameters as ListBase keeps them in a store. */
interface KeptParams extends Wanted {
  page: number;
  /** What the address says; ListBase hands it on with what it wants otherwise. */
  inAddress: Wanted;
}

interface Place {
  /** The store of the whole console. */
  behind: Store;
  /** What is selected, for as long as the list is shown. */
  selection: Store;
  params: ListParams;
  sort: ListSort;
  searchSource: string;
  /** Whether there are no rows on a page after the first, which ListBase leaves by itself. */
  isPastEnd: () => boolean;
  /** Whether the rows could not be read: ListBase takes that for a page that does not exist, and would go to the first. */
  hasFailed: () => boolean;
}

/** Where ListBase keeps its parameters, instead of under its own names in the address. */
export const addressKey = 'address';

/**
 * A store in which ListBase finds page, size, order, search and filters as the address says them (spec 1 §2), and writes
 * them back there. Everything else is the store's behind it.
 */
export function addressStore({ behind, selection, params, sort, searchSource, isPastEnd, hasFailed }: Place): Store {
  const inAddress: Wanted = {
    perPage: params.pageSize,
    sort: sort.field,
    order: sort.order,
    filter: { ...params.filters, ...(params.search && { [searchSource]: params.search }) },
  };
  const kept: KeptParams = { page: params.page, ...inAddress, inAddress };
  const storeOf = (key: string) => (key.includes('.selectedIds') ? selection : behind);
  return {
    ...behind,
    // The store behind belongs to the whole console.
    setup: () => undefined,
    teardown: () => undefined,
    getItem: <T>(key: string, usual?: T) => (key === addressKey ? (kept as T) : storeOf(key).getItem(key, usual)),
    setItem: <T>(key: string, value: T) => {
      if (key !== addressKey) return storeOf(key).setItem(key, value);
      const change = changeOf(value as KeptParams, searchSource);
      const leadsToFirst = change.page === 1 && params.page > 1 && Object.keys(change).length === 1;
      if (hasFailed() && leadsToFirst) return;
      params.change(isPastEnd() ? { ...change, inPlace: true } : change);
    },
    subscribe: (key, listener) => (key === addressKey ? () => undefined : storeOf(key).subscribe(key, listener)),
  };
}

/** What ListBase wants otherwise than the address said when it was asked for it. */
function changeOf({ page, perPage, sort, order, filter, inAddress }: KeptParams, searchSource: string): ListChange {
  const names = new Set([...Object.keys(inAddress.filter), ...Object.keys(filter)]);
  const changed = [...names].filter((name) => JSON.stringify(filter[name]) !== JSON.stringify(inAddress.filter[name]));
  const filters = changed.filter((name) => name !== searchSource).map((name) => [name, valuesOf(filter[name])]);
  return {
    page,
    ...(perPage !== inAddress.perPage && { pageSize: perPage }),
    ...((sort !== inAddress.sort || order !== inAddress.order) && { sort: { field: sort, order } }),
    ...(changed.includes(searchSource) && { search: String(filter[searchSource] ?? '') }),
    ...(filters.length > 0 && { filters: Object.fromEntries(filters) }),
  };
}

const valuesOf = (value: Filter[string] | undefined) => [value ?? []].flat();
