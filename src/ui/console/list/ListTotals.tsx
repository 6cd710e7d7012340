import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type Column, cellClass } from './columns';
import styles from './totals.module.css';

/** What the rows come to: which rows, and a sum by the column it stands under. */
export interface Totals {
  label: ReactNode;
  of: Readonly<Record<string, ReactNode>>;
}

interface Cell<T> {
  column: Column<T>;
  span: number;
}

/** A column that is always there and has no sum gives its room to the cell before. */
function cellsOf<T>(columns: readonly Column<T>[], of: Totals['of']): Cell<T>[] {
  const cells: Cell<T>[] = [];
  const isPlain = ({ source, optional }: Column<T>) => !(source in of) && !optional;
  for (const column of columns) {
    const last = cells.at(-1);
    if (last && isPlain(column) && isPlain(last.column)) last.span += 1;
    else cells.push({ column, span: 1 });
  }
  return cells;
}

/** The row of totals at the table's foot, in view while rows are scrolled; on phones a line under the cards. */
export function ListTotals<T>({ columns, totals }: { columns: readonly Column<T>[]; totals: Totals }) {
  const translate = useTranslate();
  return (
    <tfoot className={styles.foot}>
      <tr>
        {cellsOf(columns, totals.of).map(({ column, span }, position) =>
          position === 0 ? (
            <th key={column.source} scope="row" colSpan={span}>
              {totals.label}
            </th>
          ) : (
            <td
              key={column.source}
              colSpan={span}
              className={column.source in totals.of ? '' : `${styles.empty} ${cellClass(column)}`}
              style={{ textAlign: column.align }}
              data-name={translate(column.label)}
            >
              {totals.of[column.source]}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
