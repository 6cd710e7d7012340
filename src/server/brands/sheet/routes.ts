import { companyImportAnswer } from '../../companies/sheet/answer';
import { companyTemplate } from '../../companies/sheet/template';
import type { Api } from '../../http/api';
import { brandSheet } from './brandSheet';

/** Binds the workbook calls of `/brands` (spec 2 §7 Brands). */
export function brandImportRoutes(api: Api): void {
  api.handle('brandTemplate', ({ ctx }) => companyTemplate(ctx, brandSheet));
  api.handle('brandImportReview', (call) => companyImportAnswer(call, brandSheet, true));
  api.handle('brandImport', (call) => companyImportAnswer(call, brandSheet, false));
}
