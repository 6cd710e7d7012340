import type * as yup from 'yup';
import type { ErrorCode } from '../../../domain/errors';
import type { ImportColumn, RowWarning, Words } from '../../../domain/imports';
import type { SignedCtx } from '../../context';
import type { Db } from '../../db/connection';
import type { CompanyFields, CompanyKind } from '../company';

/** A row as the customer or brand it would become. */
export interface PlannedCompany<F extends CompanyFields> {
  row: number;
  fields: F;
}

/** A cell that is wrong by what is stored. */
export interface CellProblem {
  column: string;
  error: ErrorCode;
  value: string;
}

/** How the rows of one file become records: made once per file, with what of the database they need. */
export interface RowMaker<F extends CompanyFields, Row, Shown> {
  /** What the row says, its picture as stored; the errors are of its kind alone. */
  read(row: Row, logo: string | null): { fields: F; problems: CellProblem[] };
  /** What the answer tells of the record beside what customers and brands have alike. */
  show(fields: F): Shown;
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
  /** `lock` keeps what the rows refer to until the transaction ends. */
  maker(ctx: SignedCtx, rows: readonly Row[], lock: boolean): Promise<RowMaker<F, Row, Shown>>;
  /** Rows that are likely a record there is already, or one that another row above adds. */
  likelySame(db: Db, planned: readonly PlannedCompany<F>[]): Promise<RowWarning[]>;
}
