import type { CampaignHashtags } from '../../domain/hashtags/types';
import type { ReportClicks } from '../../domain/reports/clicks';
import type { ReportAcceptance, ReportPost } from '../../domain/reports/document';
import type { FigurePart, ReportFigure } from '../../domain/reports/figure';
import { priceRevealing } from '../../domain/reports/metrics';
import type { ReportKol } from '../../domain/reports/reportKol';
import type { CampaignOverview, FinalReport, ReportTotals, SowProgress } from '../../domain/reports/types';
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
  'id',
  'sow_id',
  'sow_number',
  'kol',
  'social_type',
  'post_format',
  'url_post',
  'thumbnail',
  'content',
  'post_time',
  'metrics',
] as const satisfies (keyof ReportPost)[];

const ofKol = [
  'kol',
  'sows',
  'networks',
  'posts',
  'views',
  'like',
  'comment',
  'share',
  'engagement',
  'buzz',
  'mentions',
  'engagement_rate',
  'coverage',
] as const satisfies (keyof ReportKol)[];

const ofAcceptance = [
  'id',
  'title',
  'sow_id',
  'kol',
  'post_type',
  'url_posts',
  'images',
] as const satisfies (keyof ReportAcceptance)[];

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
export const presentPost = (post: ReportPost): ReportPost => pick(post, ofPost);

/** An acceptance of the report. */
export const presentAcceptance = (acceptance: ReportAcceptance): ReportAcceptance => pick(acceptance, ofAcceptance);

/** A KOL's row of the report; what it cost is the staff's to know. */
export const presentKol = (kol: ReportKol, { reduced }: { reduced: boolean }): ReportKol =>
  pick(kol, reduced ? ofKol : [...ofKol, 'cpe', 'cpv', ...prices]);

const ofClicks = ['clicks', 'known', 'of', 'posts'] as const satisfies (keyof ReportClicks)[];

/** The clicks of a report's posts; what one cost is the staff's to know. */
export const presentClicks = (clicks: ReportClicks, { reduced }: { reduced: boolean }): ReportClicks =>
  pick(clicks, reduced ? ofClicks : [...ofClicks, 'cost_per_click']);

const ofTags = ['posts', 'tags', 'required'] as const satisfies (keyof CampaignHashtags)[];

/** What posts got by hashtag; which of them lack one that is asked for is the staff's to know. */
export const presentTags = (tags: CampaignHashtags, { reduced }: { reduced: boolean }): CampaignHashtags => ({
  ...pick(tags, ofTags),
  ...(reduced && { required: [] }),
});

const ofFigure = [
  'figure',
  'value',
  'formula',
  'numerator',
  'denominator',
  'known',
  'of',
  'missing',
  'total_parts',
] as const satisfies (keyof ReportFigure)[];

const ofPart = [
  'side',
  'metric',
  'value',
  'kol',
  'social_type',
  'sow_number',
  'post',
  'source',
  'captured_at',
] as const satisfies (keyof FigurePart)[];

const internalsOfPart = ['actor', 'run', 'reason', 'evidence_url'] as const satisfies (keyof FigurePart)[];

const isPrice = ({ metric }: FigurePart) => metric === 'sale_price' || metric === 'booking_price';

/** Why a figure is what it is: to reduced viewers without prices, people and evidence (CONTRACT-2 §9). */
export function presentFigure(found: ReportFigure, { reduced }: { reduced: boolean }): ReportFigure {
  if (!reduced) {
    return { ...pick(found, ofFigure), parts: found.parts.map((part) => pick(part, [...ofPart, ...internalsOfPart])) };
  }
  const parts = found.parts.filter((part) => !isPrice(part));
  const isPriced = found.parts.some((part) => isPrice(part) && part.side === 'numerator');
  return {
    ...pick(found, ofFigure),
    numerator: isPriced ? null : found.numerator,
    parts: parts.map((part) => pick(part, ofPart)),
    total_parts: parts.length,
  };
}

/** The headline numbers of a campaign; a KOL sees its own SOWs' progress and no totals (CONTRACT.md §3). */
export function presentOverview(viewer: Viewer, { totals, progress }: FinalReport): CampaignOverview {
  if (viewer.type !== 'kol') return { totals, progress };
  return { totals: null, progress: progress.filter(({ kol }) => kol.id === viewer.kolId) };
}
