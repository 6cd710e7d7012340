import { userColumns, userSheetName } from '../../../domain/users/sheet';
import type { SignedCtx } from '../../context';
import type { FileAnswer } from '../../http/api';
import { writeTemplate } from '../../imports/writeTemplate';
import { findSurroundings } from '../links/queries';
import { inWords } from './roleWords';
import { nothingWanted } from './rowInput';

/** The empty user workbook, with the roles, departments and studios of this moment to choose from (spec 2 §7). */
export async function userTemplate(ctx: SignedCtx): Promise<FileAnswer> {
  const { roles, ...lists } = await findSurroundings(ctx.db, nothingWanted);
  const columns = userColumns({ ...lists, roles: inWords(roles.filter(({ status }) => status)) });
  return writeTemplate(
    { filename: 'User_Import_Template.xlsx', sheet: userSheetName, columns, rows: [] },
    ctx.language,
  );
}
