import TableIcon from '@mui/icons-material/TableChartOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorText } from '../../../ui/console/state/errorText';
import styles from './analysis.module.css';
import { SpokenTable, TileTable } from './TileTable';
import type { FigureTable } from './tables';

/** What a tile reads, as its query stands. */
export interface Read<T> {
  data: T | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface TileProps<T> {
  /** Already translated, as the note. */
  title: string;
  note?: ReactNode;
  read: Read<T>;
  isEmpty: (data: T) => boolean;
  /** What the chart is drawn from; absent where the tile is a table already. */
  table?: (data: T) => FigureTable;
  actions?: ReactNode;
  className?: string | undefined;
  children: (data: T) => ReactNode;
}

/** One question of the page with its answer; it loads, fails and is empty by itself. */
export function Tile<T>({ title, note, read, isEmpty, table, actions, className, children }: TileProps<T>) {
  const translate = useTranslate();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const { data } = read;
  const isThere = data !== undefined && !isEmpty(data);
  return (
    <section
      className={[styles.tile, read.isPlaceholderData && styles.stale, className].filter(Boolean).join(' ')}
      aria-labelledby={id}
      aria-busy={data === undefined && !read.error}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {actions}
        {table && isThere && (
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={asTable}
            aria-label={translate('analysis.as_table', { title })}
            title={translate('analysis.table')}
            onClick={() => setAsTable(!asTable)}
          >
            <TableIcon sx={{ fontSize: 16 }} />
          </button>
        )}
      </header>
      {note && <p className={styles.note}>{note}</p>}
      <TileState read={read} isThere={isThere} />
      {isThere && table && asTable && <TileTable label={title} table={table(data)} />}
      {isThere && !(table && asTable) && (
        <>
          {children(data)}
          {table && <SpokenTable label={title} table={table(data)} />}
        </>
      )}
    </section>
  );
}

/** What stands in a tile's place while there is nothing to show. */
export function TileState({ read, isThere }: { read: Read<unknown>; isThere: boolean }) {
  const translate = useTranslate();
  if (isThere) return null;
  if (read.data !== undefined) return <p className={styles.none}>{translate('common.no_data')}</p>;
  if (!read.error) return <div className={styles.bone} aria-hidden="true" />;
  return (
    <div className={styles.failed} role="alert">
      <p>{errorText(read.error, translate)}</p>
      <Button variant="outlined" onClick={() => void read.refetch()}>
        {translate('common.retry')}
      </Button>
    </div>
  );
}
