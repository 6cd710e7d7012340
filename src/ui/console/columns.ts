import type { ReactNode } from 'react';
import styles from './ListTable.module.css';

/** One column of a ListTable. */
export interface Column<T> {
  source: string;
  /** i18n key. */
  label: string;
  align?: 'left' | 'right' | 'center';
  /** CSS width; the first column takes what is left. */
  width?: number | string;
  render: (record: T) => ReactNode;
  /** Field to sort by where the API can; see the data provider for the names it takes. */
  sort?: string;
  /** Left out below this width of the list. */
  optional?: boolean;
  /** On phones: beside the title, under it (default), or not at all. */
  phone?: 'end' | 'line' | 'hidden';
}

/** How a cell behaves where there is little room. */
export function cellClass<T>({ phone = 'line', optional }: Column<T>): string {
  return `${{ end: styles.end, line: styles.line, hidden: styles.hidden }[phone]} ${optional ? styles.optional : ''}`;
}

const firstColumn = 220;
const relativeColumn = 120;

/** Below this width the table scrolls sideways instead of squeezing its columns. */
export function leastWidth<T>(columns: readonly Column<T>[]): number {
  return columns
    .slice(1)
    .filter((column) => !column.optional)
    .reduce((sum, { width }) => sum + (typeof width === 'number' ? width : relativeColumn), firstColumn);
}
