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
  /** Of the first column: how much it needs at least; 200 where nothing is said. */
  least?: number;
  render: (record: T) => ReactNode;
  /** Field to sort by where the API can; see the data provider for the names it takes. */
  sort?: string;
  /** Left out on narrow screens, also on phones where `phone` gives it no place; `wide` already on most laptops. */
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

/** Below which width of the screen a column is left out. */
export function widthClass(optional: Column<unknown>['optional']): string {
  return (optional === 'wide' ? styles.wide : optional && styles.optional) || '';
}

const firstColumn = 200;
const relativeColumn = 120;

/** `clamp(190px, 20vw - 6px, 260px)`: at least, by the window's width, at most. */
const clamped = /^clamp\((\d+)px, ([\d.]+)vw(?: ([+-]) (\d+)px)?, (\d+)px\)$/;

/** What a column needs at least, in pixels; `clamp(…)` says it itself. */
function leastOf(width: Column<unknown>['width']): number {
  if (typeof width === 'number') return width;
  return Number(width?.match(clamped)?.[1] ?? relativeColumn);
}

/** What a column takes in a table of `room` pixels, in a window of `screen`. */
function takenBy(width: Column<unknown>['width'], room: number, screen: number): number {
  if (typeof width === 'number') return width;
  const [, least, share, sign, more, most] = width?.match(clamped) ?? [];
  if (least) {
    const wanted = (screen * Number(share)) / 100 + Number(`${sign ?? ''}${more ?? 0}`);
    return Math.min(Math.max(Number(least), wanted), Number(most));
  }
  return width?.endsWith('%') ? (room * Number.parseFloat(width)) / 100 : relativeColumn;
}

/** What the last column's wider padding takes, see ListTable.module.css. */
const edge = 14;

/** The width a column takes, as CSS has it; the last one stands off the edge without giving up room of its own. */
export function roomOf(width: Column<unknown>['width'], last: boolean): string | undefined {
  if (typeof width !== 'number') return width;
  return `${last ? width + edge : width}px`;
}

/** Which columns are left out for want of room: none, the `wide` ones, or all that are optional. */
export type Narrowness = 'roomy' | 'narrow' | 'narrowest';

function shownAt<T>(columns: readonly Column<T>[], narrowness: Narrowness): readonly Column<T>[] {
  const isShown = ({ optional }: Column<T>) => !optional || (optional === true && narrowness === 'narrow');
  return narrowness === 'roomy' ? columns : columns.filter(isShown);
}

const firstOf = <T>(columns: readonly Column<T>[]) => (columns[0]?.least ?? firstColumn) + edge;

/** How narrow a table of `room` pixels is for its columns, in a window of `screen`: the first one keeps what it needs. */
export function narrownessOf<T>(columns: readonly Column<T>[], room: number, screen: number): Narrowness {
  const needOf = (narrowness: Narrowness) =>
    shownAt(columns, narrowness)
      .slice(1)
      .reduce((sum, { width }) => sum + takenBy(width, room, screen), firstOf(columns));
  // Before it is laid out nothing is known.
  if (room === 0 || needOf('roomy') <= room) return 'roomy';
  return needOf('narrow') <= room ? 'narrow' : 'narrowest';
}

/** Below this width the table scrolls sideways instead of squeezing the columns that are left. */
export function leastWidth<T>(columns: readonly Column<T>[], narrowness: Narrowness): number {
  return shownAt(columns, narrowness)
    .slice(1)
    .reduce((sum, { width }) => sum + leastOf(width), firstOf(columns));
}
