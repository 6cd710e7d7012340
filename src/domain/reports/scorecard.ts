import { lowerIsBetter } from './metrics';
import type { ReportKol } from './reportKol';

/** What KOLs and posts may be ranked by (CONTRACT-2 §9). */
export const scorecardMetrics = [
  'engagement',
  'buzz',
  'views',
  'like',
  'comment',
  'share',
  'mention',
  'cpe',
  'cpv',
] as const;
export type ScorecardMetric = (typeof scorecardMetrics)[number];

const isCost = (metric: ScorecardMetric) => metric === 'cpe' || metric === 'cpv';

/** The metric to rank by: the one chosen, engagement where none is; who is told no cost per KOL gets engagement for one. */
export function scorecardFor(chosen: string | null, reduced: boolean): ScorecardMetric {
  const metric = scorecardMetrics.find((known) => known === chosen) ?? 'engagement';
  return reduced && isCost(metric) ? 'engagement' : metric;
}

/** The figure a scorecard metric is. */
export const scoredFigure = (metric: ScorecardMetric) => (metric === 'mention' ? 'mentions' : metric);

/** A KOL's figure of the metric: a count, or VND for a cost; null is unknown. */
export function scoreOf(kol: ReportKol, metric: ScorecardMetric): number | null {
  return kol[scoredFigure(metric)] ?? null;
}

/** KOLs from the best by the metric on; unknown ones last, equal ones as they were. */
export function ranked(kols: readonly ReportKol[], metric: ScorecardMetric): ReportKol[] {
  const sign = lowerIsBetter.some((type) => type === metric) ? 1 : -1;
  return [...kols].sort((a, b) => {
    const [one, other] = [scoreOf(a, metric), scoreOf(b, metric)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}
