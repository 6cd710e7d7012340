import type { Network } from '../../networks';
import type { ReportKol } from '../reportKol';
import { type ScorecardMetric, scoreOf } from '../scorecard';
import type { FinalReport } from '../types';
import { networkColors, seriesColors } from './colors';
import { paceOf } from './pace';
import { ticksUpTo } from './ticks';

/** A line of values, or bars; colours as `#rrggbb`, a bar each where there are several. */
export interface ChartSeries {
  key: 'actual' | 'pace';
  values: (number | null)[];
  colors: string[];
}

/**
 * A chart as every form of the report draws it: what stands along it, from where to where it goes, and where it is
 * marked. Names are KOLs' own, keys of words or days.
 */
export interface ReportChart {
  key: string;
  kind: 'line' | 'bars';
  /** What is measured, a key of the words of metrics; VND for costs. */
  metric: string;
  labels: { kind: 'day' | 'network' | 'kol'; values: string[] };
  series: ChartSeries[];
  domain: [number, number];
  ticks: number[];
}

const dayMetrics = ['views', 'engagement', 'buzz'] as const;
const networkMetrics = ['posts', 'views', 'engagement', 'buzz'] as const;
const barsAtMost = 20;

function scaled(chart: Omit<ReportChart, 'domain' | 'ticks'>): ReportChart {
  const values = chart.series.flatMap(({ values: own }) => own.filter((value) => value !== null));
  const ticks = ticksUpTo(Math.max(0, ...values));
  return { ...chart, domain: [0, ticks.at(-1) ?? 1], ticks };
}

const hasValues = ({ series }: Omit<ReportChart, 'domain' | 'ticks'>) =>
  series[0]?.values.some((value) => value !== null && value !== 0) ?? false;

function dayCharts({ by_day, totals, campaign }: FinalReport) {
  const days = by_day.map(({ date }) => date);
  return dayMetrics.map((metric) => {
    const row = totals.progress.find(({ type }) => type === metric);
    // The line is of all posts, so its pace is that of a target all of them are held against.
    const target = row && (!row.sows || row.current === totals[metric]) ? row.target : null;
    const pace = paceOf(days, campaign, target);
    const actual: ChartSeries = {
      key: 'actual',
      values: by_day.map((day) => day[metric]),
      colors: [seriesColors.actual],
    };
    const series = pace.some((value) => value !== null)
      ? [actual, { key: 'pace' as const, values: pace, colors: [seriesColors.pace] }]
      : [actual];
    return {
      key: `days_${metric}`,
      kind: 'line' as const,
      metric,
      labels: { kind: 'day' as const, values: days },
      series,
    };
  });
}

function networkCharts({ by_network }: FinalReport) {
  const labels = { kind: 'network' as const, values: by_network.map(({ social_type }): Network => social_type) };
  const colors = by_network.map(({ social_type }) => networkColors[social_type]);
  return networkMetrics.map((metric) => ({
    ...{ key: `networks_${metric}`, kind: 'bars' as const, metric, labels },
    series: [{ key: 'actual' as const, values: by_network.map((row) => row[metric]), colors }],
  }));
}

function kolChart(kols: readonly ReportKol[], metric: ScorecardMetric) {
  const shown = kols.filter((kol) => scoreOf(kol, metric) !== null).slice(0, barsAtMost);
  return {
    ...{ key: 'kols', kind: 'bars' as const, metric },
    labels: { kind: 'kol' as const, values: shown.map(({ kol }) => kol.stage_name) },
    series: [
      {
        key: 'actual' as const,
        values: shown.map((kol) => scoreOf(kol, metric)),
        colors: shown.map(() => seriesColors.actual),
      },
    ],
  };
}

/** A chart without the pace of the target, drawn up to what was reached. */
export function withoutPace(chart: ReportChart): ReportChart {
  return scaled({ ...chart, series: chart.series.filter(({ key }) => key !== 'pace') });
}

/** The charts of a report, those with anything to draw: days with the target's pace, networks, and KOLs as ranked. */
export function chartsOf(report: FinalReport, kols: readonly ReportKol[], metric: ScorecardMetric): ReportChart[] {
  return [...dayCharts(report), ...networkCharts(report), kolChart(kols, metric)].filter(hasValues).map(scaled);
}
