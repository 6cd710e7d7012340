import { type ReactNode, useMemo } from 'react';
import {
  ListContextProvider,
  type ListControllerResult,
  type RaRecord,
  useGetList,
  useRecordSelection,
} from 'react-admin';
import styles from './ListFrame.module.css';
import type { ListParams, ListSort } from './useListParams';

interface ListFrameProps {
  resource: string;
  params: ListParams;
  /** What the API calls the searched field. */
  searchSource?: string;
  /** Filters that are always on. */
  filter?: Record<string, unknown>;
  /** Order while the person has chosen none. */
  sort?: ListSort;
  /** Stands inside a page instead of filling it. */
  embedded?: boolean;
  children: ReactNode;
}

const newestFirst: ListSort = { field: 'date', order: 'DESC' };

/** Loads a list as the address asks and offers it as react-admin's list context to header, filters, table and pager. */
export function ListFrame({
  resource,
  params,
  searchSource = 'name',
  filter,
  sort,
  embedded,
  children,
}: ListFrameProps) {
  const order = params.sort ?? sort ?? newestFirst;
  const query = useGetList<RaRecord>(
    resource,
    {
      pagination: { page: params.page, perPage: params.pageSize },
      sort: order,
      filter: { ...params.filters, ...(params.search ? { [searchSource]: params.search } : {}), ...filter },
    },
    { placeholderData: (previous) => previous, retry: false },
  );
  const [selectedIds, selection] = useRecordSelection({ resource, disableSyncWithStore: true });
  const context = useMemo(
    () =>
      ({
        ...query,
        resource,
        sort: order,
        page: params.page,
        perPage: params.pageSize,
        filterValues: params.filters,
        displayedFilters: {},
        selectedIds,
        exporter: false,
        setPage: params.setPage,
        setPerPage: params.setPageSize,
        setSort: ({ field, order: direction }) => params.setSort({ field, order: direction }),
        setFilters: params.clearFilters,
        showFilter: () => undefined,
        hideFilter: (name) => params.setFilter(name, []),
        onSelect: selection.select,
        onSelectAll: () => selection.select((query.data ?? []).map((record) => record.id)),
        onToggleItem: selection.toggle,
        onUnselectItems: () => selection.clearSelection(),
        hasPreviousPage: params.page > 1,
        hasNextPage: params.page * params.pageSize < (query.total ?? 0),
      }) as ListControllerResult<RaRecord>,
    [query, resource, order, params, selectedIds, selection],
  );
  return (
    <ListContextProvider value={context}>
      <div className={embedded ? styles.embedded : styles.page}>{children}</div>
    </ListContextProvider>
  );
}
