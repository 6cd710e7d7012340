import type * as yup from 'yup';
import type { ErrorCode, FieldError } from '../../../domain/errors';
import type { CellChange, ImportColumn, RowWarning, Words } from '../../../domain/imports';
import type { Approvable } from '../../approvals/approvable';
import type { SignedCtx } from '../../context';
import type { Db } from '../../db/connection';
import type { Cells, Known } from '../../imports/completeRows';
import type { CompanyFields, CompanyKind } from '../company';

/** A row as the customer or brand it would become. */
export interface PlannedCompany<F extends CompanyFields> {
  row: number;
  fields: F;
  /** The record it changes; null where it adds one. */
  before: Approvable<F> | null;
  /** The cells that differ from the record's; null where it adds one. */
  changes: CellChange[] | null;
  /** Whether the change waits for somebody who may approve. */
  held: boolean;
}

/** A stored record a row names. */
export interface KnownCompany<F extends CompanyFields> extends Known {
  record: Approvable<F>;
}

/** A cell that is wrong by what is stored. */
export interface CellProblem {
  column: string;
  error: ErrorCode | 'row_is_duplicate';
  value: string;
  /** The row above that says the same. */
  of_row?: number;
}

/** Why a row cannot stand beside what is stored or beside the rows above. */
export interface RowClash extends CellProblem {
  row: number;
}

/** How the rows of one file become records: made once per file, with what of the database they need. */
export interface RowMaker<F extends CompanyFields, Row, Shown> {
  /** What the row says, its picture as stored; the errors are of its kind alone. */
  read(row: Row, logo: string | null): { fields: F; problems: CellProblem[] };
  /** What the answer tells of the record beside what customers and brands have alike. */
  show(fields: F): Shown;
  /** The record as the cells of such a workbook say it; `logo` is the address of its picture. */
  cellsOf(fields: F, logo: string | null): Cells<string>;
}

/** What a maker looks up. */
export interface MakerNeeds<F extends CompanyFields> {
  given: readonly Cells<string>[];
  stored: readonly F[];
}

/** A row of such a workbook has a picture, whatever else. */
export interface SheetRow {
  code: string;
  logo?: string | null | undefined;
}

/** What workbooks of customers and of brands differ in. */
export interface CompanySheet<F extends CompanyFields, Row extends SheetRow, Shown> {
  kind: CompanyKind<F>;
  filename: string;
  name: Words;
  schema: yup.Schema<Row>;
  /** Its columns; `offered` where it is to be filled in rather than read. */
  columns(ctx: SignedCtx, offered: boolean): Promise<readonly ImportColumn[]>;
  /**
   * Made for cells that name these records of others, besides those the stored ones refer to. `lock` keeps what the rows
   * refer to until the transaction ends.
   */
  maker(ctx: SignedCtx, around: MakerNeeds<F>, lock: boolean): Promise<RowMaker<F, Row, Shown>>;
  /** The field a column fills, where it is called otherwise. */
  fieldOf: Readonly<Record<string, string>>;
  /** What keeps a stored record from what a row makes it belong to. */
  moveProblems(ctx: SignedCtx, before: Approvable<F>, fields: F): Promise<FieldError[]>;
  clashes(db: Db, drafts: readonly PlannedCompany<F>[]): Promise<RowClash[]>;
  /** Rows that are likely a record there is already, or one that another row above adds. */
  likelySame(db: Db, planned: readonly PlannedCompany<F>[]): Promise<RowWarning[]>;
}
