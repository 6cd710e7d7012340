import type { ShownColumn } from '../../../domain/reports/sections/shownColumns';
import type { CellKind } from '../../../domain/reports/sections/types';
import { columnParts } from '../columnParts';
import { type CellTexts, cellTexts, type Layout, layoutsOf, lineOf, type Table } from '../tableCells';
import type { Paper, Style } from './paper';

export const cellStyle = { size: 7.5 } as const satisfies Style;
/** Of what stands below a value. */
export const smallStyle = { size: 6.5 } as const satisfies Style;
export const headStyle = { size: 7, face: 'bold' } as const satisfies Style;
/** Between a cell's text and its edges, at the side. */
export const padding = 4;

/** A column of a table as it is drawn. */
export interface DrawnColumn extends ShownColumn {
  isLeft: boolean;
  width: number;
}

interface Measured extends DrawnColumn {
  /** The narrowest it can be: no number and no short word is cut. */
  least: number;
}

/** Text columns get no wider than this where there is little room, nor longer words stay whole. */
const widestText = { few: 260, many: 120 };
const widestWord = 62;
const fewColumns = 4;

const isText = (kind: CellKind) => kind === 'text' || kind === 'link';

function measured(
  paper: Paper,
  column: ShownColumn,
  place: number,
  cells: readonly CellTexts[],
  few: boolean,
): Measured {
  const cap = few ? widestText.few : widestText.many;
  const wide = (text: string, style: Style) => paper.widthOf(text, style);
  const words = (text: string, style: Style) =>
    Math.max(0, ...text.split(/\s+/).map((word) => Math.min(widestWord, wide(word, style))));
  const widest = (widthOf: typeof wide) =>
    cells.reduce((most, { value, below }) => {
      const small = below.map((line) => widthOf(lineOf(line), smallStyle));
      return Math.max(most, widthOf(value, cellStyle), ...small);
    }, 0);
  // A little more than its widest: a number is never broken.
  const whole = widest(wide) + 0.5;
  const head = words(column.label, headStyle);
  const own = isText(column.kind) ? Math.min(cap, whole) : whole;
  const least = isText(column.kind) ? Math.min(own, widest(words)) : whole;
  const space = 2 * padding;
  return {
    ...{ ...column, isLeft: place === 0 || isText(column.kind) || column.kind === 'day' },
    ...{ width: Math.max(own, head) + space, least: Math.max(least, head) + space },
  };
}

const sum = (columns: readonly { width: number }[]) => columns.reduce((all, { width }) => all + width, 0);
const sumLeast = (columns: readonly Measured[]) => columns.reduce((all, { least }) => all + least, 0);

/** What names a row: the KOL first, with the number of its SOW; else whatever stands first. */
function namesOf(columns: readonly Measured[]): Measured[] {
  const kol = columns.find(({ key }) => key === 'kol');
  const number = columns.find(({ key }) => key === 'number');
  return kol ? [kol, ...(number ? [number] : [])] : columns.slice(0, 1);
}

/** Exactly as wide as there is room: text gives way first, what is left over is shared. */
function fitted(columns: readonly Measured[], room: number): DrawnColumn[] {
  const total = sum(columns);
  if (total > room) {
    const give = total - sumLeast(columns);
    const share = give > 0 ? (total - room) / give : 0;
    return columns.map((column) => ({ ...column, width: column.width - (column.width - column.least) * share }));
  }
  const more = (room - total) / columns.length;
  return columns.map((column) => ({ ...column, width: column.width + more }));
}

/** How a table is drawn: its pages may have to lie, its columns stand in as few parts as they need, each with what names a row. */
export interface Drawn {
  wide: boolean;
  isStacked: boolean;
  parts: DrawnColumn[][];
}

interface Room {
  portrait: number;
  landscape: number;
}

/** A table's columns in one layout: all together where there is room for them. */
function drawnIn(paper: Paper, table: Table, { columns, isStacked }: Layout, language: string, room: Room): Drawn {
  const all = columns.map((column, place) => {
    const cells = table.rows.map((row) => cellTexts(table, row, column, { isStacked, language }));
    return measured(paper, column, place, cells, columns.length <= fewColumns);
  });
  const names = namesOf(all);
  const others = all.filter((column) => !names.includes(column));
  const least = sumLeast(all);
  const { portrait, landscape } = room;
  if (least <= portrait) return { wide: false, isStacked, parts: [fitted([...names, ...others], portrait)] };
  if (least <= landscape) return { wide: true, isStacked, parts: [fitted([...names, ...others], landscape)] };
  const parts = columnParts(others, landscape - sumLeast(names), sumLeast);
  return { wide: true, isStacked, parts: parts.map((some) => fitted([...names, ...some], landscape)) };
}

/** The plainest layout of a table that parts its columns least, as its pages take it. */
export function layOut(paper: Paper, table: Table, { language, ...room }: Room & { language: string }): Drawn {
  const [plainest, ...others] = layoutsOf(table).map((layout) => drawnIn(paper, table, layout, language, room));
  return others.reduce(
    (best, drawn) => (drawn.parts.length < best.parts.length ? drawn : best),
    plainest ?? { wide: false, isStacked: false, parts: [] },
  );
}
