import { formatCompact } from '../../../domain/format';
import type { ReportChart } from '../../../domain/reports/charts/charts';
import { labelsOf } from '../../../domain/reports/charts/labels';
import type { ReportMeta } from '../files/task';
import { drawBars } from './bars';

import { colors } from './look';
import type { Paper } from './paper';

/** Of a chart besides its bars: what its numbers and lines are called. */
export interface ChartWords {
  language: string;
  words: ReportMeta['words'];
}

const height = 170;
const small = { size: 7.5, color: colors.muted } as const;
const daysShown = 6;

/** A chart in a column of `width` points from `x`, from `paper.y` on; answers where it ends. */
export function drawChart(paper: Paper, chart: ReportChart, x: number, width: number, said: ChartWords): number {
  return chart.kind === 'bars'
    ? drawBars(paper, chart, x, width, said.language)
    : drawLines(paper, chart, x, width, said);
}

/** Of a chart of lines, all of which is kept together. */
export const linesHeight = height + 30;

function drawLines(
  paper: Paper,
  chart: ReportChart,
  x: number,
  width: number,
  { language, words }: ChartWords,
): number {
  const [from, to] = chart.domain;
  const axis = Math.max(...chart.ticks.map((tick) => paper.widthOf(formatCompact(tick, language), small))) + 8;
  const named = Math.max(paper.widthOf(words.pace, small), paper.widthOf(words.actual, small), 36) + 10;
  const plot = { x: x + axis, y: paper.y + 6, width: width - axis - named, height };
  const labels = labelsOf(chart);
  const across = (index: number) =>
    plot.x + (labels.length > 1 ? (index / (labels.length - 1)) * plot.width : plot.width);
  const down = (value: number) => plot.y + plot.height - ((value - from) / (to - from)) * plot.height;
  for (const tick of chart.ticks) {
    paper.rule(plot.x, down(tick), plot.width, colors.line, tick === from ? 0.8 : 0.4);
    paper.text(formatCompact(tick, language), plot.x - 6, down(tick) + 2.5, { ...small, align: 'right' });
  }
  const step = Math.max(1, (labels.length - 1) / (daysShown - 1));
  for (let at = 0; at <= labels.length - 1; at += step) {
    const index = Math.round(at);
    const align = labels.length > 1 && index === 0 ? 'left' : index === labels.length - 1 ? 'right' : 'center';
    paper.text(labels[index] ?? '', across(index), plot.y + plot.height + 13, { ...small, align });
  }
  const ends: { name: string; value: number; y: number; color: string }[] = [];
  for (const {
    key,
    values,
    colors: [color = colors.accent],
  } of chart.series) {
    drawLine(
      paper,
      values.map((value, index) => (value === null ? null : [across(index), down(value)])),
      color,
      key,
    );
    const last = values.findLast((value) => value !== null);
    if (last !== undefined && last !== null) ends.push({ name: words[key], value: last, y: down(last), color });
  }
  placeEnds(ends);
  for (const { name, value, y, color } of ends) {
    paper.text(name, plot.x + plot.width + 6, y - 1, { size: 7.5, color });
    paper.text(formatCompact(value, language), plot.x + plot.width + 6, y + 8.5, { size: 8, face: 'bold', color });
  }
  return plot.y + plot.height + 24;
}

type Point = [x: number, y: number];

/** Stretches of days that are known, one after the other. */
function stretches(points: readonly (Point | null)[]): Point[][] {
  const found: Point[][] = [[]];
  for (const point of points) {
    if (point) found.at(-1)?.push(point);
    else found.push([]);
  }
  return found.filter(({ length }) => length > 0);
}

function drawLine({ doc }: Paper, points: readonly (Point | null)[], color: string, key: 'actual' | 'pace'): void {
  doc.setDrawColor(color);
  doc.setFillColor(color);
  doc.setLineWidth(key === 'pace' ? 1 : 1.6);
  doc.setLineJoin('round');
  doc.setLineDashPattern(key === 'pace' ? [3, 3] : [], 0);
  for (const [first, ...others] of stretches(points)) {
    if (!first) continue;
    if (others.length === 0) {
      doc.circle(...first, 2, 'F');
      continue;
    }
    doc.moveTo(...first);
    for (const point of others) doc.lineTo(...point);
    doc.stroke();
  }
  doc.setLineDashPattern([], 0);
}

const apart = 21;

/** Names at the ends of lines, moved apart where they would stand on each other. */
function placeEnds(ends: { y: number }[]): void {
  const [upper, lower] = ends.toSorted((one, other) => one.y - other.y);
  if (!upper || !lower || lower.y - upper.y >= apart) return;
  const push = (apart - (lower.y - upper.y)) / 2;
  upper.y -= push;
  lower.y += push;
}
