import { priceRevealing } from '../../domain/reports/metrics';
import type { CampaignOverview, FinalReport, ReportPost, ReportTotals, SowProgress } from '../../domain/reports/types';
import type { Viewer } from '../context';
import { pick } from '../present';

const fields = [
  'campaign',
  'as_of',
  'by_network',
  'by_day',
  'key_finding',
  'key_finding_top_1',
  'key_finding_top_2',
  'key_finding_top_3',
  'key_recommendation',
  'view',
  'engagement',
  'buzz',
  'scorecard_metric',
] as const satisfies (keyof FinalReport)[];

const totals = [
  'posts',
  'views',
  'like',
  'comment',
  'share',
  'engagement',
  'buzz',
  'mentions',
  'engagement_rate',
  'cpe',
  'cpv',
  'coverage',
  'progress',
] as const satisfies (keyof ReportTotals)[];

const ofSow = ['sow_id', 'number', 'kol', 'social_type', 'post_format'] as const satisfies (keyof SowProgress)[];

const ofPost = [
  'kol',
  'social_type',
  'url_post',
  'post_time',
  'view',
  'reaction',
  'comment',
  'share',
  'brand_mention',
  'metrics_at',
] as const satisfies (keyof ReportPost)[];

const prices = ['price', 'booking_price', 'booking_cpe', 'booking_cpv'] as const satisfies (keyof ReportTotals)[];

/**
 * The report of an already presented campaign as this viewer may see it: to reduced viewers no price and no cost per KOL,
 * which would reveal it; the campaign's cost per engagement and per view stay (CONTRACT.md §3).
 */
export function presentReport(report: FinalReport, viewer: { reduced: boolean }): FinalReport {
  return {
    ...pick(report, fields),
    totals: pick(report.totals, viewer.reduced ? totals : [...totals, ...prices]),
    progress: report.progress.map((sow) => presentProgress(sow, viewer)),
  };
}

function presentProgress(sow: SowProgress, { reduced }: { reduced: boolean }): SowProgress {
  if (!reduced) return pick(sow, [...ofSow, 'postProcess', ...prices]);
  return { ...pick(sow, ofSow), postProcess: sow.postProcess.filter(({ type }) => !priceRevealing.includes(type)) };
}

/** A post of the report: whoever has the report has all of it. */
export const presentReportPost = (post: ReportPost): ReportPost => pick(post, ofPost);

/** The headline numbers of a campaign; a KOL sees its own SOWs' progress and no totals (CONTRACT.md §3). */
export function presentOverview(viewer: Viewer, { totals, progress }: FinalReport): CampaignOverview {
  if (viewer.type !== 'kol') return { totals, progress };
  return { totals: null, progress: progress.filter(({ kol }) => kol.id === viewer.kolId) };
}
