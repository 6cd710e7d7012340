import { type ImportColumn, type Words, workbookLanguage } from '../../domain/imports';
import type { RowValue } from '../adapters/workbooks/sheetSpec';
import { writeWorkbook } from '../adapters/workbooks/writeWorkbook';
import { FileAnswer } from '../http/api';
import { choicesOf, columnSpec, workbookType } from './columnSpec';

export interface Template<Key extends string> {
  filename: string;
  sheet: Words;
  columns: readonly ImportColumn<Key>[];
  /** Cells filled in beforehand; values of choices are written by their name. */
  rows: readonly Partial<Record<Key, RowValue>>[];
}

/** An empty or prefilled workbook that imports cleanly once filled in, in the caller's language (spec 2 §7). */
export async function writeTemplate<Key extends string>(
  { filename, sheet, columns, rows }: Template<Key>,
  callerLanguage: string,
): Promise<FileAnswer> {
  const language = workbookLanguage(callerLanguage);
  const named = columns.map((column) => ({ key: column.key, choices: choicesOf(column) }));
  const content = await writeWorkbook([
    {
      name: sheet[language],
      columns: columns.map((column) => columnSpec(column, language)),
      rows: rows.map((row) =>
        Object.fromEntries(
          named.map(({ key, choices }) => {
            const choice = choices?.find(({ value }) => value === String(row[key]));
            return [key, choice ? choice.label[language] : row[key]];
          }),
        ),
      ),
    },
  ]);
  return new FileAnswer(content, filename, workbookType);
}
