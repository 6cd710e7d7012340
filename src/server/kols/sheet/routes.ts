import { kolColumns } from '../../../domain/kols/sheet';
import type { Api } from '../../http/api';
import { importAnswer } from '../../imports/importAnswer';
import { findSheetLists } from '../queries/sheetLists';
import { importKols } from './importKols';
import { kolTemplate } from './template';

/** Binds the workbook calls of `/kols` (spec 2 §7 KOLs and social). */
export function kolImportRoutes(api: Api): void {
  api.handle('kolTemplate', ({ ctx }) => kolTemplate(ctx));
  api.handle('kolImport', ({ ctx, body, file }) =>
    importAnswer(
      { ctx, body, file },
      {
        columns: async () => kolColumns(await findSheetLists(ctx.db)),
        run: (options) => importKols(ctx, file, { mode: body.mode, rows: body.rows, ...options }),
        csv: true,
      },
    ),
  );
}
