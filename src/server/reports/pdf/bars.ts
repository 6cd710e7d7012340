import { formatCompact } from '../../../domain/format';
import type { ReportChart } from '../../../domain/reports/charts/charts';
import { labelsOf } from '../../../domain/reports/charts/labels';
import { colors } from './look';
import type { Paper } from './paper';

const row = 19;
const thick = 11;
const name = { size: 8.5 } as const;

/** Of a chart of bars in points; one of more than a page goes on over the next. */
export const barsHeight = ({ labels }: ReportChart): number => labels.values.length * row + 6;

/** Bars from left to right with their names before and their values behind them; answers where they end. */
export function drawBars(paper: Paper, chart: ReportChart, x: number, width: number, language: string): number {
  const labels = labelsOf(chart);
  const values = chart.series[0]?.values ?? [];
  const tints = chart.series[0]?.colors ?? [];
  const named = Math.min(width * 0.3, Math.max(...labels.map((label) => paper.widthOf(label, name)))) + 10;
  const room = width - named - 44;
  const [from, to] = chart.domain;
  for (const [index, label] of labels.entries()) {
    const top = paper.y + index * row;
    const middle = top + row / 2;
    const value = values[index] ?? null;
    paper.text(paper.shortened(label, name, named - 10), x, middle + 3, name);
    const wide = value === null ? 0 : ((value - from) / (to - from)) * room;
    paper.box(x + named, middle - thick / 2, room, thick, colors.canvas, 2);
    if (wide > 0)
      paper.box(
        x + named,
        middle - thick / 2,
        Math.max(2, wide),
        thick,
        tints[index] ?? colors.accent,
        Math.min(2, wide / 2),
      );
    paper.text(formatCompact(value, language), x + named + wide + 6, middle + 3, { size: 8.5, face: 'bold' });
  }
  return paper.y + barsHeight(chart);
}
