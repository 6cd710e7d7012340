import type { Row, Worksheet } from 'exceljs';
import { type ColumnSpec, numberFormats } from './sheetSpec';

const face = { name: 'Calibri', family: 2, size: 11, bold: true };

/** The sums below a sheet's rows, formulas a reader can follow; their results stand beside them for readers that do not calculate. */
export class Sums {
  private readonly totals: (number | null)[];

  constructor(private readonly columns: readonly ColumnSpec[]) {
    this.totals = columns.map(() => null);
  }

  /** Counts a row that was written. */
  add(row: Row): void {
    for (const [index, { summed }] of this.columns.entries()) {
      const { value } = row.getCell(index + 1);
      if (summed && typeof value === 'number') this.totals[index] = (this.totals[index] ?? 0) + value;
    }
  }

  /** Writes the sums of the rows `first` to `last`; where nothing is known the sum is empty rather than 0. */
  write(worksheet: Worksheet, label: string, first: number, last: number): void {
    const row = worksheet.addRow([]);
    for (const [index, { summed, format }] of this.columns.entries()) {
      const cell = row.getCell(index + 1);
      cell.font = face;
      cell.border = { top: { style: 'thin', color: { argb: 'FF9CA3AF' } } };
      if (index === 0) {
        cell.value = label;
        cell.numFmt = 'General';
        continue;
      }
      if (!summed) continue;
      const range = `${cell.address.replace(/\d+$/, '')}${first}:${cell.address.replace(/\d+$/, '')}${last}`;
      cell.value = { formula: `IF(COUNT(${range})=0,"",SUM(${range}))`, result: this.totals[index] ?? '' };
      if (format) cell.numFmt = numberFormats[format];
    }
    row.commit();
  }
}
