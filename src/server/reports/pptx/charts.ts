import { formatDay } from '../../../domain/format';
import { isNetwork, networkNames } from '../../../domain/networks';
import type { ReportChart } from '../../../domain/reports/charts/charts';
import type { Deck, Slide } from './deck';
import { fitted } from './textWidth';
import { colors, face, slideColor, smallest } from './theme';

const short = '[>=1000000]#,##0.0,,"M";[>=1000]#,##0.0,"K";#,##0';
const axisType = { FontFace: face, FontSize: 10, Color: colors.muted } as const;
const longestLabel = 2.4;
const labelsShown = { whole: 12, part: 5 };

/** Where a chart stands; inches. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

function labelsOf({ labels }: ReportChart): string[] {
  return labels.values.map((value) => {
    if (labels.kind === 'day') return formatDay(value).slice(0, 5);
    return labels.kind === 'network' && isNetwork(value) ? networkNames[value] : fitted(value, longestLabel, 10);
  });
}

/** A chart as PowerPoint's own: its values can be opened and changed there. `isPart` of several on a slide. */
export function drawChart(
  deck: Deck,
  added: Slide,
  { title, chart }: { title: string; chart: ReportChart },
  { x, y, width, height, isPart }: Place & { isPart: boolean },
): void {
  const { kind, series, domain, ticks, labels } = chart;
  const isList = labels.kind === 'kol';
  const hasNames = series.length > 1;
  // Bars that lie down are drawn from below.
  const drawn = <Value>(values: readonly Value[]) => (isList ? values.toReversed() : [...values]);
  const names = drawn(labelsOf(chart));
  const isBare = isList || (isPart && kind === 'bars');
  const above = hasNames ? 0.4 : 0;
  if (hasNames) addSeriesNames(deck, added, chart, { x, y, width });
  const data = series.map(({ key, values }) => ({
    name: deck.say(`reportDocument.series.${key}`),
    labels: names,
    // The package's types do not know that a value may be missing; what it writes for one is taken out again.
    values: drawn(values) as number[],
  }));
  const seriesColors =
    kind === 'line' ? series.map(({ colors: [first = '#000000'] }) => first) : drawn(series[0]?.colors ?? []);
  added.addChart(kind === 'line' ? 'line' : 'bar', data, {
    ...{ x, y: y + above, w: width, h: height - above, altText: title },
    chartColors: seriesColors.map(slideColor),
    ...{
      showLegend: false,
      showTitle: false,
      displayBlanksAs: 'gap' as const,
      lineDataSymbol: 'none' as const,
      lineSize: 2.5,
    },
    ...(kind === 'bars' && {
      ...{ barDir: isList ? ('bar' as const) : ('col' as const), barGapWidthPct: isList ? 35 : 90, showValue: true },
      ...{
        dataLabelFormatCode: short,
        dataLabelFontFace: face,
        dataLabelFontSize: isList ? 10 : isPart ? 11 : 13,
        dataLabelFontBold: true,
      },
      ...{ dataLabelColor: colors.ink, dataLabelPosition: 'outEnd' as const },
    }),
    ...{
      catAxisLabelFontFace: axisType.FontFace,
      catAxisLabelFontSize: isList ? 10 : isPart ? smallest : 11,
      catAxisLabelColor: axisType.Color,
    },
    ...{
      valAxisLabelFontFace: axisType.FontFace,
      valAxisLabelFontSize: axisType.FontSize,
      valAxisLabelColor: axisType.Color,
    },
    ...(labels.kind === 'day' && {
      catAxisLabelFrequency: String(Math.ceil(names.length / labelsShown[isPart ? 'part' : 'whole'])),
    }),
    ...{ valAxisMinVal: domain[0], valAxisMaxVal: domain[1], valAxisMajorUnit: (ticks[1] ?? 1) - (ticks[0] ?? 0) },
    ...{ valAxisLabelFormatCode: short, valAxisHidden: isBare, valAxisLineShow: false, catAxisLineShow: true },
    valGridLine: isBare ? { style: 'none' } : { color: colors.line, size: 0.75, style: 'solid' },
    catGridLine: { style: 'none' },
  });
}

/** What each line is, in its colour, rather than a legend to decode. */
function addSeriesNames(
  { say, text }: Deck,
  added: Slide,
  { series }: ReportChart,
  { x, y, width }: Omit<Place, 'height'>,
): void {
  added.addText(
    series.map(({ key, colors: [color = '#000000'] }) => ({
      text: `━ ${say(`reportDocument.series.${key}`)}     `,
      options: text({ fontSize: 12, bold: true, color: slideColor(color) }),
    })),
    text({ x, y: y - 0.05, w: width, h: 0.3 }),
  );
}
