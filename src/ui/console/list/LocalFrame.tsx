import { type ReactNode, useMemo } from 'react';
import { ListContextProvider, type RaRecord } from 'react-admin';
import styles from './ListFrame.module.css';
import { listContextOf } from './listContext';
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
