/** What an import preview or commit answers (CONTRACT.md §1). */
export interface RowError {
  /** The number the person sees in the spreadsheet. */
  row: number;
  errors: { column: string; error: string; value?: string }[];
}

export interface ImportResult<T> {
  data: { dataSuccess: T[]; total: number; committed: boolean };
  errorRecords: RowError[];
}

/** What a row of an import did or would do. */
export type ImportAction = 'create' | 'update';

/** Languages a workbook's words come in. */
export const workbookLanguages = ['vi', 'en'] as const;
export type WorkbookLanguage = (typeof workbookLanguages)[number];
export type Words = Record<WorkbookLanguage, string>;

/** The language of a workbook written for a caller of this language. */
export function workbookLanguage(language: string): WorkbookLanguage {
  return language === 'en' ? 'en' : 'vi';
}

/** A value a cell may take; its name in either language is understood too. */
export interface ImportChoice {
  value: string;
  label: Words;
}

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
  | 'boolean'
  | 'choice';

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
  choices?: readonly ImportChoice[];
  /** Told where the cell is none of the choices. */
  choiceError?: string;
}
