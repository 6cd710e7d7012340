export type WorkbookErrorCode = 'file_format_invalid' | 'file_is_open_document' | 'too_many_rows' | 'file_too_large';

/** A workbook that is refused. `code` is the error catalogue's (CONTRACT.md §2); the message is for the log. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError';

  constructor(
    readonly code: WorkbookErrorCode,
    detail: string = code,
  ) {
    super(detail);
  }
}
