import { WorkbookError } from './errors';
import { workbookKind } from './kind';
import { defaultLimits, type ReadOptions } from './limits';
import { readCsv } from './readCsv';
import { readXls } from './readXls';
import type { SheetRows } from './sheetRows';
import { readXlsx } from './xlsx/readXlsx';

/**
 * Reads a workbook's first sheet in the calling thread.
 * Throws WorkbookError only: whatever else the readers throw means that the file is broken.
 */
export async function parseWorkbook(bytes: Buffer, options: ReadOptions): Promise<SheetRows> {
  const limits = { ...defaultLimits, ...options.limits };
  try {
    switch (workbookKind(bytes, options)) {
      case 'xlsx':
        return await readXlsx(bytes, options.maxRows, limits);
      case 'xls':
        return await readXls(bytes, options.maxRows);
      case 'csv':
        return readCsv(bytes, options.maxRows);
    }
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    throw new WorkbookError('file_format_invalid', String(error));
  }
}
