import type { SectionCell } from '../../../domain/reports/sections/types';
import { type CellWay, cellTexts, lineOf, type Table } from '../tableCells';
import { cellStyle, type DrawnColumn, headStyle, layOut, padding, smallStyle } from './columns';
import { colors, leading, margin } from './look';
import type { Paper, Style } from './paper';
import { type Line, linesOf } from './text';

const a4 = { short: 595.28, long: 841.89 };
const step = { cell: 10.5, small: 8.6 };
const above = 4.5;
const titleHeight = 20;
const below = 20;
/** Of the line above a table that says what its rows do not. */
const noteStyle = { size: 8.5, color: colors.muted } as const satisfies Style;
const noteGap = 6;
/** A note is not the last on a page. */
const rowsBelowNote = 80;
/** A table no higher than this is not cut, nor are all parts of one. */
const keptWhole = 260;

/** A line of a cell as it is set. */
interface CellLine {
  line: Line;
  style: Style;
  /** From the one above to this one. */
  step: number;
}

interface Row {
  cells: CellLine[][];
  height: number;
}

function rowOf(cells: CellLine[][]): Row {
  const heights = cells.map((lines) => lines.reduce((sum, line) => sum + line.step, 0));
  return { cells, height: Math.max(...heights) + 2 * above };
}

function draw(paper: Paper, columns: readonly DrawnColumn[], { cells, height }: Row): void {
  let x = paper.left;
  for (const [at, { width, isLeft }] of columns.entries()) {
    const edge = isLeft ? x + padding : x + width - padding;
    let baseline = paper.y + above - 2.9;
    for (const { line, style, step: down } of cells[at] ?? []) {
      baseline += down;
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

function laidOut(paper: Paper, table: Table, columns: readonly DrawnColumn[], way: CellWay): Laid {
  const lines = (text: string, style: Style, width: number, down: number, href: string | null = null): CellLine[] =>
    linesOf(
      paper.fonts,
      [{ text, face: style.face ?? 'regular', href, underline: false }],
      style.size,
      width - 2 * padding,
    ).map((line) => ({ line, style, step: down }));
  const rowAt = (cells: readonly SectionCell[]) =>
    rowOf(
      columns.map((column) => {
        const cell = cells[column.at] ?? null;
        const href = column.kind === 'link' && typeof cell === 'string' ? cell : null;
        const { value, below } = cellTexts(table, cells, column, way);
        const small = below.flatMap((words) => {
          const color = words.some(({ isMet }) => isMet) ? colors.good : colors.muted;
          return lines(lineOf(words), { ...smallStyle, color }, column.width, step.small);
        });
        return [...lines(value, cellStyle, column.width, step.cell, href), ...small];
      }),
    );
  const muted = { ...headStyle, color: colors.muted };
  const head = rowOf(columns.map(({ label, width }) => lines(label, muted, width, step.cell)));
  return { title: table.title, columns, head, rows: table.rows.map(rowAt) };
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
    draw(paper, columns, head);
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
    draw(paper, columns, row);
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
  const { wide, isStacked, parts } = layOut(paper, table, { language, ...room });
  const laid = parts.map((columns, index) => {
    const count = parts.length > 1 ? ` (${index + 1}/${parts.length})` : '';
    return laidOut(paper, { ...table, title: table.title + count }, columns, { isStacked, language });
  });
  paper.face(wide ? 'landscape' : 'portrait');
  const whole = laid.reduce((all, part) => all + heightOf(part), -below);
  if (whole < keptWhole) paper.need(whole);
  if (table.note) {
    const lines = paper.linesOf(table.note, noteStyle, paper.width);
    paper.need(lines.length * noteStyle.size * leading + noteGap + titleHeight + rowsBelowNote);
    paper.y = paper.lines(lines, paper.left, paper.y, noteStyle) + noteGap;
  }
  for (const part of laid) drawPart(paper, part);
}
