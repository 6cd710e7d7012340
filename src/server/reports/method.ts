import { type PostMetric, postMetrics } from '../../domain/networks';
import type { MetricMethod, ReportMethod, ReportPost } from '../../domain/reports/document';
import { figureNames } from '../../domain/reports/liveFigures';
import type { ReportTotals } from '../../domain/reports/types';

function methodOf(posts: readonly ReportPost[], metric: PostMetric): MetricMethod {
  const readings = posts.flatMap(({ metrics }) => metrics[metric] ?? []).filter(({ value }) => value !== null);
  const days = readings.map(({ captured_at }) => captured_at).sort();
  const by_source: MetricMethod['by_source'] = {};
  for (const { source } of readings) by_source[source] = (by_source[source] ?? 0) + 1;
  return { known: readings.length, of: posts.length, by_source, oldest: days[0] ?? null, newest: days.at(-1) ?? null };
}

/** How the figures of a report came to be: what each metric of these posts rests on, and the formula of each figure told. */
export function methodOfReport(posts: readonly ReportPost[], totals: ReportTotals): ReportMethod {
  return {
    formulas: figureNames
      .filter((figure) => figure in totals)
      .map((figure) => ({ figure, formula: `reportDocument.formula.${figure}` })),
    metrics: Object.fromEntries(postMetrics.map((metric) => [metric, methodOf(posts, metric)])) as Record<
      PostMetric,
      MetricMethod
    >,
  };
}
