import { type Column, widthClass } from './columns';
import styles from './tableSkeleton.module.css';

/** Rows of the final shape while the first page loads. */
export function TableSkeleton<T>({ columns, rows }: { columns: readonly Column<T>[]; rows: number }) {
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
