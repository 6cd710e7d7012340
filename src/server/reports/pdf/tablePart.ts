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
const below = 20;
/** A table no higher than this is not cut, nor are all parts of one. */
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

/** Of a table the columns of one part, its cells in lines. */
interface Laid {
  title: string;
  columns: readonly DrawnColumn[];
  head: Row;
  rows: Row[];
}

function laidOut(paper: Paper, { title, rows }: Table, columns: readonly DrawnColumn[], language: string): Laid {
  const lines = (text: string, style: Style, width: number, href: string | null = null) =>
    linesOf(
      paper.fonts,
      [{ text, face: style.face ?? 'regular', href, underline: false }],
      style.size,
      width - 2 * padding,
    );
  const rowAt = (cells: readonly SectionCell[]) =>
    rowOf(
      columns.map(({ index, kind, width }) => {
        const value = cells[index] ?? null;
        const href = kind === 'link' && typeof value === 'string' ? value : null;
        return lines(shownText(value, kind, language), cellStyle, width, href);
      }),
    );
  const head = rowOf(columns.map(({ label, width }) => lines(label, headStyle, width)));
  return { title, columns, head, rows: rows.map(rowAt) };
}

const sum = (rows: readonly Row[]) => rows.reduce((all, { height }) => all + height, 0);
const heightOf = ({ head, rows }: Laid) => titleHeight + head.height + sum(rows) + below;

/** Whether a row begins a page: it has no room, or would leave the last one alone on the next. */
function breaksAt(paper: Paper, rows: readonly Row[], at: number, onPage: number): boolean {
  const next = (count: number) => paper.y + sum(rows.slice(at, at + count));
  if (next(1) > paper.bottom) return true;
  return at === rows.length - 2 && onPage > 1 && next(2) > paper.bottom;
}

function drawPart(paper: Paper, laid: Laid): void {
  const { title, columns, head, rows } = laid;
  const drawHead = () => {
    paper.box(paper.left, paper.y, paper.width, head.height, colors.canvas);
    draw(paper, columns, head, { ...headStyle, color: colors.muted });
    paper.rule(paper.left, paper.y, paper.width, colors.accent, 0.8);
  };
  const whole = heightOf(laid) - below;
  paper.need(whole < keptWhole ? whole : titleHeight + head.height + sum(rows.slice(0, 2)));
  paper.text(title, paper.left, paper.y + 10, { size: 11, face: 'bold' });
  paper.y += titleHeight;
  drawHead();
  let onPage = 0;
  for (const [at, row] of rows.entries()) {
    if (breaksAt(paper, rows, at, onPage)) {
      paper.newPage();
      drawHead();
      onPage = 0;
    }
    draw(paper, columns, row, cellStyle);
    paper.rule(paper.left, paper.y, paper.width, colors.line, 0.4);
    onPage += 1;
  }
  paper.y += below;
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
  const laid = parts.map((columns, index) => {
    const count = parts.length > 1 ? ` (${index + 1}/${parts.length})` : '';
    return laidOut(paper, { ...table, title: table.title + count }, columns, language);
  });
  paper.face(wide ? 'landscape' : 'portrait');
  const whole = laid.reduce((all, part) => all + heightOf(part), -below);
  if (whole < keptWhole) paper.need(whole);
  for (const part of laid) drawPart(paper, part);
}
