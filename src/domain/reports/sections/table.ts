import type { KolRef } from '../../campaigns/types';
import { dayOf } from '../../dates';
import type { Translate } from '../../locales/translator';
import type { SectionCell, SectionColumn, SectionPart } from './types';

export type Table = Extract<SectionPart, { is: 'table' }>;

/** A column of a table and what stands in it of a row. */
export interface Column<Row> extends SectionColumn {
  of: (row: Row) => SectionCell;
}

/** Rows as a table of a section. */
export function tableOf<Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]): Table {
  return {
    is: 'table',
    title,
    columns: columns.map(({ of: _of, ...column }): SectionColumn => column),
    rows: rows.map((row) => columns.map(({ of }) => of(row))),
  };
}

/** Who a row is of. */
export const kolColumns = (say: Translate): Column<{ kol: KolRef }>[] => [
  { key: 'kol', label: say('reportDocument.column.kol'), kind: 'text', of: ({ kol }) => kol.stage_name },
  { key: 'kol_code', label: say('reportDocument.column.kol_code'), kind: 'text', of: ({ kol }) => kol.code },
];

/** The day an instant is of; null of none. */
export const dayIn = (instant: string | null) => (instant ? dayOf(new Date(instant)) : null);

/** A column a metric, each a count. */
export const metricColumns = <M extends string>(
  metrics: readonly M[],
  say: Translate,
): Column<Record<M, number | null>>[] =>
  metrics.map((metric) => ({
    key: metric,
    label: say(`reports.metric.${metric}`),
    kind: 'count',
    of: (row) => row[metric],
  }));
