import { type ReactNode, useState } from 'react';
import styles from './DataTable.module.css';
import { scrollable } from './scrollable';

export interface Column<T> {
  key: string;
  label: string;
  cell: (row: T) => ReactNode;
  /** Whether a row says something here; a preview leaves out a column of which none does. */
  says?: (row: T) => boolean;
  /** Right-aligned figures. */
  numeric?: boolean;
  /** A text that may be cut with an ellipsis; the whole of it on hover. */
  full?: (row: T) => string | null;
}

interface DataTableProps<T> {
  rows: readonly T[];
  columns: readonly Column<T>[];
  keyOf: (row: T, index: number) => string;
  /** Names the table for screen readers. */
  label: string;
  onOpen?: (row: T) => void;
  openKey?: string | null;
  /** Rows drawn at first and with each press of the button below. */
  step?: number;
  moreLabel: (shown: number, total: number) => string;
}

/** Rows held in memory as a table, as cards on a phone; long ones are drawn in steps. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { rows, columns, keyOf, label, onOpen, openKey, step = 50, moreLabel } = props;
  const [limit, setLimit] = useState(step);
  const shown = rows.slice(0, limit);
  const rowClass = (key: string) => [onOpen && styles.opens, key === openKey && styles.open].filter(Boolean).join(' ');
  return (
    <>
      <div className={styles.scroll} {...scrollable}>
        <table className={`${styles.table} ${styles.cards}`} aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={column.numeric ? styles.numeric : undefined}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => {
              const key = keyOf(row, index);
              return (
                <tr key={key} className={rowClass(key)} onClick={onOpen && (() => onOpen(row))}>
                  {columns.map((column, place) => (
                    <td
                      key={column.key}
                      data-label={column.label}
                      className={column.numeric ? styles.numeric : column.full ? styles.text : undefined}
                      title={column.full?.(row) ?? undefined}
                    >
                      {onOpen && place === 0 ? (
                        <button type="button" className={styles.opener}>
                          {column.cell(row)}
                        </button>
                      ) : (
                        column.cell(row)
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <button type="button" className={styles.more} onClick={() => setLimit(limit + step)}>
          {moreLabel(shown.length, rows.length)}
        </button>
      )}
    </>
  );
}
