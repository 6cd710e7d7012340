import { WorkbookError } from './errors';
import type { ReadOptions } from './limits';

const zip = Buffer.from('PK\x03\x04', 'latin1');
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** What kind of workbook this may be: its bytes decide, not its name. Throws WorkbookError `file_format_invalid`, `file_is_open_document`. */
export function workbookKind(bytes: Buffer, { csv = false }: ReadOptions): 'xlsx' | 'xls' | 'csv' {
  if (bytes.subarray(0, zip.length).equals(zip)) {
    // An OpenDocument says what it is in its first entry, unpacked.
    if (bytes.subarray(0, 200).includes('application/vnd.oasis.opendocument')) {
      throw new WorkbookError('file_is_open_document', 'an OpenDocument');
    }
    return 'xlsx';
  }
  if (bytes.subarray(0, compoundFile.length).equals(compoundFile)) return 'xls';
  if (csv && bytes.length > 0) return 'csv';
  throw new WorkbookError('file_format_invalid', 'not a workbook');
}
