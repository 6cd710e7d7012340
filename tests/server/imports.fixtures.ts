import type { UploadedFile } from '../../src/server/http/uploads';
import { madeWorkbook } from './workbooks.fixtures';

type Cell = string | number | boolean | Date | null;

/** An uploaded workbook of one sheet whose header is the keys of all rows, in the order they first come. */
export async function fileOf(rows: readonly Record<string, Cell>[], name = 'dữ liệu.xlsx'): Promise<UploadedFile> {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return sheetFile([header, ...rows.map((row) => header.map((key) => row[key] ?? null))], name);
}

/** An uploaded workbook of one sheet with these cells. */
export async function sheetFile(cells: readonly (readonly Cell[])[], name = 'dữ liệu.xlsx'): Promise<UploadedFile> {
  return { bytes: await madeWorkbook((sheet) => void sheet.addRows(cells.map((row) => [...row]))), name };
}
