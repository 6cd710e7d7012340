import { startOfDay } from '../../../domain/dates';
import type { ReportBlock } from '../../../domain/reports/blocks';
import { kolTable } from '../../../domain/reports/sections/tables';
import { writeWorkbook } from '../../adapters/workbooks/writeWorkbook';
import { repack } from '../../adapters/zip/repack';
import { fileWords } from '../files/words';
import type { ReportFile } from '../reportFile';
import { xmlTexts } from '../xmlText';
import { costSheet } from './costSheet';
import { daySheet, kpiSheet, networkSheet, postSheet, summarySheet } from './figureSheets';
import { ledgerSheet } from './ledgerSheet';
import { tableSheet } from './tableSheet';
import { tagSheets } from './tagSheets';
import { acceptanceSheet, findingsSheet, frozenSheet, methodSheet } from './wordSheets';
import { excelWords } from './words';

const summedByKol = [
  'posts',
  'views',
  'like',
  'comment',
  'share',
  'engagement',
  'buzz',
  'mentions',
  'price',
  'booking_price',
];
const written: readonly ReportBlock[] = ['findings', 'view', 'engagement', 'buzz', 'recommendation'];

/**
 * A report as an .xlsx in one language: summary, a sheet a block, and at the end the ledger its figures rest on; prices stand
 * in it where the document tells them. Numbers are numbers: money in VND, rates in percent points. The same report gives the
 * same bytes (CONTRACT-2 §9).
 */
export async function renderXlsx({ language, ...asked }: Omit<ReportFile, 'pictures'>): Promise<Buffer> {
  const { document, sections } = xmlTexts(asked);
  const words = excelWords[language];
  const say = fileWords[language];
  const has = (block: ReportBlock) => document.blocks.includes(block);
  const { posts, totals, acceptances, cost } = document;
  // Their cells say what they are in.
  const costs = { cpe: words.metricName.cpe, cpv: words.metricName.cpv };
  const bytes = await writeWorkbook(
    [
      summarySheet(document, say, words),
      ...(has('kols')
        ? [
            kpiSheet(document, words, 'price' in totals),
            tableSheet(words.sheet.kols, kolTable(document, say), { label: words.sum, of: summedByKol }, costs),
          ]
        : []),
      ...(has('networks') ? [networkSheet(document, words)] : []),
      ...(has('days') ? [daySheet(document, words)] : []),
      ...(cost ? [costSheet(document, say, words)] : []),
      ...(has('posts') ? [postSheet(posts, words)] : []),
      ...tagSheets(document, say, words),
      ...(written.some(has) ? [findingsSheet(sections, words)] : []),
      ...(acceptances.length > 0 ? [acceptanceSheet(document, say, words)] : []),
      ...(has('method') ? [methodSheet(document, say, words)] : []),
      ...(has('posts') ? [ledgerSheet(posts, say, words)] : []),
      ...(document.frozen ? [frozenSheet(document, say, words)] : []),
    ],
    startOfDay(document.as_of),
  );
  return repack(bytes);
}
