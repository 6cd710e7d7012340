import ExcelJS from 'exceljs';
import type { EndpointName } from '../../../src/domain/endpoints';
import { readPdf } from '../readPdf';
import { slideTexts } from '../zipTexts';

/** Where marks stand in JSON that the product fills with other values; tests of these calls check it as it is really filled. */
export const markedJson: Partial<Record<EndpointName, RegExp>> = {
  auditList: /^\/data\/\d+\/changes/,
  clientErrorList: /^\/data\/\d+\/detail/,
  notificationList: /^\/data\/\d+\/(title|content|dependencies)/,
  userNetwork: /^\/data\/accounts\/\d+\/figures/,
};

/** What can be read in an answer, of a file as well. */
export async function textOf(body: Buffer, type: string): Promise<string> {
  if (type.includes('pdf')) return (await readPdf(body)).text;
  if (type.includes('presentation')) return slideTexts(body).join();
  if (!type.includes('spreadsheet')) return body.toString('utf8');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(body as unknown as ArrayBuffer);
  return JSON.stringify(workbook.worksheets.map((sheet) => sheet.getSheetValues()));
}
