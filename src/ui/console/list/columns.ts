import type { ReactNode } from 'react';
import styles from './ListTable.module.css';

/** One column of a ListTable. */
export interface Column<T> {
  source: string;
  /** i18n key. */
  label: string;
  align?: 'left' | 'right' | 'center';
  /** CSS width, `cqi` = a hundredth of the table's room; the first column takes what is left. */
  width?: number | string;
  /** Of the first column: how much it needs at least; 200 where nothing is said. */
  least?: number;
  render: (record: T) => ReactNode;
  /** Field to sort by where the API can; see the data provider for the names it takes. */
  sort?: string;
  /** Left out where the table has little room, also on phones where `phone` gives it no place; `wide` already on most laptops. */
  optional?: boolean | 'wide';
  /** Shown only where the person chose it (ColumnChooser). */
  extra?: boolean;
  /** On phones: beside the title, under it (default), at the end of the line under it, or not at all. */
  phone?: 'end' | 'line' | 'action' | 'hidden';
  /** Takes no room: stands over the end of its row while that is pointed at or has the focus; on phones as `phone` says. */
  over?: boolean;
  /** On phones the column's name stands before the value. */
  withLabel?: boolean;
}

/** How a cell behaves where there is little room. */
export function cellClass<T>({ phone, optional, over }: Column<T>): string {
  const place = { end: styles.end, line: styles.line, action: styles.action, hidden: styles.hidden }[phone ?? 'line'];
  return `${place} ${widthClass(optional)} ${phone ? styles.placed : ''} ${over ? styles.over : ''}`;
}

/** Below which width of the table's room a column is left out. */
export function widthClass(optional: Column<unknown>['optional']): string {
  return (optional === 'wide' ? styles.wide : optional && styles.optional) || '';
}

const firstColumn = 200;
const relativeColumn = 120;

/** What a column needs at least, in pixels; `clamp(…)` says it itself. */
function leastOf(width: Column<unknown>['width']): number {
  if (typeof width === 'number') return width;
  return Number(width?.match(/^clamp\((\d+)px/)?.[1] ?? relativeColumn);
}

/** What the last column's wider padding takes, see ListTable.module.css. */
const edge = 14;

/** The width a column takes, as CSS has it; the last one stands off the edge without giving up room of its own. */
export function roomOf(width: Column<unknown>['width'], last: boolean): string | undefined {
  if (typeof width !== 'number') return width;
  return `${last ? width + edge : width}px`;
}

/** Below this width the table scrolls sideways instead of squeezing its columns. */
export function leastWidth<T>(columns: readonly Column<T>[]): number {
  return columns
    .slice(1)
    .filter((column) => !column.optional)
    .reduce((sum, { width }) => sum + leastOf(width), (columns[0]?.least ?? firstColumn) + edge);
}
