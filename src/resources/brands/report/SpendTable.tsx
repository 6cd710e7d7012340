import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { SpendFigures } from '../../../domain/reports/brandTypes';
import { Coverage } from '../../../ui/console/record/Coverage';
import { type Column, DataTable } from '../../../ui/plain/DataTable';
import { Compact, Cost, Count, Money } from '../../../ui/plain/Figure';
import styles from './report.module.css';

interface SpendTableProps<T> {
  /** All already translated: the table's name, and what its rows are. */
  label: string;
  of: string;
  rows: readonly T[];
  keyOf: (row: T) => string;
  name: (row: T) => ReactNode;
  /** Columns between the name and the figures, and behind them. */
  before?: readonly Column<T>[];
  after?: readonly Column<T>[];
  prices?: readonly (typeof allPrices)[number][];
  /** Stands beside a cost. */
  beside?: (row: T, cost: 'cpe' | 'cpv') => ReactNode;
}

const allPrices = ['price', 'booking_price'] as const;
const costs = ['cpe', 'cpv'] as const;

/** What each part got and cost; columns the answer leaves out are not there. */
export function SpendTable<T extends SpendFigures>(props: SpendTableProps<T>) {
  const { label, of, rows, keyOf, name, before = [], after = [], prices = allPrices, beside } = props;
  const translate = useTranslate();
  const word = (metric: string) => translate(`reports.metric.${metric}`);
  const answered = <F extends keyof SpendFigures>(fields: readonly F[]) =>
    fields.filter((field) => rows.some((row) => row[field] !== undefined));
  const counted = (metric: 'views' | 'engagement'): Column<T> => ({
    key: metric,
    label: word(metric),
    numeric: true,
    cell: (row) => (
      <span className={styles.figures}>
        <Compact value={row[metric]} />
        <Coverage coverage={row.coverage[metric]} />
      </span>
    ),
  });
  const columns: Column<T>[] = [
    { key: 'name', label: of, cell: name },
    ...before,
    { key: 'posts', label: word('posts'), numeric: true, cell: ({ posts }) => <Count value={posts} /> },
    counted('views'),
    counted('engagement'),
    ...answered(prices).map((price) => ({
      key: price,
      label: word(price),
      numeric: true,
      cell: (row: T) => <Money value={row[price]} compact />,
    })),
    ...answered(costs).map((cost) => ({
      key: cost,
      label: word(cost),
      numeric: true,
      cell: (row: T) => (
        <span className={styles.figures}>
          {beside?.(row, cost)}
          <Cost value={row[cost]} />
        </span>
      ),
    })),
    ...after,
  ];
  return (
    <DataTable
      rows={rows}
      columns={columns}
      keyOf={keyOf}
      label={label}
      step={20}
      moreLabel={(shown, total) => translate('lists.more', { shown, total })}
    />
  );
}
