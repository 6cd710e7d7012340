import { type ReactNode, useMemo } from 'react';
import { ListContextProvider, type ListControllerResult, type RaRecord } from 'react-admin';
import styles from './ListFrame.module.css';
import type { ListSort } from './listParams';
import type { ListParams } from './useListParams';

interface LocalFrameProps {
  /** All rows found, in order. */
  rows: readonly RaRecord[];
  params: ListParams;
  sort: ListSort;
  children: ReactNode;
}

/** Offers rows that are all at hand as a list context, a page at a time, to the same table and pager as other lists. */
export function LocalFrame({ rows, params, sort, children }: LocalFrameProps) {
  const context = useMemo(() => {
    // A page that is gone, because fewer rows are found, is the last one there is.
    const last = Math.max(1, Math.ceil(rows.length / params.pageSize));
    const page = Math.min(params.page, last);
    const data = rows.slice((page - 1) * params.pageSize, page * params.pageSize);
    return listContextOf({ ...params, page }, sort, { data, total: rows.length, isPending: false, isFetching: false });
  }, [rows, params, sort]);
  return (
    <ListContextProvider value={context}>
      <div className={styles.embedded}>{children}</div>
    </ListContextProvider>
  );
}

/** What the address says and what was found, as react-admin's list context. */
function listContextOf(
  params: ListParams,
  sort: ListSort,
  loaded: Partial<ListControllerResult<RaRecord>>,
): ListControllerResult<RaRecord> {
  return {
    selectedIds: [],
    ...loaded,
    sort,
    page: params.page,
    perPage: params.pageSize,
    filterValues: params.filters,
    displayedFilters: {},
    exporter: false,
    setPage: params.setPage,
    setPerPage: params.setPageSize,
    setSort: ({ field, order }) => params.setSort({ field, order }),
    setFilters: params.clearFilters,
    showFilter: () => undefined,
    hideFilter: (name) => params.setFilter(name, []),
    hasPreviousPage: params.page > 1,
    hasNextPage: params.page * params.pageSize < (loaded.total ?? 0),
  } as ListControllerResult<RaRecord>;
}
