import { formatCompact, formatMoney, formatNumber, formatPercent, misleadsCompact } from '../../format';
import type { Translate } from '../../locales/translator';
import type { ReportDocument } from '../document';
import { headline } from '../headline';
import { shownTotal } from '../shownTotal';
import type { ProgressRow } from '../types';
import { unpostedSows } from '../unposted';
import type { SectionFigure } from './types';

function figureOf(row: ProgressRow, { totals }: ReportDocument, say: Translate, language: string): SectionFigure {
  const count = (value: number | null) =>
    row.type === 'quantity' ? formatNumber(value, language) : formatCompact(value, language);
  const { value, held, known, of } = shownTotal(row, totals, say, language);
  const { target } = row;
  const isWhole = row.type !== 'quantity' && misleadsCompact(value, target);
  const against = isWhole
    ? say('reportDocument.whole_of_target', {
        current: formatNumber(value, language),
        target: formatNumber(target, language),
      })
    : say('reportDocument.of_target', { target: count(target) });
  const coverage = { metric: say(`reports.metric.${row.type}`).toLowerCase(), known, of };
  return {
    label: say(`reports.metric.${row.type}`),
    value: count(value),
    target: held ?? (target === null ? null : against),
    rate: row.rate,
    note: row.type === 'quantity' || known === of ? null : say('reportDocument.known', coverage),
  };
}

const rowsOf = ({ totals }: ReportDocument, types: readonly ProgressRow['type'][]) =>
  types.flatMap((type) => totals.progress.filter((row) => row.type === type));

/** The large figures against their targets, each with what is known of it in words. */
export const largeFigures = (report: ReportDocument, say: Translate, language: string): SectionFigure[] =>
  rowsOf(report, headline.large).map((row) => figureOf(row, report, say, language));

/** The smaller ones: other counts, the rate, and what an engagement and a view cost where that is told. */
export function smallFigures(report: ReportDocument, say: Translate, language: string): SectionFigure[] {
  const { totals } = report;
  const plain = { target: null, rate: null, note: null };
  const count = unpostedSows(report.progress);
  const unposted = count > 0 ? say('reports.unposted', { count }) : null;
  const told = headline.costs.filter((cost) => totals[cost] !== undefined && totals[cost] !== null);
  return [
    ...rowsOf(report, headline.small).map((row) => figureOf(row, report, say, language)),
    {
      ...plain,
      label: say('reports.metric.engagement_rate'),
      value: formatPercent(totals.engagement_rate, language),
    },
    ...told.map((cost) => ({
      ...plain,
      note: cost.endsWith('price') ? null : unposted,
      label: say(`reports.metric.${cost}`),
      value: cost.endsWith('price') ? formatMoney(totals[cost], language) : formatNumber(totals[cost], language),
    })),
  ];
}
