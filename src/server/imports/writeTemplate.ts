import { type ImportColumn, type ImportKind, type Words, workbookLanguage } from '../../domain/imports';
import type { ColumnFormat, RowValue } from '../adapters/workbooks/sheetSpec';
import { writeWorkbook } from '../adapters/workbooks/writeWorkbook';
import { FileAnswer } from '../http/api';
import { yesNoChoices } from './words';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const formats: Record<ImportKind, ColumnFormat | null> = {
  text: 'text',
  code: 'text',
  url: 'text',
  list: 'text',
  wholeNumber: 'integer',
  money: 'money',
  decimal: 'decimal',
  percent: 'percent',
  instant: 'date',
  boolean: null,
  choice: null,
};

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
  const named = columns.map((column) => ({
    column,
    choices: column.kind === 'boolean' ? yesNoChoices : column.choices,
  }));
  const content = await writeWorkbook([
    {
      name: sheet[language],
      columns: named.map(({ column: { key, kind, header, note, required, expected }, choices }) => ({
        key,
        header: header[language],
        ...(formats[kind] && { format: formats[kind] }),
        ...(note && { note: note[language] }),
        ...(choices && { list: choices.map(({ label }) => label[language]) }),
        required: Boolean(required || expected),
      })),
      rows: rows.map((row) =>
        Object.fromEntries(
          named.map(({ column: { key }, choices }) => {
            const choice = choices?.find(({ value }) => value === String(row[key]));
            return [key, choice ? choice.label[language] : row[key]];
          }),
        ),
      ),
    },
  ]);
  return new FileAnswer(content, filename, workbookType);
}
