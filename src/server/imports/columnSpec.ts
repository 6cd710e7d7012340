import type { ImportChoice, ImportColumn, ImportKind, WorkbookLanguage } from '../../domain/imports';
import type { ColumnFormat, ColumnSpec } from '../adapters/workbooks/sheetSpec';
import { yesNoChoices } from './words';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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
  // As typed: a program that takes 03/04 for a date may take it for the wrong one.
  day: 'text',
  boolean: null,
  choice: null,
  choices: null,
};

/** What a cell of the column offers. */
export function choicesOf({ kind, choices }: ImportColumn): readonly ImportChoice[] | undefined {
  return kind === 'boolean' ? yesNoChoices : choices;
}

/** A column of an importable workbook as it is written: header, note and offered values in one language. */
export function columnSpec(column: ImportColumn, language: WorkbookLanguage): ColumnSpec {
  const { key, kind, header, note, required, expected } = column;
  const choices = choicesOf(column);
  return {
    key,
    header: header[language],
    ...(formats[kind] && { format: formats[kind] }),
    ...(note && { note: note[language] }),
    ...(choices && { list: choices.map(({ label }) => label[language]) }),
    ...(kind === 'choices' && { takesOthers: true }),
    required: Boolean(required || expected),
  };
}
