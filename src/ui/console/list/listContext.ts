import type { ListControllerResult, RaRecord } from 'react-admin';
import type { ListSort } from './listParams';
import type { ListParams } from './useListParams';

type Loaded = Partial<ListControllerResult<RaRecord>>;

/** What the address says and what was found, as react-admin's list context. */
export function listContextOf(params: ListParams, sort: ListSort, loaded: Loaded): ListControllerResult<RaRecord> {
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
