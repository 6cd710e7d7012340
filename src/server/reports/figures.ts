import type { Coverage, CoveredMetric, ReportTotals } from '../../domain/reports/types';
import type { PostSums } from './queries/postSums';

/** The sums of no posts. */
export const noPosts: PostSums = {
  posts: 0,
  views: null,
  views_known: 0,
  like: null,
  like_known: 0,
  comment: null,
  comment_known: 0,
  share: null,
  share_known: 0,
  mentions: null,
  mentions_known: 0,
  engagement: null,
  engagement_known: 0,
  buzz: null,
  buzz_known: 0,
};

export type Figures = Pick<ReportTotals, 'posts' | CoveredMetric> & { coverage: Record<CoveredMetric, Coverage> };

/** The sums of a set of posts with how many posts each was known for. */
export function figuresOf(sums: PostSums = noPosts): Figures {
  const { posts, views, like, comment, share, engagement, buzz, mentions } = sums;
  const of = posts;
  const coverage = {
    views: { known: sums.views_known, of },
    like: { known: sums.like_known, of },
    comment: { known: sums.comment_known, of },
    share: { known: sums.share_known, of },
    engagement: { known: sums.engagement_known, of },
    buzz: { known: sums.buzz_known, of },
    mentions: { known: sums.mentions_known, of },
  };
  return { posts, views, like, comment, share, engagement, buzz, mentions, coverage };
}
