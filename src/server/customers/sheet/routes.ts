import { companyImportAnswer } from '../../companies/sheet/answer';
import { companyTemplate } from '../../companies/sheet/template';
import type { Api } from '../../http/api';
import { customerSheet } from './customerSheet';

/** Binds the workbook calls of `/customers` (spec 2 §7 Customers). */
export function customerImportRoutes(api: Api): void {
  api.handle('customerTemplate', ({ ctx }) => companyTemplate(ctx, customerSheet));
  api.handle('customerImportReview', (call) => companyImportAnswer(call, customerSheet, true));
  api.handle('customerImport', (call) => companyImportAnswer(call, customerSheet, false));
}
