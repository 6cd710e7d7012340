import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ListBase, memoryStore, type RaRecord, StoreContextProvider, useStoreContext } from 'react-admin';
import { addressKey, addressStore } from './addressStore';
import { useRememberedList } from './askedLists';
import { FillsWindow } from './fillsWindow';
import styles from './ListFrame.module.css';
import { type ListSort, newestFirst } from './listParams';
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

function selectionStore() {
  const store = memoryStore();
  store.setup();
  return store;
}

/** Where it is kept what is chosen of the rows found: over pages and orders, but not of what other filters find. */
function useSelectionOf(found: string) {
  const [kept, keep] = useState(() => ({ found, store: selectionStore() }));
  if (kept.found === found) return kept.store;
  const next = { found, store: selectionStore() };
  keep(next);
  return next.store;
}

/** react-admin's list over page, size, search, order and filters in the address, for header, filters, table and pager. */
export function ListFrame({
  resource,
  params,
  searchSource = 'name',
  filter = {},
  sort = newestFirst,
  embedded = false,
  refreshEvery = false,
  children,
}: ListFrameProps) {
  const behind = useStoreContext();
  const rows = useRef<number | 'failed' | null>(null);
  const order = params.sort ?? sort;
  const found = { ...params.filters, ...(params.search && { [searchSource]: params.search }), ...filter };
  const selection = useSelectionOf(JSON.stringify(found));
  const store = useMemo(() => {
    const isPastEnd = () => params.page > 1 && rows.current === 0;
    const hasFailed = () => rows.current === 'failed';
    return addressStore({ behind, selection, params, sort: order, searchSource, isPastEnd, hasFailed });
  }, [behind, selection, params, order, searchSource]);
  const pagination = { page: params.page, perPage: params.pageSize };
  useRememberedList(resource, { pagination, sort: order, filter: found }, !embedded);
  return (
    <StoreContextProvider value={store}>
      <ListBase
        resource={resource}
        disableSyncWithLocation
        storeKey={addressKey}
        filter={filter}
        exporter={false}
        // The page around has been asked for its right already.
        disableAuthentication={embedded}
        queryOptions={{
          // The table says what went wrong, with a way to try again.
          onError: () => {
            rows.current = 'failed';
          },
          onSuccess: ({ data }) => {
            rows.current = data.length;
          },
          refetchInterval:
            typeof refreshEvery === 'function' ? ({ state }) => refreshEvery(state.data?.data ?? []) : refreshEvery,
        }}
      >
        <FillsWindow value={!embedded}>
          <div className={embedded ? styles.embedded : styles.page}>{children}</div>
        </FillsWindow>
      </ListBase>
    </StoreContextProvider>
  );
}
