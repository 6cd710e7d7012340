import { type ImportColumn, type RowError, workbookLanguage } from '../../domain/imports';
import { choicesOf } from './columnSpec';

/** A longer list helps nobody where it is told beside each wrong cell; the template offers it. */
const most = 20;

/** The records with the values a column takes beside each cell that is none of them, by their names in this language. */
export function withAllowed(
  records: readonly RowError[],
  columns: readonly ImportColumn[],
  callerLanguage: string,
): RowError[] {
  const language = workbookLanguage(callerLanguage);
  const offered = new Map(
    columns.flatMap((column) => {
      const names = choicesOf(column)?.map(({ label }) => label[language]) ?? [];
      const error = column.choiceError ?? 'invalid_value';
      return names.length > 0 && names.length <= most ? [[`${column.key} ${error}`, names] as const] : [];
    }),
  );
  return records.map(({ row, errors }) => ({
    row,
    errors: errors.map((fault) => {
      const allowed = offered.get(`${fault.column} ${fault.error}`);
      return allowed ? { ...fault, allowed } : fault;
    }),
  }));
}
