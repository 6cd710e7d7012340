import { dayOf } from '../../../domain/dates';
import { workbookLanguage } from '../../../domain/imports';
import type { KolExportQuery } from '../../../domain/kols/listSchema';
import type { RowValue, SheetSpec } from '../../adapters/workbooks/sheetSpec';
import { streamCsv } from '../../adapters/workbooks/writeCsv';
import { streamWorkbook } from '../../adapters/workbooks/writeWorkbook';
import { type SignedCtx, seesAll, type Viewer } from '../../context';
import { FileAnswer } from '../../http/api';
import { findJobs, findSectorNames } from '../../settings/queries';
import { presentKolExport } from '../present';
import { countKols, walkKols } from '../queries/walk';
import { exportColumns, exportWords } from './columns';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/**
 * All KOLs the list's filters leave this viewer as a file in the caller's language, written while it is read. Amounts in
 * VND; what is withheld from the viewer (CONTRACT.md §3) has no column.
 */
export async function exportKols(
  { db, language: asked }: SignedCtx,
  viewer: Viewer | null,
  { format, ...wanted }: KolExportQuery,
): Promise<FileAnswer> {
  const language = workbookLanguage(asked);
  const [total, jobs, sectors] = await Promise.all([
    countKols(db, viewer, wanted),
    findJobs(db, language),
    findSectorNames(db, language),
  ]);
  const columns = exportColumns(language, seesAll(viewer), {
    jobs: new Map(jobs.map(({ code, name }) => [code, name])),
    sectors,
  });

  async function* rows(): AsyncGenerator<Record<string, RowValue>> {
    for await (const kol of walkKols(db, viewer, wanted)) {
      const shown = presentKolExport(viewer, kol);
      yield Object.fromEntries(columns.map(({ key, value }) => [key, value(shown)]));
    }
  }

  const sheet: SheetSpec = { name: exportWords[language].sheet, columns, rows: rows() };
  const content = format === 'csv' ? streamCsv(sheet) : streamWorkbook([sheet]);
  return new FileAnswer(content, `KOL_${dayOf(new Date())}.${format}`, types[format], total);
}
