import { type CSSProperties, type MouseEvent, type ReactNode, useRef } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState } from '../state/EmptyState';
import { ErrorState } from '../state/ErrorState';
import { type Column, cellClass, leastWidth, widthClass } from './columns';
import styles from './ListTable.module.css';
import { ListTableHead } from './ListTableHead';
import paper from './listPaper.module.css';
import { SelectRow } from './SelectRow';
import { useRowKeys } from './useRowKeys';

interface ListTableProps<T> {
  columns: readonly Column<T>[];
  /** i18n key naming the table for screen readers. */
  label: string;
  /** Where a row leads; absent = rows don't open. */
  rowHref?: (record: T) => string;
  /** Opens a row in place, such as a drawer, instead of an address. */
  onRowClick?: (record: T) => void;
  /** What other keys do with the row that was reached. */
  onRowKey?: (event: KeyboardEvent, record: T) => void;
  /** What a row is called: rows can be chosen for what is done to many at once. */
  selectName?: (record: T) => string;
  /** Stands before what a row begins with: what takes hold of it. */
  lead?: (record: T, index: number) => ReactNode;
  /** Shown where there is nothing at all. */
  empty?: ReactNode;
  /** What all rows come to, at the foot. */
  foot?: ReactNode;
}

/** A dense table of the list context's records: sticky head, one line a row, j / k / Enter / x; cards on phones. */
export function ListTable<T extends RaRecord>({
  columns,
  label,
  rowHref,
  onRowClick,
  onRowKey,
  selectName,
  lead,
  empty,
  foot,
}: ListTableProps<T>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const { data, error, isPending, isFetching, isPlaceholderData, perPage, refetch, onToggleItem } = useListContext<T>();
  const records = data ?? [];
  const open = (record: T) => (rowHref ? navigate(rowHref(record)) : onRowClick?.(record));
  const opens = Boolean(rowHref ?? onRowClick);
  const active = useRowKeys(
    body,
    records.length,
    (index) => {
      const record = records[index];
      if (record && opens) open(record);
    },
    (index) => {
      const record = records[index];
      if (record && selectName) onToggleItem(record.id);
    },
    (event, index) => {
      const record = records[index];
      if (record) onRowKey?.(event, record);
    },
  );

  if (error && records.length === 0) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!isPending && records.length === 0) return empty ?? <EmptyState title={translate('common.nothing_found')} />;

  const clicked = (event: MouseEvent, record: T) => {
    if (event.defaultPrevented || (event.target as HTMLElement).closest('a, button, input, label')) return;
    if (window.getSelection()?.toString()) return;
    open(record);
  };

  const cellOf = (record: T, column: Column<T>, position: number) =>
    position === 0 && opens ? (
      <RowOpener href={rowHref?.(record)} onOpen={() => onRowClick?.(record)}>
        {column.render(record)}
      </RowOpener>
    ) : (
      column.render(record)
    );

  return (
    <div className={`${styles.scroll} ${paper.scroll}`} aria-busy={isFetching ?? false}>
      <table
        className={`${styles.table} ${paper.table}`}
        style={{ '--least': `${leastWidth(columns)}px` } as CSSProperties}
        aria-label={translate(label)}
      >
        <ListTableHead columns={columns} selects={selectName !== undefined} />
        {isPending ? (
          <Skeleton columns={columns} rows={Math.min(perPage, 20)} />
        ) : (
          <tbody ref={body} className={isPlaceholderData ? styles.stale : undefined}>
            {records.map((record, index) => (
              <tr
                key={record.id}
                className={`${opens ? styles.opens : ''} ${index === active ? styles.active : ''}`}
                onClick={opens ? (event) => clicked(event, record) : undefined}
              >
                {columns.map((column, position) => (
                  <td
                    key={column.source}
                    className={cellClass(column)}
                    style={{ textAlign: column.align }}
                    data-name={column.withLabel ? translate(column.label) : undefined}
                  >
                    {position === 0 && (selectName || lead) ? (
                      <div className={styles.selectable}>
                        {selectName && <SelectRow id={record.id} name={selectName(record)} />}
                        {lead?.(record, index)}
                        {cellOf(record, column, position)}
                      </div>
                    ) : (
                      cellOf(record, column, position)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
        {!isPending && foot}
      </table>
    </div>
  );
}

function RowOpener({ href, onOpen, children }: { href: string | undefined; onOpen: () => void; children: ReactNode }) {
  if (href) {
    return (
      <Link to={href} className={styles.link}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.link} onClick={onOpen}>
      {children}
    </button>
  );
}

/** Rows of the final shape while the first page loads. */
function Skeleton<T>({ columns, rows }: { columns: readonly Column<T>[]; rows: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <tr key={row}>
          {columns.map((column) => (
            <td key={column.source} className={widthClass(column.optional)} style={{ textAlign: column.align }}>
              <span className={styles.bone} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
