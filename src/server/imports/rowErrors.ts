import type { ImportResult, RowError } from '../../domain/imports';

/** Error records one answer carries; a file with more is wrong throughout. */
const most = 500;
const longestValue = 200;

type CellError = RowError['errors'][number];

/** Gathers what is wrong, by row and column, and keeps it in the order of the sheet. */
export class RowErrors {
  private readonly byRow = new Map<number, CellError[]>();

  add(row: number, ...errors: CellError[]): void {
    const earlier = this.byRow.get(row);
    if (earlier) earlier.push(...errors.map(shortened));
    else this.byRow.set(row, errors.map(shortened));
  }

  has(row: number): boolean {
    return this.byRow.has(row);
  }

  /** Whether something is wrong with this cell of the row. */
  blames(row: number, column: string): boolean {
    return this.byRow.get(row)?.some((error) => error.column === column) ?? false;
  }

  get any(): boolean {
    return this.byRow.size > 0;
  }

  /** How many rows are wrong. */
  get rows(): number {
    return this.byRow.size;
  }

  records(): RowError[] {
    return [...this.byRow].sort(([a], [b]) => a - b).map(([row, errors]) => ({ row, errors }));
  }
}

/** The result as an answer tells it: of its wrong and doubtful rows the first ones, and how many there are. */
export function told<T>(result: ImportResult<T>): ImportResult<T> {
  const { errorRecords, warningRecords } = result;
  return {
    ...result,
    errorRecords: errorRecords.slice(0, most),
    ...(errorRecords.length > most && { errorTotal: errorRecords.length }),
    ...(warningRecords && { warningRecords: warningRecords.slice(0, most) }),
    ...(warningRecords && warningRecords.length > most && { warningTotal: warningRecords.length }),
  };
}

function shortened(error: CellError): CellError {
  return error.value === undefined ? error : { ...error, value: error.value.slice(0, longestValue) };
}
