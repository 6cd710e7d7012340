import type { Right } from './access';
import type { PersonRef } from './campaigns/types';
import { builtInFor } from './languages/rules';
import type { Instant, Vnd } from './units';

/** What an import preview or commit answers (CONTRACT.md §1). */
export interface RowError {
  /** The number the person sees in the spreadsheet. */
  row: number;
  errors: CellFault[];
}

/** What is wrong with a cell. */
export interface CellFault {
  column: string;
  error: string;
  /** What stands there, as the person sees it in the file. */
  value?: string;
  /** None of the file's columns is one of the template: told once, at the first. */
  not_of_template?: true;
  /** The row above that says the same. */
  of_row?: number;
  /** The values the column takes, by their names in the caller's language. */
  allowed?: string[];
}

/** What may be meant so, but should be looked at before the row is written. */
export interface RowWarning {
  row: number;
  warnings: { column: string; warning: string; value: string }[];
}

/** Whether what a row names is added, changed, or either (CONTRACT-2 §16 Imports). */
export const importModes = ['add', 'update', 'both'] as const;
export type ImportMode = (typeof importModes)[number];

/** Whether a commit writes all rows or none, or those that are right. */
export const importRowChoices = ['all', 'valid'] as const;
export type ImportRowChoice = (typeof importRowChoices)[number];

/** What a row of an import does to what is stored. */
export type RowEffect = 'adds' | 'changes' | 'nothing';

/** A cell's value as it is shown: numbers as numbers, all else as a workbook in the caller's language would have it. */
export type CellShown = string | number | null;

/** One cell that differs from what is stored. */
export interface CellChange {
  column: string;
  from: CellShown;
  to: CellShown;
  /** The amount in VND that shows where an end of a price range is empty and so follows the price list. */
  by_price_list?: { from?: Vnd; to?: Vnd };
}

/** What every row of an import tells. */
export interface RowOutcome {
  /** The number the person sees in the spreadsheet. */
  row: number;
  action: ImportAction;
  effect: RowEffect;
  /** What differs from what is stored; none of a row that adds. */
  changes: CellChange[];
  /** The change waits for somebody who may approve. */
  held?: boolean;
}

/** How many rows do what. */
export interface ImportCounts {
  adds: number;
  changes: number;
  nothing: number;
  /** Rows of a template nobody filled in. */
  skipped: number;
}

/** A sum over the whole target that the rows move. */
export interface SumChange {
  name: string;
  from: number;
  to: number;
}

/** What the rows of a campaign's workbook do to the campaign. */
export interface TargetChange {
  sums: SumChange[];
  /** VND; null where the campaign has none or is none yet. */
  budget: Vnd | null;
  /** KOLs the campaign does not have yet, by stage name. */
  new_kols: string[];
}

export interface ImportResult<T> {
  data: {
    dataSuccess: T[];
    total: number;
    committed: boolean;
    /** The commit's record, by which it is undone. */
    run?: string;
    target?: TargetChange;
  } & Partial<ImportCounts>;
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
  /** A template fills it in: a row that says nothing else, and just what the template said, is one nobody touched. */
  prefilled?: boolean;
  /** Of `choices` a cell may hold several, separated by commas or semicolons. */
  choices?: readonly ImportChoice[];
  /** Told where the cell is none of the choices. */
  choiceError?: string;
}

/** Days in which an import may be undone. */
export const undoDays = 30;

/** What workbooks are of. */
export const importKinds = ['customers', 'brands', 'kols', 'users', 'sows', 'posts', 'translations'] as const;
export type ImportKindName = (typeof importKinds)[number];

/** What the commit of each kind needs, and so does its undoing. */
export const importRights: Record<ImportKindName, Right> = {
  customers: { scope: 'customer_management', action: 'c_import' },
  brands: { scope: 'brand_management', action: 'c_import' },
  kols: { scope: 'kol_management', action: 'c_import' },
  users: { scope: 'user_management', action: 'c' },
  sows: { scope: 'campaigns_management', action: 'c_import' },
  posts: { scope: 'campaigns_management', action: 'c_import' },
  translations: { scope: 'translation_management', action: 'u' },
};

/** Why a record was deleted that an import had added and its undoing took back: a code, shown in the reader's words. */
export const undoneReason = 'import_undone';

/** Whether this is why an undoing deletes; it used to be stored as a sentence. */
export const isUndoneReason = (reason: string): boolean =>
  reason === undoneReason || reason === 'Hoàn tác nhập từ file';

/** One commit of a workbook, as the list of imports has it. */
export interface ImportRun extends ImportCounts {
  id: string;
  kind: ImportKindName;
  file_name: string;
  created_at: Instant;
  created_by: PersonRef;
  /** Rows left out because they were wrong; null of a commit made before they were counted. */
  refused: number | null;
  /** The campaign the rows are of. */
  campaign: { id: string; name: string } | null;
  undone_at: Instant | null;
  undone_by: PersonRef | null;
  /** Records that get their old values only once somebody approves, of one undone. */
  undo_waits: number;
  /** Records whose old values were not approved: they keep what the file brought. */
  undo_refused: number;
  /** Whether the caller may undo it now. */
  may_undo: boolean;
}
