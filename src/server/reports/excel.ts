import type { ReportBlock } from '../../domain/reports/blocks';
import type { ReportDocument } from '../../domain/reports/document';
import { writeWorkbook } from '../adapters/workbooks/writeWorkbook';
import { daySheet, kpiSheet, networkSheet, postSheet, summarySheet } from './excelSheets';
import { type ExcelLanguage, excelWords } from './excelWords';

/**
 * A presented report as an .xlsx in one language: summary, KPI per SOW, by network, by day, and the posts; prices stand
 * in it where the document tells them. Numbers are numbers: money in VND, rates in percent points.
 */
export function excelReport(report: ReportDocument, language: ExcelLanguage): Promise<Buffer> {
  const words = excelWords[language];
  const has = (block: ReportBlock) => report.blocks.includes(block);
  return writeWorkbook([
    summarySheet(report, words),
    ...(has('kols') ? [kpiSheet(report, words, 'price' in report.totals)] : []),
    ...(has('networks') ? [networkSheet(report, words)] : []),
    ...(has('days') ? [daySheet(report, words)] : []),
    ...(has('posts') ? [postSheet(report.posts, words)] : []),
  ]);
}
