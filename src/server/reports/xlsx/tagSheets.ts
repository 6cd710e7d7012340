import type { Translate } from '../../../domain/locales/translator';
import type { ReportDocument } from '../../../domain/reports/document';
import { clickTable, missingTagTable, tagTable } from '../../../domain/reports/sections/tagTables';
import type { SheetSpec } from '../../adapters/workbooks/sheetSpec';
import { tableSheet } from './tableSheet';
import type { ExcelWords } from './words';

/** What the posts got by hashtag, which lack a required one, and the clicks on their short links; none of what is not told. */
export function tagSheets({ tags, clicks }: ReportDocument, say: Translate, words: ExcelWords): SheetSpec[] {
  // A post bears several hashtags: their figures added up would count it more than once.
  const isLacking = tags?.required.some(({ missing }) => missing.length > 0);
  return [
    ...(tags?.tags.length ? [tableSheet(words.sheet.tags, tagTable(tags, say))] : []),
    ...(tags && isLacking ? [tableSheet(words.sheet.missing_tags, missingTagTable(tags, say))] : []),
    ...(clicks ? [tableSheet(words.sheet.clicks, clickTable(clicks, say), { label: words.sum, of: ['clicks'] })] : []),
  ];
}
