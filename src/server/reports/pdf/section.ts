import type { ReportSection, SectionPart } from '../../../domain/reports/sections/types';
import type { PdfTask } from '../files/task';
import { barsHeight } from './bars';
import { drawChart, linesHeight } from './chartPart';
import { drawFacts } from './factsPart';
import { drawFigures } from './figuresPart';
import { colors } from './look';
import type { Paper } from './paper';
import { drawPictures } from './picturesPart';
import { drawRich } from './richPart';
import { drawTable, isWide } from './tablePart';

type ChartPart = Extract<SectionPart, { is: 'chart' }>;
type Task = Pick<PdfTask, 'language' | 'meta' | 'pictures'>;

const lead = { size: 11, color: colors.muted } as const;
const chartTitle = { size: 10, face: 'bold' } as const;
const between = 24;
/** A heading with the beginning of what it is above. */
const heading = { chart: 284, table: 200, pictures: 220, figures: 150, rich: 110, lead: 110, facts: 110 };
/** Bars of so few stand two charts beside each other. */
const fewBars = 6;

const isSmall = (part: SectionPart | undefined): part is ChartPart =>
  part?.is === 'chart' && part.chart.kind === 'bars' && part.chart.labels.values.length <= fewBars;

function drawCharts(paper: Paper, charts: readonly ChartPart[], { language, meta }: Task): void {
  const width = (paper.width - between * (charts.length - 1)) / charts.length;
  const heights = charts.map(({ chart }) => (chart.kind === 'bars' ? barsHeight(chart) : linesHeight));
  paper.need(Math.max(...heights) + 24);
  const top = paper.y;
  let end = top;
  for (const [index, { title, chart }] of charts.entries()) {
    const x = paper.left + index * (width + between);
    paper.text(paper.shortened(title, chartTitle, width), x, top + 10, chartTitle);
    paper.y = top + 20;
    end = Math.max(end, drawChart(paper, chart, x, width, { language, words: meta.words }));
    paper.y = top;
  }
  paper.y = end + 16;
}

function drawPart(paper: Paper, part: Exclude<SectionPart, ChartPart>, { language, pictures }: Task): void {
  switch (part.is) {
    case 'lead': {
      paper.need(lead.size * 3);
      paper.y = paper.lines(paper.linesOf(part.text, lead, paper.width), paper.left, paper.y, lead) + 8;
      return;
    }
    case 'rich': {
      if (part.title) {
        paper.need(60);
        paper.text(paper.shortened(part.title, { size: 11, face: 'bold' }, paper.width), paper.left, paper.y + 11, {
          ...{ size: 11, face: 'bold', color: colors.accent },
        });
        paper.y += 20;
      }
      drawRich(paper, part.html);
      paper.y += 4;
      return;
    }
    case 'figures':
      drawFigures(paper, part.figures, part.large, language);
      return;
    case 'facts':
      drawFacts(paper, part.facts);
      return;
    case 'table':
      drawTable(paper, part, language);
      return;
    case 'pictures':
      drawPictures(paper, part.pictures, pictures);
      return;
  }
}

/** A page lies where a wide table begins the block; charts of bars stand with the one below them, not alone on a page. */
function facingOf(paper: Paper, parts: readonly SectionPart[], language: string): 'portrait' | 'landscape' {
  const part = parts.find((one) => one.is !== 'chart' || one.chart.kind !== 'bars');
  return part?.is === 'table' && isWide(paper, part, language) ? 'landscape' : 'portrait';
}

/** A block with its heading and bookmark, where the one before it ended. */
export function drawSection(paper: Paper, { title, parts }: ReportSection, task: Task): void {
  const [first] = parts;
  if (!first) return;
  const facing = facingOf(paper, parts, task.language);
  paper.face(facing);
  paper.gap(22);
  paper.need(heading[first.is]);
  paper.doc.outline.add(null, title, { pageNumber: paper.page });
  paper.box(paper.left, paper.y, 24, 3, colors.accent, 1.5);
  paper.text(title, paper.left, paper.y + 26, { size: 18, face: 'bold' });
  paper.y += 44;
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    const next = parts[at + 1];
    if (!part) continue;
    if (part.is !== 'table') paper.face(facing);
    if (part.is !== 'chart') drawPart(paper, part, task);
    else if (isSmall(part) && isSmall(next)) {
      drawCharts(paper, [part, next], task);
      at += 1;
    } else drawCharts(paper, [part], task);
  }
}
