import { kolColumns, kolSheetName } from '../../../domain/kols/sheet';
import type { SignedCtx } from '../../context';
import type { FileAnswer } from '../../http/api';
import { writeTemplate } from '../../imports/writeTemplate';
import { onlyStaff } from '../guards';
import { findSheetLists } from '../queries/sheetLists';

/**
 * The empty KOL workbook, with the sectors and jobs of this moment to choose from (spec 2 §7 export-excel).
 * @throws AppError permission_denied
 */
export async function kolTemplate(ctx: SignedCtx): Promise<FileAnswer> {
  onlyStaff(ctx.viewer);
  const columns = kolColumns(await findSheetLists(ctx.db));
  return writeTemplate({ filename: 'KOL_Import_Template.xlsx', sheet: kolSheetName, columns, rows: [] }, ctx.language);
}
