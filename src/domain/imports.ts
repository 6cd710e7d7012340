import { builtInFor } from './languages/rules';

/** What an import preview or commit answers (CONTRACT.md §1). */
export interface RowError {
  /** The number the person sees in the spreadsheet. */
  row: number;
  errors: { column: string; error: string; value?: string }[];
}

/** What may be meant so, but should be looked at before the row is written. */
export interface RowWarning {
  row: number;
  warnings: { column: string; warning: string; value: string }[];
}

export interface ImportResult<T> {
  data: { dataSuccess: T[]; total: number; committed: boolean };
  errorRecords: RowError[];
  /** How many rows are wrong, where more are than the answer tells. */
  errorTotal?: number;
  warningRecords?: RowWarning[];
  /** How many rows have warnings, where more have than the answer tells. */
  warningTotal?: number;
}

/** What an import that is running does; each stage counts its rows, reading the file none. */
export type ImportStage = 'reading' | 'checking' | 'comparing' | 'writing';

/** How far an import is, answered while it runs. */
export interface ImportProgress {
  stage: ImportStage;
  done: number;
  /** 0 where nobody knows yet. */
  total: number;
}

/** What a row of an import did or would do. */
export type ImportAction = 'create' | 'update';

/** Languages a workbook's words come in. */
export const workbookLanguages = ['vi', 'en'] as const;
export type WorkbookLanguage = (typeof workbookLanguages)[number];
export type Words = Record<WorkbookLanguage, string>;

/** The language of a workbook written for a caller of this language. */
export function workbookLanguage(language: string): WorkbookLanguage {
  return builtInFor(language);
}

/** A value a cell may take; its name in either language is understood too. */
export interface ImportChoice {
  value: string;
  label: Words;
}

/** A sector, job or the like that a cell may name. */
export interface NamedChoice {
  value: string;
  name: string;
  name_en: string;
}

/** What a cell offers of records that have a name in each language. */
export const namedChoices = (list: readonly NamedChoice[]): ImportChoice[] =>
  list.map(({ value, name, name_en }) => ({ value, label: { vi: name, en: name_en } }));

/** How a cell is read, and how a template's column is formatted. */
export type ImportKind =
  | 'text'
  | 'code'
  | 'url'
  | 'list'
  | 'wholeNumber'
  | 'money'
  | 'decimal'
  | 'percent'
  | 'instant'
  | 'day'
  | 'boolean'
  | 'choice'
  | 'choices';

/** A column of an importable workbook. Its key names the field it fills. */
export interface ImportColumn<Key extends string = string> {
  key: Key;
  kind: ImportKind;
  header: Words;
  /** Told in the template beside the header. */
  note?: Words;
  /** The file must have this column. What each cell must hold is the schema's matter. */
  required?: boolean;
  /** The template marks the column, though a file may do without it. */
  expected?: boolean;
  /** Of `choices` a cell may hold several, separated by commas or semicolons. */
  choices?: readonly ImportChoice[];
  /** Told where the cell is none of the choices. */
  choiceError?: string;
}
