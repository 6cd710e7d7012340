import { formatPercent } from '../../../domain/format';
import type { SectionFigure } from '../../../domain/reports/sections/types';
import { colors, leading } from './look';
import type { Paper } from './paper';

const gap = 20;
const largeHeight = 98;
const smallHeight = 42;
const smallAcross = 4;
const note = { size: 8, color: colors.muted } as const;

/** The largest size up to `size` at which a text fits a width. */
function fitting(paper: Paper, text: string, size: number, width: number): number {
  return Math.min(size, (size * width) / paper.widthOf(text, { size, face: 'bold' }));
}

function drawLarge(paper: Paper, figure: SectionFigure, x: number, width: number, language: string): void {
  const { label, value, target, rate } = figure;
  const y = paper.y;
  paper.rule(x, y, width, colors.line, 0.8);
  paper.text(label, x, y + 17, { size: 9, color: colors.muted });
  const size = fitting(paper, value, 28, width * 0.6);
  paper.text(value, x, y + 46, { size, face: 'bold' });
  const beside = x + paper.widthOf(value, { size, face: 'bold' }) + 8;
  if (target) paper.text(paper.shortened(target, note, x + width - beside), beside, y + 46, note);
  if (rate !== null) {
    paper.box(x, y + 57, width - 44, 5, colors.accentSoft, 2.5);
    const share = Math.min(1, Math.max(0, rate / 100)) * (width - 44);
    if (share > 0) paper.box(x, y + 57, Math.max(5, share), 5, colors.accent, 2.5);
    paper.text(formatPercent(rate, language), x + width, y + 62.5, {
      ...{ size: 9, face: 'bold', color: colors.accent, align: 'right' },
    });
  }
  if (figure.note) paper.text(paper.shortened(figure.note, note, width), x, y + (rate === null ? 62 : 77), note);
}

const below = { size: 7.5, color: colors.muted } as const;

/** What stands below a small figure: what it is held against, and for how many posts it is known. */
const belowOf = (paper: Paper, { target, note: told }: SectionFigure, width: number) =>
  [target, told].flatMap((text) => (text ? paper.linesOf(text, below, width) : []));

function drawSmall(paper: Paper, figure: SectionFigure, x: number, width: number): void {
  const { label, value } = figure;
  paper.text(paper.shortened(label, note, width), x, paper.y + 12, note);
  paper.text(value, x, paper.y + 29, { size: fitting(paper, value, 13, width), face: 'bold' });
  paper.lines(belowOf(paper, figure, width), x, paper.y + 33, below);
}

/** Figures side by side: the large ones with a bar against their target. */
export function drawFigures(paper: Paper, figures: readonly SectionFigure[], large: boolean, language: string): void {
  const across = large ? 2 : smallAcross;
  const width = (paper.width - gap * (across - 1)) / across;
  for (let at = 0; at < figures.length; at += across) {
    const row = figures.slice(at, at + across);
    const lines = Math.max(...row.map((figure) => belowOf(paper, figure, width).length));
    const height = large ? largeHeight : smallHeight + lines * below.size * leading;
    paper.need(height);
    for (const [index, figure] of row.entries()) {
      const x = paper.left + index * (width + gap);
      if (large) drawLarge(paper, figure, x, width, language);
      else drawSmall(paper, figure, x, width);
    }
    paper.y += height;
  }
}
