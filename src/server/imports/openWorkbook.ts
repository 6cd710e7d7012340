import { AppError, invalid } from '../../domain/errors';
import { importRowLimit } from '../../domain/limits';
import { WorkbookError } from '../adapters/workbooks/errors';
import { readWorkbook } from '../adapters/workbooks/readWorkbook';
import type { SheetRows } from '../adapters/workbooks/sheetRows';
import type { UploadedFile } from '../http/uploads';
import { sha256Of } from '../sha256';

/** An uploaded workbook as read: its name and content hash for the run's record, and its first sheet. */
export interface OpenedWorkbook {
  name: string;
  sha256: string;
  sheet: SheetRows;
}

/**
 * Reads an uploaded workbook's first sheet (CONTRACT.md §2); with `csv` also a file of separated text, told by its name, as
 * nothing else tells it.
 * @throws AppError file_format_invalid, too_many_rows, file_too_large; validation_failed without a file
 */
export async function openWorkbook(file: UploadedFile | null, { csv = false } = {}): Promise<OpenedWorkbook> {
  if (!file) throw invalid([{ property: 'file', message: 'field_required' }]);
  try {
    const sheet = await readWorkbook(file.bytes, { maxRows: importRowLimit, csv: csv && /\.csv$/i.test(file.name) });
    if (sheet.header.length === 0) throw new AppError('file_format_invalid');
    return { name: file.name, sha256: sha256Of(file.bytes), sheet };
  } catch (error) {
    if (error instanceof WorkbookError) throw new AppError(error.code, undefined, { cause: error });
    throw error;
  }
}
