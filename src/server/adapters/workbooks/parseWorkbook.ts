import { WorkbookError } from './errors';
import { defaultLimits, type ReadOptions } from './limits';
import { readCsv } from './readCsv';
import { readXls } from './readXls';
import type { SheetRows } from './sheetRows';
import { readXlsx } from './xlsx/readXlsx';

const zip = Buffer.from('PK\x03\x04', 'latin1');
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/**
 * Reads a workbook's first sheet in the calling thread; what kind it is, its bytes decide, not its name.
 * Throws WorkbookError only: whatever else the readers throw means that the file is broken.
 */
export async function parseWorkbook(bytes: Buffer, options: ReadOptions): Promise<SheetRows> {
  const { maxRows, csv = false } = options;
  const limits = { ...defaultLimits, ...options.limits };
  try {
    if (bytes.subarray(0, zip.length).equals(zip)) return await readXlsx(bytes, maxRows, limits);
    if (bytes.subarray(0, compoundFile.length).equals(compoundFile)) return await readXls(bytes, maxRows);
    if (csv && bytes.length > 0) return readCsv(bytes, maxRows);
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    throw new WorkbookError('file_format_invalid', String(error));
  }
  throw new WorkbookError('file_format_invalid', 'not a workbook');
}
