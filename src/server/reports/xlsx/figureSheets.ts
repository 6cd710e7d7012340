import { dayOf } from '../../../domain/dates';
import { formatDay } from '../../../domain/format';
import type { Translate } from '../../../domain/locales/translator';
import { networkNames, postMetrics } from '../../../domain/networks';
import { asOfText } from '../../../domain/reports/asOfText';
import type { ReportDocument, ReportPost } from '../../../domain/reports/document';
import { type ProgressType, priceRevealing, progressTypes } from '../../../domain/reports/metrics';
import type { CoveredMetric, FinalReport, SowProgress } from '../../../domain/reports/types';
import { unpostedSows } from '../../../domain/reports/unposted';
import type { ColumnSpec, SheetSpec } from '../../adapters/workbooks/sheetSpec';
import { linkWidth } from './tableSheet';
import type { ExcelWords } from './words';

const counts = ['views', 'like', 'comment', 'share', 'engagement', 'buzz', 'mentions'] as const;
const amounts = ['price', 'booking_price', 'cpe', 'cpv', 'booking_cpe', 'booking_cpv'] as const;
const shownCoverage: readonly CoveredMetric[] = ['views', 'engagement'];

const dayIn = (instant: string | null) => (instant ? dayOf(new Date(instant)) : null);
const whole = (key: string, header: string): ColumnSpec => ({ key, header, format: 'integer' });
const summed = (key: string, header: string): ColumnSpec => ({ ...whole(key, header), summed: true });

const promisedAs = { mentions: 'mention' } as const;

/**
 * The campaign's name and period over its totals against what was promised, one row a metric: what of it is held against
 * the target, and how many SOWs promise it; amounts a viewer may not see have no row. Below costs that are known, of how
 * many SOWs without posts they hold the price.
 */
export function summarySheet(report: ReportDocument, say: Translate, words: ExcelWords): SheetSpec {
  const { campaign, totals } = report;
  const { metricName } = words;
  const promised = (type: ProgressType) => {
    const row = totals.progress.find((one) => one.type === type);
    if (!row || row.target === null) return { target: null, achieved: null };
    const sows = row.sows && `${row.sows.promising}/${row.sows.of}`;
    return { target: row.target, held: row.current, achieved: row.rate, sows };
  };
  const unposted = unpostedSows(report.progress);
  const isCostKnown = [totals.cpe, totals.cpv].some((cost) => typeof cost === 'number');
  const end = campaign.end_date ? formatDay(campaign.end_date) : words.open_end;
  const rate = { metric: metricName.engagement_rate, percent: totals.engagement_rate, ...totals.coverage.engagement };
  return {
    name: words.sheet.summary,
    title: [
      `${campaign.name} (${campaign.code})`,
      `${words.period}: ${formatDay(campaign.start_date)} – ${end}`,
      `${words.as_of}: ${asOfText(report, say)}`,
    ],
    columns: [
      { key: 'metric', header: words.metric, width: 28 },
      whole('count', words.count),
      whole('target', words.targetName),
      whole('held', words.held),
      { key: 'achieved', header: words.rateName, format: 'percent' },
      { key: 'sows', header: words.promising_sows },
      { key: 'percent', header: words.percent, format: 'percent' },
      { key: 'amount', header: words.amount, format: 'money' },
      whole('known', words.known),
      whole('of', words.of),
    ],
    isPrinted: true,
    formatOf: ({ isCost }, key) => (isCost && key === 'amount' ? 'cost' : undefined),
    rows: [
      { metric: metricName.posts, count: totals.posts, ...promised('quantity') },
      ...counts.map((name) => ({
        ...{ metric: metricName[name], count: totals[name], ...totals.coverage[name] },
        ...promised(name === 'mentions' ? promisedAs[name] : name),
      })),
      rate,
      ...amounts
        .filter((name) => totals[name] !== undefined)
        .map((name) => ({ metric: metricName[name], amount: totals[name], isCost: !name.endsWith('price') })),
      ...(isCostKnown && unposted > 0 ? [{ metric: say('reports.unposted', { count: unposted }) }] : []),
    ],
  };
}

function valueFormat(type: ProgressType): ColumnSpec['format'] {
  if (priceRevealing.includes(type)) return 'cost';
  return type === 'engagement_rate' ? 'percent' : 'integer';
}

function kpiColumns(types: readonly ProgressType[], words: ExcelWords): ColumnSpec[] {
  return types.flatMap((type): ColumnSpec[] => {
    const [name, format] = [words.metricName[type], valueFormat(type)];
    return [
      { key: `${type}_current`, header: `${name}: ${words.current}`, format, summed: format === 'integer' },
      { key: `${type}_target`, header: `${name}: ${words.target}`, format, summed: format === 'integer' },
      { key: `${type}_rate`, header: `${name}: ${words.rate}`, format: 'percent' },
    ];
  });
}

function kpiRow(
  { number, kol, social_type, post_format, price, booking_price, postProcess }: SowProgress,
  words: ExcelWords,
) {
  const figures = postProcess.flatMap(({ type, current, target, rate }) => [
    [`${type}_current`, current],
    [`${type}_target`, target],
    [`${type}_rate`, rate],
  ]);
  return {
    number,
    kol_code: kol.code,
    kol: kol.stage_name,
    network: social_type ? networkNames[social_type] : words.offline,
    format: post_format && words.formatName[post_format],
    price,
    booking_price,
    ...Object.fromEntries(figures),
  };
}

/** One row a SOW: each metric's current figure, target and rate; with prices and cost only where `withPrices`. */
export function kpiSheet({ progress }: FinalReport, words: ExcelWords, withPrices: boolean): SheetSpec {
  const prices = withPrices ? (['price', 'booking_price'] as const) : [];
  const types = progressTypes.filter((type) => withPrices || !priceRevealing.includes(type));
  return {
    name: words.sheet.kpi,
    columns: [
      whole('number', words.sow_number),
      { key: 'kol_code', header: words.kol_code, width: 14 },
      { key: 'kol', header: words.kol, width: 26 },
      { key: 'network', header: words.network, width: 14 },
      { key: 'format', header: words.format },
      ...prices.map((key): ColumnSpec => ({ key, header: words.metricName[key], format: 'money', summed: true })),
      ...kpiColumns(types, words),
    ],
    ...{ isPrinted: true, sumLabel: words.sum },
    rows: progress.map((sow) => kpiRow(sow, words)),
  };
}

/** One row a network, with how many posts had views and engagement. */
export function networkSheet({ by_network }: FinalReport, words: ExcelWords): SheetSpec {
  const known = (name: CoveredMetric) => `${name}_known`;
  return {
    name: words.sheet.by_network,
    columns: [
      { key: 'network', header: words.network },
      summed('posts', words.metricName.posts),
      ...counts.map((name) => summed(name, words.metricName[name])),
      ...shownCoverage.map((name) => summed(known(name), `${words.metricName[name]}: ${words.known}`)),
    ],
    ...{ isPrinted: true, sumLabel: words.sum },
    rows: by_network.map(({ social_type, coverage, ...figures }) => ({
      network: networkNames[social_type],
      ...figures,
      ...Object.fromEntries(shownCoverage.map((name) => [known(name), coverage[name].known])),
    })),
  };
}

/** One row a day: the state at its end. */
export function daySheet({ by_day }: FinalReport, words: ExcelWords): SheetSpec {
  return {
    name: words.sheet.by_day,
    columns: [
      { key: 'date', header: words.date, format: 'date' },
      ...(['views', 'engagement', 'buzz'] as const).map((name) => whole(name, words.metricName[name])),
    ],
    isPrinted: true,
    rows: by_day,
  };
}

/** When a post's figures were last read. */
const newestOf = (metrics: ReportPost['metrics']): string | null =>
  Object.values(metrics).reduce<string | null>(
    (newest, { captured_at }) => (newest && newest > captured_at ? newest : captured_at),
    null,
  );

/** One row a post with its metrics of the report's day. */
export function postSheet(posts: readonly ReportPost[], words: ExcelWords): SheetSpec {
  const { metricName } = words;
  return {
    name: words.sheet.posts,
    columns: [
      { key: 'kol_code', header: words.kol_code, width: 14 },
      { key: 'kol', header: words.kol, width: 26 },
      { key: 'network', header: words.network, width: 14 },
      { key: 'url_post', header: words.url, width: linkWidth, linked: true },
      { key: 'posted', header: words.posted, format: 'date' },
      summed('view', metricName.views),
      summed('reaction', metricName.like),
      summed('comment', metricName.comment),
      summed('share', metricName.share),
      summed('brand_mention', metricName.mentions),
      { key: 'measured', header: words.measured, format: 'date' },
    ],
    ...{ isPrinted: true, sumLabel: words.sum },
    rows: posts.map(({ kol, social_type, url_post, post_time, metrics }) => ({
      kol_code: kol.code,
      kol: kol.stage_name,
      network: networkNames[social_type],
      url_post,
      posted: dayIn(post_time),
      measured: dayIn(newestOf(metrics)),
      ...Object.fromEntries(postMetrics.map((metric) => [metric, metrics[metric]?.value ?? null])),
    })),
  };
}
