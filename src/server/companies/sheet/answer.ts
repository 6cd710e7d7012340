import type { ImportedCompany } from '../../../domain/brands/importTypes';
import type { ImportResult } from '../../../domain/imports';
import type { SignedCtx } from '../../context';
import type { FileAnswer } from '../../http/api';
import type { LongAnswer } from '../../http/longAnswer';
import type { UploadedFile } from '../../http/uploads';
import { importAnswer } from '../../imports/importAnswer';
import type { ImportChoices } from '../../imports/target';
import type { CompanyFields } from '../company';
import type { CompanySheet, SheetRow } from './companySheet';
import { importCompanies } from './importCompanies';

interface CompanyImportCall {
  ctx: SignedCtx;
  body: ImportChoices & { error_file?: boolean; run?: string | undefined; progress?: string | undefined };
  file: UploadedFile | null;
}

/**
 * What the import of customers or brands answers: a preview, or with `error_file` the sheet with its faults, where
 * `review` is set; else the commit.
 * @throws AppError as `importCompanies`
 */
export function companyImportAnswer<F extends CompanyFields, Row extends SheetRow, Shown>(
  { ctx, body: { error_file = false, run, progress, ...choices }, file }: CompanyImportCall,
  sheet: CompanySheet<F, Row, Shown>,
  review: boolean,
): Promise<LongAnswer<ImportResult<ImportedCompany & Shown>> | FileAnswer> {
  return importAnswer(
    { ctx, body: { review, error_file, run, progress, ...choices }, file },
    {
      columns: () => sheet.columns(ctx, false),
      run: (options) => importCompanies(ctx, sheet, file, { ...choices, ...options }),
      csv: true,
    },
  );
}
