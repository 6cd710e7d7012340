import type { CellKind, SectionCell } from '../../../domain/reports/sections/types';
import type { ColumnFormat, ColumnSpec, SheetSpec } from '../../adapters/workbooks/sheetSpec';
import type { Table } from '../tableCells';

const formats: Partial<Record<CellKind, ColumnFormat>> = {
  ...{ count: 'integer', money: 'money', cost: 'cost', percent: 'percent', day: 'date' },
};

/** Of a column of addresses, in characters. */
export const linkWidth = 50;

/** The columns of a table of a report's sections as a sheet has them; those named have their sums below. */
export function tableColumns({ columns }: Table, sums: readonly string[] = []): ColumnSpec[] {
  return columns.map(({ key, label, kind }) => {
    const format = formats[kind];
    const link = kind === 'link' && { linked: true, width: linkWidth };
    return { key, header: label, summed: sums.includes(key), ...(format && { format }), ...link };
  });
}

/** Its rows by the keys of its columns. */
export function tableRows({ columns, rows }: Table): Record<string, SectionCell>[] {
  return rows.map((cells) => Object.fromEntries(columns.map(({ key }, at) => [key, cells[at] ?? null])));
}

/** The whole table as a sheet to print; `headers` are those of columns that are called otherwise here. */
export function tableSheet(
  name: string,
  table: Table,
  sums?: { label: string; of: readonly string[] },
  headers: Readonly<Record<string, string>> = {},
): SheetSpec {
  return {
    ...{ name, isPrinted: true },
    ...(sums && { sumLabel: sums.label }),
    columns: tableColumns(table, sums?.of).map((column) => ({
      ...column,
      header: headers[column.key] ?? column.header,
    })),
    rows: tableRows(table),
  };
}
