import type { Translate } from '../../../domain/locales/translator';
import type { ReportDocument } from '../../../domain/reports/document';
import type { SheetSpec } from '../../adapters/workbooks/sheetSpec';
import type { ExcelWords } from './words';

const amounts = ['price', 'booking_price', 'margin'] as const;
const costs = ['cpe', 'cpv', 'booking_cpe', 'booking_cpv'] as const;

/** What was paid and what is left of it, for staff: amounts in VND, the margin's rate in percent points. */
export function costSheet({ cost, totals, clicks }: ReportDocument, say: Translate, words: ExcelWords): SheetSpec {
  return {
    ...{ name: words.sheet.cost, isPrinted: true },
    columns: [
      { key: 'figure', header: words.figure, width: 32 },
      { key: 'amount', header: words.amount, format: 'money' },
      { key: 'percent', header: words.percent, format: 'percent' },
    ],
    formatOf: ({ isCost }, key) => (isCost && key === 'amount' ? 'cost' : undefined),
    rows: [
      ...amounts.map((name) => ({ figure: say(`reportDocument.cost.${name}`), amount: cost?.[name] })),
      { figure: say('reportDocument.cost.margin_rate'), percent: cost?.margin_rate },
      ...costs.map((name) => ({ figure: words.metricName[name], amount: totals[name], isCost: true })),
      ...(clicks
        ? [{ figure: say('reportDocument.cost.cost_per_click'), amount: clicks.cost_per_click, isCost: true }]
        : []),
    ],
  };
}
