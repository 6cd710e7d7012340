import type { FinalReport, ReportPost } from '../../domain/reports/types';
import { writeWorkbook } from '../adapters/workbooks/writeWorkbook';
import { daySheet, kpiSheet, networkSheet, postSheet, summarySheet } from './excelSheets';
import { type ExcelLanguage, excelWords } from './excelWords';
import { presentReport } from './present';

/**
 * The report as an .xlsx in one language: summary, KPI per SOW, by network, by day, and the posts. A reduced viewer's has no price and no cost per KOL. Numbers are numbers: money in VND, rates in percent points.
 */
export function excelReport(
  report: FinalReport,
  language: ExcelLanguage,
  reduced: boolean,
  posts?: readonly ReportPost[],
): Promise<Buffer> {
  const words = excelWords[language];
  const shown = presentReport(report, { reduced });
  return writeWorkbook([
    summarySheet(shown, words),
    kpiSheet(shown, words, !reduced),
    networkSheet(shown, words),
    daySheet(shown, words),
    ...(posts ? [postSheet(posts, words)] : []),
  ]);
}
