import type { SignedCtx } from '../../context';
import { onlyStaff } from '../../guards';
import type { FileAnswer } from '../../http/api';
import { writeTemplate } from '../../imports/writeTemplate';
import type { CompanyFields } from '../company';
import type { CompanySheet, SheetRow } from './companySheet';

/**
 * The empty workbook of customers or brands, with what its cells may name at this moment (spec 2 §7 template-excel).
 * @throws AppError permission_denied
 */
export async function companyTemplate<F extends CompanyFields, Row extends SheetRow, Shown>(
  ctx: SignedCtx,
  { filename, name, columns }: CompanySheet<F, Row, Shown>,
): Promise<FileAnswer> {
  onlyStaff(ctx.viewer);
  return writeTemplate({ filename, sheet: name, columns: await columns(ctx, true), rows: [] }, ctx.language);
}
