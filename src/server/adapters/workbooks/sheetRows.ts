import { type CellValue, textCell } from './cells';
import { WorkbookError } from './errors';
import { maxColumns } from './limits';

export interface SheetRow {
  /** the number the person sees in the spreadsheet, from 1 */
  row: number;
  /** one per header column */
  cells: CellValue[];
}

/** The first sheet of a workbook: its first row that is not empty, and the rows below it that are not. */
export interface SheetRows {
  header: string[];
  rows: SheetRow[];
}

function headerText(cell: CellValue | undefined): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

/** Gathers rows in the order of the sheet and refuses the first one too many. */
export class RowCollector {
  private header: string[] | null = null;
  private readonly rows: SheetRow[] = [];

  constructor(private readonly maxRows: number) {}

  /** `cells` may have holes. Throws WorkbookError `too_many_rows`. */
  add(row: number, cells: readonly (CellValue | undefined)[]): void {
    const width = this.header?.length ?? Math.min(cells.length, maxColumns);
    const full = Array.from({ length: width }, (_, column) => cells[column] ?? null);
    if (full.every((cell) => cell === null)) return;
    if (this.header === null) {
      while (full.at(-1) === null) full.pop();
      this.header = full.map(headerText);
      return;
    }
    if (this.rows.length >= this.maxRows) throw new WorkbookError('too_many_rows');
    this.rows.push({ row, cells: full });
  }

  /** A link on a cell without text of its own becomes the cell's value. Columns count from 0. */
  addLinks(links: readonly { row: number; column: number; target: string }[]): void {
    const byNumber = new Map(this.rows.map(({ row, cells }) => [row, cells]));
    for (const { row, column, target } of links) {
      const cells = byNumber.get(row);
      if (cells && column >= 0 && column < cells.length) cells[column] ??= textCell(target);
    }
  }

  finish(): SheetRows {
    return { header: this.header ?? [], rows: this.rows };
  }
}
