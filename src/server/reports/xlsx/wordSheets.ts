import type { Translate } from '../../../domain/locales/translator';
import type { ReportDocument } from '../../../domain/reports/document';
import { frozenFacts } from '../../../domain/reports/sections/frozen';
import { coverageTable, formulaTable } from '../../../domain/reports/sections/tables';
import type { ReportSection } from '../../../domain/reports/sections/types';
import type { SheetSpec } from '../../adapters/workbooks/sheetSpec';
import { plainParagraph, richParagraphs } from '../richParagraphs';
import { linkWidth, tableColumns, tableRows } from './tableSheet';
import type { ExcelWords } from './words';

/** What is written of a campaign, one row a text: findings, what stands beside metrics, recommendation. */
export function findingsSheet(sections: readonly ReportSection[], words: ExcelWords): SheetSpec {
  const rows = sections.flatMap(({ title: block, parts }) =>
    parts.flatMap((part) => {
      if (part.is !== 'rich') return [];
      return [{ block, title: part.title, text: richParagraphs(part.html).map(plainParagraph).join('\n') }];
    }),
  );
  return {
    ...{ name: words.sheet.findings, isPrinted: true },
    columns: [
      { key: 'block', header: words.block, width: 22 },
      { key: 'title', header: words.heading, width: 34, wrapped: true },
      { key: 'text', header: words.text, width: 100, wrapped: true },
    ],
    rows,
  };
}

/** What was accepted, one row an address that shows it. */
export function acceptanceSheet({ acceptances }: ReportDocument, say: Translate, words: ExcelWords): SheetSpec {
  return {
    ...{ name: words.sheet.acceptance, isPrinted: true },
    columns: [
      { key: 'title', header: words.title, width: 40, wrapped: true },
      { key: 'kol_code', header: words.kol_code, width: 14 },
      { key: 'kol', header: words.kol, width: 26 },
      { key: 'kind', header: words.kind, width: 22 },
      { key: 'url', header: words.url, width: linkWidth, linked: true },
    ],
    rows: acceptances.flatMap(({ title, kol, post_type, url_posts }) =>
      (url_posts.length > 0 ? url_posts : [null]).map((url) => ({
        ...{ title, kol_code: kol.code, kol: kol.stage_name, url },
        kind: say(`campaigns.acceptance.type.${post_type}`),
      })),
    ),
  };
}

/** How each figure is calculated, then for how many posts each metric is known and where it comes from. */
export function methodSheet(report: ReportDocument, say: Translate, words: ExcelWords): SheetSpec {
  const [formulas, coverage] = [formulaTable(report, say), coverageTable(report, say)];
  const [figure, ...rest] = tableColumns(formulas).map((column) => ({ ...column, width: 60, wrapped: true }));
  return {
    ...{ name: words.sheet.method, isPrinted: true },
    columns: [...(figure ? [{ ...figure, width: 28 }] : []), ...rest, ...tableColumns(coverage).slice(1)],
    rows: [
      ...tableRows(formulas),
      ...tableRows(coverage).map((row) => ({ ...row, figure: row.metric })),
      ...(coverage.note ? [{ figure: coverage.note }] : []),
    ],
  };
}

/** What proves a frozen report: its number and code, when it was frozen, and where to ask. */
export function frozenSheet(report: ReportDocument, say: Translate, words: ExcelWords): SheetSpec {
  return {
    ...{ name: words.sheet.frozen, isPrinted: true },
    columns: [
      { key: 'label', header: words.heading, width: 28 },
      { key: 'text', header: words.text, width: 60, wrapped: true },
    ],
    rows: frozenFacts(report, say),
  };
}
