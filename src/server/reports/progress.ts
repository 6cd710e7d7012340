import { costProgress, costsOf } from '../../domain/reports/costs';
import type { ProgressType } from '../../domain/reports/metrics';
import { engagementRateOf, engagementRateProgress, rateOf } from '../../domain/reports/rates';
import type { CoveredMetric, ProgressRow, ReportTotals, SowProgress } from '../../domain/reports/types';
import { type Figures, figuresOf, noPosts } from './figures';
import type { PostSums } from './queries/postSums';
import type { CampaignSums, Promises, SowTargets } from './queries/sows';
import { addedPosts } from './sums';

/** What a SOW promises, and what its posts got. */
interface Kept {
  sow: Promises;
  sums: PostSums | undefined;
}

/**
 * The totals of a campaign, or of several: sums exact, ratios of the exact sums (CONTRACT.md §5); money in VND. A result
 * is held against a target only where it was promised: `progress` counts the SOWs that promise the metric.
 */
export function totalsOf(
  sums: PostSums | undefined,
  money: CampaignSums | undefined,
  sows: readonly Kept[],
): ReportTotals {
  const figures = figuresOf(sums);
  const { price = null, booking_price = null, followers = null } = money ?? {};
  return {
    ...figures,
    engagement_rate: engagementRateOf(figures.engagement, followers),
    price,
    booking_price,
    ...costsOf({ price, booking_price }, figures),
    progress: [
      postsRow(sows, money?.post_count ?? null),
      ...promised.map(([type, metric, kpi]) => {
        const { by, told } = promising(sows, kpi);
        const together = figuresOf(addedPosts(by.flatMap((one) => one.sums ?? [])));
        return { ...targetRow(type, together, metric, money?.[kpi] ?? null), sows: told };
      }),
    ],
  };
}

/** The SOWs a KPI is held against: those that promise it, all where none does. */
function promising(sows: readonly Kept[], kpi: keyof Promises) {
  const by = sows.filter(({ sow }) => sow[kpi]);
  const of = sows.filter(({ sow, sums }) => sow[kpi] || sums);
  return { by: by.length > 0 ? by : sows, told: { promising: by.length, of: of.length } };
}

/** The posts that were promised and are there: what a SOW has beyond its own promise keeps no other SOW's. */
function postsRow(sows: readonly Kept[], target: number | null): ProgressRow {
  const { by, told } = promising(sows, 'post_count');
  const posts = by.map(({ sow, sums }) =>
    Math.min(sums?.posts ?? 0, told.promising > 0 ? (sow.post_count ?? 0) : Number.POSITIVE_INFINITY),
  );
  const kept = posts.reduce((total, one) => total + one, 0);
  return { ...quantityRow(target, kept), sows: told };
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
