import type { ReportBlock } from '../../domain/reports/blocks';
import type { ReportDocument } from '../../domain/reports/document';
import { priceRevealing } from '../../domain/reports/metrics';
import type { ReportTotals } from '../../domain/reports/types';
import { presentClicks } from './present';

const costs = ['price', 'booking_price', 'cpe', 'cpv', 'booking_cpe', 'booking_cpv'] as const;

/** Figures without what anything cost. */
function withoutCost<Row extends Partial<Pick<ReportTotals, (typeof costs)[number]>>>(row: Row): Row {
  const shown = { ...row };
  for (const name of costs) if (name in shown) shown[name] = null;
  return shown;
}

/** What each block alone holds: what a document without it no longer says. */
const emptied: Partial<Record<ReportBlock, (report: ReportDocument) => Partial<ReportDocument>>> = {
  findings: () => ({
    key_finding: null,
    key_finding_top_1: null,
    key_finding_top_2: null,
    key_finding_top_3: null,
    top: [],
  }),
  view: () => ({ view: null }),
  engagement: () => ({ engagement: null }),
  buzz: () => ({ buzz: null }),
  networks: ({ charts }) => ({ by_network: [], charts: charts.filter(({ labels }) => labels.kind !== 'network') }),
  days: ({ charts }) => ({ by_day: [], charts: charts.filter(({ labels }) => labels.kind !== 'day') }),
  cost: ({ totals, kols, progress, top, charts, method, clicks, ...report }) => ({
    ...('cost' in report && { cost: null }),
    totals: { ...withoutCost(totals), progress: totals.progress.filter(({ type }) => !priceRevealing.includes(type)) },
    kols: kols.map(withoutCost),
    clicks: clicks && presentClicks(clicks, { reduced: true }),
    progress: progress.map((sow) => ({
      ...withoutCost(sow),
      postProcess: sow.postProcess.filter(({ type }) => !priceRevealing.includes(type)),
    })),
    top: top.map((one) => (isCost(one.metric) ? { ...one, value: null } : one)),
    charts: charts.filter(({ metric }) => !isCost(metric)),
    method: method && { ...method, formulas: method.formulas.filter(({ figure }) => !isCost(figure)) },
  }),
  kols: ({ charts }) => ({ kols: [], progress: [], charts: charts.filter(({ labels }) => labels.kind !== 'kol') }),
  posts: () => ({ posts: [], best_posts: [] }),
  tags: () => ({ tags: null }),
  clicks: () => ({ clicks: null }),
  acceptance: () => ({ acceptances: [] }),
  recommendation: () => ({ key_recommendation: null }),
  method: () => ({ method: null }),
};

const isCost = (metric: string) => (costs as readonly string[]).includes(metric);

/** A document that says only what stands in these blocks; texts as staff wrote them stay with those who edit them. */
export function withBlocks(report: ReportDocument, blocks: readonly ReportBlock[]): ReportDocument {
  const left: ReportDocument = { ...report, blocks: [...blocks] };
  for (const [block, empty] of Object.entries(emptied)) {
    if (!blocks.some((kept) => kept === block)) Object.assign(left, empty(left));
  }
  return left;
}
