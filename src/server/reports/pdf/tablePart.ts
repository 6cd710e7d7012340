import type { SectionCell, SectionPart } from '../../../domain/reports/sections/types';
import { cellStyle, type DrawnColumn, headStyle, layOut, padding, shownText } from './columns';
import { colors, margin } from './look';
import type { Paper, Style } from './paper';
import { type Line, linesOf } from './text';

type Table = Extract<SectionPart, { is: 'table' }>;

const a4 = { short: 595.28, long: 841.89 };
const step = 10.5;
const above = 4.5;
const titleHeight = 20;
/** A table no higher than this is not cut. */
const keptWhole = 260;

interface Row {
  cells: Line[][];
  height: number;
}

function rowOf(cells: Line[][]): Row {
  return { cells, height: Math.max(...cells.map(({ length }) => length)) * step + 2 * above };
}

function draw(paper: Paper, columns: readonly DrawnColumn[], { cells, height }: Row, style: Style): void {
  let x = paper.left;
  for (const [at, { width, isLeft }] of columns.entries()) {
    const edge = isLeft ? x + padding : x + width - padding;
    for (const [index, line] of (cells[at] ?? []).entries()) {
      const baseline = paper.y + above + index * step + 7.6;
      paper.line(line, edge, baseline, { ...style, align: isLeft ? 'left' : 'right' });
    }
    x += width;
  }
  paper.y += height;
}

function drawPart(paper: Paper, { title, rows }: Table, columns: readonly DrawnColumn[], language: string): void {
  const lines = (text: string, style: Style, width: number, href: string | null = null) =>
    linesOf(
      paper.fonts,
      [{ text, face: style.face ?? 'regular', href, underline: false }],
      style.size,
      width - 2 * padding,
    );
  const head = rowOf(columns.map(({ label, width }) => lines(label, headStyle, width)));
  const drawHead = () => {
    paper.box(paper.left, paper.y, paper.width, head.height, colors.canvas);
    draw(paper, columns, head, { ...headStyle, color: colors.muted });
    paper.rule(paper.left, paper.y, paper.width, colors.accent, 0.8);
  };
  const rowAt = (cells: readonly SectionCell[]) =>
    rowOf(
      columns.map(({ index, kind, width }) => {
        const value = cells[index] ?? null;
        const href = kind === 'link' && typeof value === 'string' ? value : null;
        return lines(shownText(value, kind, language), cellStyle, width, href);
      }),
    );
  const drawn = rows.map(rowAt);
  const whole = drawn.reduce((sum, { height }) => sum + height, head.height);
  const begun = head.height + (drawn[0]?.height ?? 0);
  paper.need(titleHeight + (whole < keptWhole ? whole : begun));
  paper.text(title, paper.left, paper.y + 10, { size: 11, face: 'bold' });
  paper.y += titleHeight;
  drawHead();
  for (const row of drawn) {
    if (paper.y + row.height > paper.bottom) {
      paper.newPage();
      drawHead();
    }
    draw(paper, columns, row, cellStyle);
    paper.rule(paper.left, paper.y, paper.width, colors.line, 0.4);
  }
  paper.y += 20;
}

const room = { portrait: a4.short - 2 * margin.side, landscape: a4.long - 2 * margin.side };

/** Whether a table needs pages that lie. */
export const isWide = (paper: Paper, table: Table, language: string): boolean =>
  layOut(paper, table, { language, ...room }).wide;

/**
 * A table over as many pages as it needs, its head on each of them; on pages that lie where it is wide, in several parts
 * where it is wider. The KOL stands first in each.
 */
export function drawTable(paper: Paper, table: Table, language: string): void {
  const { wide, parts } = layOut(paper, table, { language, ...room });
  for (const [index, columns] of parts.entries()) {
    paper.face(wide ? 'landscape' : 'portrait');
    const count = parts.length > 1 ? ` (${index + 1}/${parts.length})` : '';
    drawPart(paper, { ...table, title: table.title + count }, columns, language);
  }
}
