import type { BestPost, ReportPost } from '../../domain/reports/document';
import { postMetricsOf } from '../../domain/reports/figure';
import { type ScorecardMetric, scoredFigure } from '../../domain/reports/scorecard';

const shown = 6;

/** The best posts by what the scorecard metric counts of a post; those nobody knows it of are none. */
export function bestPostsOf(posts: readonly ReportPost[], metric: ScorecardMetric): BestPost[] {
  const parts = postMetricsOf(scoredFigure(metric));
  return posts
    .flatMap(({ id, metrics }) => {
      const known = parts.map((part) => metrics[part]?.value ?? null).filter((value) => value !== null);
      return known.length > 0 ? { post_id: id, value: known.reduce((sum, value) => sum + value, 0) } : [];
    })
    .sort((one, other) => other.value - one.value)
    .slice(0, shown);
}
