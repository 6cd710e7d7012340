import { costProgress, costsOf } from '../../domain/reports/costs';
import type { ProgressType } from '../../domain/reports/metrics';
import { engagementRateOf, engagementRateProgress, rateOf } from '../../domain/reports/rates';
import type { Coverage, CoveredMetric, ProgressRow, ReportTotals, SowProgress } from '../../domain/reports/types';
import type { PostSums } from './queries/postSums';
import type { CampaignSums, Promises, SowTargets } from './queries/sows';

const noPosts: PostSums = {
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

type Figures = Pick<ReportTotals, 'posts' | CoveredMetric> & { coverage: Record<CoveredMetric, Coverage> };

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

/** A campaign's totals: sums exact, ratios of the exact sums (CONTRACT.md §5); money in VND. */
export function totalsOf(sums: PostSums | undefined, money: CampaignSums | undefined): ReportTotals {
  const figures = figuresOf(sums);
  const { price = null, booking_price = null, followers = null } = money ?? {};
  return {
    ...figures,
    engagement_rate: engagementRateOf(figures.engagement, followers),
    price,
    booking_price,
    ...costsOf({ price, booking_price }, figures),
    progress: [
      quantityRow(money?.post_count ?? null, figures.posts),
      ...promised.map(([type, metric, kpi]) => targetRow(type, figures, metric, money?.[kpi] ?? null)),
    ],
  };
}

const promised = [
  ['engagement', 'engagement', 'kpi_engagement'],
  ['buzz', 'buzz', 'kpi_buzz'],
  ['comment', 'comment', 'kpi_comment'],
  ['share', 'share', 'kpi_share'],
  ['like', 'like', 'kpi_like'],
  ['mention', 'mentions', 'kpi_mentions'],
  ['views', 'views', 'kpi_views'],
] as const satisfies [ProgressType, CoveredMetric, keyof Promises][];

function targetRow(type: ProgressType, figures: Figures, metric: CoveredMetric, target: number | null): ProgressRow {
  const current = figures[metric];
  return { type, current, target, rate: rateOf(current, target), ...figures.coverage[metric] };
}

/** One SOW's current figures against what it promised, with its prices in VND (CONTRACT.md §5). */
export function progressOf(sow: SowTargets, sums: PostSums = noPosts): SowProgress {
  const figures = figuresOf(sums);
  const { coverage } = figures;
  const row = (type: ProgressType, metric: CoveredMetric, target: number | null) =>
    targetRow(type, figures, metric, target);
  const cost = (type: ProgressType, metric: 'engagement' | 'views', kpi: number | null): ProgressRow => ({
    type,
    ...costProgress(sow.price, sums[metric], kpi),
    ...coverage[metric],
  });
  const { booking_cpe, booking_cpv } = costsOf(sow, sums);
  return {
    sow_id: sow.id,
    number: sow.number,
    kol: sow.kol,
    social_type: sow.social_type,
    post_format: sow.post_format,
    postProcess: [
      quantityRow(sow.post_count, sums.posts),
      row('engagement', 'engagement', sow.kpi_engagement),
      row('buzz', 'buzz', sow.kpi_buzz),
      row('comment', 'comment', sow.kpi_comment),
      row('share', 'share', sow.kpi_share),
      cost('cpe', 'engagement', sow.kpi_engagement),
      cost('cpv', 'views', sow.kpi_views),
      row('like', 'like', sow.kpi_like),
      row('mention', 'mentions', sow.kpi_mentions),
      row('views', 'views', sow.kpi_views),
      {
        type: 'engagement_rate',
        ...engagementRateProgress(sums.engagement, sow.followers, sow.engagement_rate),
        ...coverage.engagement,
      },
    ],
    booking_cpe,
    booking_cpv,
    price: sow.price,
    booking_price: sow.booking_price,
  };
}

function quantityRow(target: number | null, posts: number): ProgressRow {
  return { type: 'quantity', current: posts, target, rate: rateOf(posts, target), known: posts, of: posts };
}
