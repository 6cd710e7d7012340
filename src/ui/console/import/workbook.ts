import { uploadLimits } from '../../../domain/limits';
import { ApiError } from '../../../providers/http';

/** File names an import accepts (spec 1 §5 Files), with separated text where it is taken too. */
export const workbookTypes = (csv: boolean) => (csv ? '.xlsx,.xls,.csv' : '.xlsx,.xls');

/**
 * Checks name and size, and reads the file once: what is previewed is what is committed, even if it changes on disk.
 * @throws ApiError file_is_open_document, workbook_type_invalid, table_type_invalid, workbook_too_large, file_not_found
 */
export async function readWorkbook(file: File, csv: boolean): Promise<File> {
  const isKnown = workbookTypes(csv)
    .split(',')
    .some((ending) => file.name.toLowerCase().endsWith(ending));
  if (/\.(ods|fods)$/i.test(file.name)) throw new ApiError(400, 'file_is_open_document');
  if (!isKnown) throw new ApiError(415, csv ? 'table_type_invalid' : 'workbook_type_invalid');
  if (file.size > uploadLimits.workbook) throw new ApiError(413, 'workbook_too_large');
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    throw new ApiError(0, 'file_not_found');
  }
}
