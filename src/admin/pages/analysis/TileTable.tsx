import { useTranslate } from 'react-admin';
import { DataTable } from '../../../ui/plain/DataTable';
import unseen from '../../../ui/plain/unseen.module.css';
import styles from './analysis.module.css';
import { MarkLink } from './MarkLink';
import type { FigureTable, TableRow } from './tables';

const firstRows = 12;

/** The figures of a chart as a table, in the chart's place. */
export function TileTable({ label, table }: { label: string; table: FigureTable }) {
  const translate = useTranslate();
  return (
    <div className={styles.table}>
      <DataTable
        rows={table.rows}
        columns={table.columns.map((column, index) => ({
          key: String(index),
          ...column,
          cell: ({ cells }: TableRow) => (
            <MarkLink link={cells[index]?.link} className={cells[index]?.link ? styles.leads : undefined}>
              {cells[index]?.text}
            </MarkLink>
          ),
        }))}
        keyOf={({ key }) => key}
        label={label}
        step={firstRows}
        moreLabel={(shown, total) => translate('lists.more', { shown, total })}
      />
    </div>
  );
}

/** The same beside the chart, for those who listen. */
export function SpokenTable({ label, table: { columns, rows } }: { label: string; table: FigureTable }) {
  return (
    <div className={unseen.unseen}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map(({ text }, index) => (
                <td key={columns[index]?.label}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
