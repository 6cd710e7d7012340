import type { CellKind, SectionCell, SectionPart } from '../../../domain/reports/sections/types';
import type { ColumnFormat, ColumnSpec, SheetSpec } from '../../adapters/workbooks/sheetSpec';

type Table = Extract<SectionPart, { is: 'table' }>;

const formats: Partial<Record<CellKind, ColumnFormat>> = {
  ...{ count: 'integer', money: 'money', cost: 'cost', percent: 'percent', day: 'date' },
};

/** The columns of a table of a report's sections as a sheet has them; those named have their sums below. */
export function tableColumns({ columns }: Table, sums: readonly string[] = []): ColumnSpec[] {
  return columns.map(({ key, label, kind }) => {
    const format = formats[kind];
    return { key, header: label, summed: sums.includes(key), ...(format && { format }) };
  });
}

/** Its rows by the keys of its columns. */
export function tableRows({ columns, rows }: Table): Record<string, SectionCell>[] {
  return rows.map((cells) => Object.fromEntries(columns.map(({ key }, at) => [key, cells[at] ?? null])));
}

/** The whole table as a sheet to print. */
export function tableSheet(name: string, table: Table, sums?: { label: string; of: readonly string[] }): SheetSpec {
  return {
    ...{ name, isPrinted: true },
    ...(sums && { sumLabel: sums.label }),
    columns: tableColumns(table, sums?.of),
    rows: tableRows(table),
  };
}
