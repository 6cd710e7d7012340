import type { PostMetric } from '../../domain/networks';
import type { BestPost, ReportPost } from '../../domain/reports/document';
import type { ScorecardMetric } from '../../domain/reports/scorecard';

const shown = 6;

/** What a post's figure of a scorecard metric is made of; a cost is that of an engagement or a view. */
const parts: Record<ScorecardMetric, readonly PostMetric[]> = {
  engagement: ['reaction', 'comment', 'share'],
  cpe: ['reaction', 'comment', 'share'],
  buzz: ['comment', 'share'],
  views: ['view'],
  cpv: ['view'],
  like: ['reaction'],
  comment: ['comment'],
  share: ['share'],
  mention: ['brand_mention'],
};

/** The best posts by the scorecard metric; those nobody knows it of are none. */
export function bestPostsOf(posts: readonly ReportPost[], metric: ScorecardMetric): BestPost[] {
  return posts
    .flatMap(({ id, metrics }) => {
      const known = parts[metric].map((part) => metrics[part]?.value ?? null).filter((value) => value !== null);
      return known.length > 0 ? { post_id: id, value: known.reduce((sum, value) => sum + value, 0) } : [];
    })
    .sort((one, other) => other.value - one.value)
    .slice(0, shown);
}
