/** What an import preview or commit answers (CONTRACT.md §1). */
export interface RowError {
  /** The number the person sees in the spreadsheet. */
  row: number;
  errors: { column: string; error: string; value?: string }[];
}

export interface ImportResult<T> {
  data: { dataSuccess: T[]; total: number; committed: boolean };
  errorRecords: RowError[];
}
