import { type ReactNode, useMemo } from 'react';
import {
  ListContextProvider,
  type ListControllerResult,
  type RaRecord,
  useGetList,
  useRecordSelection,
} from 'react-admin';
import styles from './ListFrame.module.css';
import { listContextOf } from './listContext';
import type { ListSort } from './listParams';
import type { ListParams } from './useListParams';

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
  /** Asks again every so many milliseconds while the page is looked at; it may depend on what is shown. */
  refreshEvery?: number | false | ((records: readonly RaRecord[]) => number | false);
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
  refreshEvery = false,
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
    {
      placeholderData: (previous) => previous,
      retry: false,
      refetchInterval:
        typeof refreshEvery === 'function' ? ({ state }) => refreshEvery(state.data?.data ?? []) : refreshEvery,
    },
  );
  const [selectedIds, selection] = useRecordSelection({ resource, disableSyncWithStore: true });
  const context = useMemo(
    () =>
      listContextOf(params, order, {
        ...query,
        resource,
        selectedIds,
        onSelect: selection.select,
        onSelectAll: () => selection.select((query.data ?? []).map((record) => record.id)),
        onToggleItem: selection.toggle,
        onUnselectItems: () => selection.clearSelection(),
      } as Partial<ListControllerResult<RaRecord>>),
    [query, resource, order, params, selectedIds, selection],
  );
  return (
    <ListContextProvider value={context}>
      <div className={embedded ? styles.embedded : styles.page}>{children}</div>
    </ListContextProvider>
  );
}
