import { faultsByColumn, faultText, joinedFaults } from '../../domain/importFaults';
import {
  type CellFault,
  type ImportColumn,
  type RowError,
  type WorkbookLanguage,
  workbookLanguage,
} from '../../domain/imports';
import en from '../../domain/locales/en/error.json';
import enImport from '../../domain/locales/en/import.json';
import { type Translate, translatorOf } from '../../domain/locales/translator';
import vi from '../../domain/locales/vi/error.json';
import viImport from '../../domain/locales/vi/import.json';
import type { CellValue } from '../adapters/workbooks/cells';
import type { SheetRows } from '../adapters/workbooks/sheetRows';
import type { ColumnSpec, RowValue } from '../adapters/workbooks/sheetSpec';
import { writeWorkbook } from '../adapters/workbooks/writeWorkbook';
import { FileAnswer } from '../http/api';
import { columnSpec, workbookType } from './columnSpec';
import { matchHeader } from './header';
import { problemHeader } from './words';

const texts: Record<WorkbookLanguage, Record<string, string>> = { vi, en };
const translators: Record<WorkbookLanguage, Translate> = {
  vi: translatorOf({ import: viImport }),
  en: translatorOf({ import: enImport }),
};
const problemKey = 'problem';
const headerRow = 1;

interface Uploaded {
  /** What the sender called the file. */
  name: string;
  sheet: SheetRows;
  columns: readonly ImportColumn[];
  /** What is wrong, by the rows' numbers in the sheet. */
  records: readonly RowError[];
}

/**
 * The sheet's own rows with a first column that says in words what is wrong with each, wrong cells marked, columns that
 * are missing added: mended, it can be imported as it is, for that column is not read (spec 2 §8 Files).
 */
export async function errorWorkbook(
  { name, sheet, columns, records }: Uploaded,
  callerLanguage: string,
): Promise<FileAnswer> {
  const language = workbookLanguage(callerLanguage);
  const { positions } = matchHeader(columns, sheet.header, sheet.rows);
  const byPosition = new Map([...positions].map(([column, position]) => [position, column]));
  const isOld = (header: string) => Object.values(problemHeader).includes(header);
  const places = sheet.header.flatMap((header, position) => (isOld(header) ? [] : [{ header, position }]));
  const own = places.map(({ header, position }) => {
    const column = byPosition.get(position);
    return { ...ownSpec(header, position, sheet, column && columnSpec(column, language)), name: column?.key ?? header };
  });
  const missing = columns.filter((column) => column.required && !positions.has(column));
  const added = missing.map((column) => ({ ...columnSpec(column, language), name: column.key }));
  const specs = [...own, ...added];
  const label = (column: string) => specs.find(({ name }) => name === column)?.header || column;
  const problemOf = (fault: CellFault) =>
    faultText(fault, texts[language][fault.error] ?? fault.error, (kind, values) =>
      translators[language](`import.fault.${kind}`, values),
    );
  const say = ({ errors }: RowError) =>
    faultsByColumn(errors)
      .map(({ column, faults }) => `${label(column)}: ${joinedFaults(faults.map(problemOf))}`)
      .join('\n');

  const byRow = new Map(records.map((record) => [record.row, record]));
  const wrong = new Map<object, Set<string>>();
  const rows = sheet.rows.map(({ row, cells }) => {
    const record = byRow.get(row);
    const written: Record<string, RowValue> = { [problemKey]: record ? say(record) : null };
    for (const { position } of places) written[keyAt(position)] = cells[position] ?? null;
    if (record) {
      const blamed = new Set(record.errors.map(({ column }) => column));
      wrong.set(written, new Set(specs.filter(({ name }) => blamed.has(name)).map(({ key }) => key)));
    }
    return written;
  });
  const head = byRow.get(headerRow);
  const problems: ColumnSpec = { key: problemKey, header: problemHeader[language], width: 60, format: 'text' };
  const content = await writeWorkbook([
    {
      name: problemHeader[language],
      columns: [head ? { ...problems, note: say(head) } : problems, ...specs],
      rows,
      asTyped: true,
      isMarked: (row, key) => wrong.get(row)?.has(key) ?? false,
    },
  ]);
  return new FileAnswer(content, `${baseOf(name)}-${language === 'vi' ? 'loi' : 'errors'}.xlsx`, workbookType);
}

const keyAt = (position: number) => `cell${position}`;

const baseOf = (name: string) => name.replace(/\.[^.]*$/, '').slice(0, 100) || 'import';

/** A column as it stands in the sheet, in the form of its cells there. */
function ownSpec(header: string, position: number, { rows }: SheetRows, known: ColumnSpec | undefined): ColumnSpec {
  const { format, ...rest } = known ?? { key: '', header };
  const cells = rows.map(({ cells: all }) => all[position] ?? null).filter((cell) => cell !== null);
  const form = formOf(cells) ?? format;
  return { ...rest, key: keyAt(position), header, ...(form && { format: form }) };
}

function formOf(cells: readonly CellValue[]): 'date' | 'text' | undefined {
  if (cells.some((cell) => cell instanceof Date)) return 'date';
  return cells.every((cell) => typeof cell === 'string') ? 'text' : undefined;
}
